import { dayFromNumber, dayNumber } from '@endoll/domain/time/day.ts'
import { findReadingEndingAt, type ClockZone } from '@endoll/domain/time/madrid.ts'

/** The readings that the stamps of one date name, computed once so that the loop over lines only looks them up. */
export interface HourTable {
  readonly dayNumber: number
  /**
   * By season × 25 + hour (0 to 24): -1 no such stamp, else the reading's place, plus PREVIOUS_DAY for the day before.
   */
  readonly places: Int8Array
}

export const PREVIOUS_DAY = 64
export const NO_PLACE = -1

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
  const places = new Int8Array(50).fill(NO_PLACE)
  let number = 0
  for (const season of [0, 1] as const) {
    for (let hour = 0; hour <= 24; hour++) {
      const stamp = `${date} ${String(hour).padStart(2, '0')}:00`
      const found = findReadingEndingAt(stamp, season, zone)
      if (!found) continue
      number = dayNumber(date.replaceAll('/', '-'))
      const previous = found.day === dayFromNumber(number - 1)
      places[season * 25 + hour] = found.index + (previous ? PREVIOUS_DAY : 0)
    }
  }
  return { dayNumber: number, places }
}
