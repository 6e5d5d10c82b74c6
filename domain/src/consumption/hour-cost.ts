import { roundedProduct, type Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { Day } from '../time/day.ts'

/** A price of energy or of surplus in EUR/kWh before taxes, for the days from `from` until `to` (excluded). */
export type DatedEnergyPrice = {
  readonly concept: 'energy' | 'surplus'
  /** 1 for P1; 0 where it is the same in all periods. */
  readonly tariffPeriod: TariffPeriod | 0
  readonly from: Day
  readonly to?: Day | undefined
  readonly price: Decimal
}

/**
 * Hours by column, as the reply of the series call has them: starts as ISO text with the day first, energy in Wh (null where
 * there is no reading), and the index of the tariff period, 0 for P1.
 */
export type PricedHours = {
  readonly starts: readonly string[]
  readonly importWh: readonly (number | null)[]
  readonly exportWh: readonly (number | null)[]
  readonly periodIndexes: readonly number[]
}

/**
 * What each hour costs, and what its surplus is worth, in microcents: millionths of a cent, whole numbers, so that sums
 * of them are exact and agree with the lines of a bill. Undefined if there is no reading or no price.
 */
export type HourCosts = {
  readonly energyMicrocents: readonly (number | undefined)[]
  /** At its price, before the cap of the bill. */
  readonly surplusMicrocents: readonly (number | undefined)[]
}

/** 10^-9 EUR: prices have at most nine decimals. */
const PRICE_DECIMALS = 9
/** Wh × 10^-9 EUR/kWh = 10^-12 EUR; a microcent is 10^-8 EUR. */
const PRODUCTS_A_MICROCENT = 10_000
const MICROCENTS_A_CENT = 1_000_000

type PriceRow = { readonly from: Day; readonly to: Day | undefined; readonly nanoEuros: number }

/** The rows of each period and those for all of them, as they stand in the list. */
function rowsByPeriod(
  prices: readonly DatedEnergyPrice[],
  concept: DatedEnergyPrice['concept'],
): ReadonlyMap<number, readonly PriceRow[]> {
  const rows = new Map<number, PriceRow[]>()
  for (let tariffPeriod = 1; tariffPeriod <= 6; tariffPeriod++) {
    const own = prices.filter(
      (price) => price.concept === concept && [0, tariffPeriod].includes(price.tariffPeriod),
    )
    rows.set(
      tariffPeriod,
      own.map(({ from, to, price }) => ({
        from,
        to,
        nanoEuros: roundedProduct([price], { decimals: PRICE_DECIMALS }),
      })),
    )
  }
  return rows
}

function findRow(rows: readonly PriceRow[] | undefined, day: Day): number | undefined {
  return rows?.find(({ from, to }) => from <= day && (to === undefined || day < to))?.nanoEuros
}

/** 40 MWh at a usual price are more than a number holds exactly. */
function ofLargeHour(wh: number, nanoEuros: number): number {
  if (!Number.isSafeInteger(wh)) throw new RangeError('an hour too large to be priced')
  return roundedProduct([wh, nanoEuros], { decimals: 0, dividedBy: PRODUCTS_A_MICROCENT })
}

/** Wh at a price in billionths of EUR/kWh, in microcents, rounded half away from zero. Throws RangeError if that is not exact. */
export function microcents(wh: number, nanoEuros: number): number {
  const product = wh * nanoEuros
  if (!Number.isSafeInteger(product)) return ofLargeHour(wh, nanoEuros)
  const rounded = Math.round(Math.abs(product) / PRODUCTS_A_MICROCENT)
  return product < 0 ? -rounded : rounded
}

/**
 * What each hour costs with the contract's dated prices, before taxes, and what its surplus is worth. Of several prices
 * that fit an hour (of its own period, or of all) the first of the list holds. Throws RangeError on a price that is no
 * decimal and on an hour whose cost would not be exact.
 */
export function hourCosts(hours: PricedHours, prices: readonly DatedEnergyPrice[]): HourCosts {
  const energyRows = rowsByPeriod(prices, 'energy')
  const surplusRows = rowsByPeriod(prices, 'surplus')
  const energyMicrocents: (number | undefined)[] = []
  const surplusMicrocents: (number | undefined)[] = []
  let day = ''
  // Prices change by the day: within one, each period is looked up once.
  let energyOfDay = new Map<number, number | undefined>()
  let surplusOfDay = new Map<number, number | undefined>()
  const priceOf = (
    of: Map<number, number | undefined>,
    rows: ReadonlyMap<number, readonly PriceRow[]>,
    period: number,
  ) => {
    if (!of.has(period)) of.set(period, findRow(rows.get(period), day))
    return of.get(period)
  }
  for (const [index, start] of hours.starts.entries()) {
    if (!start.startsWith(day) || day === '') {
      day = start.slice(0, 10)
      energyOfDay = new Map()
      surplusOfDay = new Map()
    }
    const period = (hours.periodIndexes[index] ?? -1) + 1
    const [importWh, exportWh] = [hours.importWh[index] ?? null, hours.exportWh[index] ?? null]
    const energyPrice = importWh === null ? undefined : priceOf(energyOfDay, energyRows, period)
    const surplusPrice = exportWh === null ? undefined : priceOf(surplusOfDay, surplusRows, period)
    energyMicrocents.push(
      importWh === null || energyPrice === undefined ? undefined : microcents(importWh, energyPrice),
    )
    surplusMicrocents.push(
      exportWh === null || surplusPrice === undefined ? undefined : microcents(exportWh, surplusPrice),
    )
  }
  return { energyMicrocents, surplusMicrocents }
}

/** The hours of one day, month or period, added up. */
export type CostSum<Key> = {
  readonly key: Key
  /** Rounded to the cent once, half away from zero. */
  readonly cents: number
  /** Hours in it that have no cost, for want of a reading or a price. */
  readonly hoursWithout: number
}

/** Microcents as cents, rounded half away from zero. */
export function centsOfMicrocents(amount: number): number {
  const cents = Math.round(Math.abs(amount) / MICROCENTS_A_CENT)
  return amount < 0 ? -cents : cents
}

/**
 * Costs of hours added up by a key of the hour (its day, its period, its month), in the order in which keys are first
 * met. Hours whose key is undefined are left out.
 */
export function sumCosts<Key>(
  costs: readonly (number | undefined)[],
  keyOf: (index: number) => Key | undefined,
): CostSum<Key>[] {
  const sums = new Map<Key, { microcents: number; hoursWithout: number }>()
  for (const [index, cost] of costs.entries()) {
    const key = keyOf(index)
    if (key === undefined) continue
    let sum = sums.get(key)
    if (!sum) {
      sum = { microcents: 0, hoursWithout: 0 }
      sums.set(key, sum)
    }
    if (cost === undefined) sum.hoursWithout += 1
    else sum.microcents += cost
  }
  return [...sums].map(([key, { microcents: amount, hoursWithout }]) => ({
    key,
    cents: centsOfMicrocents(amount),
    hoursWithout,
  }))
}
