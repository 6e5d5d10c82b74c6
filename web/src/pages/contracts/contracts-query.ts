import { listContracts } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { openRequestsQuery } from '../../flow/open-requests.ts'
import { offsetOf } from '../../supplies/list-search.ts'
import { readContractsSearch } from './contracts-search.ts'
import type { ContractsSearch } from './contracts-search.ts'

/** How many rows a page of the list has. */
export function contractsOfPage({ contractsPerPage, itemsPerPage }: BrowserSettings): number {
  return contractsPerPage ?? itemsPerPage
}

/** One page of one kind. The list is read in version 2 of the API. */
export function contractsQuery(
  kind: SupplyKind,
  { filter, page, only, order }: ContractsSearch,
  rows: number,
) {
  return read(
    listContracts,
    {
      query: {
        type: kind,
        offset: String(offsetOf(page, rows)),
        limit: String(rows),
        ...(filter && { filter }),
        ...(only && { only }),
        ...(order && { order }),
      },
    },
    { version: 2 },
  )
}

/** What the page begins with. */
export function contractsReads(
  raw: Readonly<Record<string, unknown>>,
  settings: BrowserSettings,
): readonly FirstRead[] {
  const search = readContractsSearch(raw)
  return [
    firstRead(contractsQuery(search.type ?? 'electricity', search, contractsOfPage(settings))),
    firstRead(openRequestsQuery()),
  ]
}
