import { listContracts } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { read } from '../calls/query.ts'

/** How many contracts of a kind a selector offers; the others are found in the list of contracts. */
export const choosable = 100

/** The contracts of a kind, for selectors. */
export function contractChoicesQuery(type: SupplyKind) {
  return read(listContracts, { query: { type, offset: '0', limit: String(choosable) } }, { version: 2 })
}
