import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import type { ProblemCode } from '../problem.ts'
import type { CurveKind } from './curve-file-name.ts'
import type { DayBatch } from './day-batch.ts'
import { NO_PLACE, PREVIOUS_DAY, type HourTable, type HourTables } from './hour-table.ts'
import type { Supply } from './supplies.ts'

/** What the parser tells while it reads. */
export interface CurveListener {
  onProblem(line: number, field: string, code: ProblemCode): void
  onUnknownCups(line: number, cups20: string): void
  onNoContract(supply: Supply, dayNumber: number): void
}

const SEMICOLON = 59
const NEWLINE = 10
const RETURN = 13
const ZERO = 48
const LONGEST_LINE = 4096
const SHORTEST_CUPS = 20
/** 80 MWh in an hour: above every supply that is metered so, and 25 of them still fit the day's column. */
const LARGEST_READING = 80_000_000
const NO_NUMBER = -1

/**
 * Reads F5D, RF5D and P5D lines straight from bytes into a batch of days. Column by column:
 * cups;yyyy/mm/dd HH:MM;season;import;export[;r1;r2;r3;r4;method;…]. Bytes beyond the columns read are skipped, so
 * the encoding (UTF-8, ISO-8859-15) does not matter. No regular expression, object or Date for a line.
 */
export class CurveParser {
  readings = 0
  refused = 0
  skipped = 0

  readonly #supplies: ReadonlyMap<string, Supply>
  readonly #listener: CurveListener
  readonly #tables: HourTables
  readonly #hasMethod: boolean
  /** The piece being read, behind what the one before left of its last line. */
  #text = Buffer.allocUnsafe(0)
  #carried = 0
  #line = 0
  #at = 0

  /** Bytes of the CUPS of the line before; most lines repeat it. */
  readonly #cups = new Uint8Array(32)
  #cupsLength = 0
  #supply: Supply | undefined

  #date = 0
  #zone: ClockZone = 'Europe/Madrid'
  #table: HourTable | undefined

  constructor(
    kind: CurveKind,
    to: {
      supplies: ReadonlyMap<string, Supply>
      listener: CurveListener
      tables: HourTables
    },
  ) {
    this.#hasMethod = kind !== 'P5D'
    this.#supplies = to.supplies
    this.#listener = to.listener
    this.#tables = to.tables
  }

