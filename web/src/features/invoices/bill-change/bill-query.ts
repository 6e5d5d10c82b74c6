import { explainBill } from '@endoll/api/bill.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { consumptionSeries } from '@endoll/api/consumption.ts'
import { firstRead, read } from '../../../calls/query.ts'
import type { FirstRead } from '../../../calls/query.ts'

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

/** What the page begins with. */
export function billReads(id: string): readonly FirstRead[] {
  return [firstRead(billQuery(id))]
}
