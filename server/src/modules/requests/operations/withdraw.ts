import { isWithdrawable, openStates } from '@endoll/domain/procedures/request-state.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import { getOwnRequest } from '../own-requests.ts'
import { requireOwnAffair } from '../signature/signer.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { inTransaction } from './transaction.ts'
import { isOfAccountEmail, withdrawWhatWaitedForEmail } from './wait-for-email.ts'

/** Withdraws a request that is not accepted yet; withdrawing it again changes nothing. */
export async function withdrawRequest(services: Services, caller: Caller, id: string): Promise<void> {
  const own = await getOwnRequest(services.db, caller, id)
  requireOwnAffair(own, caller)
  await inTransaction(services, async (transaction) => {
    const { request } = await lockRequest(transaction, own.id)
    if (request.state === 'withdrawn') return
    if (!isWithdrawable(request.state)) throw new Failure('request_ended')
    const step = { event: 'withdraw', actor: 'customer', accountId: caller.accountId } as const
    await moveRequest(transaction, services, request.id, step)
    if (isOfAccountEmail(request)) {
      await withdrawWhatWaitedForEmail(transaction, services, request.account_id)
    }
  })
}

/**
 * Withdraws what is open of a locked contract, whoever asked for it: the contract has another customer from now on. In
 * the caller's transaction.
 */
export async function withdrawForNewHolder(
  transaction: Db,
  services: Pick<Services, 'clock'>,
  contractId: number,
): Promise<void> {
  const open = await transaction
    .selectFrom('request')
    .select('id')
    .where((request) =>
      request.or([
        request('contract_id', '=', contractId),
        // A plan over bills of several contracts, of which this is one.
        request(
          'id',
          'in',
          request
            .selectFrom('instalment')
            .innerJoin('invoice', 'invoice.id', 'instalment.invoice_id')
            .select('instalment.request_id')
            .where('invoice.contract_id', '=', contractId),
        ),
      ]),
    )
    .where('state', 'in', [...openStates])
    .orderBy('id')
    .execute()
  for (const { id } of open) {
    await moveRequest(transaction, services, id, { event: 'withdraw', actor: 'system', why: 'holder' })
  }
}

/** Ends a change of product that does not count yet and from which its customer withdraws, in the caller's transaction. */
export async function withdrawProductChange(transaction: Db, services: Services, id: number): Promise<void> {
  const step = { event: 'withdraw', actor: 'system', why: 'withdrawal' } as const
  // The acknowledgement of the withdrawal says it.
  await moveRequest(transaction, services, id, step, { quiet: true })
}

/** Withdraws the new e-mail of an account that waits to be confirmed, in the caller's transaction. */
export async function withdrawNewEmail(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  accountId: number,
  why: 'replaced' | 'password_change' | 'sessions_ended',
): Promise<void> {
  const open = await transaction
    .selectFrom('request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('contract_id', 'is', null)
    .where('procedure', '=', 'contact_email')
    .where('state', '=', 'waiting_signature')
    .executeTakeFirst()
  if (!open) return
  const step = { event: 'withdraw', actor: 'customer', why } as const
  await moveRequest(transaction, services, open.id, step, { quiet: true })
  await withdrawWhatWaitedForEmail(transaction, services, accountId)
}
