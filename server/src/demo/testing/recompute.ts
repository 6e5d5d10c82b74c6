import { addUpBill } from '@endoll/domain/billing/add-up.ts'
import { taxedSupplyOn, type BilledSupply, type Metered } from '@endoll/domain/billing/billed-supply.ts'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { findIndexedPrice, findIndexedSurplus, type MarketDays } from '@endoll/domain/billing/market-price.ts'
import { energyOfCurve } from '@endoll/domain/billing/metered-energy.ts'
import { taxRules } from '@endoll/domain/billing/tax-rules.ts'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality } from '@endoll/domain/consumption/quality.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { PeriodRule, TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { clockZoneOf, type ElectricZone } from '@endoll/domain/supply/zone.ts'
import { contains, lastDayOf } from '@endoll/domain/time/date-span.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import type { Db } from '../../platform/db/open.ts'
import type { StoredInvoice } from './stored-bills.ts'

/** Days of a contract's stored curve, its reactive energy beside them. */
export interface StoredCurve {
  readonly days: readonly CurveDay[]
  readonly reactive: readonly CurveDay[]
  /** Where its product follows it. */
  readonly market: MarketDays
}

async function marketOf(db: Db, contractId: number): Promise<MarketDays> {
  const following = await db
    .selectFrom('contract')
    .innerJoin('product_price', 'product_price.product_code', 'contract.product_code')
    .select('contract.id')
    .where('contract.id', '=', contractId)
    .where('concept', '=', 'market')
    .limit(1)
    .executeTakeFirst()
  return following ? readMarketDays(db, { from: '2025-01-01', to: '2100-01-01' }) : new Map()
}

export async function curveOf(db: Db, contractId: number): Promise<StoredCurve> {
  const rows = await db
    .selectFrom('consumption_day')
    .select(['day', 'import_curve', 'export_curve', 'reactive_curve', 'quality'])
    .where('contract_id', '=', contractId)
    .where('day', '>=', '2025-01-01')
    .orderBy('day')
    .execute()
  const days = rows.map((row): CurveDay => {
    const importWh = decodeCurve(row.import_curve)
    const quality = decodeQuality(row.quality, importWh.length)
    const exportWh = row.export_curve === null ? undefined : decodeCurve(row.export_curve)
    return { day: row.day, importWh, exportWh, quality }
  })
  const reactive = rows.flatMap((row, index): CurveDay[] => {
    const day = days[index]
    return row.reactive_curve === null || !day
      ? []
      : [{ day: day.day, importWh: decodeCurve(row.reactive_curve), quality: day.quality }]
  })
  return { days, reactive, market: await marketOf(db, contractId) }
}

/** What the readings of an invoice say that no curve does. */
export type Demand = NonNullable<Metered['demand']>

/** The highest demands that the readings of invoices say, by the invoice's id. */
export async function demandsById(db: Db): Promise<Map<number, Demand>> {
  const rows = await db
    .selectFrom('invoice_reading')
    .select(['invoice_id', 'tariff_period', 'quantity'])
    .where('magnitude', '=', 'demand')
    .orderBy('tariff_period')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ invoice_id }) => invoice_id)].map(([id, own]) => [
      id,
      own.map(({ tariff_period, quantity }) => ({
        tariffPeriod: tariff_period as Demand[number]['tariffPeriod'],
        demandW: Number(quantity),
      })),
    ]),
  )
}

/** The same bill once more: from the stored curve (gas: from its energy), the stored prices, and the domain alone. */
export function madeAnew(
  { invoice, bill, supply }: { invoice: StoredInvoice; bill: Bill; supply: BilledSupply },
  curve: StoredCurve,
  demand: Demand,
): Bill {
  const { span } = bill
  if (!['N', 'R'].includes(invoice.type)) {
    const day = lastDayOf(span)
    return addUpBill(bill.lines, taxRules(taxedSupplyOn(supply, day), day), span).bill
  }
  if (invoice.kind === 'gas') {
    return written(
      billFor(supply, { energy: [{ span, importWh: invoice.energy_wh, exportWh: 0 }] }, span).bill,
    )
  }
  const rule: PeriodRule = {
    tariff: findTariff(invoice.tariff)?.name ?? '2.0TD',
    zone: invoice.zone as ElectricZone,
  }
  const within = (days: readonly CurveDay[]) => days.filter(({ day }) => contains(span, day))
  const reactive = new Map<TariffPeriod, number>()
  for (const { tariffPeriod, importWh } of energyOfCurve(span, within(curve.reactive), rule)) {
    if (tariffPeriod) reactive.set(tariffPeriod, (reactive.get(tariffPeriod) ?? 0) + importWh)
  }
  const metered: Metered = {
    energy: energyOfCurve(
      span,
      within(curve.days),
      rule,
      undefined,
      findIndexedPrice(supply.prices, curve.market, clockZoneOf(rule.zone)),
      findIndexedSurplus(supply.prices, curve.market, clockZoneOf(rule.zone)),
    ),
    demand,
    reactive: [...reactive]
      .toSorted(([a], [b]) => a - b)
      .map(([tariffPeriod, reactiveVarh]) => ({ tariffPeriod, reactiveVarh })),
    batteryCents: -(bill.lines.find(({ kind }) => kind === 'battery')?.amountCents ?? 0),
  }
  // What the distributor owes, and interest, say no curve either.
  const extra = bill.lines.filter(({ kind }) => kind === 'late_activation' || kind === 'interest')
  return written(billFor(supply, metered, span, { extra }).bill)
}

/** A price per month says in the files what it is divided by. */
function written(bill: Bill): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) =>
      line.priceUnit === 'EUR/month' ? { ...line, yearDays: line.yearDays ?? 365 } : line,
    ),
  }
}
