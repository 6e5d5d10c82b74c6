import {
  areTooMany,
  returnWindowDays,
  weightOf,
  type ReturnKind,
} from '@endoll/domain/notifications/mail-returns.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { sql } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { tellAddress, tellOwed } from './tell-retailer.ts'

/** A report of a mail that came back or was complained of. */
export interface Returned {
  /** Names the report: the same again is not taken again. */
  readonly report: string
  readonly messageId: string | undefined
  readonly address: string | undefined
  readonly kind: ReturnKind
  readonly status: string | null
  readonly atMs: number
}

/** The name of one of our mails in a Message-ID, with or without angle brackets; it is made of the mail's key. */
const ownMessageId = /^<?([0-9a-f]{40})@[^<>]+>?$/

function findMail(db: Db, messageId: string | undefined) {
  const [, hash] = ownMessageId.exec(messageId ?? '') ?? []
  if (hash === undefined) return undefined
  return (
    db
      .selectFrom('mail_outbox')
      .select(['id', 'template', 'recipient', 'data'])
      .where(sql`mail_name(dedupe_key)`, '=', hash)
      // What an old mail said, and to whom, is kept no longer (retention/remove-due.ts).
      .where('recipient', '<>', '')
      .executeTakeFirst()
  )
}

/** Whether it is an account's, or a mail of ours went there. */
async function isKnown(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from account where email = ${address.toLowerCase()})
        or exists (select from mail_outbox where lower(recipient) = lower(${address})) as known`.execute(db)
  return rows[0]?.known ?? false
}

/** What is known of an address, locked. */
async function lockAddress(db: Db, address: string) {
  await db
    .insertInto('mail_address')
    .values({ address: address.toLowerCase() })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute()
  return db
    .selectFrom('mail_address')
    .select(['address', 'stopped_because', 'works_since'])
    .where('address', '=', address.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type AddressRow = Awaited<ReturnType<typeof lockAddress>>

/** Whether mails to an address came back too often since it was last known to work. */
async function cameBackTooOften(db: Db, { address, works_since }: AddressRow, { atMs }: Returned) {
  const windowMs = returnWindowDays * 86_400_000
  const sinceMs = Math.max(atMs - windowMs, works_since === null ? 0 : instantMs(works_since))
  const rows = await db
    .selectFrom('mail_return')
    .select(['kind', 'status', 'at'])
    .where('address', '=', address)
    .where('at', '>', at(sinceMs))
    .where('at', '<', at(atMs + windowMs))
    .execute()
  return areTooMany(
    rows.filter((row) => weightOf(row) === 'count').map((row) => dayAt(instantMs(row.at), 'Europe/Madrid')),
  )
}

async function stop(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  { address }: AddressRow,
  { because, report }: { readonly because: 'permanent' | 'temporary'; readonly report: string },
) {
  await db
    .updateTable('mail_address')
    // A link that was mailed before shows nothing any more.
    .set({ stopped_because: because, stopped_at: at(services.clock.nowMs()), check_hash: null })
    .where('address', '=', address)
    .execute()
  await tellAddress(db, services, { type: 'mail.stopped', address, because, key: `stopped:${report}` })
}

/**
 * Takes a report in a transaction, once. Mails to its address end, are counted, or continue; what the law wanted told by a
 * mail that came back is told to the retailer. The address where it is a new complaint, whose mails the caller ends;
 * undefined otherwise, also where nothing is known of address and mail.
 */
export async function takeReturn(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  returned: Returned,
): Promise<string | undefined> {
  const { report, kind, status, atMs } = returned
  const mail = await findMail(db, returned.messageId)
  const address = mail?.recipient ?? returned.address
  if (address === undefined || !(mail || (await isKnown(db, address)))) return undefined
  const row = await lockAddress(db, address)
  const nowMs = services.clock.nowMs()
  const taken = await db
    .insertInto('mail_return')
    .values({
      report,
      address: row.address,
      mail_id: mail?.id ?? null,
      kind,
      status,
      at: at(atMs),
      received_at: at(nowMs),
    })
    .onConflict((conflict) => conflict.column('report').doNothing())
    .returning('report')
    .executeTakeFirst()
  if (!taken) return undefined
  if (mail && kind !== 'complaint') await tellOwed(db, services, mail)
  // Reported late: its owner has shown since that mails arrive.
  if (row.works_since !== null && atMs <= instantMs(row.works_since)) return undefined
  const weight = weightOf(returned)
  if (weight === 'complaint') {
    await db
      .updateTable('mail_address')
      .set({ complained_at: at(nowMs) })
      .where('address', '=', row.address)
      .execute()
    return row.address
  }
  if (row.stopped_because === null) {
    if (weight === 'stop') await stop(db, services, row, { because: 'permanent', report })
    else if (weight === 'count' && (await cameBackTooOften(db, row, returned)))
      await stop(db, services, row, { because: 'temporary', report })
  }
  return undefined
}
