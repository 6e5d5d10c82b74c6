import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import { CurveParser, SEMICOLON } from './curve-parser.ts'
import { digits2, LARGEST_READING, NO_NUMBER, readKwh } from './digits.ts'
import { NO_PLACE, PREVIOUS_DAY, type HourTable } from './hour-table.ts'

const ZERO = 48

/** What the distributor's own files share: columns behind semicolons, and the end of each hour with its season. */
export abstract class StampedParser extends CurveParser {
  /** Where the next column starts. */
  protected at = 0
  /** Day and place of the stamp read last. */
  protected day = 0
  protected place = 0

  #date = 0
  #zone: ClockZone = 'Europe/Madrid'
  #table: HourTable | undefined

  /** Finds the supply of the line; false when the line ends here. */
  protected readCups(bytes: Buffer, start: number, end: number): boolean {
    if (bytes[start + this.cupsLength] === SEMICOLON && this.repeatsCups(bytes, start)) {
      this.at = start + this.cupsLength + 1
      return this.hasSupply(bytes, start)
    }
    const cupsEnd = bytes.indexOf(SEMICOLON, start)
    if (cupsEnd === -1 || cupsEnd >= end) {
      this.cupsLength = 0
      this.refuse('cups', 'columns_not_valid')
      return false
    }
    this.at = cupsEnd + 1
    return this.changeCups(bytes, start, cupsEnd)
  }

  /** Reads the stamp and season that start at `at` into `day` and `place`; false when they are of no hour. */
  protected readStamp(bytes: Buffer, end: number, zone: ClockZone): boolean {
    const at = this.at
    if (at + 18 >= end) return false
    const separator = bytes[at + 4]
    if ((separator !== 47 && separator !== 45) || bytes[at + 7] !== separator || bytes[at + 10] !== 32)
      return false
    const century = digits2(bytes, at)
    const date =
      century * 1_000_000 +
      digits2(bytes, at + 2) * 10_000 +
      digits2(bytes, at + 5) * 100 +
      digits2(bytes, at + 8)
    const hour = digits2(bytes, at + 11)
    if (!(hour <= 24) || bytes[at + 13] !== 58 || digits2(bytes, at + 14) !== 0) return false
    let next = at + 16
    // Seconds, in P1D and in the files of some distributors.
    if (bytes[next] === 58 && digits2(bytes, next + 1) === 0) next += 3
    if (bytes[next] !== SEMICOLON || bytes[next + 2] !== SEMICOLON) return false
    const season = bytes[next + 1]! - ZERO
    if (season !== 0 && season !== 1) return false
    if (date !== this.#date || zone !== this.#zone || !this.#table) {
      if (!(date >= 0)) return false
      this.#table = this.tools.tables.get(zone, date)
      this.#date = date
      this.#zone = zone
    }
    const place = this.#table.places[season * 25 + hour]!
    if (place === NO_PLACE) return false
    this.at = next + 3
    this.place = place & 63
    this.day = this.#table.dayNumber - (place >= PREVIOUS_DAY ? 1 : 0)
    return true
  }

  /** A whole number up to the next semicolon. */
  protected readWhole(bytes: Buffer, end: number): number {
    const start = this.at
    let value = 0
    let at = start
    for (; at < end; at++) {
      const digit = bytes[at]! - ZERO
      if (digit < 0 || digit > 9) break
      value = value * 10 + digit
      if (value > LARGEST_READING) return NO_NUMBER
    }
    if (at === start || (at < end && bytes[at] !== SEMICOLON)) return NO_NUMBER
    this.at = at + 1
    return value
  }

  /** As readWhole; an empty or missing column is 0. */
  protected readOptionalWhole(bytes: Buffer, end: number): number {
    if (this.at < end && bytes[this.at] !== SEMICOLON) return this.readWhole(bytes, end)
    this.at++
    return 0
  }

  /** Energy in kWh up to the next semicolon, in Wh. */
  protected readKwhColumn(bytes: Buffer, end: number): number {
    const start = this.at
    const columnEnd = this.columnEnd(bytes, end)
    this.at = columnEnd + 1
    return readKwh(bytes, start, columnEnd)
  }

  protected columnEnd(bytes: Buffer, end: number): number {
    let at = this.at
    while (at < end && bytes[at] !== SEMICOLON) at++
    return at
  }

  protected skipColumns(bytes: Buffer, end: number, count: number): void {
    let at = this.at
    for (let left = count; left > 0 && at < end; at++) if (bytes[at] === SEMICOLON) left--
    this.at = at
  }
}
