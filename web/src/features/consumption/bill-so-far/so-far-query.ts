import { billSoFar } from '@endoll/contract/insight.ts'
import { read } from '../../../api/query.ts'

/** The bill that is being made. */
export const billSoFarQuery = (name: string) => read(billSoFar, { params: { name } })
