import type { ContractDetail } from '@endoll/api/contracts.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { heldFrom } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** What a contract owes of bills that are not kept here, for one that is already known to be the caller's. */
export async function listOldDebts(db: Db, contractId: number): Promise<ContractDetail['old_debts']> {
  const rows = await db
    .selectFrom('old_debt')
    .select(['reference', 'concept', 'day', 'amount_cents'])
    .where('contract_id', '=', contractId)
    .where('amount_cents', '>', 0)
    .where('day', '>=', heldFrom(contractId))
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map(({ reference, concept, day, amount_cents }) => ({
    reference,
    concept,
    date: day,
    amount: centsToEuroNumber(amount_cents),
  }))
}
