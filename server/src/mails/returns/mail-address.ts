import { sql } from 'kysely'
import type { EmailProblem } from '@endoll/api/mail-returns.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { MailTemplate } from '../queue-mail.ts'
import { tellAddress } from './tell-retailer.ts'

/** Mails that somebody waits for who has just asked for them: they go to an address whose mails came back, too. */
const askedFor: Readonly<Record<MailTemplate, boolean>> = {
  signature_code: true,
  spoken_code: true,
  confirm_email: true,
  password_link: true,
  kept_answers: true,
  new_contract: true,
  new_holder: true,
  enquiry: true,
  request: false,
  notice: false,
  payment: false,
  reminder: false,
  case: false,
  notifications: false,
  account_notice: false,
  new_device: false,
  delegation: false,
  data_export: false,
  home_move: false,
  delegations: false,
}

/** Whether a mail is not to be sent: mails to its address came back. */
export async function isHeldBack(db: Db, to: string, template: MailTemplate): Promise<boolean> {
  if (askedFor[template]) return false
  const stopped = await db
    .selectFrom('mail_address')
    .select('address')
    .where('address', '=', to.toLowerCase())
    .where('stopped_because', 'is not', null)
    .executeTakeFirst()
  return stopped !== undefined
}

/** What is wrong with the address of an account. */
export async function readEmailProblem(
  db: Db,
  { accountId, customerId }: { readonly accountId: number; readonly customerId: number },
): Promise<EmailProblem> {
  const row = await db
    .selectFrom('account')
    .innerJoin('mail_address', 'mail_address.address', 'account.email')
    .select(['stopped_at', 'complained_at'])
    .where('account.id', '=', accountId)
    .where('account.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return null
  if (row.stopped_at !== null) return { kind: 'stopped', since: row.stopped_at }
  return row.complained_at === null ? null : { kind: 'complained', since: row.complained_at }
}

/** A complaint of an account counts no more: its customer wants mails again. */
export async function forgetComplaint(
  db: Db,
  { accountId, customerId }: { readonly accountId: number; readonly customerId: number },
): Promise<void> {
  await sql`
    update mail_address set complained_at = null
     where complained_at is not null and address = (
       select email from account where id = ${accountId} and customer_id = ${customerId})`.execute(db)
}

/** Mails go to an address again: its owner has followed a link that was mailed there. `before`: the account's until now. */
export async function noteWorks(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  { address, before }: { readonly address: string; readonly before?: string },
): Promise<void> {
  const nowMs = services.clock.nowMs()
  const stopped = await db
    .selectFrom('mail_address')
    .select('address')
    .where(
      'address',
      'in',
      [address, before ?? address].map((one) => one.toLowerCase()),
    )
    .where('stopped_because', 'is not', null)
    .orderBy('address')
    .forUpdate()
    .execute()
  const works = { works_since: at(nowMs), stopped_because: null, stopped_at: null }
  await db
    .insertInto('mail_address')
    .values({ address: address.toLowerCase(), ...works })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(works))
    .execute()
  if (stopped.length > 0) {
    await tellAddress(db, services, {
      type: 'mail.works',
      address,
      because: null,
      key: `works:${sha256(address.toLowerCase()).toString('hex').slice(0, 16)}:${nowMs}`,
    })
  }
}

/** How long the link of a check serves. */
export const checkDays = 3

/** Confirms an address by the token of a link that was mailed to see whether mails arrive. Throws confirmation_invalid. */
export async function confirmCheck(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  token: string,
): Promise<string> {
  const row = await db
    .selectFrom('mail_address')
    .select('address')
    .where('check_hash', '=', sha256(token))
    .where('check_sent_at', '>', at(services.clock.nowMs() - checkDays * 86_400_000))
    .executeTakeFirst()
  if (!row) throw new Failure('confirmation_invalid')
  await noteWorks(db, services, row)
  return row.address
}
