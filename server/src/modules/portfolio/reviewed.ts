import { activeState } from '@endoll/domain/contracting/contract-status.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** The customer's active supplies; a review that was made for somebody else who had the contract is none. */
export function reviewed(db: Db, owner: Owner) {
  return ownContracts(db, owner)
    .leftJoin('supply_review', (join) =>
      join
        .onRef('supply_review.contract_id', '=', 'contract.id')
        .onRef('supply_review.customer_id', '=', 'contract.customer_id'),
    )
    .where('contract.state', '=', activeState)
}
