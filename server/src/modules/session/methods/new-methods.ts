import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { trustedAfterMs } from '../operations/signing-address.ts'
import { endUnneededCodes } from './recovery-codes.ts'

/**
 * Whoever took an account over may have added a way to come back. A recovery takes away what was added in the last three
 * days (decision 0021 gives an owner so long to notice); older ones are the owner's.
 */
export async function endNewMethods(transaction: Db, nowMs: number, accountId: number): Promise<void> {
  const since = at(nowMs - trustedAfterMs)
  await transaction
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .execute()
  await transaction
    .deleteFrom('app_codes')
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('confirmed_at', '>', since), where('confirmed_at', 'is', null)]))
    .execute()
  await transaction
    .deleteFrom('openid_identity')
    .where('account_id', '=', accountId)
    .where('openid_identity.created_at', '>', since)
    .execute()
  await endUnneededCodes(transaction, accountId)
}
