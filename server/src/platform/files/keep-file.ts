import { acceptedTypes, type FilePurpose } from '@endoll/api/file-purposes.ts'
import { at } from '../db/at.ts'
import { countOf } from '../http/held.ts'
import { Failure } from '../http/failure.ts'
import { counter } from '../metrics/metric.ts'
import type { Services } from '../services.ts'
import { refuseFile, watchContent } from './file-content.ts'
import { safeFileName } from './file-name.ts'
import { newFileId } from './file-store.ts'

export interface KeptFile {
  readonly id: string
  readonly name: string
  readonly size_bytes: number
  readonly media_type: string
}

export interface IncomingFile {
  /** As the sender calls it; undefined if given later. */
  readonly name: string | undefined
  /** Its purpose; undefined if given later, and then any accepted type is allowed. */
  readonly purpose: FilePurpose | undefined
  readonly content: AsyncIterable<Uint8Array>
  /** Who sent it (`call-files.ts`). */
  readonly sender: string
}

/** Called so where the sender gives no name. */
export const nameless = 'documento'
const arriving = countOf('files that arrive')
const received = counter({
  name: 'endoll_files_received_total',
  help: 'Files that were sent here: kept, refused for what they are, or broken off',
  labels: ['outcome'],
})

const anyType = [...new Set(Object.values(acceptedTypes).flat())]

export function storeOf({ files }: Pick<Services, 'files'>) {
  if (!files) throw new Error('this program was started without a store of files')
  return files
}

/**
 * Keeps a file that arrives, first its bytes and then its row: what a killed server leaves has no row and goes. It waits
 * a day for a form that attaches it.
 */
export async function keepFile(services: Services, incoming: IncomingFile): Promise<KeptFile> {
  const { db, clock, deployment } = services
  const store = storeOf(services)
  const id = newFileId()
  const accepted = incoming.purpose ? acceptedTypes[incoming.purpose] : anyType
  const watched = watchContent(incoming.content, {
    mostBytes: deployment.files.largestBytes,
    accepted,
  })
  const giveBack = arriving.take()
  try {
    await store.write(id, watched.content)
    received({ outcome: 'kept' })
  } catch (error) {
    received({ outcome: error instanceof Failure && error.code !== 'busy' ? 'refused' : 'broken_off' })
    throw error
  } finally {
    giveBack()
  }
  const { sizeBytes, mediaType, sha256 } = watched.facts()
  const name = safeFileName(incoming.name ?? '', nameless)
  await db
    .insertInto('uploaded_file')
    .values({
      id,
      name,
      media_type: mediaType,
      size_bytes: sizeBytes,
      content_sha256: sha256,
      sender: incoming.sender,
      uploaded_at: at(clock.nowMs()),
    })
    .execute()
  return { id, name, size_bytes: sizeBytes, media_type: mediaType }
}

/** Says what a file is called and for, where that came with it and not before. */
export async function nameFile(
  { db }: Pick<Services, 'db'>,
  id: string,
  { name, purpose }: { readonly name: string; readonly purpose: FilePurpose },
): Promise<KeptFile> {
  const file = await db
    .updateTable('uploaded_file')
    .set({ name: safeFileName(name, nameless) })
    .where('id', '=', id)
    .where('claimed_by', 'is', null)
    .returning(['id', 'name', 'size_bytes', 'media_type'])
    .executeTakeFirst()
  if (!file || !acceptedTypes[purpose].includes(file.media_type))
    throw refuseFile(file ? 'file_type_not_valid' : 'file_gone')
  return file
}
