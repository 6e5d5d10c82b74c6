import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { AttachmentItem } from '@endoll/api/contracts.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { filedName } from '../../documents/filed-name.ts'
import { findId, ownContracts, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { texts } from '../../texts.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { sizeText } from './attachment-size.ts'

function nameOf({ filename }: { readonly filename: string }, locale: Locale) {
  return safeFileName(filename, texts[languageOf(locale)].attachment)
}

/** Documents of contracts of the customer; their content is only read a piece at a time. */
function ownAttachments(db: Db, owner: Owner) {
  return ownContracts(db, owner)
    .innerJoin('attachment', 'attachment.contract_id', 'contract.id')
    .where(sinceHeld('attachment.created_day'))
}

/** Only the length of a value stored outside its row is read. */
const sizeBytes = sql<number>`octet_length(attachment.content)`

/** Documents of one contract, newest first. */
export async function listAttachments(
  db: Db,
  owner: Owner,
  { contractId, locale }: { readonly contractId: number; readonly locale: Locale },
): Promise<AttachmentItem[]> {
  const rows = await ownAttachments(db, owner)
    .where('contract.id', '=', contractId)
    .leftJoin('price_notice', 'price_notice.attachment_id', 'attachment.id')
    .select([
      'attachment.id',
      'attachment.reference',
      'price_notice.from_day as prices_from',
      'attachment.name',
      'attachment.category_name',
      'attachment.created_day',
      'attachment.filename',
      sizeBytes.as('size_bytes'),
    ])
    .orderBy('attachment.created_day', 'desc')
    .orderBy('attachment.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...filedName(row, languageOf(locale)),
    created_date: row.created_day,
    size_text: sizeText(row.size_bytes, locale),
    size_bytes: row.size_bytes,
    filename: nameOf(row, locale),
  }))
}

const pieceBytes = 512 * 1024

interface Stored {
  readonly id: number
  readonly imported_at: string
  readonly size_bytes: number
  readonly content_sha256: Buffer
}

/**
 * The document in pieces, each read when the one before has gone: a slow reader holds neither memory nor connection.
 * The last piece continuesly when all of them have the hash of what was imported; otherwise the transfer breaks off.
 */
async function* pieces(db: Db, owner: Owner, { id, imported_at, size_bytes, content_sha256 }: Stored) {
  const hash = createHash('sha256')
  for (let start = 0; start < size_bytes; start += pieceBytes) {
    const row = await ownAttachments(db, owner)
      .where('attachment.id', '=', id)
      // The content was replaced meanwhile: the parts would not fit together.
      .where('attachment.imported_at', '=', imported_at)
      .select(sql<Buffer>`substring(attachment.content from ${start + 1} for ${pieceBytes})`.as('piece'))
      .executeTakeFirst()
    if (!row) throw new Error('the document has changed while it was sent')
    hash.update(row.piece)
    if (start + pieceBytes >= size_bytes && !hash.digest().equals(content_sha256))
      throw new Error(`attachment ${id} is not what was imported: its hash differs`)
    yield row.piece
  }
}

/**
 * A document of a contract of the customer, by its id; throws not-found. Its type is never taken from its name or its
 * content: bytes to be saved.
 */
export async function openAttachment(
  db: Db,
  owner: Owner,
  { attachmentId, locale }: { readonly attachmentId: string; readonly locale: Locale },
): Promise<SentFile> {
  const stored = await ownAttachments(db, owner)
    .where('attachment.id', '=', findId(attachmentId) ?? 0)
    .select([
      'attachment.id',
      'attachment.filename',
      'attachment.imported_at',
      'attachment.content_sha256',
      sizeBytes.as('size_bytes'),
    ])
    .executeTakeFirst()
  if (!stored) throw notFound()
  return {
    name: nameOf(stored, locale),
    mediaType: 'application/octet-stream',
    sizeBytes: stored.size_bytes,
    body: () => Readable.from(pieces(db, owner, stored), { objectMode: false }),
  }
}
