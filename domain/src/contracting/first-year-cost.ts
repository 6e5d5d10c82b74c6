import { billFor } from '../billing/charges.ts'
import type { BilledSupply, Metered, ProductPrice } from '../billing/billed-supply.ts'
import { followsMarket, surplusFollowsMarket, type MarketDays } from '../billing/market-price.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { AccessTariff } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { findTerritory } from '../supply/zone.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addMonths, type Day } from '../time/day.ts'
import { energyAtMarket, findIndexedYear, type IndexedYear } from './indexed-year.ts'
import { homeSun, homeUse, useRangePercent, type FirstYearBasis } from './home-use.ts'

/** The supply whose first year is computed. */
export interface FirstYearSupply {
  readonly tariff: AccessTariff
  /** In W, P1 first. */
  readonly powersW: readonly number[]
  readonly provinceCode: string
  readonly use: 'household' | 'business'
  /** Wh of a year in each period, P1 first, as the distributor has it; null if that is not known. */
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
  /** Of a product that follows the market: whose prices are those of the twelve months before. */
  readonly market?: MarketAssumed
}

/** What the first year of a product that follows the market rests on. */
export interface MarketAssumed {
  /** The days whose market is taken for the year to come. */
  readonly span: DateSpan
  /** Hours of them whose price is not known: taken at the mean of their period. */
  readonly hoursMissing: number
  /** The bill of the month before the day, and the cheapest and dearest of the twelve. */
  readonly monthCents: number
  readonly cheapestCents: number
  readonly dearestCents: number
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

/** The use of a year as it is billed: at the prices of the product, or month by month at those of the market. */
function meteredOf(
  whByPeriod: readonly number[],
  exportWh: number,
  { span, indexed }: { readonly span: DateSpan; readonly indexed?: IndexedYear | undefined },
): Metered {
  const imported = indexed
    ? energyAtMarket(indexed, whByPeriod, monthsOf(span))
    : whByPeriod.map((importWh, index) => ({
        span,
        tariffPeriod: (index + 1) as TariffPeriod,
        importWh,
        exportWh: 0,
      }))
  return { energy: [...imported, ...(exportWh > 0 ? [{ span, importWh: 0, exportWh }] : [])] }
}

function percentOf(whByPeriod: readonly number[], percent: Decimal): number[] {
  return whByPeriod.map((wh) => roundedProduct([wh, percent], { decimals: 0, dividedBy: 100 }))
}

/** Use of a year by period, and what it is taken from; undefined if nothing fits the tariff. */
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

/** Prices that hours at the market's prices stand in for. */
const ofTheMarket: ReadonlySet<ProductPrice['concept']> = new Set(['market', 'market_addition'])

/**
 * What a product would cost this supply in its first year: twelve monthly bills from `day` on, as domain/billing makes
 * them, of the use of a year shared out by days. Prices and rates are those known today for each day; without
 * discounts of a social bonus or excess power, which nobody knows yet. With panels the surplus is that of a mean home. A
 * product that follows the market has the prices that it had in the twelve months before (RD 88/2026 art. 13.n).
 * Undefined if the use is not known and no profile fits, where the product has no price for some day, or where the
 * market is not known. Throws RangeError on a province that does not exist.
 */
export function findFirstYearCost(
  supply: FirstYearSupply,
  offer: OfferedPrices,
  day: Day,
  market?: MarketDays,
): FirstYearCost | undefined {
  const use = findUse(supply, day)
  const follows = followsMarket(
    offer.prices.filter(({ from, to }) => from <= day && (to === undefined || day < to)),
  )
  const indexed = follows ? market && findIndexed(supply, offer, day, market) : undefined
  if (!use || (follows && !indexed) || !hasEveryPrice(supply, offer, day, follows)) return undefined
  const span = yearFrom(day)
  const prices = indexed ? offer.prices.filter(({ concept }) => !ofTheMarket.has(concept)) : offer.prices
  const billed = offeredSupply(supply, { ...offer, prices }, day)
  const energyOf = (whByPeriod: readonly number[], exportWh: number) =>
    meteredOf(whByPeriod, exportWh, { span, indexed })
  const costOf = (...used: Parameters<typeof energyOf>) => yearOfBills(billed, energyOf(...used), span)
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
    ...(indexed && { market: marketOf(indexed, billed, energyOf(use.whByPeriod, surplusWh), span) }),
  }
}

/** The market of the twelve months before; undefined if it is not known, or also says what the surplus of panels is worth. */
function findIndexed(
  { tariff, provinceCode, panels }: FirstYearSupply,
  offer: OfferedPrices,
  day: Day,
  market: MarketDays,
) {
  const territory = findTerritory(provinceCode)
  if (!territory) throw new RangeError(`no province: ${provinceCode}`)
  if (panels && surplusFollowsMarket(offer.prices)) return undefined
  return findIndexedYear(offer, market, { tariff: tariff.name, zone: territory.electricZone }, day)
}

/** The bill of each month, the last of which is the one before the day. */
function marketOf(
  { span, hoursMissing }: IndexedYear,
  billed: BilledSupply,
  metered: Metered,
  year: DateSpan,
): MarketAssumed {
  const months = monthsOf(year).map((month) => billFor(billed, metered, month).bill.totalCents)
  return {
    span,
    hoursMissing,
    monthCents: months.at(-1) ?? 0,
    cheapestCents: Math.min(...months),
    dearestCents: Math.max(...months),
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

/** Whether the product has prices of power and, but for one of the market, energy in every period on every day of the year. */
function hasEveryPrice(
  { tariff }: FirstYearSupply,
  { prices }: OfferedPrices,
  day: Day,
  follows: boolean,
): boolean {
  const span = yearFrom(day)
  const periods = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return (
    periods(tariff.powerPeriods).every((period) => isPriced(prices, 'power', period, span)) &&
    (follows || periods(tariff.energyPeriods).every((period) => isPriced(prices, 'energy', period, span)))
  )
}
