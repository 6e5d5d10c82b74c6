import { listContracts, type SupplyKind } from '@endoll/api/contracts.ts'
import { read } from '../calls/query.ts'

/** How many active contracts of a kind there are: its `total_items`. */
export function activeContractsQuery(type: SupplyKind) {
  return read(listContracts, { query: { type, only: 'active', offset: '0', limit: '1' } }, { version: 2 })
}

/** How many contracts can be kept from others now (SIPS): its `total_items`; and, as `summary_of_type`, how many there are. */
export function optOutContractsQuery() {
  return read(
    listContracts,
    { query: { type: 'electricity', only: 'can_opt_out', offset: '0', limit: '1' } },
    { version: 2 },
  )
}
