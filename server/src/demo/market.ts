import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pricesOfMarketDay, type MarketDays } from '@endoll/domain/billing/market-price.ts'
import { isRestDay } from '@endoll/domain/supply/calendar.ts'
import { addDays, dayNumber, eachDay, partsOfDay, type Day } from '@endoll/domain/time/day.ts'
import { clockHour, hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { FIRST_BILLED_DAY } from './bills/cycles.ts'
import { noise } from './curve-shape.ts'

/** No supply has this number: prices are drawn apart from all curves. */
const MARKET = 900_001

/** EUR/MWh of a usual day by hour of the clock: low at night and while the sun shines, high in the evening. */
const usualDay = [
  62, 57, 54, 52, 53, 58, 70, 84, 82, 63, 46, 36, 31, 28, 27, 31, 42, 60, 82, 97, 104, 98, 84, 71,
]
/** How much the sun presses the prices of its hours, January first. */
const sunOfMonth = [10, 16, 26, 36, 40, 38, 30, 26, 24, 18, 12, 8]
const QUARTERS = 4

/** Prices of a day, made up: the same day is drawn alike whenever it is made. Thousandths of EUR/MWh. */
export function demoMarketDay(day: Day): number[] {
  const serial = dayNumber(day)
  const { month } = partsOfDay(day)
  const level = 0.75 + 0.6 * noise(MARKET, Math.floor(serial / 5), 1) + 0.15 * noise(MARKET, serial, 2)
  const rest = isRestDay(day) ? 0.82 : 1
  const count = pricesOfMarketDay(day)
  const each = count / hoursInDay(day)
  return Array.from({ length: count }, (_, index) => {
    const hour = clockHour(day, Math.floor(index / each), 'Europe/Madrid')
    const sun = hour >= 9 && hour <= 17 ? (sunOfMonth[month - 1] ?? 0) * (0.4 + noise(MARKET, serial, 3)) : 0
    const step = each === QUARTERS ? ((index % QUARTERS) - 1.5) * 1.5 : 0
    const luck = 8 * (noise(MARKET, serial, 10 + index) - 0.5)
    const euros = (usualDay[hour] ?? 0) * level * rest - sun + step + luck
    // OMIE writes at most two decimals.
    return Math.round(Math.max(-15, euros) * 100) * 10
  })
}

/** The prices of the days of a span. */
export function demoMarketDays({ from, to }: DateSpan): MarketDays {
  return new Map([...eachDay(from, addDays(to, 1))].map((day) => [day, demoMarketDay(day)]))
}

function fileOf(day: Day): string {
  const date = day.replaceAll('-', ';')
  const lines = demoMarketDay(day).map((price, index) => {
    const euros = String(price / 1000)
    return `${date};${index + 1};${euros};${euros};`
  })
  return `${['MARGINALPDBC;', ...lines, '*'].join('\n')}\n`
}

/** Writes a file for each day since the first billed one up to tomorrow, as OMIE's: made up, for nobody sold at them. */
export async function writeMarket(folder: string, today: Day): Promise<void> {
  const market = join(folder, 'market')
  await mkdir(market, { recursive: true })
  for (const day of eachDay(FIRST_BILLED_DAY, addDays(today, 2))) {
    await writeFile(join(market, `marginalpdbc_${day.replaceAll('-', '')}.1`), fileOf(day))
  }
}
