import { weekday, type Day } from '../time/day.ts'
import type { ElectricZone } from './zone.ts'

/**
 * National holidays of fixed date that no region may replace, and 6 January. Good Friday and regional or local
 * holidays are working days for the periods. Source: Circular 3/2020 art. 7 (BOE-A-2020-1066), checked against
 * five years of hourly regulated prices.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '08-15',
  '10-12',
  '11-01',
  '12-06',
  '12-08',
  '12-25',
])

/** Whether the day is a holiday for the periods of access tariffs. Source: Circular 3/2020 art. 7. */
export function isHoliday(day: Day): boolean {
  return HOLIDAYS.has(day.slice(5))
}

/** Whether the day is a Saturday, a Sunday or a holiday: type D, all of it in the cheapest period. */
export function isRestDay(day: Day): boolean {
  return isHoliday(day) || weekday(day) >= 6
}

/** Type of day: A high, B medium-high, B1 medium, C low season, D Saturdays, Sundays and holidays. */
export type DayType = 'A' | 'B' | 'B1' | 'C' | 'D'

/** Season of each month, January first. Source: Circular 3/2020 art. 7 (BOE-A-2020-1066). */
const SEASONS: Readonly<Record<ElectricZone, readonly Exclude<DayType, 'D'>[]>> = {
  peninsula: ['A', 'A', 'B', 'C', 'C', 'B1', 'A', 'B1', 'B1', 'C', 'B', 'A'],
  baleares: ['B1', 'B1', 'C', 'C', 'B', 'A', 'A', 'A', 'A', 'B', 'C', 'B1'],
  canarias: ['B1', 'B1', 'B1', 'C', 'C', 'C', 'A', 'A', 'A', 'A', 'B', 'B'],
  ceuta: ['A', 'A', 'B1', 'C', 'C', 'C', 'B', 'A', 'A', 'B', 'B1', 'B1'],
  melilla: ['A', 'B', 'C', 'C', 'C', 'B1', 'A', 'A', 'A', 'B1', 'B1', 'B'],
}

/** Type of a day in an electric zone. Source: Circular 3/2020 art. 7. */
export function dayType(zone: ElectricZone, day: Day): DayType {
  if (isRestDay(day)) return 'D'
  return SEASONS[zone][Number(day.slice(5, 7)) - 1] ?? 'D'
}
