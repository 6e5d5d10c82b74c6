import type { IndexedPrice } from '../billing/market-price.ts'
import { energyPeriodsOfDay, type PeriodRule, type TariffPeriod } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import { eachDay, type Day } from '../time/day.ts'

/** With fewer days of prices the market of a year is not known. A choice of ours. */
const fewestDays = 90

/** The prices of the hours of a year; those the market does not say are as the others of their period. */
export interface MarketYear {
  /** Hours whose price is not known. */
  readonly hoursMissing: number
  /** With the mean of the period if there is none; with its cheapest and its most expensive day. */
  readonly mean: IndexedPrice
  readonly low: IndexedPrice
  readonly high: IndexedPrice
}

interface DayOfPeriod {
  sum: number
  hours: number
}

function meanOf({ sum, hours }: DayOfPeriod): number {
  return Math.round(sum / hours)
}

/**
 * The prices of every hour of a span: an hour without one has the mean of the hours of its tariff period, and as bounds the
 * means of the cheapest and of the dearest day of that period. Undefined if fewer than 90 days have prices, or a period
 * has none. Errors as energyPeriodsOfDay.
 */
export function findMarketYear(
  price: IndexedPrice,
  { from, to }: DateSpan,
  rule: PeriodRule,
): MarketYear | undefined {
  const days = new Map<TariffPeriod, DayOfPeriod[]>()
  const lacking = new Set<TariffPeriod>()
  let [hoursMissing, daysKnown] = [0, 0]
  for (const day of eachDay(from, to)) {
    const own = new Map<TariffPeriod, DayOfPeriod>()
    let whole = true
    for (const [index, period] of energyPeriodsOfDay(rule, day).entries()) {
      const nano = price(day, index, period)
      if (nano === undefined) {
        hoursMissing += 1
        whole = false
        lacking.add(period)
        continue
      }
      const sum = own.get(period) ?? { sum: 0, hours: 0 }
      own.set(period, { sum: sum.sum + nano, hours: sum.hours + 1 })
    }
    if (whole) daysKnown += 1
    for (const [period, sum] of own) days.set(period, [...(days.get(period) ?? []), sum])
  }
  if (daysKnown < fewestDays || [...lacking].some((period) => !days.has(period))) return undefined
  const filledBy = (of: (known: readonly DayOfPeriod[]) => number): IndexedPrice => {
    const filling = new Map([...days].map(([period, known]) => [period, of(known)]))
    return (day, index, period, step) => price(day, index, period, step) ?? filling.get(period)
  }
  const all = (known: readonly DayOfPeriod[]): DayOfPeriod => ({
    sum: known.reduce((total, { sum }) => total + sum, 0),
    hours: known.reduce((total, { hours }) => total + hours, 0),
  })
  return {
    hoursMissing,
    mean: filledBy((known) => meanOf(all(known))),
    low: filledBy((known) => Math.min(...known.map(meanOf))),
    high: filledBy((known) => Math.max(...known.map(meanOf))),
  }
}

/** What a kWh costs on average in the hours of a period of a day, in billionths of EUR. */
export function meanPriceOfDay(
  price: IndexedPrice,
  day: Day,
  period: TariffPeriod,
  rule: PeriodRule,
): number {
  const own: DayOfPeriod = { sum: 0, hours: 0 }
  for (const [index, one] of energyPeriodsOfDay(rule, day).entries()) {
    const nano = one === period ? price(day, index, period) : undefined
    if (nano === undefined) continue
    own.sum += nano
    own.hours += 1
  }
  return own.hours === 0 ? 0 : meanOf(own)
}
