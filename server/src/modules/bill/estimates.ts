import {
  estimateByCorrections,
  estimateByCurve,
  isOfEnergyAlone,
  type Estimate,
} from '@endoll/domain/billing/estimate-error.ts'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import { isOrdinary } from '@endoll/domain/billing/invoice-type.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import { listCurveDays, supplyRuleOf } from '../consumption/queries.ts'
import { readBills, standingInvoices, type InvoiceParts, type RelatedInvoice } from '../invoices/queries.ts'

/** Invoices that say what an estimated bill left out or billed too much, by the number of that bill. */
export type Settlements = ReadonlyMap<string, readonly Bill[]>

/** What was billed later, of energy alone, for the estimated bills of a contract. */
export async function readSettlements(
  db: Db,
  { ofContract }: Pick<InvoiceParts, 'ofContract'>,
): Promise<Settlements> {
  const estimated = new Set(ofContract.flatMap((bill) => (bill.estimated ? bill.number : [])))
  const later = standingInvoices(ofContract).flatMap((invoice) => {
    const { type, rectifies_number: corrects } = invoice
    return !isOrdinary(type) && corrects !== null && estimated.has(corrects) ? [{ invoice, corrects }] : []
  })
  if (later.length === 0) return new Map()
  const bills = await readBills(
    db,
    later.map(({ invoice }) => invoice),
  )
  const settled = Map.groupBy(
    later.map(({ corrects }, index) => ({ corrects, bill: bills[index]! })),
    ({ corrects }) => corrects,
  )
  return new Map(
    [...settled]
      .map(([number, of]) => [number, of.map(({ bill }) => bill)] as const)
      .filter(([, of]) => of.every(isOfEnergyAlone)),
  )
}

/**
 * What of a bill is estimated, and by how much that was wrong where it is known: from what was billed later, else from
 * the curve. Undefined if it neither begins nor ends with an estimated reading: what settled the bill before settled
 * the reading that this one begins with.
 */
export async function findEstimate(
  db: Db,
  { row, ofContract }: Pick<InvoiceParts, 'row' | 'ofContract'>,
  { invoice, bill, settlements }: { invoice: RelatedInvoice; bill: Bill; settlements: Settlements },
): Promise<Estimate | undefined> {
  const beginsSo = standingInvoices(ofContract).some(
    ({ number, type, estimated, to_day }) =>
      isOrdinary(type) && estimated && to_day === invoice.from_day && !settlements.has(number),
  )
  if (!invoice.estimated && !beginsSo) return undefined
  const settled = settlements.get(invoice.number)
  if (settled) return estimateByCorrections(settled)
  if (row.kind !== 'electricity' || invoice.tariff === null) {
    return { estimatedWh: invoice.energy_wh, error: undefined }
  }
  const { rule } = supplyRuleOf({ tariff: invoice.tariff, zone: row.zone })
  const { from, to } = bill.span
  return estimateByCurve(bill, await listCurveDays(db, row.contract_id, [...eachDay(from, to)]), rule)
}
