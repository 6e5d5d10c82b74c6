import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import { findPendingEmail } from '../queries.ts'
import { lockAccount, type WhoAsks } from '../subject.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import { signLocked } from '../signature/sign.ts'
import { findSignature } from '../signature/signature-row.ts'
import { lockRequest } from '../unscoped-requests.ts'

/** Whether a request is for another e-mail of the account. */
export function isOfAccountEmail({ procedure, contract_id }: Pick<RequestRow, 'procedure' | 'contract_id'>) {
  return procedure === 'contact_email' && contract_id === null
}

/** The new e-mail of an account that waits to be confirmed, and stays as it is until the transaction ends. */
export async function lockPendingEmail(db: Db, who: WhoAsks): Promise<string | null> {
  await lockAccount(db, who)
  return findPendingEmail(db, who.accountId)
}

/** Requests of an account that continue once its new e-mail is confirmed. */
function listWaiting(db: Db, accountId: number) {
  return db
    .selectFrom('request')
    .innerJoin('signature', 'signature.request_id', 'request.id')
    .select('request.id')
    .where('request.account_id', '=', accountId)
    .where('request.contract_id', 'is not', null)
    .where('request.state', '=', 'waiting_signature')
    .where('signature.provider', '=', 'confirmation')
    .orderBy('request.contract_id')
    .execute()
}

/** Sends on what waited for this address of an account; in the transaction that confirms it. */
export async function sendWhatWaitedForEmail(
  transaction: Db,
  services: Services,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> {
  for (const { id } of await listWaiting(transaction, accountId)) {
    const { request } = await lockRequest(transaction, id)
    const signature = await findSignature(transaction, services.clock.nowMs(), id)
    if (!signature || signature.over || submissionOf(request)['email'] !== email) continue
    const evidence = { method: 'link to the new address', link_sent_to: email }
    await signLocked(transaction, services, { request, signature, evidence, why: 'link' })
  }
}

/** Withdraws what waited for an address that is not going to be confirmed; in the transaction that ends its request. */
export async function withdrawWhatWaitedForEmail(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  accountId: number,
): Promise<void> {
  for (const { id } of await listWaiting(transaction, accountId)) {
    await moveRequest(transaction, services, id, { event: 'withdraw', actor: 'customer', why: 'email' })
  }
}
