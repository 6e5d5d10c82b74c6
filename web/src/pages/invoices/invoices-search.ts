import { listQuery, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'

/** What the chart's bars measure. */
export const measures = ['amount', 'energy'] as const
export type Measure = (typeof measures)[number]

/** What of the list is shown and choices of the chart, as the address keeps them; left out where they are the default. */
export interface InvoicesSearch extends ListSearch {
  /** Amounts by default. */
  readonly chart?: Measure
  /** The year the chart shows; all years by default. */
  readonly year?: number | undefined
  /** Only the overdue ones of the list, or those of a year; all by default. */
  readonly only?: string
}

/** Reads the query of an address; values that are not valid are left out. */
export function readInvoicesSearch(raw: Readonly<Record<string, unknown>>): InvoicesSearch {
  const year = Number(raw['year'])
  const only = String(raw['only'] ?? '')
  return {
    ...readListSearch(raw),
    ...(raw['chart'] === 'energy' && { chart: 'energy' as const }),
    ...(/^(owed|[12]\d{3})$/.test(only) && { only }),
    ...(Number.isInteger(year) && year > 1900 && year < 2200 && { year }),
  }
}

/** The query of an address, with its question mark; empty if all is default. */
export function writeInvoicesSearch({ chart, year, only, ...list }: InvoicesSearch): string {
  const query = new URLSearchParams(listQuery(list))
  if (only !== undefined) query.set('only', only)
  if (chart === 'energy') query.set('chart', chart)
  if (year !== undefined) query.set('year', String(year))
  const text = query.toString()
  return text && `?${text}`
}
