import { billFor } from '../billing/charges.ts'
import type { BilledSupply, Metered, ProductPrice } from '../billing/billed-supply.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { AccessTariff } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addMonths, type Day } from '../time/day.ts'
import { homeSun, homeUse, useRangePercent, type FirstYearBasis } from './home-use.ts'

/** The supply whose first year is reckoned. */
export interface FirstYearSupply {
  readonly tariff: AccessTariff
  /** In W, P1 first. */
  readonly powersW: readonly number[]
  readonly provinceCode: string
  readonly use: 'household' | 'business'
  /** Wh of a year in each period, P1 first, as the distributor has it; null where that is not known. */
  readonly yearlyWh: readonly number[] | null
  /** The same as the code of a bill says it; it counts where the distributor's is not known. */
  readonly billWh?: readonly number[] | undefined
  /** Whether panels give surplus: how much is not known, and the range says so. */
  readonly panels?: boolean | undefined
}

/** What a product costs and how. */
export interface OfferedPrices {
  readonly prices: readonly ProductPrice[]
  readonly yearDays: BilledSupply['yearDays']
}

export interface FirstYearCost {
  readonly span: DateSpan
  readonly basis: FirstYearBasis
  readonly wh: number
  /** What panels are taken to give to the grid; 0 without panels. */
  readonly surplusWh: number
  /** With all taxes: twelve bills, each rounded as a bill is. */
  readonly totalCents: number
  /** Without taxes. */
  readonly withoutTaxesCents: number
  /** The total with less and with more use, as far as it may well lie from what is assumed. */
  readonly fromCents: number
  readonly toCents: number
}

const MONTHS_A_YEAR = 12
/** Meters up to so much power have one phase; what those above pay for their rental is the price of three. */
const THREE_PHASE_OVER_W = 15_000

export function yearFrom(day: Day): DateSpan {
  return { from: day, to: addMonths(day, MONTHS_A_YEAR) }
}

/** The twelve months from the first day of a span on. */
export function monthsOf({ from }: DateSpan): DateSpan[] {
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) => ({
    from: addMonths(from, month),
    to: addMonths(from, month + 1),
  }))
}

/** A year's bills of a supply, added up. */
export interface YearOfBills {
  readonly totalCents: number
  readonly withoutTaxesCents: number
}

/** What twelve monthly bills from a day on come to, of the use of that year shared out by days. */
export function yearOfBills(supply: BilledSupply, metered: Metered, span: DateSpan): YearOfBills {
  const bills = monthsOf(span).map((month) => billFor(supply, metered, month).bill)
  return {
    totalCents: sumCents(bills.map(({ totalCents }) => totalCents)),
    withoutTaxesCents: sumCents(bills.flatMap(({ lines }) => lines.map(({ amountCents }) => amountCents))),
  }
}

function meteredOf(whByPeriod: readonly number[], exportWh: number, span: DateSpan): Metered {
  return {
    energy: [
      ...whByPeriod.map((importWh, index) => ({
        span,
        tariffPeriod: (index + 1) as TariffPeriod,
        importWh,
        exportWh: 0,
      })),
      ...(exportWh > 0 ? [{ span, importWh: 0, exportWh }] : []),
    ],
  }
}

function percentOf(whByPeriod: readonly number[], percent: Decimal): number[] {
  return whByPeriod.map((wh) => roundedProduct([wh, percent], { decimals: 0, dividedBy: 100 }))
}

/** Use of a year by period, and what it is taken from; undefined where nothing fits the tariff. */
function findUse({ tariff, use, yearlyWh, billWh, panels }: FirstYearSupply, day: Day) {
  const fits = (wh: readonly number[] | null | undefined): wh is readonly number[] =>
    wh?.length === tariff.energyPeriods && sumCents(wh) > 0
  if (fits(yearlyWh)) return { basis: 'measured' as const, whByPeriod: yearlyWh }
  if (fits(billWh)) return { basis: 'bill' as const, whByPeriod: billWh }
  if (tariff.name !== '2.0TD' || use !== 'household') return undefined
  const { kwh, percent } = valueOn(homeUse, day)
  const whByPeriod = percent.map((share) => roundedProduct([kwh, share], { decimals: 1 }))
  if (!panels) return { basis: 'profile' as const, whByPeriod }
  return {
    basis: 'profile_sun' as const,
    whByPeriod: percentOf(whByPeriod, valueOn(homeSun, day).boughtPercent),
  }
}

/** The supply as the calculation of its bills takes it. */
export function offeredSupply(
  { tariff, powersW, provinceCode, use }: FirstYearSupply,
  { prices, yearDays }: OfferedPrices,
  from: Day,
): BilledSupply {
  const phases = Math.max(...powersW) > THREE_PHASE_OVER_W ? 'three_phase' : 'single_phase'
  return {
    energy: 'electricity',
    provinceCode,
    use,
    voltage: tariff.voltage,
    prices,
    yearDays,
    powersW: [{ from, value: powersW }],
    meter: [{ from, value: phases }],
  }
}

/**
 * What a product would cost this supply in its first year: twelve monthly bills from `day` on, as domain/billing makes
 * them, of the use of a year shared out by days. Prices and rates are those known today for each day; without
 * discounts of a social bonus or excess power, which nobody knows yet. With panels the surplus is that of a mean home. Undefined where the use is not known and no
 * profile fits, or where the product has no price for some day. Throws RangeError on a province that does not exist.
 */
export function findFirstYearCost(
  supply: FirstYearSupply,
  offer: OfferedPrices,
  day: Day,
): FirstYearCost | undefined {
  const use = findUse(supply, day)
  if (!use || !hasEveryPrice(supply, offer, day)) return undefined
  const span = yearFrom(day)
  const billed = offeredSupply(supply, offer, day)
  const costOf = (whByPeriod: readonly number[], exportWh: number) =>
    yearOfBills(billed, meteredOf(whByPeriod, exportWh, span), span)
  const [lowest, highest] = valueOn(useRangePercent, day)[use.basis]
  // How much is given to the grid nobody says: what is told has that of the mean home with panels, the range twice it and none.
  const surplusWh = supply.panels ? Number(valueOn(homeSun, day).surplusKwh) * 1000 : 0
  return {
    span,
    basis: use.basis,
    wh: sumCents(use.whByPeriod),
    ...costOf(use.whByPeriod, surplusWh),
    fromCents: costOf(percentOf(use.whByPeriod, lowest), 2 * surplusWh).totalCents,
    toCents: costOf(percentOf(use.whByPeriod, highest), 0).totalCents,
    surplusWh,
  }
}

/** Whether a product has a price of something on every day of a span, in a period where there are periods. */
export function isPriced(
  prices: readonly ProductPrice[],
  concept: ProductPrice['concept'],
  period: number,
  span: DateSpan,
): boolean {
  let until = span.from
  const rows = prices
    .filter((row) => row.concept === concept && (row.tariffPeriod === 0 || row.tariffPeriod === period))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const { from, to } of rows) {
    if (from > until) return false
    if (to === undefined || to >= span.to) return true
    if (to > until) until = to
  }
  return false
}

/** Whether the product has prices of power and energy in every period on every day of the year. */
function hasEveryPrice({ tariff }: FirstYearSupply, { prices }: OfferedPrices, day: Day): boolean {
  const span = yearFrom(day)
  const periods = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return (
    periods(tariff.powerPeriods).every((period) => isPriced(prices, 'power', period, span)) &&
    periods(tariff.energyPeriods).every((period) => isPriced(prices, 'energy', period, span))
  )
}
