import { listContracts, type SupplyKind } from '@endoll/api/contracts.ts'
import { maxPageSize } from '@endoll/api/page-size.ts'
import { call } from '../../../calls/call.ts'
import { read } from '../../../calls/query.ts'
import type { Target } from './send-each.ts'

function pageOf(type: SupplyKind, offset: number) {
  return { query: { type, only: 'active', offset: String(offset), limit: String(maxPageSize) } } as const
}

/** The first page of the active contracts of a kind, with how many there are. */
export function activeContractsQuery(type: SupplyKind) {
  return read(listContracts, pageOf(type, 0), { version: 2 })
}

/** Every active contract of these kinds, as they are now. */
export async function readActiveContracts(kinds: readonly SupplyKind[]): Promise<readonly Target[]> {
  const found: Target[] = []
  for (const kind of kinds) {
    for (let total = 1, offset = 0; offset < total; offset += maxPageSize) {
      // oxlint-disable-next-line no-await-in-loop -- how many pages there are is known with the first
      const page = await call(listContracts, pageOf(kind, offset), { version: 2 })
      total = page.total_items
      found.push(...page.items.map(({ id, name }) => ({ id, name })))
    }
  }
  return found
}
