import { billSoFar } from '@endoll/api/insight.ts'
import { read } from '../../../calls/query.ts'

/** The bill that is being made. */
export function billSoFarQuery(name: string) {
  return read(billSoFar, { params: { name } })
}
