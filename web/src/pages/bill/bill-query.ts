import { explainBill } from '@endoll/api/bill.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { consumptionSeries } from '@endoll/api/consumption.ts'
import { queryClient, read } from '../../calls/query.ts'

export function billQuery(id: string) {
  return read(explainBill, { params: { id } })
}

/** The hourly curve of the billed days. */
export function hoursQuery({ contract, start_date, end_date }: ExplainedBill['invoice']) {
  return read(consumptionSeries, {
    params: { name: contract.name, resolution: 'hourly' },
    query: { start: start_date, end: end_date },
  })
}

/** For the route's loader, so that the call does not wait for the page's code. */
export function prefetchBill(id: string): void {
  return void queryClient.prefetchQuery(billQuery(id))
}
