import type { ContractDetail } from '@endoll/api/contracts.ts'
import { heldFrom, type ContractRow } from '../../platform/access.ts'
import { unseal } from '../../platform/at-rest/seal.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import type { Db } from '../../platform/db/open.ts'
import { findSignedMandate, type Mandate } from '../requests/queries.ts'

/**
 * The mandate under which a contract is charged, for one that is already known to be the caller's: the newest one of its
 * account, of the retailer's file or given here. Those of who had the contract before are not shown.
 */
export async function findMandate(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'name' | 'iban'>,
): Promise<ContractDetail['mandate']> {
  const { id } = contract
  const iban = contractIban(contract)
  if (iban === null) return null
  const [active, signed] = await Promise.all([
    db
      .selectFrom('mandate')
      .select(['reference', 'iban', 'signed_day'])
      .where('contract_id', '=', id)
      .where('state', '=', 'active')
      .where('signed_day', '>=', heldFrom(id))
      .orderBy('signed_day', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    findSignedMandate(db, id, iban),
  ])
  const filed = active.find(
    ({ reference, iban: sealed }) => unseal('mandate.iban', { contract_id: id, reference }, sealed) === iban,
  )
  const newest = newer(filed, signed)
  return newest ? { reference: newest.reference, signed_date: newest.signed_day } : null
}

function newer(filed: Mandate | undefined, signed: Mandate | undefined) {
  if (!filed || !signed) return filed ?? signed
  return signed.signed_day > filed.signed_day ? signed : filed
}
