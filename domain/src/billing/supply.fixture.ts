import type { Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addDays, type Day } from '../time/day.ts'
import type { BilledSupply, MeteredEnergy, PriceConcept, ProductPrice } from './billed-supply.ts'
import type { AddedUp } from './add-up.ts'
import type { BonusBill } from './social-bonus-carry.ts'

const START = '2020-01-01'

/** Prices of P1, P2 … of a concept, from the beginning of time. */
export function prices(
  concept: PriceConcept,
  unit: ProductPrice['unit'],
  byPeriod: readonly Decimal[],
): ProductPrice[] {
  return byPeriod.map((price, index) => ({
    concept,
    unit,
    price,
    tariffPeriod: (index + 1) as TariffPeriod,
    from: START,
  }))
}

/** One price for all periods. */
export function price(concept: PriceConcept, unit: ProductPrice['unit'], one: Decimal): ProductPrice {
  return { concept, unit, price: one, tariffPeriod: 0, from: START }
}

/** A home of 2.0TD in Madrid with a single-phase meter of the distributor. */
export function home(powersW: readonly number[], of: readonly ProductPrice[]): BilledSupply {
  return {
    energy: 'electricity',
    provinceCode: '28',
    use: 'household',
    voltage: 'low',
    prices: of,
    yearDays: 'calendar',
    powersW: [{ from: START, value: powersW }],
    meter: [{ from: START, value: 'single_phase' }],
  }
}

/** A bill before a day that took nothing and so left so much energy of the social bonus. */
export function leftUnused(wh: number, before: Day): BonusBill[] {
  const span = { from: addDays(before, -30), to: before }
  return [{ span, importWh: 0, limitWh: Math.ceil((wh * 365) / 30) }]
}

/** What a meter read over the whole span, in kWh of P1, P2 … */
export function reading(
  span: DateSpan,
  importKwh: readonly number[],
  exportKwh: readonly number[] = [],
): MeteredEnergy[] {
  return importKwh.map((kwh, index) => ({
    span,
    tariffPeriod: (index + 1) as TariffPeriod,
    importWh: kwh * 1000,
    exportWh: (exportKwh[index] ?? 0) * 1000,
  }))
}

/** A bill as short text, one figure each line: 'power P1 9.78', 'IVA 21 % of 42.96: 9.02', 'total 51.98'. */
export function written({ bill }: AddedUp): string[] {
  const euros = (cents: number): string => (cents / 100).toFixed(2)
  return [
    ...bill.lines.map(
      ({ kind, tariffPeriod, amountCents }) =>
        `${kind}${tariffPeriod === undefined ? '' : ` P${tariffPeriod}`} ${euros(amountCents)}`,
    ),
    ...bill.taxes.map(({ tax, rate, rateUnit, baseCents, quantityKwh, amountCents }) =>
      rateUnit === '%'
        ? `${tax} ${rate} % of ${euros(baseCents)}: ${euros(amountCents)}`
        : `${tax} ${rate} EUR/kWh of ${quantityKwh ?? '?'}: ${euros(amountCents)}`,
    ),
    `total ${euros(bill.totalCents)}`,
  ]
}
