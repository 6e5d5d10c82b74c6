import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Failure, notFound } from '../http/failure.ts'
import type { SentFile } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { storeOf } from './keep-file.ts'

const retryAfterSeconds = 60

export class SpoiltFile extends Error {}

/** The content, its last piece only when the whole has this hash: otherwise the transfer breaks off. */
export async function* checked(content: AsyncIterable<Uint8Array>, sha256: Buffer) {
  const hash = createHash('sha256')
  let held: Uint8Array | undefined
  for await (const bytes of content) {
    hash.update(bytes)
    if (held) yield held
    held = bytes
  }
  if (!hash.digest().equals(sha256))
    throw new SpoiltFile('a stored file is not what was sent: its hash differs')
  if (held) yield held
}

/** A file that belongs to something, as bytes to be saved. Throws not-found. */
export async function openFile(services: Services, id: string): Promise<SentFile> {
  const row = await services.db
    .selectFrom('uploaded_file')
    .select(['name', 'size_bytes', 'content_sha256'])
    .where('id', '=', id)
    .where('claimed_by', 'is not', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  // Another server has them, or the folder that they share is away.
  if (!(await storeOf(services).has(id))) throw new Failure('busy', { retryAfterSeconds })
  return {
    name: row.name,
    mediaType: 'application/octet-stream',
    sizeBytes: row.size_bytes,
    body: () => {
      const stored = storeOf(services).read(id) as AsyncIterable<Uint8Array>
      return Readable.from(checked(stored, row.content_sha256), { objectMode: false })
    },
  }
}
