import { invoicesChart, listInvoices } from '@endoll/api/invoices.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { queryClient, read } from '../../calls/query.ts'
import { offsetOf } from '../../supplies/list-search.ts'
import { readInvoicesSearch } from './invoices-search.ts'
import type { InvoicesSearch } from './invoices-search.ts'

/** Which invoices the page is about: all of one kind, or those of one contract, whose kind the server knows. */
function aboutOf(kind: SupplyKind, contract: string | undefined) {
  return contract === undefined ? { type: kind } : { contract }
}

/** The invoices of a kind or a contract that match a search. */
export function askedFor(kind: SupplyKind, contract: string | undefined, filter: string | undefined) {
  return {
    ...aboutOf(kind, contract),
    ...(filter !== undefined && { search: filter }),
  }
}

export function invoicesQuery(
  kind: SupplyKind,
  contract: string | undefined,
  { filter, page }: InvoicesSearch,
  itemsPerPage: number,
) {
  return read(listInvoices, {
    query: {
      ...askedFor(kind, contract, filter),
      offset: String(offsetOf(page, itemsPerPage)),
      limit: String(itemsPerPage),
    },
  })
}

export function chartQuery(kind: SupplyKind, contract: string | undefined) {
  return read(invoicesChart, { query: aboutOf(kind, contract) })
}

/** Reads anew whatever is shown of invoices, the rest when it is shown again; answers whether it could be read. */
export async function refreshInvoices(): Promise<boolean> {
  const keys = [listInvoices, invoicesChart].map(({ path }) => [path])
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const shown = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey, type: 'active' }))
  return shown.every(({ state }) => state.status !== 'error')
}

/** The rows stand below the answer and the chart: their code need not be there before those. */
export function loadTable() {
  return import('./InvoicesTable.tsx')
}

/** For the routes' loaders: list, chart and the code of the rows are under way before the page's own has arrived. */
export function prefetchInvoices(
  raw: Readonly<Record<string, unknown>>,
  contract: string | undefined,
  { itemsPerPage }: BrowserSettings,
): void {
  const search = readInvoicesSearch(raw)
  const kind = search.type ?? 'electricity'
  void queryClient.prefetchQuery(invoicesQuery(kind, contract, search, itemsPerPage))
  void queryClient.prefetchQuery(chartQuery(kind, contract))
  // Asked for again when there are rows; whoever shows them tells what failed.
  loadTable().catch(() => undefined)
}
