import { listContracts } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { offsetOf } from '../../supplies/list-search.ts'
import { readContractsSearch } from './contracts-search.ts'
import type { ContractsSearch } from './contracts-search.ts'

/** One page of one kind. The list is read in version 2 of the API. */
export function contractsQuery(
  kind: SupplyKind,
  { filter, page, only }: ContractsSearch,
  itemsPerPage: number,
) {
  return read(
    listContracts,
    {
      query: {
        type: kind,
        offset: String(offsetOf(page, itemsPerPage)),
        limit: String(itemsPerPage),
        ...(filter && { filter }),
        ...(only && { only }),
      },
    },
    { version: 2 },
  )
}

/** What the page begins with. */
export function contractsReads(
  raw: Readonly<Record<string, unknown>>,
  { itemsPerPage }: BrowserSettings,
): readonly FirstRead[] {
  const search = readContractsSearch(raw)
  return [
    firstRead(contractsQuery(search.type ?? 'electricity', search, itemsPerPage)),
    firstRead(openRequestsQuery()),
  ]
}
