import type * as contract from '@endoll/api/profile.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { isLocale } from '@endoll/api/language.ts'
import { readEmailProblem } from '../../mails/returns/mail-address.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { findPendingEmail } from '../requests/queries.ts'
import { findAccount } from '../session/queries.ts'

/** The caller's account with its owner. */
export async function getProfile(
  { db, clock, deployment }: Services,
  caller: Caller,
): Promise<ReplyInput<typeof contract.getProfile>> {
  const { accountId, customerId } = caller
  const account = await findAccount(db, accountId)
  if (!account) throw notFound()
  const { name, nif, email, mobile, locale } = account
  return {
    name,
    nif,
    email,
    email_problem: await readEmailProblem(db, caller),
    pending_email: await findPendingEmail(db, accountId),
    mobile,
    locale: isLocale(locale) ? locale : deployment.defaultLanguage,
    memberships: await listMemberships(db, customerId, todayOf({ clock })),
  }
}

async function listMemberships(db: Db, customerId: number, today: Day) {
  const rows = await db
    .selectFrom('member')
    .select(['number', 'share_cents', 'start_day'])
    .where('customer_id', '=', customerId)
    .where((member) => member.or([member('end_day', 'is', null), member('end_day', '>=', today)]))
    .orderBy('start_day')
    .orderBy('id')
    .execute()
  return rows.map(({ number, share_cents, start_day }) => ({
    number,
    share: centsToEuroNumber(share_cents),
    since: start_day,
  }))
}
