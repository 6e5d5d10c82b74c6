import { useKindList } from '../../supplies/use-kind-list.ts'
import { useSite } from '../../site/site.tsx'
import { invoicesQuery } from './invoices-query.ts'
import type { InvoicesSearch } from './invoices-search.ts'

/** One page of invoices: of one kind, or of the contract the page is about. */
export function useInvoices(search: InvoicesSearch, contract: string | undefined) {
  const { itemsPerPage } = useSite().settings
  return useKindList(contract === undefined ? search.type : undefined, (kind) =>
    invoicesQuery(kind, contract, search, itemsPerPage),
  )
}
