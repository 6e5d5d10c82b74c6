import { sql } from 'kysely'
import type { MailAddressOutboxEvent, MailOwedOutboxEvent } from '@endoll/api/retailer.ts'
import { notificationAbout, type NotificationAbout } from '@endoll/api/notifications.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { MailData } from '../queue-mail.ts'

type Telling = Pick<Services, 'clock' | 'jobs'>

/** Whose account has an address. */
function customerAt(db: Db, address: string) {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['customer.code', 'account.email'])
    .where('account.email', '=', address.toLowerCase())
    .executeTakeFirst()
}

interface Event {
  /** A repetition is not reported again. */
  readonly key: string
  readonly type: string
  readonly code: string
  readonly payload: object
}

/** Puts an event about a customer among those for the retailer. */
export async function tell(
  db: Db,
  { clock, jobs }: Telling,
  { key, type, code, payload }: Event,
): Promise<void> {
  const now = at(clock.nowMs())
  const subject = `mail:${code}`
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      mail_about: key,
      subject,
      type,
      payload: sealJson('outbox_event.payload', { subject }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column('mail_about').doNothing())
    .execute()
  await jobs?.wake(db, 'outbox')
}

/** Which of these keys were reported to the retailer. */
export async function readTold(db: Db, keys: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('outbox_event')
    .select('mail_about')
    .where(sql<boolean>`mail_about = any(${[...keys]})`)
    .execute()
  return new Set(rows.map(({ mail_about }) => mail_about))
}

interface AddressTold {
  readonly type: MailAddressOutboxEvent['type']
  readonly address: string
  readonly because: MailAddressOutboxEvent['mail']['because']
  readonly key: string
}

/** Tells the retailer that mails to the address of an account came back, or that they arrive again. */
export async function tellAddress(
  db: Db,
  services: Telling,
  { type, address, because, key }: AddressTold,
): Promise<void> {
  const customer = await customerAt(db, address)
  if (!customer) return
  const { code, email } = customer
  const payload: MailAddressOutboxEvent['mail'] = { customer: { code }, email, because }
  await tell(db, services, { key, type, code, payload })
}

interface SentMail {
  readonly id: number
  readonly template: string
  readonly recipient: string
  readonly data: unknown
}

interface OwedByPost {
  /** A repetition is not reported again. */
  readonly key: string
  /** Of the customer. */
  readonly code: string
  readonly contract: string
  readonly about: NotificationAbout
  /** Of new prices the notice, of a renewal its letter. */
  readonly notice?: number
}

/** Tells the retailer what the law wants told to somebody who has no account to be mailed at: it is owed by post. Once. */
export async function tellOwedByPost(
  db: Db,
  services: Telling,
  { key, code, ...item }: OwedByPost,
): Promise<void> {
  const payload: MailOwedOutboxEvent['mail'] = {
    customer: { code },
    email: null,
    noticed_at: instantText(services.clock.nowMs()),
    items: [item],
  }
  await tell(db, services, { key, type: 'mail.owed_by_post', code, payload })
}

/** Tells the retailer what a mail said that the law wants told and that did not arrive: it is owed by post. Once. */
export async function tellOwed(db: Db, services: Telling, mail: SentMail): Promise<void> {
  if (mail.template !== 'notifications') return
  const { items, unsubscribe } = mail.data as MailData['notifications']
  if (unsubscribe !== null) return
  const customer = await customerAt(db, mail.recipient)
  if (!customer) return
  const { code, email } = customer
  const payload: MailOwedOutboxEvent['mail'] = {
    customer: { code },
    email,
    noticed_at: instantText(services.clock.nowMs()),
    items: items.map(({ contract, about }) => ({ contract, about: notificationAbout.parse(about) })),
  }
  await tell(db, services, { key: `owed:${mail.id}`, type: 'mail.owed_by_post', code, payload })
}
