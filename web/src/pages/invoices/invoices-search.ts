import { listQuery, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'

/** What the chart's bars measure. */
export const measures = ['amount', 'energy'] as const
export type Measure = (typeof measures)[number]

/** Where in the list one is and what the chart shows, as the address keeps it; what is not there is as usual. */
export interface InvoicesSearch extends ListSearch {
  /** Amounts where nothing is said. */
  readonly chart?: Measure
  /** The year the chart shows; all of them where nothing is said. */
  readonly year?: number | undefined
}

/** The place an address names; what it misspells is left out. */
export function readInvoicesSearch(raw: Readonly<Record<string, unknown>>): InvoicesSearch {
  const year = Number(raw['year'])
  return {
    ...readListSearch(raw),
    ...(raw['chart'] === 'energy' && { chart: 'energy' as const }),
    ...(Number.isInteger(year) && year > 1900 && year < 2200 && { year }),
  }
}

/** The same place as the query of an address, with its question mark; empty for the usual place. */
export function invoicesPlace({ chart, year, ...place }: InvoicesSearch): string {
  const query = new URLSearchParams(listQuery(place))
  if (chart === 'energy') query.set('chart', chart)
  if (year !== undefined) query.set('year', String(year))
  const text = query.toString()
  return text && `?${text}`
}
