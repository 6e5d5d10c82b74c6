import { randomBytes } from 'node:crypto'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import type * as api from '@endoll/api/mail-returns.ts'
import type { Locale } from '@endoll/api/language.ts'
import { statusIn } from '@endoll/domain/notifications/mail-returns.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { queueMail } from '../../mails/queue-mail.ts'
import { checkDays } from '../../mails/returns/mail-address.ts'
import { takeReturn, type Returned } from '../../mails/returns/take-return.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { sha256, sha256OfJson } from '../../platform/sha256.ts'
import { asAccountEmail } from '../session/queries.ts'
import { endMails } from './operations/choices.ts'
import type { Reader } from './own-notifications.ts'

type Reported = BodyOf<typeof api.reportMailReturns>['returns'][number]

function returnedOf(reported: Reported, nowMs: number): Returned {
  const { message_id: messageId, kind, at, diagnostic = '' } = reported
  const address = reported.address === undefined ? undefined : asAccountEmail(reported.address)
  const status = reported.status ?? statusIn(diagnostic)
  const named = () => sha256OfJson([messageId ?? null, address ?? null, kind, at, status]).toString('hex')
  return {
    report: reported.report ?? `hash:${named()}`,
    messageId,
    address,
    kind,
    status,
    // Another clock may go ahead of ours, or not be set at all.
    atMs: Math.max(0, Math.min(instantMs(at), nowMs)),
  }
}

/** The account that an address signs in with. */
async function findReader(db: Db, address: string): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'customer_id'])
    .where('email', '=', address)
    .executeTakeFirst()
  return row && { accountId: row.id, customerId: row.customer_id }
}

/** Takes each report in a transaction of its own: a call that breaks off is sent again whole. */
export async function takeReturns(
  services: Services,
  { returns }: BodyOf<typeof api.reportMailReturns>,
): Promise<ReplyInput<typeof api.reportMailReturns>> {
  const { db, clock } = services
  for (const reported of returns) {
    await transact(db, async (transaction) => {
      const complained = await takeReturn(transaction, services, returnedOf(reported, clock.nowMs()))
      const reader = complained === undefined ? undefined : await findReader(transaction, complained)
      if (reader) await endMails(transaction, reader)
    })
  }
  return { taken: returns.length }
}

/** Between two links: so long a mail may take to arrive. */
const pauseMs = 2 * 60_000
const mostADay = 5

/** Mails a link to the account's own address; who confirms it shows that mails arrive. The link before ends. */
export async function checkEmail(
  services: Services,
  reader: Reader,
  locale: Locale,
): Promise<ReplyInput<typeof api.checkEmail>> {
  const { db, clock } = services
  const account = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .leftJoin('mail_address', 'mail_address.address', 'account.email')
    .select(['account.email', 'customer.name', 'mail_address.check_sent_at'])
    .where('account.id', '=', reader.accountId)
    .where('account.customer_id', '=', reader.customerId)
    .executeTakeFirstOrThrow()
  const { email, name, check_sent_at: sentAt } = account
  const waitMs = (sentAt === null ? 0 : instantMs(sentAt)) + pauseMs - clock.nowMs()
  if (waitMs > 0) throw new Failure('link_sent_just_now', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  await spend(
    budgetOf(db, { kind: 'email-check', points: mostADay, windowSeconds: 86_400 }),
    String(reader.accountId),
  )
  const token = randomBytes(32).toString('base64url')
  const sent = { check_hash: sha256(token), check_sent_at: at(clock.nowMs()) }
  await transact(db, async (transaction) => {
    await transaction
      .insertInto('mail_address')
      .values({ address: email, ...sent })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(sent))
      .execute()
    await queueMail(transaction, services, {
      key: `check:${sha256(token).toString('hex')}`,
      template: 'confirm_email',
      locale,
      to: email,
      data: { about: 'check', customer: name, token, dueDay: addDays(todayOf(services), checkDays) },
    })
  })
  return { email }
}
