import { roundedProduct, type Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { Day } from '../time/day.ts'
import { dayAt, dayStartMs, hoursInDay, startMs, type ClockZone, type StepMinutes } from '../time/madrid.ts'
import type { PriceConcept, ProductPrice } from './billed-supply.ts'

/**
 * Prices of the day-ahead market, by day: one for each hour or each quarter of an hour, in order, in millionths of EUR/kWh
 * (thousandths of EUR/MWh). Below zero where the market was. Days begin and end by the clock of Madrid.
 */
export type MarketDays = ReadonlyMap<Day, readonly number[]>

/**
 * What a kWh costs in the index-th hour (or quarter) of a day of the supply's clock, before taxes, in billionths of EUR.
 * Undefined if the product does not follow the market then, or the market has no price.
 */
export type IndexedPrice = (
  day: Day,
  index: number,
  period: TariffPeriod,
  step?: StepMinutes,
) => number | undefined

const QUARTER_MS = 900_000
const QUARTERS = 4
const NANO_OF_MICRO = 1000
const NANO_DECIMALS = 9

/** How many prices a day of the market has: hours up to 30 September 2025, quarters of an hour since. */
export function pricesOfMarketDay(day: Day): number {
  return day < '2025-10-01' ? hoursInDay(day) : hoursInDay(day) * QUARTERS
}

/**
 * The market's price at an instant, in billionths of EUR/kWh: of an hour whose quarters have prices, their mean. Undefined
 * where it is not known. Source: the hour is billed at the mean of its quarters where the meter reads by the hour; ours, not
 * read in a rule of the market (decision 0035).
 */
export function marketNanoAt(
  market: MarketDays,
  instantMs: number,
  step: StepMinutes = 60,
): number | undefined {
  const day = dayAt(instantMs, 'Europe/Madrid')
  const prices = market.get(day)
  if (!prices) return undefined
  const quarter = (instantMs - dayStartMs(day, 'Europe/Madrid')) / QUARTER_MS
  const hour = Math.floor(quarter / QUARTERS)
  if (prices.length === hoursInDay(day)) {
    const price = prices[hour]
    return price === undefined ? undefined : price * NANO_OF_MICRO
  }
  const first = step === 15 ? quarter : hour * QUARTERS
  const found = prices.slice(first, first + step / 15)
  if (found.length < step / 15) return undefined
  // A quarter of a millionth is a whole number of billionths.
  return found.reduce((sum, price) => sum + (price * NANO_OF_MICRO) / found.length, 0)
}

type Rows = readonly (Pick<ProductPrice, 'tariffPeriod' | 'from' | 'to'> & { readonly price: Decimal })[]

function rowsOf(prices: readonly ProductPrice[], concept: PriceConcept): Rows {
  return prices
    .filter((row) => row.concept === concept)
    .toSorted((a, b) => Number(a.tariffPeriod === 0) - Number(b.tariffPeriod === 0))
}

/** The row of a day: that of the period, else the one of all periods. */
function findRow(rows: Rows, day: Day, period: TariffPeriod) {
  return rows.find(
    ({ tariffPeriod, from, to }) =>
      (tariffPeriod === 0 || tariffPeriod === period) && from <= day && (to === undefined || day < to),
  )?.price
}

/** Whether the surplus of a product follows the market on any day. */
export function surplusFollowsMarket(prices: readonly ProductPrice[]): boolean {
  return prices.some(({ concept }) => concept === 'market_surplus')
}

/** Whether anything of a product's bill needs prices of the market. */
export function needsMarket(prices: readonly ProductPrice[]): boolean {
  return followsMarket(prices) || surplusFollowsMarket(prices)
}

/** Whether a kWh of energy of a product follows the market on any day. */
export function followsMarket(prices: readonly ProductPrice[]): boolean {
  return prices.some(({ concept }) => concept === 'market')
}

/**
 * The prices of hours of a product that follows the market: `market` per cent of its price (losses, taxes of the market and
 * margin that grow with it) and `market_addition` EUR/kWh on top (tolls, charges, fee), each of the day and period; rounded to
 * billionths of EUR. Undefined if the product does not follow the market. Throws RangeError on a price that is no decimal.
 * Source: the product's own prices (product-prices.csv).
 */
export function findIndexedPrice(
  prices: readonly ProductPrice[],
  market: MarketDays,
  zone: ClockZone,
): IndexedPrice | undefined {
  if (!followsMarket(prices)) return undefined
  return priceOfHours([rowsOf(prices, 'market'), rowsOf(prices, 'market_addition'), 1], market, zone)
}

/**
 * What a kWh given to the grid is worth in each hour, of a product whose surplus follows the market: `market_surplus` per
 * cent of its price, less `market_surplus_fee` EUR/kWh; below zero in hours in which the market pays less than that. Undefined
 * where the surplus does not follow the market. Throws RangeError on a price that is no decimal.
 * Source: the product's own prices (product-prices.csv); RD 244/2019 art. 14.3.i.b leaves the price of surplus to the contract.
 */
export function findIndexedSurplus(
  prices: readonly ProductPrice[],
  market: MarketDays,
  zone: ClockZone,
): IndexedPrice | undefined {
  if (!surplusFollowsMarket(prices)) return undefined
  return priceOfHours(
    [rowsOf(prices, 'market_surplus'), rowsOf(prices, 'market_surplus_fee'), -1],
    market,
    zone,
  )
}

function priceOfHours(
  [shares, additions, sign]: readonly [shares: Rows, additions: Rows, sign: 1 | -1],
  market: MarketDays,
  zone: ClockZone,
): IndexedPrice {
  return (day, index, period, step = 60) => {
    const percent = findRow(shares, day, period)
    if (percent === undefined) return undefined
    const nano = marketNanoAt(market, startMs(day, index, zone, step), step)
    if (nano === undefined) return undefined
    const addition = findRow(additions, day, period) ?? '0'
    return (
      roundedProduct([percent, nano], { decimals: 0, dividedBy: 100 }) +
      sign * roundedProduct([addition], { decimals: NANO_DECIMALS })
    )
  }
}
