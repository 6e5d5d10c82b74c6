import { clockZoneOf } from '../supply/zone.ts'
import { addDays, eachDay, type Day } from '../time/day.ts'
import type { BillInTheMaking } from './bill-so-far.ts'
import { ASSUMED_RANGE } from './forecast-range.ts'
import { dearerBy, forecastMarket, meanPrice } from './market-forecast.ts'
import {
  findIndexedPrice,
  findIndexedSurplus,
  needsMarket,
  type IndexedPrice,
  type MarketDays,
} from './market-price.ts'
import { cutAtEnds, type RangeBasis } from './past-weeks.ts'

/** What a kWh taken costs and one given is worth in the hours of the span, of a product that follows the market. */
export interface HourPrices {
  readonly taken: IndexedPrice | undefined
  readonly given: IndexedPrice | undefined
}

/** The same as expected, and in the dear and cheap cases. */
export interface IndexedPrices {
  readonly expected: HourPrices
  readonly bounds: readonly HourPrices[]
  readonly rangeBasis: RangeBasis
  /** First day whose price is foreseen. */
  readonly foreseenFrom: Day | undefined
}

/** The prices of the hours of a bill that is being made; `readTo` is the first day of which nothing was read. */
export function indexedPricesOf(
  { supply, rule, span, market = new Map() }: BillInTheMaking,
  readTo: Day,
): IndexedPrices {
  const zone = clockZoneOf(rule.zone)
  const priceWith = (foreseen: MarketDays): HourPrices => {
    const all = new Map([...foreseen, ...market])
    return {
      taken: findIndexedPrice(supply.prices, all, zone),
      given: findIndexedSurplus(supply.prices, all, zone),
    }
  }
  const known = { expected: priceWith(new Map()), rangeBasis: 'past_weeks', foreseenFrom: undefined } as const
  if (!needsMarket(supply.prices)) return { ...known, bounds: [known.expected] }
  // Only days that are to come: what was read is billed at prices that are known. The last hour of a day of the Canary
  // Islands is one of Madrid's next day.
  const forecast = forecastMarket(market, [...eachDay(readTo, addDays(span.to, 1))])
  const [foreseenFrom] = forecast?.days.keys() ?? []
  if (!forecast || foreseenFrom === undefined) return { ...known, bounds: [known.expected] }
  const mean = Math.abs(meanPrice(forecast.days))
  const past = cutAtEnds(forecast.errors.toSorted((a, b) => a - b))
  const off = past ?? [mean * (ASSUMED_RANGE.low - 1), mean * (ASSUMED_RANGE.high - 1)]
  return {
    expected: priceWith(forecast.days),
    bounds: off.map((micro) => priceWith(dearerBy(forecast.days, micro))),
    rangeBasis: past ? 'past_weeks' : 'assumed',
    foreseenFrom,
  }
}
