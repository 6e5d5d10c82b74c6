import type * as contract from '@endoll/api/profile.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { isLocale } from '@endoll/api/language.ts'
import { readEmailProblem } from '../../mails/returns/mail-address.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { findPendingEmail } from '../requests/queries.ts'
import { findAccount } from '../session/queries.ts'

/** The caller's account with its owner. */
export async function getProfile(
  { db, deployment }: Services,
  caller: Caller,
): Promise<ReplyInput<typeof contract.getProfile>> {
  const { accountId } = caller
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
  }
}
