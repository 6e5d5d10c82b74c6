import { recentDays } from '../consumption/forecast-days.ts'
import { isRestDay } from '../supply/calendar.ts'
import { addDays, type Day } from '../time/day.ts'
import { clockHour, hoursInDay } from '../time/madrid.ts'
import type { MarketDays } from './market-price.ts'

/** Prices of the market for days that have none yet, in millionths of EUR/kWh as in MarketDays. */
export type MarketForecast = {
  /** One price for each hour of each day. */
  readonly days: MarketDays
  /** By how much the mean price of as many days came out above (below zero: under) the one foreseen, in past weeks. */
  readonly errors: readonly number[]
}

const PAST_WEEKS = 52
const A_WEEK = 7
/** How many days of prices before the first that has none are looked at. */
export const MARKET_DAYS_LOOKED_AT = PAST_WEEKS * A_WEEK + 42

/** The price of each hour of the clock; a day in spring has none from two to three. */
type ByClock = readonly (number | undefined)[]

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}

function byClock(day: Day, prices: readonly number[]): ByClock {
  const pricesAnHour = prices.length / hoursInDay(day)
  const found: (number | undefined)[] = Array.from({ length: 24 }, () => undefined)
  for (let hour = 0; hour < hoursInDay(day); hour++) {
    found[clockHour(day, hour, 'Europe/Madrid')] = mean(
      prices.slice(hour * pricesAnHour, (hour + 1) * pricesAnHour),
    )
  }
  return found
}

function meanOf(days: readonly ByClock[]): number {
  return mean(days.flatMap((hours) => hours.filter((price) => price !== undefined))) ?? 0
}

/** What a day is foreseen to be like, of the days before another; undefined without a price in the six weeks before that. */
function foreseer(known: ReadonlyMap<Day, ByClock>, asOf: Day): ((day: Day) => ByClock) | undefined {
  const recent = recentDays(known, asOf)
  if (recent.length === 0) return undefined
  const meanDay = (days: readonly Day[]): ByClock =>
    Array.from({ length: 24 }, (_, hour) => mean(days.flatMap((day) => known.get(day)?.[hour] ?? [])))
  const [rest, working] = [true, false].map((wanted) => {
    const alike = recent.filter((day) => isRestDay(day) === wanted)
    return meanDay(alike.length > 0 ? alike : recent)
  })
  return (day) => (isRestDay(day) ? rest : working) ?? []
}

function errorsOf(known: ReadonlyMap<Day, ByClock>, asOf: Day, length: number): number[] {
  const errors: number[] = []
  for (let week = 1; week <= PAST_WEEKS; week++) {
    const origin = addDays(asOf, -A_WEEK * week)
    const ahead = Array.from({ length }, (_, index) => addDays(origin, index))
    const came = ahead.flatMap((day) => {
      const prices = day < asOf ? known.get(day) : undefined
      return prices ? [prices] : []
    })
    const foresee = came.length === length ? foreseer(known, origin) : undefined
    if (foresee) errors.push(meanOf(came) - meanOf(ahead.map(foresee)))
  }
  return errors
}

/**
 * What the market's prices of days after the last known one are expected to be: each hour the mean of that hour in the last
 * four weeks, days of rest and working days apart. `errors` holds it against the same forecast made anew as of the same
 * weekday of each week of the past year, newest first; weeks with a day without prices are left out. A price of a
 * day before the last known one is never foreseen. Undefined if no day of the last six weeks has prices.
 * A method of our own: it knows nothing of weather, fuel or futures.
 */
export function forecastMarket(market: MarketDays, days: readonly Day[]): MarketForecast | undefined {
  const last = [...market.keys()].toSorted().at(-1)
  if (last === undefined) return undefined
  const unknown = days.filter((day) => day > last)
  const known = new Map([...market].map(([day, prices]) => [day, byClock(day, prices)]))
  if (unknown.length === 0) return { days: new Map(), errors: [] }
  const asOf = addDays(last, 1)
  const [first = asOf] = unknown
  const foresee = foreseer(known, first)
  if (!foresee) return undefined
  return {
    days: new Map(
      unknown.map((day) => {
        const hours = foresee(day)
        const own = Array.from(
          { length: hoursInDay(day) },
          (_, hour) => hours[clockHour(day, hour, 'Europe/Madrid')],
        )
        return [day, own.map((price) => Math.round(price ?? meanOf([hours])))]
      }),
    ),
    errors: errorsOf(known, asOf, unknown.length),
  }
}

/** The same days, every hour more expensive by so many millionths of EUR/kWh. */
export function dearerBy(days: MarketDays, micro: number): MarketDays {
  return new Map([...days].map(([day, prices]) => [day, prices.map((price) => price + Math.round(micro))]))
}

/** The mean of all prices of some days, in millionths of EUR/kWh; 0 of none. */
export function meanPrice(days: MarketDays): number {
  return mean([...days.values()].flat()) ?? 0
}
