import { explainBill } from '@endoll/contract/bill.ts'
import { queryClient, read } from '../../api/query.ts'

export const billQuery = (id: string) => read(explainBill, { params: { id } })

/** For the route's loader: under way before the page's code has arrived. */
export const prefetchBill = (id: string): void => void queryClient.prefetchQuery(billQuery(id))
