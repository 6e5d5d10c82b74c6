import { listAccruals } from '@endoll/api/portfolio.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

/** What is not billed yet, by month. */
export function accrualsQuery() {
  return read(listAccruals, {})
}

/** What the page begins with. */
export function monthCloseReads(): readonly FirstRead[] {
  return [firstRead(accrualsQuery())]
}
