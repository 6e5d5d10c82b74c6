import { listAccruals } from '@endoll/api/portfolio.ts'
import { read } from '../../../calls/query.ts'

/** What is not billed yet, by month. */
export function accrualsQuery() {
  return read(listAccruals, {})
}
