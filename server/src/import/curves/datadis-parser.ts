import { isUtf8 } from 'node:buffer'
import { dayNumber, parseDay } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { ChangeDays, placesOf, type WholeDay } from './change-days.ts'
import { CurveParser } from './curve-parser.ts'
import { readDatadisHeader, type DatadisColumn } from './datadis-header.ts'
import type { DayBatch } from './day-batch.ts'
import { digits2, readKwh, readSmallNumber } from './digits.ts'

const QUOTE = 34
const SPACE = 32
const COLON = 58
/** Columns beyond are not looked at. */
const MOST_COLUMNS = 64
const HOLE = -1
const NOT_VALID = -2

/** What a method says, by its first letter: Real or R, Estimada or E; empty where the file does not tell. */
const ESTIMATED: Readonly<Record<string, boolean>> = { '': false, R: false, E: true }

/**
 * Files of Datadis and of the distributors' sites: a line with the names of the columns, then one for each hour with its
 * day and the hour at which it ends, 01:00 to 24:00 or 1 to 24, energy in kWh, `Real` or `Estimada`. The hours carry no
 * season, so the days on which clocks change wait until all their rows are there.
 */
export class DatadisParser extends CurveParser {
  readonly #changeDays = new ChangeDays()
  #separator = 0
  /** Number of each column; -1 where the file has none. */
  readonly #columns: Record<DatadisColumn, number> = {
    cups: -1,
    date: -1,
    hour: -1,
    import: -1,
    export: -1,
    method: -1,
  }
  #hasHeader = false

  /** Where the columns of the line start and end, without quotes and spaces. */
  readonly #from = new Int32Array(MOST_COLUMNS)
  readonly #to = new Int32Array(MOST_COLUMNS)
  #count = 0

  #date = 0
  #day = 0
  #hours = 0

  protected override readLine(bytes: Buffer, start: number, end: number, batch: DayBatch): void {
    if (!this.#hasHeader) return this.#readHeader(bytes, start, end)
    if (!this.#split(bytes, start, end)) return this.refuse('', 'columns_not_valid')
    const { cups, date, hour } = this.#columns
    const [from, to] = [this.#from[cups]!, this.#to[cups]!]
    // Files put one behind the other bring their first lines along.
    if (to - from === 4 && isWord(bytes, from, 'CUPS')) return this.#readHeader(bytes, start, end)
    const isSame = to - from === this.cupsLength && this.repeatsCups(bytes, from)
    if (!(isSame ? this.hasSupply(bytes, from) : this.changeCups(bytes, from, to))) return
    const supply = this.supply!
    if (!this.#readDate(bytes, this.#from[date]!, this.#to[date]!)) {
      return this.refuse('timestamp', 'stamp_not_valid')
    }
    const hourEnd = this.#readHour(bytes, this.#from[hour]!, this.#to[hour]!)
    // A file that tells where hours start would be an hour late from end to end.
    if (hourEnd === 0) return this.stop(this.line, 'timestamp', 'hours_not_ends')
    if (hourEnd < 0 || hourEnd > this.#hours + (this.#hours === 23 ? 1 : 0)) {
      return this.refuse('timestamp', 'stamp_not_valid')
    }
    const importWh = this.#readEnergy(bytes, 'import')
    if (importWh === NOT_VALID) return this.refuse('import', 'reading_not_valid')
    const exportWh = this.#readEnergy(bytes, 'export')
    if (exportWh === NOT_VALID) return this.refuse('export', 'reading_not_valid')
    const estimated = this.#readMethod(bytes)
    if (estimated === undefined) return this.refuse('method', 'method_not_valid')

    if (this.#hours === 24) {
      if (importWh === HOLE) return
      const span = this.spanOn(supply, this.#day)
      if (!span) return
      this.readings++
      batch.add(span.contractId, this.#day, hourEnd - 1, importWh, Math.max(0, exportWh), 0, estimated)
      return
    }
    const row = { line: this.line, hour: hourEnd, importWh, exportWh: Math.max(0, exportWh), estimated }
    const complete = this.#changeDays.add(supply, this.#day, row)
    if (complete) this.#addDay(complete, batch)
  }

  override settle(batch: DayBatch): void {
    for (const day of this.#changeDays.takeAll()) this.#addDay(day, batch)
  }

  #addDay(day: WholeDay, batch: DayBatch): void {
    const places = placesOf(day)
    for (const [index, { line, importWh, exportWh, estimated }] of day.rows.entries()) {
      if (importWh === HOLE) continue
      const place = places[index]
      if (place === undefined) {
        this.refused++
        this.tools.listener.onProblem(line, 'timestamp', 'stamp_not_valid')
        continue
      }
      const span = this.spanOn(day.supply, day.dayNumber)
      if (!span) continue
      this.readings++
      batch.add(span.contractId, day.dayNumber, place, importWh, exportWh, 0, estimated)
    }
  }

  #readHeader(bytes: Buffer, start: number, end: number): void {
    const names = bytes.subarray(start, end)
    const { separator, columns, missing } = readDatadisHeader(
      names.toString(isUtf8(names) ? 'utf8' : 'latin1'),
    )
    if (missing.length > 0) return this.stop(this.line, missing.join(', '), 'missing_column')
    for (const column of Object.keys(this.#columns) as DatadisColumn[]) {
      this.#columns[column] = columns.get(column) ?? -1
    }
    this.#separator = separator
    this.#hasHeader = true
  }

  /** Finds the columns of a line; false when one that is needed is missing, or a quote is not closed. */
  #split(bytes: Buffer, start: number, end: number): boolean {
    const separator = this.#separator
    let count = 0
    let at = start
    while (at <= end && count < MOST_COLUMNS) {
      while (at < end && bytes[at] === SPACE) at++
      let from = at
      let to = at
      if (at < end && bytes[at] === QUOTE) {
        from = at + 1
        to = bytes.indexOf(QUOTE, from)
        if (to === -1 || to >= end) return false
        at = to + 1
        while (at < end && bytes[at] !== separator) at++
      } else {
        while (at < end && bytes[at] !== separator) at++
        to = at
        while (to > from && bytes[to - 1] === SPACE) to--
      }
      this.#from[count] = from
      this.#to[count] = to
      count++
      at++
    }
    this.#count = count
    const { cups, date, hour, import: energy } = this.#columns
    return count > Math.max(cups, date, hour, energy)
  }

  /** Reads 2026/03/29, 2026-03-29, 29/03/2026 or 29-03-2026; false when it is no day. */
  #readDate(bytes: Buffer, from: number, to: number): boolean {
    if (to - from !== 10) return false
    const yearFirst = bytes[from + 4]! < 48
    const [yearAt, monthAt, dayAt] = yearFirst ? [from, from + 5, from + 8] : [from + 6, from + 3, from]
    const separator = bytes[monthAt - 1]
    if (separator !== 47 && separator !== 45) return false
    if (bytes[yearFirst ? dayAt - 1 : yearAt - 1] !== separator) return false
    const date =
      digits2(bytes, yearAt) * 1_000_000 +
      digits2(bytes, yearAt + 2) * 10_000 +
      digits2(bytes, monthAt) * 100 +
      digits2(bytes, dayAt)
    if (date === this.#date) return true
    if (!(date >= 0)) return false
    const digits = String(date).padStart(8, '0')
    const day = parseDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
    if (day === undefined) return false
    this.#date = date
    this.#day = dayNumber(day)
    this.#hours = hoursInDay(day)
    return true
  }

  /** The hour of 01:00, 1:00, 24:00:00 or 1; negative when it is none. */
  #readHour(bytes: Buffer, from: number, to: number): number {
    let end = from
    while (end < to && bytes[end] !== COLON) end++
    for (let at = end; at < to; at += 3) {
      if (bytes[at] !== COLON || at + 3 > to || digits2(bytes, at + 1) !== 0) return NOT_VALID
    }
    return end - from > 2 ? NOT_VALID : readSmallNumber(bytes, from, end)
  }

  #readEnergy(bytes: Buffer, column: 'import' | 'export'): number {
    const number = this.#columns[column]
    if (number < 0 || number >= this.#count) return HOLE
    const [from, to] = [this.#from[number]!, this.#to[number]!]
    if (from === to || isNull(bytes, from, to)) return HOLE
    const wh = readKwh(bytes, from, to)
    return wh < 0 ? NOT_VALID : wh
  }

  #readMethod(bytes: Buffer): boolean | undefined {
    const number = this.#columns.method
    if (number < 0 || number >= this.#count) return false
    const [from, to] = [this.#from[number]!, this.#to[number]!]
    if (from === to || isNull(bytes, from, to)) return false
    return ESTIMATED[String.fromCharCode(bytes[from]! & ~32)]
  }
}

/** Whether a word of capital letters stands here, in any case. */
function isWord(bytes: Buffer, from: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if ((bytes[from + index]! & ~32) !== word.charCodeAt(index)) return false
  }
  return true
}

/** Some exports write the word where there is no value. */
function isNull(bytes: Buffer, from: number, to: number): boolean {
  return to - from === 4 && isWord(bytes, from, 'NULL')
}
