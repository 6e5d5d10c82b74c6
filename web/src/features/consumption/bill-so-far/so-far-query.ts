import { billSoFar } from '@endoll/api/insight.ts'
import { read } from '../../../calls/query.ts'

/** The bill that is being made. */
export const billSoFarQuery = (name: string) => read(billSoFar, { params: { name } })
