import type { Db } from '../../../platform/db/open.ts'
import { endUnneededCodes } from './recovery-codes.ts'

/** Takes away every way to sign in beside the password and the identity provider, however old. */
export async function endAllMethods(transaction: Db, accountId: number): Promise<void> {
  await transaction.deleteFrom('passkey').where('account_id', '=', accountId).execute()
  await transaction.deleteFrom('app_codes').where('account_id', '=', accountId).execute()
  await endUnneededCodes(transaction, accountId)
}
