import { parseDay, dayNumber } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { DatadisHeader } from './datadis-header.ts'
import { digits2, NO_NUMBER, NOT_VALID, readKwh, readSmallNumber, readWh } from './digits.ts'
import { ENERGIES, type Energies } from './energies.ts'
import type { CurveColumn, EnergyColumn } from './known-headers.ts'

const QUOTE = 34
const SPACE = 32
const COLON = 58
/** Columns beyond are not looked at. */
const MOST_COLUMNS = 64
/** Quarters of the longest day. */
const MOST_COUNTED = 100

/** What a method says, by its first letter: Real or R, Estimada or E; empty if the file has none. */
const ESTIMATED: Readonly<Record<string, boolean>> = { '': false, R: false, E: true }

/** Where the columns of a line stand, and the date read last. */
export interface DatadisRow {
  hasHeader: boolean
  separator: number
  /** Number of each column; -1 where the file has none. */
  readonly columns: Record<CurveColumn, number>
  /** Columns of energy that are in Wh; the others are in kWh. */
  inWh: ReadonlySet<CurveColumn>
  /** Numbers of the columns that are not known. */
  unknown: readonly number[]
  /** Numbers of the columns that hold a tariff period. */
  left: readonly number[]
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
    columns: {
      cups: -1,
      date: -1,
      hour: -1,
      stamp: -1,
      season: -1,
      import: -1,
      export: -1,
      generated: -1,
      selfUsed: -1,
      method: -1,
    },
    inWh: new Set(),
    unknown: [],
    left: [],
    from: new Int32Array(MOST_COLUMNS),
    to: new Int32Array(MOST_COLUMNS),
    count: 0,
    date: 0,
    day: 0,
    hours: 0,
  }
}

export function setHeader(row: DatadisRow, { separator, columns, inWh, left, unknown }: DatadisHeader): void {
  for (const column of Object.keys(row.columns) as CurveColumn[]) {
    row.columns[column] = columns.get(column) ?? -1
  }
  row.inWh = inWh
  row.unknown = unknown.map(({ number }) => number)
  row.left = left
  row.separator = separator
  row.hasHeader = true
}

/** Finds the columns of a line; false if one that is needed is missing, or a quote is not closed. */
export function splitRow(row: DatadisRow, bytes: Buffer, start: number, end: number): boolean {
  row.count = 0
  let at = start
  while (at <= end && row.count < MOST_COLUMNS) {
    while (at < end && bytes[at] === SPACE) at++
    at = at < end && bytes[at] === QUOTE ? takeQuoted(row, bytes, at, end) : takePlain(row, bytes, at, end)
    row.count++
    if (at < 0) return false
    at++
  }
  const { cups, date, hour, stamp, import: energy } = row.columns
  return row.count > Math.max(cups, date, hour, stamp, energy)
}

/** Takes a column in quotes; where its separator is, or -1 where the quote is not closed. */
function takeQuoted(row: DatadisRow, bytes: Buffer, at: number, end: number): number {
  const quote = bytes.indexOf(QUOTE, at + 1)
  const isClosed = quote !== -1 && quote < end
  const to = isClosed ? quote : end
  row.from[row.count] = at + 1
  row.to[row.count] = to
  if (!isClosed) return -1
  return findSeparator(row, bytes, to + 1, end)
}

/** Takes a column without quotes and without the spaces behind it; where its separator is. */
function takePlain(row: DatadisRow, bytes: Buffer, from: number, end: number): number {
  const separator = findSeparator(row, bytes, from, end)
  let to = separator
  while (to > from && bytes[to - 1] === SPACE) to--
  row.from[row.count] = from
  row.to[row.count] = to
  return separator
}

function findSeparator({ separator }: DatadisRow, bytes: Buffer, from: number, end: number): number {
  let at = from
  while (at < end && bytes[at] !== separator) at++
  return at
}

/** Reads 2026/03/29, 2026-03-29, 29/03/2026, 29-03-2026 or 1/3/2026; false if it is no day. */
export function readDate(row: DatadisRow, bytes: Buffer, from: number, to: number): boolean {
  if (to - from < 10) {
    const long = longDate(bytes.toString('latin1', from, to))
    return long !== undefined && readDate(row, long, 0, long.length)
  }
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

/** Days and months without their zero, as spreadsheets of Spain write them: the day comes first. */
function longDate(text: string): Buffer | undefined {
  const [, day = '', separator = '', month = '', year = ''] =
    /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (year === '') return undefined
  return Buffer.from(`${day.padStart(2, '0')}${separator}${month.padStart(2, '0')}${separator}${year}`)
}

/** Where a row ends: the quarter of the clock (1 to 96), or the number of the row where the file counts them. */
export interface RowEnd {
  ends: number
  /** Written without a colon. */
  counted: boolean
}

/** Reads 01:00, 1:00, 24:00:00, 00:15 or 1; false if it is no time. */
export function readEnd(end: RowEnd, bytes: Buffer, from: number, to: number): boolean {
  let colon = from
  while (colon < to && bytes[colon] !== COLON) colon++
  if (colon - from > 3) return false
  const hour = readSmallNumber(bytes, from, colon)
  if (hour < 0) return false
  end.counted = colon === to
  end.ends = hour
  if (end.counted) return hour <= MOST_COUNTED
  if (colon - from > 2 || colon + 3 > to) return false
  const minute = digits2(bytes, colon + 1)
  if (!(minute < 60) || minute % 15 !== 0) return false
  if (to > colon + 3 && (to !== colon + 6 || bytes[colon + 3] !== COLON || digits2(bytes, colon + 4) !== 0))
    return false
  end.ends = hour * 4 + minute / 15
  // An hour beyond 24 is none, but for 25:00 of files that count through the night of October.
  return end.ends <= MOST_COUNTED
}

/** Wh of a column; NO_NUMBER where it is empty or missing, NOT_VALID where it is no energy. */
function readEnergy(row: DatadisRow, bytes: Buffer, column: EnergyColumn): number {
  const number = row.columns[column]
  if (number < 0 || number >= row.count) return NO_NUMBER
  const [from, to] = [row.from[number]!, row.to[number]!]
  if (from === to || isNull(bytes, from, to)) return NO_NUMBER
  const wh = row.inWh.has(column) ? readWh(bytes, from, to) : readKwh(bytes, from, to)
  return wh < 0 ? NOT_VALID : wh
}

/** Reads all energies of a line; returns the column of one that is not valid. */
export function readEnergies(energies: Energies, row: DatadisRow, bytes: Buffer): EnergyColumn | undefined {
  for (const column of ENERGIES) {
    const wh = readEnergy(row, bytes, column)
    if (wh === NOT_VALID) return column
    energies[column] = wh
  }
  return undefined
}

/** Whether the line is an estimate; undefined if its method is unknown. */
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

/** What a column of the line holds, for the report. */
export function textOf(row: DatadisRow, bytes: Buffer, number: number): string {
  return number < 0 || number >= row.count ? '' : bytes.toString('latin1', row.from[number], row.to[number])
}

/** Whether every column of the line is empty, as in rows that a spreadsheet leaves. */
export function isEmptyRow(row: DatadisRow): boolean {
  for (let column = 0; column < row.count; column++) if (row.from[column] !== row.to[column]) return false
  return true
}

/** Some exports write the word where there is no value. */
function isNull(bytes: Buffer, from: number, to: number): boolean {
  return to - from === 4 && isWord(bytes, from, 'NULL')
}
