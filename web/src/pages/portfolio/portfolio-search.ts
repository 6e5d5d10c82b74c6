import { findingCauses, type FindingCause } from '@endoll/api/portfolio.ts'
import { listQuery, readListSearch } from '../../supplies/list-search.ts'

/** What of the findings is shown, as the address keeps it. */
export interface PortfolioSearch {
  /** What closes a month, in their place. */
  readonly view?: 'month'
  /** All causes by default. */
  readonly cause?: FindingCause
  /** From 2; the first page is not named. */
  readonly page?: number
}

/** Reads the query of an address; values that are not valid are left out. */
export function readPortfolioSearch(raw: Readonly<Record<string, unknown>>): PortfolioSearch {
  const cause = findingCauses.find((one) => one === raw['cause'])
  const { page } = readListSearch(raw)
  return {
    ...(raw['view'] === 'month' && { view: 'month' }),
    ...(cause && { cause }),
    ...(page !== undefined && { page }),
  }
}

/** The query of an address, with its question mark; empty for the first page of all. */
export function writePortfolioSearch({ view, cause, ...list }: PortfolioSearch): string {
  const query = new URLSearchParams(listQuery(list))
  if (view) query.set('view', view)
  if (cause) query.set('cause', cause)
  const text = query.toString()
  return text && `?${text}`
}