  /** Reads the whole lines of a piece of text into a batch. Answers false when the text is none (a line without end). */
  push(piece: Buffer, batch: DayBatch): boolean {
    const length = this.#carried + piece.length
    if (this.#text.length < length) {
      const larger = Buffer.allocUnsafe(LONGEST_LINE + length)
      this.#text.copy(larger, 0, 0, this.#carried)
      this.#text = larger
    }
    piece.copy(this.#text, this.#carried)
    const bytes = this.#text.subarray(0, length)
    let start = 0
    for (;;) {
      const end = bytes.indexOf(NEWLINE, start)
      if (end === -1) break
      this.#readLine(bytes, start, end, batch)
      start = end + 1
    }
    if (bytes.length - start > LONGEST_LINE) {
      this.#listener.onProblem(this.#line + 1, '', 'line_too_long')
      return false
    }
    this.#text.copyWithin(0, start, length)
    this.#carried = length - start
    return true
  }

  /** Reads a last line without a line end. */
  end(batch: DayBatch): void {
    if (this.#carried > 0) this.#readLine(this.#text.subarray(0, this.#carried), 0, this.#carried, batch)
    this.#carried = 0
  }

  #readLine(bytes: Buffer, start: number, lineEnd: number, batch: DayBatch): void {
    this.#line++
    const end = lineEnd > start && bytes[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd
    if (end === start) return
    if (!this.#readCups(bytes, start, end)) return
    const supply = this.#supply
    if (!supply) return
    let at = start + this.#cupsLength + 1

    const place = this.#readPlace(bytes, at, end, supply.zone)
    if (place === NO_PLACE) return this.#refuse('timestamp', 'stamp_not_valid')
    at = this.#at
    const importWh = this.#readNumber(bytes, at, end)
    if (importWh < 0) return this.#refuse('import', 'reading_not_valid')
    if (this.#at > end) return this.#refuse('', 'columns_not_valid')
    const exportWh = this.#readOptionalNumber(bytes, this.#at, end)
    if (exportWh < 0) return this.#refuse('export', 'reading_not_valid')

    let reactiveVarh = 0
    let estimated = false
    if (this.#hasMethod) {
      reactiveVarh = this.#readOptionalNumber(bytes, this.#at, end)
      if (reactiveVarh < 0) return this.#refuse('r1', 'reading_not_valid')
      at = this.#skipColumns(bytes, this.#at, end, 3)
      const method = at < end ? bytes[at]! - ZERO : 0
      if (method < 1 || method > 6 || (at + 1 < end && bytes[at + 1] !== SEMICOLON)) {
        return this.#refuse('method', 'method_not_valid')
      }
      estimated = method > 1
    }

    const day = this.#table!.dayNumber - (place >= PREVIOUS_DAY ? 1 : 0)
    const span = this.#spanOf(supply, day)
    if (!span) {
      this.skipped++
      this.#listener.onNoContract(supply, day)
      return
    }
    this.readings++
    batch.add(span.contractId, day, place & 63, importWh, exportWh, reactiveVarh, estimated)
  }

  #refuse(field: string, code: ProblemCode): void {
    this.refused++
    this.#listener.onProblem(this.#line, field, code)
  }

  /** Finds the supply of the line; false when the line ends here. */
  #readCups(bytes: Buffer, start: number, end: number): boolean {
    const length = this.#cupsLength
    if (length > 0 && bytes[start + length] === SEMICOLON && this.#isSameCups(bytes, start)) {
      if (this.#supply) return true
      return this.#skipUnknown(bytes, start)
    }
    this.#cupsLength = 0
    this.#supply = undefined
    const cupsEnd = bytes.indexOf(SEMICOLON, start)
    if (cupsEnd === -1 || cupsEnd >= end || cupsEnd - start > 22 || cupsEnd - start < SHORTEST_CUPS) {
      this.#refuse('cups', cupsEnd === -1 || cupsEnd >= end ? 'columns_not_valid' : 'cups_field_not_valid')
      return false
    }
    this.#cups.set(bytes.subarray(start, cupsEnd))
    this.#cupsLength = cupsEnd - start
    this.#supply = this.#supplies.get(bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase())
    return this.#supply ? true : this.#skipUnknown(bytes, start)
  }

  #skipUnknown(bytes: Buffer, start: number): false {
    this.skipped++
    this.#listener.onUnknownCups(
      this.#line,
      bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase(),
    )
    return false
  }

  #isSameCups(bytes: Buffer, start: number): boolean {
    // From the end, where the CUPS of one distributor differ.
    for (let index = this.#cupsLength - 1; index >= 0; index--) {
      if (bytes[start + index] !== this.#cups[index]) return false
    }
    return true
  }

  /** Place of the reading whose stamp and season start here; `#at` is then the next column. */
  #readPlace(bytes: Buffer, at: number, end: number, zone: ClockZone): number {
    if (at + 18 >= end) return NO_PLACE
    const separator = bytes[at + 4]
    if ((separator !== 47 && separator !== 45) || bytes[at + 7] !== separator || bytes[at + 10] !== 32)
      return NO_PLACE
    const century = digits2(bytes, at)
    const date =
      century * 1_000_000 +
      digits2(bytes, at + 2) * 10_000 +
      digits2(bytes, at + 5) * 100 +
      digits2(bytes, at + 8)
    const hour = digits2(bytes, at + 11)
    if (!(hour <= 24) || bytes[at + 13] !== 58 || digits2(bytes, at + 14) !== 0) return NO_PLACE
    let next = at + 16
    // Seconds, in the files of some distributors.
    if (bytes[next] === 58 && digits2(bytes, next + 1) === 0) next += 3
    if (bytes[next] !== SEMICOLON || bytes[next + 2] !== SEMICOLON) return NO_PLACE
    const season = bytes[next + 1]! - ZERO
    if (season !== 0 && season !== 1) return NO_PLACE
    if (date !== this.#date || zone !== this.#zone || !this.#table) {
      if (!(date >= 0)) return NO_PLACE
      this.#table = this.#tables.get(zone, date)
      this.#date = date
      this.#zone = zone
    }
    this.#at = next + 3
    return this.#table.places[season * 25 + hour]!
  }

  /** A whole number up to the next semicolon; `#at` is then the next column. */
  #readNumber(bytes: Buffer, start: number, end: number): number {
    let value = 0
    let at = start
    for (; at < end; at++) {
      const digit = bytes[at]! - ZERO
      if (digit < 0 || digit > 9) break
      value = value * 10 + digit
      if (value > LARGEST_READING) return NO_NUMBER
    }
    if (at === start || (at < end && bytes[at] !== SEMICOLON)) return NO_NUMBER
    this.#at = at + 1
    return value
  }

  /** As #readNumber; an empty or missing column is 0. */
  #readOptionalNumber(bytes: Buffer, start: number, end: number): number {
    if (start >= end || bytes[start] === SEMICOLON) {
      this.#at = start + 1
      return 0
    }
    return this.#readNumber(bytes, start, end)
  }

  #skipColumns(bytes: Buffer, start: number, end: number, count: number): number {
    let at = start
    for (let left = count; left > 0 && at < end; at++) if (bytes[at] === SEMICOLON) left--
    return at
  }

  #spanOf({ spans }: Supply, day: number) {
    for (const span of spans) if (day >= span.first && day <= span.last) return span
    return undefined
  }
}

/** Two digits; NaN when they are none. */
function digits2(bytes: Buffer, at: number): number {
  const tens = bytes[at]! - ZERO
  const ones = bytes[at + 1]! - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}
