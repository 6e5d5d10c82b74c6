import { Readable } from 'node:stream'
import type { Services } from '../services.ts'
import type { FileStore } from './file-store.ts'
import { checked, SpoiltFile } from './open-file.ts'

/**
 * The store of an office whose files are being moved: new ones go into the store of now, one that is not there yet is read
 * from the store before.
 */
export function movingStore(now: FileStore, before: FileStore): FileStore {
  async function* read(id: string) {
    const isMoved = await now.has(id)
    const from: FileStore = isMoved || !(await before.has(id)) ? now : before
    yield* from.read(id)
  }
  return {
    isLocal: now.isLocal && before.isLocal,
    write: (id, content) => now.write(id, content),
    has: async (id) => (await now.has(id)) || (await before.has(id)),
    read: (id) => Readable.from(read(id), { objectMode: false }),
    remove: async (id) => {
      await before.remove(id)
      await now.remove(id)
    },
    async *list() {
      yield* now.list()
      yield* before.list()
    },
  }
}

/** What moving the files came to. */
export interface Moved {
  readonly moved: number
  /** Bytes that no row knows (yet): of a call under way, or left by one that broke off. */
  readonly unknown: number
  /** Ids of files whose bytes are not those that were sent. They stay where they are. */
  readonly spoilt: readonly string[]
}

/** Moves every file that the database knows into the store of now; may be broken off and begun again at any time. */
export async function moveFiles(
  { db }: Pick<Services, 'db'>,
  now: FileStore,
  before: FileStore,
): Promise<Moved> {
  const spoilt: string[] = []
  let [moved, unknown] = [0, 0]
  for await (const { id } of before.list()) {
    const row = await db
      .selectFrom('uploaded_file')
      .select('content_sha256')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) {
      unknown += 1
      continue
    }
    try {
      if (!(await now.has(id))) {
        // What an earlier run left half written.
        await now.remove(id)
        await now.write(id, checked(before.read(id) as AsyncIterable<Uint8Array>, row.content_sha256))
      }
      await before.remove(id)
      moved += 1
    } catch (error) {
      if (!(error instanceof SpoiltFile)) throw error
      spoilt.push(id)
    }
  }
  return { moved, unknown, spoilt }
}
