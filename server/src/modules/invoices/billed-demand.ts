import type { DemandMonth } from '@endoll/domain/billing/demand-months.ts'
import { isOrdinary } from '@endoll/domain/billing/invoice-type.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { ownInvoices, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { standing } from './bill-history.ts'

function listInvoices(
  db: Db,
  owner: Owner,
  { contractId, since }: { readonly contractId: number; readonly since: Day },
) {
  return ownInvoices(db, owner)
    .leftJoin('invoice_reading', (join) =>
      join
        .onRef('invoice_reading.invoice_id', '=', 'invoice.id')
        .on('invoice_reading.magnitude', '=', 'demand')
        .on('invoice_reading.tariff_period', '>', 0),
    )
    .select([
      'invoice.number',
      'invoice.type',
      'invoice.rectifies_number',
      'invoice.from_day',
      'invoice.to_day',
      'invoice.powers_w',
      'invoice_reading.tariff_period',
      'invoice_reading.quantity',
    ])
    .where('contract.id', '=', contractId)
    .where('invoice.to_day', '>', since)
    .orderBy('invoice.from_day')
    .orderBy('invoice.day')
    .orderBy('invoice.id')
    .execute()
}

/**
 * The highest demand of each period of each billed span in W; of several invoices of one span the last one that has it.
 */
export async function readBilledDemand(
  db: Db,
  owner: Owner,
  asked: Parameters<typeof listInvoices>[2],
): Promise<DemandMonth[]> {
  const rows = standing(await listInvoices(db, owner, asked)).filter(
    // Fees and differences hold no demand: they are not months with a demand of zero.
    ({ type, quantity }) => isOrdinary(type) || quantity !== null,
  )
  const bySpan = Map.groupBy(rows, ({ from_day, to_day }) => `${from_day} ${to_day}`)
  return [...bySpan.values()].map((same): DemandMonth => {
    const demandW: (number | undefined)[] = []
    const saidBy: (string | undefined)[] = []
    for (const { number, tariff_period, quantity } of same) {
      if (tariff_period === null || quantity === null) continue
      const at = tariff_period - 1
      // Two meters of one bill, of which one replaced the other: the highest demand is the bill's.
      const before = saidBy[at] === number ? demandW[at] : undefined
      demandW[at] = Math.max(before ?? 0, Number(quantity))
      saidBy[at] = number
    }
    const { from_day: from, to_day: to } = same[0]!
    return { span: { from, to }, demandW: Array.from(demandW), powersW: same.at(-1)?.powers_w ?? [] }
  })
}
