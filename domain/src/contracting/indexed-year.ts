import type { MeteredEnergy } from '../billing/billed-supply.ts'
import { findIndexedPrice, type MarketDays } from '../billing/market-price.ts'
import { findMarketYear } from '../comparison/market-year.ts'
import { todaysPrices } from '../comparison/todays-prices.ts'
import { microcents } from '../consumption/hour-cost.ts'
import { energyPeriodsOfDay, type PeriodRule, type TariffPeriod } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addMonths, eachDay, type Day } from '../time/day.ts'
import type { OfferedPrices } from './first-year-cost.ts'

const MONTHS_A_YEAR = 12

/** A month of the market: how many hours each period had, and what a kWh cost in them on average, in billionths of EUR. */
interface MarketMonth {
  readonly span: DateSpan
  readonly periods: ReadonlyMap<TariffPeriod, { readonly hours: number; readonly sum: number }>
}

/** The twelve months before a day, with what the market cost in each, and how many of their hours have no price. */
export interface IndexedYear {
  readonly span: DateSpan
  readonly months: readonly MarketMonth[]
  readonly hoursMissing: number
}

/** The twelve months before a day: those of the market that is taken for the year to come. */
export function yearBefore(day: Day): DateSpan {
  return { from: addMonths(day, -MONTHS_A_YEAR), to: day }
}

/**
 * What the hours of the twelve months before a day cost with a product that follows the market, at its share and addition
 * of that day. Undefined if the product does not follow the market, or the market is not known
 * (comparison/market-year.ts).
 */
export function findIndexedYear(
  offer: OfferedPrices,
  market: MarketDays,
  rule: PeriodRule,
  day: Day,
): IndexedYear | undefined {
  const span = yearBefore(day)
  const { prices } = todaysPrices(offer, span, day)
  const price = findIndexedPrice(prices, market, clockZoneOf(rule.zone))
  const year = price && findMarketYear(price, span, rule)
  if (!year) return undefined
  const months = Array.from({ length: MONTHS_A_YEAR }, (_, month): MarketMonth => {
    const own = { from: addMonths(day, month - MONTHS_A_YEAR), to: addMonths(day, month + 1 - MONTHS_A_YEAR) }
    const periods = new Map<TariffPeriod, { hours: number; sum: number }>()
    for (const past of eachDay(own.from, own.to)) {
      for (const [index, period] of energyPeriodsOfDay(rule, past).entries()) {
        const { hours, sum } = periods.get(period) ?? { hours: 0, sum: 0 }
        periods.set(period, { hours: hours + 1, sum: sum + (year.mean(past, index, period) ?? 0) })
      }
    }
    return { span: own, periods }
  })
  return { span, months, hoursMissing: year.hoursMissing }
}

/**
 * The use of a year, P1 first, as it is billed in the months of a span of twelve: each period's shared out evenly over its
 * hours, at the mean price that the market had in them, month by month. Nobody says in which hours of a period it is used.
 */
export function energyAtMarket(
  { months }: IndexedYear,
  whByPeriod: readonly number[],
  spans: readonly DateSpan[],
): MeteredEnergy[] {
  const hoursOf = (period: TariffPeriod) =>
    months.reduce((total, { periods }) => total + (periods.get(period)?.hours ?? 0), 0)
  return months.flatMap(({ periods }, month) =>
    [...periods].flatMap(([tariffPeriod, { hours, sum }]) => {
      const importWh = Math.round(((whByPeriod[tariffPeriod - 1] ?? 0) * hours) / hoursOf(tariffPeriod))
      const span = spans[month]
      return span
        ? [
            {
              span,
              tariffPeriod,
              importWh,
              exportWh: 0,
              marketMicrocents: microcents(importWh, Math.round(sum / hours)),
            },
          ]
        : []
    }),
  )
}
