import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { isLocale, type Locale } from '@endoll/api/language.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { DataExportTable } from '../../../platform/db/schema.generated.ts'
import { asCustomer } from '../../../platform/db/who-asks.ts'
import { releaseFiles } from '../../../platform/files/attach-files.ts'
import { newFileId } from '../../../platform/files/file-store.ts'
import { storeOf } from '../../../platform/files/keep-file.ts'
import { leasedRows, type LeasedQueue } from '../../../platform/leased-queue.ts'
import type { Services } from '../../../platform/services.ts'
import { zipStream } from '../../../platform/zip-stream.ts'
import { exportedFiles } from '../export-files.ts'
import { exportUntil } from '../queries.ts'

type ExportRow = Selectable<DataExportTable>

const isWaiting = sql<boolean>`waiting.made_at is null and waiting.failed_because is null`
const mostAttempts = 3

/** Copies that customers have asked for. */
export const exportQueue: LeasedQueue = {
  table: 'data_export',
  doneColumn: 'made_at',
  // Thousands of bills are made one by one.
  leaseMs: 3_600_000,
  firstPauseMs: 60_000,
  longestPauseMs: 3_600_000,
  mayBeTaken: isWaiting,
  isWaiting,
  givenUpColumn: 'failed_because',
  failPoints: { taken: 'export-taken', handled: 'export-made' },
}

/** What the bytes of a copy belong to. */
export function exportKey(id: number): string {
  return `data_export/${id}`
}

async function* watched(content: AsyncIterable<Uint8Array>, seen: (bytes: Uint8Array) => void) {
  for await (const bytes of content) {
    seen(bytes)
    yield bytes
  }
}

/** Writes the ZIP and its row; its id. In the customer's name, so that nothing of anybody else can come into it. */
async function writeZip(services: Services, row: ExportRow, locale: Locale): Promise<string> {
  const { db, clock } = services
  await releaseFiles(db, exportKey(row.id))
  const id = newFileId()
  const hash = createHash('sha256')
  let sizeBytes = 0
  const seen = (bytes: Uint8Array) => {
    hash.update(bytes)
    sizeBytes += bytes.length
  }
  const exported = { owner: { customerId: row.customer_id }, locale }
  await asCustomer(row.customer_id, () =>
    storeOf(services).write(id, watched(zipStream(exportedFiles(services, exported)), seen)),
  )
  const now = at(clock.nowMs())
  await db
    .insertInto('uploaded_file')
    .values({
      id,
      name: `${dayAt(clock.nowMs(), 'Europe/Madrid')}.zip`,
      media_type: 'application/zip',
      size_bytes: sizeBytes,
      content_sha256: hash.digest(),
      uploaded_at: now,
      claimed_at: now,
      claimed_by: exportKey(row.id),
    })
    .execute()
  return id
}

/** Mails the account that asked that its copy is there. */
async function tellReady(services: Services, row: ExportRow, locale: Locale): Promise<void> {
  const { db } = services
  const { email, name } = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['account.email', 'customer.name'])
    .where('account.id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  await queueMail(db, services, {
    key: `data_export:${row.id}`,
    template: 'data_export',
    locale,
    to: email,
    data: { customer: name, lastDay: exportUntil(instantMs(row.created_at)) },
  })
}

/** Makes the copies that were asked for, one after the other. Returns what could not be made. */
export async function makeExports(services: Services): Promise<{ readonly failed: readonly Error[] }> {
  const failed: Error[] = []
  for await (const { row, settle } of leasedRows<ExportRow>(services, exportQueue)) {
    const locale = isLocale(row.locale) ? row.locale : services.deployment.defaultLanguage
    try {
      const fileId = await writeZip(services, row, locale)
      await settle(undefined, sql`file_id = ${fileId}`)
      await tellReady(services, row, locale)
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error))
      failed.push(why)
      await settle(why, row.attempts >= mostAttempts ? sql`failed_because = ${why.name}` : undefined)
    }
  }
  return { failed }
}
