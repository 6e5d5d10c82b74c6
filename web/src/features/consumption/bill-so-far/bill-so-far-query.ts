import { billSoFar } from '@endoll/api/insight.ts'
import { read } from '../../../calls/query.ts'

export function billSoFarQuery(name: string) {
  return read(billSoFar, { params: { name } })
}
