import type { ContractItem } from '@endoll/api/contracts.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { searchable } from '../../platform/search-text.ts'
import { placeOf } from './contract-wire.ts'

/** Keeps what the customer calls the place of a contract, on one line; an empty name is removed. Throws not-found. */
export async function namePlace(
  db: Db,
  owner: Owner,
  { name, placeName }: { readonly name: string; readonly placeName: string },
): Promise<ContractItem['place']> {
  const contract = await getOwnContract(db, owner, { name })
  const called = placeName.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const key = { contract_id: contract.id, customer_id: owner.customerId }
  if (called === '') {
    await db
      .deleteFrom('place_name')
      .where('contract_id', '=', key.contract_id)
      .where('customer_id', '=', key.customer_id)
      .execute()
  } else {
    const values = { name: called, search_text: searchable(called) }
    await db
      .insertInto('place_name')
      .values({ ...key, ...values })
      .onConflict((conflict) => conflict.columns(['contract_id', 'customer_id']).doUpdateSet(values))
      .execute()
  }
  return placeOf({ ...contract, place_name: called === '' ? null : called })
}
