import { parseDay, dayNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { DatadisColumn, DatadisHeader } from './datadis-header.ts'
import { digits2, readKwh, readSmallNumber } from './digits.ts'

const QUOTE = 34
const SPACE = 32
const COLON = 58
/** Columns beyond are not looked at. */
const MOST_COLUMNS = 64
export const HOLE = -1
export const NOT_VALID = -2

/** What a method says, by its first letter: Real or R, Estimada or E; empty where the file has none. */
const ESTIMATED: Readonly<Record<string, boolean>> = { '': false, R: false, E: true }

/** Where the columns of a line stand, and the date read last. */
export interface DatadisRow {
  hasHeader: boolean
  separator: number
  /** Number of each column; -1 where the file has none. */
  readonly columns: Record<DatadisColumn, number>
  /** Where the columns of the line start and end, without quotes and spaces. */
  readonly from: Int32Array
  readonly to: Int32Array
  count: number
  /** The date read last as yyyymmdd, its day and the hours of it. */
  date: number
  day: number
  hours: number
}

export function createRow(): DatadisRow {
  return {
    hasHeader: false,
    separator: 0,
    columns: { cups: -1, date: -1, hour: -1, import: -1, export: -1, method: -1 },
    from: new Int32Array(MOST_COLUMNS),
    to: new Int32Array(MOST_COLUMNS),
    count: 0,
    date: 0,
    day: 0,
    hours: 0,
  }
}

export function setHeader(row: DatadisRow, { separator, columns }: DatadisHeader): void {
  for (const column of Object.keys(row.columns) as DatadisColumn[]) {
    row.columns[column] = columns.get(column) ?? -1
  }
  row.separator = separator
  row.hasHeader = true
}

/** Finds the columns of a line; false when one that is needed is missing, or a quote is not closed. */
export function splitRow(row: DatadisRow, bytes: Buffer, start: number, end: number): boolean {
  const separator = row.separator
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
    row.from[count] = from
    row.to[count] = to
    count++
    at++
  }
  row.count = count
  const { cups, date, hour, import: energy } = row.columns
  return count > Math.max(cups, date, hour, energy)
}

/** Reads 2026/03/29, 2026-03-29, 29/03/2026 or 29-03-2026; false when it is no day. */
export function readDate(row: DatadisRow, bytes: Buffer, from: number, to: number): boolean {
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
  if (date === row.date) return true
  if (!(date >= 0)) return false
  const digits = String(date).padStart(8, '0')
  const day = parseDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
  if (day === undefined) return false
  row.date = date
  row.day = dayNumber(day)
  row.hours = hoursInDay(day)
  return true
}

/** The hour of 01:00, 1:00, 24:00:00 or 1; negative when it is none. */
export function readHour(bytes: Buffer, from: number, to: number): number {
  let end = from
  while (end < to && bytes[end] !== COLON) end++
  for (let at = end; at < to; at += 3) {
    if (bytes[at] !== COLON || at + 3 > to || digits2(bytes, at + 1) !== 0) return NOT_VALID
  }
  return end - from > 2 ? NOT_VALID : readSmallNumber(bytes, from, end)
}

/** Wh of a column; HOLE where it is empty or missing, NOT_VALID where it is no energy. */
export function readEnergy(row: DatadisRow, bytes: Buffer, column: 'import' | 'export'): number {
  const number = row.columns[column]
  if (number < 0 || number >= row.count) return HOLE
  const [from, to] = [row.from[number]!, row.to[number]!]
  if (from === to || isNull(bytes, from, to)) return HOLE
  const wh = readKwh(bytes, from, to)
  return wh < 0 ? NOT_VALID : wh
}

/** Whether the line is an estimate; undefined where its method is unknown. */
export function readMethod(row: DatadisRow, bytes: Buffer): boolean | undefined {
  const number = row.columns.method
  if (number < 0 || number >= row.count) return false
  const [from, to] = [row.from[number]!, row.to[number]!]
  if (from === to || isNull(bytes, from, to)) return false
  return ESTIMATED[String.fromCharCode(bytes[from]! & ~32)]
}

/** Whether a word of capital letters stands here, in any case. */
export function isWord(bytes: Buffer, from: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if ((bytes[from + index]! & ~32) !== word.charCodeAt(index)) return false
  }
  return true
}

/** Some exports write the word where there is no value. */
function isNull(bytes: Buffer, from: number, to: number): boolean {
  return to - from === 4 && isWord(bytes, from, 'NULL')
}
