import { explainBill } from '@endoll/api/bill.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { consumptionSeries } from '@endoll/api/consumption.ts'
import { queryClient, read } from '../../calls/query.ts'

export const billQuery = (id: string) => read(explainBill, { params: { id } })

/** The hours of the days that a bill is for. */
export const hoursQuery = ({ contract, start_date, end_date }: ExplainedBill['invoice']) =>
  read(consumptionSeries, {
    params: { name: contract.name, resolution: 'hourly' },
    query: { start: start_date, end: end_date },
  })

/** For the route's loader: under way before the page's code has arrived. */
export const prefetchBill = (id: string): void => void queryClient.prefetchQuery(billQuery(id))
