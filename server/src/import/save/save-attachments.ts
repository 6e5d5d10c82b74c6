import { createHash } from 'node:crypto'
import { access, constants, open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { ProblemCode } from '../problem.ts'
import type { AttachmentRow } from '../tables/attachments.ts'
import { idsOfContracts, ofKnownContracts } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { addSaved, nothingSaved } from './upsert.ts'

/** The folder beside the tables in which the documents lie. */
export const attachmentsFolder = 'attachments'

const MOST_BYTES = 25 * 1024 * 1024

/** One document in memory at a time. */
export const saveAttachments: TableSaver<AttachmentRow> = async (saving, file, rows) => {
  const { db, problems, check, folder } = saving
  const ids = check
    ? new Map<string, number>()
    : await idsOfContracts(
        db,
        rows.map(({ row }) => row.contract_name),
      )
  let saved = nothingSaved
  for (const { line, row } of await ofKnownContracts(saving, file, rows)) {
    const found = await findAttachment(folder, row.file)
    if (typeof found === 'string') {
      problems.add(file, line, 'file', found)
      continue
    }
    const id = ids.get(row.contract_name)
    if (check || id === undefined) continue
    saved = addSaved(saved, await write(db, id, row, await readWhole(found)))
  }
  return saved
}

type Found = { readonly path: string; readonly bytes: number }

/** The real path of a file, or why it is refused. A link that leads out of the folder is not followed. */
async function findAttachment(folder: string, name: string): Promise<Found | ProblemCode> {
  const root = join(await realpath(folder), attachmentsFolder)
  let path: string
  try {
    path = await realpath(join(root, name))
    await access(path, constants.R_OK)
  } catch {
    return 'file_not_found'
  }
  if (!path.startsWith(root + sep)) return 'path_not_valid'
  const found = await stat(path)
  if (!found.isFile()) return 'file_not_found'
  if (found.size === 0) return 'empty_attachment'
  return found.size > MOST_BYTES ? 'attachment_too_large' : { path, bytes: found.size }
}

/** Reads as many bytes as the file had when it was measured: a file that still grows must not fill the memory. */
async function readWhole({ path, bytes }: Found): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(bytes), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function write(db: Db, contract_id: number, row: AttachmentRow, content: Buffer) {
  const filename = row.filename ?? row.file.slice(row.file.lastIndexOf('/') + 1)
  const { rows } = await sql<{ created: boolean }>`
    insert into attachment as a (
      contract_id, reference, name, category_name, created_day, filename, content, content_sha256)
    values (${contract_id}, ${row.reference}, ${row.name}, ${row.category_name}, ${row.created_day}, ${filename},
            ${content}, ${createHash('sha256').update(content).digest()})
    on conflict (contract_id, reference) do update
      set (name, category_name, created_day, filename, content, content_sha256, imported_at) =
          row(excluded.name, excluded.category_name, excluded.created_day, excluded.filename, excluded.content,
              excluded.content_sha256, now())
      where (a.name, a.category_name, a.created_day, a.filename, a.content, a.content_sha256) is distinct from
            (excluded.name, excluded.category_name, excluded.created_day, excluded.filename, excluded.content,
             excluded.content_sha256)
    returning xmax = 0 as created`.execute(db)
  const [written] = rows
  const created = written?.created ? 1 : 0
  return { created, changed: written ? 1 - created : 0, unchanged: written ? 0 : 1, removed: 0 }
}
