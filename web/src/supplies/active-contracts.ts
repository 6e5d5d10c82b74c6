import { listContracts, type SupplyKind } from '@endoll/api/contracts.ts'
import { read } from '../calls/query.ts'

/** How many active contracts of a kind there are: its `total_items`. */
export function activeContractsQuery(type: SupplyKind) {
  return read(listContracts, { query: { type, only: 'active', offset: '0', limit: '1' } }, { version: 2 })
}
