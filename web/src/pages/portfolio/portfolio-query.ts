import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { listFindings } from '@endoll/api/portfolio.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { offsetOf } from '../../supplies/list-search.ts'
import { accrualsQuery } from './month-close/month-close-query.ts'
import { readPortfolioSearch } from './portfolio-search.ts'
import type { PortfolioSearch } from './portfolio-search.ts'

/** One page of what could be cheaper. */
export function findingsQuery({ cause, page }: PortfolioSearch, itemsPerPage: number) {
  return read(listFindings, {
    query: {
      offset: String(offsetOf(page, itemsPerPage)),
      limit: String(itemsPerPage),
      ...(cause && { cause }),
    },
  })
}

/** What the page begins with. */
export function portfolioReads(
  raw: Readonly<Record<string, unknown>>,
  { itemsPerPage }: BrowserSettings,
): readonly FirstRead[] {
  const search = readPortfolioSearch(raw)
  return [search.view ? firstRead(accrualsQuery()) : firstRead(findingsQuery(search, itemsPerPage))]
}
