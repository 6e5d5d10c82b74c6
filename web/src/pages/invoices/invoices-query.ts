import { invoicesChart, listInvoices } from '@endoll/api/invoices.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { firstRead, queryClient, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { offsetOf } from '../../supplies/list-search.ts'
import { readInvoicesSearch } from './invoices-search.ts'
import type { InvoicesSearch } from './invoices-search.ts'

/** All of one kind, or those of one contract: the server knows its kind. */
function aboutOf(kind: SupplyKind, contract: string | undefined) {
  return contract === undefined ? { type: kind } : { contract }
}

export function askedFor(
  kind: SupplyKind,
  contract: string | undefined,
  { filter, only }: Pick<InvoicesSearch, 'filter' | 'only'>,
) {
  return {
    ...aboutOf(kind, contract),
    ...(filter !== undefined && { search: filter }),
    ...(only !== undefined && { only }),
  }
}

export function invoicesQuery(
  kind: SupplyKind,
  contract: string | undefined,
  { page, ...search }: InvoicesSearch,
  itemsPerPage: number,
) {
  return read(listInvoices, {
    query: {
      ...askedFor(kind, contract, search),
      offset: String(offsetOf(page, itemsPerPage)),
      limit: String(itemsPerPage),
    },
  })
}

export function chartQuery(kind: SupplyKind, contract: string | undefined) {
  return read(invoicesChart, { query: aboutOf(kind, contract) })
}

/** Reads again what is shown of invoices, and the rest when it is shown; says whether that worked. */
export async function refreshInvoices(): Promise<boolean> {
  const keys = [listInvoices, invoicesChart].map(({ path }) => [path])
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const shown = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey, type: 'active' }))
  return shown.every(({ state }) => state.status !== 'error')
}

/** What the page begins with. */
export function invoicesReads(
  raw: Readonly<Record<string, unknown>>,
  contract: string | undefined,
  { itemsPerPage }: BrowserSettings,
): readonly FirstRead[] {
  const search = readInvoicesSearch(raw)
  const kind = search.type ?? 'electricity'
  return [
    firstRead(invoicesQuery(kind, contract, search, itemsPerPage)),
    firstRead(chartQuery(kind, contract)),
  ]
}
