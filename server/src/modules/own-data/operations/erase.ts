import { sql, type RawBuilder } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { releaseFiles } from '../../../platform/files/attach-files.ts'
import type { Services } from '../../../platform/services.ts'
import type { Table } from '../own-tables.ts'
import { exportKey } from './make-exports.ts'

/** The mail that says so leaves first; one that does not leave holds up nothing for longer. */
const longestWaitMs = 24 * 3_600_000

type Step = readonly [table: Table, statement: (customerId: number, nowMs: number) => RawBuilder<unknown>]

function accounts(id: number) {
  return sql`(select id from account where customer_id = ${id})`
}
/**
 * In small letters: what the account has proved to be its own, and of what a file or a form has named that which nobody
 * else has. Mails to a mailbox that others share stay.
 */
function addresses(id: number) {
  return sql`(
  select lower(email) from account where customer_id = ${id}
  union
  select lower(named.address)
    from (select email_before as address from account where customer_id = ${id}
          union select email from customer where id = ${id}
          union select notification_email from contract where customer_id = ${id}) named
   where named.address is not null
     and not exists (select from account where customer_id <> ${id}
                        and lower(named.address) in (lower(email), lower(email_before)))
     and not exists (select from customer where id <> ${id} and lower(email) = lower(named.address))
     and not exists (select from contract where customer_id <> ${id}
                        and lower(notification_email) = lower(named.address))
     and not exists (select from delegation where customer_id <> ${id} and lower(email) = lower(named.address)))`
}
function ofAccount(table: Table): Step {
  return [table, (id) => sql`delete from ${sql.table(table)} where account_id in ${accounts(id)}`]
}
function ofCustomer(table: Table): Step {
  return [table, (id) => sql`delete from ${sql.table(table)} where customer_id = ${id}`]
}

/**
 * What goes, in this order: addresses are read before they go. Sessions end with it, and the account takes nobody in. What
 * is not here a law keeps, or it proves what was asked and answered (docs/own-data.md).
 */
const steps: readonly Step[] = [
  ['mail_return', (id) => sql`delete from mail_return where lower(address) in ${addresses(id)}`],
  ['mail_address', (id) => sql`delete from mail_address where lower(address) in ${addresses(id)}`],
  [
    'mail_outbox',
    (id) => sql`
      update mail_outbox set recipient = '', data = '{}',
             failed_because = case when sent_at is null then 'erased' else failed_because end
       where lower(recipient) in ${addresses(id)}`,
  ],
  ofCustomer('push_outbox'),
  ofCustomer('push_device'),
  ofAccount('session'),
  ofAccount('passkey'),
  ofAccount('app_codes'),
  ofAccount('recovery_code'),
  ofAccount('openid_identity'),
  ['hand_off', (id) => sql`delete from hand_off where customer_id = ${id} or account_id in ${accounts(id)}`],
  ofCustomer('notification'),
  ofCustomer('notification_choice'),
  ofCustomer('notification_watch'),
  ofCustomer('place_name'),
  ofCustomer('data_token'),
  ofCustomer('coupon'),
  ofCustomer('data_export'),
  ofCustomer('supply_review'),
  // One of which something was asked is kept with it.
  ['home_move', (id) => sql`delete from home_move where customer_id = ${id} and asked_at is null`],
  [
    'lead',
    (id) => sql`
      delete from lead where account_id in ${accounts(id)} and confirmed_at is null
        and not exists (select from contract_draft where contract_draft.lead_id = lead.id)`,
  ],
  [
    'delegation',
    (id, nowMs) => sql`
      update delegation set email = '', accepted_name = case when accepted_name is null then null else '' end,
             ended_at = coalesce(ended_at, ${at(nowMs)})
       where customer_id = ${id} or account_id in ${accounts(id)}`,
  ],
  [
    'contract',
    (id) => sql`
      update contract set notification_email = null, notification_mobile = null where customer_id = ${id}`,
  ],
  [
    'customer',
    (id) =>
      sql`update customer set email = null, mobile = null, language = null, given_name = null where id = ${id}`,
  ],
  [
    'account',
    (id, nowMs) => sql`
      update account set email = 'erased.' || id || '@erased.invalid', email_before = null, mobile = null,
             image = null, password_hash = null, roles = '{}', groups = '{}',
             disabled_at = coalesce(disabled_at, ${at(nowMs)})
       where customer_id = ${id}`,
  ],
]

/** The files that wait for nothing else any more: those of copies and of forms that were not sent. */
async function releaseAll(db: Db, id: number): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select 'lead/' || id as key from lead where account_id in ${accounts(id)} and confirmed_at is null
    union all select ${exportKey(0).slice(0, -1)} || id from data_export where customer_id = ${id}`.execute(
    db,
  )
  for (const { key } of rows) await releaseFiles(db, key)
}

async function eraseOne(
  db: Db,
  customerId: number,
  nowMs: number,
): Promise<Readonly<Record<string, number>>> {
  await releaseAll(db, customerId)
  const removed: Record<string, number> = {}
  for (const [table, statement] of steps) {
    const { numAffectedRows = 0n } = await statement(customerId, nowMs).execute(db)
    removed[table] = Number(numAffectedRows)
  }
  return removed
}

/**
 * Erases what customers have asked for and the retailer has agreed to, each in one transaction with its proof. Who has
 * become a customer again meanwhile waits until that contract has ended. Returns how many.
 */
export async function eraseAgreed({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const nowMs = clock.nowMs()
  const { rows } = await sql<{ id: number; customer_id: number }>`
    select erasure.id, erasure.customer_id from erasure
     where erased_at is null
       and not exists (
         select from contract
          where contract.customer_id = erasure.customer_id and contract.state in ('activa', 'esborrany'))
       and (agreed_at < ${at(nowMs - longestWaitMs)} or not exists (
         select from mail_outbox
           join account on account.email = mail_outbox.recipient
          where account.customer_id = erasure.customer_id and sent_at is null and failed_because is null))
     order by erasure.id`.execute(db)
  for (const { id, customer_id } of rows)
    await transact(db, async (transaction) => {
      const row = await transaction
        .selectFrom('erasure')
        .select('id')
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      const removed = await eraseOne(transaction, customer_id, nowMs)
      await transaction
        .updateTable('erasure')
        .set({ erased_at: at(nowMs), removed: JSON.stringify(removed) })
        .where('id', '=', id)
        .execute()
    })
  return rows.length
}
