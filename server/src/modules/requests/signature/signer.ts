import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { getActor } from '../../delegations/queries.ts'
import { inTransaction } from '../operations/transaction.ts'
import { ownRequests } from '../own-requests.ts'
import { procedureOf, type RequestRow } from '../request.ts'
import type { SignatureRow } from './signature-row.ts'

/** Whose signature it is: of whoever was sent the code, or the way to the provider, last; until then of whoever asked. */
export function signerOf(
  { account_id }: Pick<RequestRow, 'account_id'>,
  { signer_account_id }: Pick<SignatureRow, 'signer_account_id'>,
): number {
  return signer_account_id ?? account_id
}

/** How somebody is reached, and what becomes of their data, is theirs alone: nobody else signs or withdraws it. */
export function requireOwnAffair(request: RequestRow, caller: Caller): void {
  const isOfAccount =
    request.contract_id === null &&
    ['contact_email', 'contact_mobile', 'erasure'].includes(procedureOf(request))
  if (isOfAccount && caller.delegationId !== undefined) throw new Failure('delegation_refused')
}

/**
 * Lets the caller sign what waits for the customer's signature. What another was sent is worth nothing from then on, and the
 * document is made anew, which names who signs. `onlyFirst`: not where another was sent a code.
 */
export function becomeSigner(
  services: Services,
  caller: Caller,
  { requestId, onlyFirst }: { readonly requestId: number; readonly onlyFirst: boolean },
): Promise<void> {
  return inTransaction(services, async (transaction) => {
    // Not while it is signed.
    const request = await ownRequests(transaction, caller)
      .select(['request.id', 'request.account_id'])
      .where('request.id', '=', requestId)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw notFound()
    await transaction
      .updateTable('signature')
      .set({
        signer_account_id: caller.accountId,
        code_hash: null,
        code_expires_at: null,
        document: null,
        document_hash: null,
        provider_reference: null,
        provider_address: null,
      })
      .where('request_id', '=', request.id)
      .where('signer', '=', 'customer')
      .where('signed_at', 'is', null)
      .$if(onlyFirst, (query) => query.where('code_sent', '=', 0))
      .where(sql<boolean>`coalesce(signer_account_id, ${request.account_id}) <> ${caller.accountId}`)
      .execute()
  })
}

/** Who signed in whose name, as it is kept with the proof; nothing where the customer signed. */
export async function actedEvidence(db: Db, request: RequestRow, signature: SignatureRow) {
  if (signature.signer !== 'customer') return {}
  const customerId = request.customer_id
  const actor = await getActor(db, { accountId: signerOf(request, signature), customerId })
  if (!actor.isDelegate) return {}
  const { name, nif } = await db
    .selectFrom('customer')
    .select(['name', 'nif'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { signed_by: actor.name, signed_by_email: actor.email, signed_for: name, signed_for_nif: nif }
}
