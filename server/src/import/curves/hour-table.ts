import { dayFromNumber, dayNumber } from '@endoll/domain/time/day.ts'
import { findReadingEndingAt, type ClockZone } from '@endoll/domain/time/madrid.ts'

/** The readings that the stamps of one date name, computed once so that the loop over lines only looks them up. */
export interface HourTable {
  readonly dayNumber: number
  /**
   * By season × 100 + quarter of the clock (0 to 96): -1 no such stamp, else the quarter of the day that ends there, plus
   * PREVIOUS_DAY for the day before. An hour ends where its last quarter does.
   */
  readonly slots: Int16Array
}

export const PREVIOUS_DAY = 256
export const SEASON = 100
export const NO_SLOT = -1

/** Dates kept; an import meets a few thousand. */
const MOST_TABLES = 20_000

/** Tables by zone and date, made when first met. */
export class HourTables {
  readonly #tables = new Map<ClockZone, Map<number, HourTable>>()

  /** The table of a date written as the number yyyymmdd, which need not exist. */
  get(zone: ClockZone, yyyymmdd: number): HourTable {
    let tables = this.#tables.get(zone)
    if (!tables) this.#tables.set(zone, (tables = new Map()))
    let table = tables.get(yyyymmdd)
    if (!table) {
      if (tables.size >= MOST_TABLES) tables.clear()
      tables.set(yyyymmdd, (table = makeTable(zone, yyyymmdd)))
    }
    return table
  }
}

function makeTable(zone: ClockZone, yyyymmdd: number): HourTable {
  const digits = String(yyyymmdd).padStart(8, '0')
  const date = `${digits.slice(0, 4)}/${digits.slice(4, 6)}/${digits.slice(6, 8)}`
  const slots = new Int16Array(2 * SEASON).fill(NO_SLOT)
  const two = (value: number) => String(value).padStart(2, '0')
  let number = 0
  for (const season of [0, 1] as const) {
    for (let quarter = 0; quarter <= 96; quarter++) {
      const stamp = `${date} ${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
      const found = findReadingEndingAt(stamp, season, zone, 15)
      if (!found) continue
      number = dayNumber(date.replaceAll('/', '-'))
      const previous = found.day === dayFromNumber(number - 1)
      slots[season * SEASON + quarter] = found.index + (previous ? PREVIOUS_DAY : 0)
    }
  }
  return { dayNumber: number, slots }
}
