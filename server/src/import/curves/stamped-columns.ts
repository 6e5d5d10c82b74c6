import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import { refuse, type ParserState } from './curve-parser.ts'
import { digits2, LARGEST_READING, NO_NUMBER, NOT_VALID, readKwh } from './digits.ts'
import { NO_SLOT, PREVIOUS_DAY, SEASON, type HourTable, type HourTables } from './hour-table.ts'
import { changeCups, hasSupply, repeatsCups, spanOn } from './line-supply.ts'
import { ROWS } from './survey.ts'

// What the distributors' own files share: columns between semicolons, and the end of each hour with its season.

export const SEMICOLON = 59
const ZERO = 48

/** How far a line has been read, and the stamp read last. */
export interface Columns {
  /** Where the next column starts. */
  at: number
  /** Day of the stamp read last, the quarter of it that ends there, and whether that is within an hour. */
  day: number
  slot: number
  withinHour: boolean
  /** The date of that stamp as yyyymmdd, and the table that it was looked up in. */
  date: number
  zone: ClockZone
  table: HourTable | undefined
}

export function createColumns(): Columns {
  return { at: 0, day: 0, slot: 0, withinHour: false, date: 0, zone: 'Europe/Madrid', table: undefined }
}

/** Finds the supply of the line; false if nothing more of it is to be read. */
export function readCups(
  state: ParserState,
  columns: Columns,
  bytes: Buffer,
  start: number,
  end: number,
): boolean {
  if (bytes[start + state.cupsLength] === SEMICOLON && repeatsCups(state, bytes, start)) {
    columns.at = start + state.cupsLength + 1
    return hasSupply(state, bytes, start)
  }
  const cupsEnd = bytes.indexOf(SEMICOLON, start)
  if (cupsEnd === -1 || cupsEnd >= end) {
    state.cupsLength = 0
    refuse(state, 'cups', 'columns_not_valid')
    return false
  }
  columns.at = cupsEnd + 1
  return changeCups(state, bytes, start, cupsEnd)
}

/** Reads the stamp and season that start at `at` into `day` and `slot`; false if they are no end of a reading. */
export function readStamp(
  columns: Columns,
  bytes: Buffer,
  end: number,
  zone: ClockZone,
  tables: HourTables,
): boolean {
  const at = columns.at
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
  const minute = digits2(bytes, at + 14)
  if (bytes[at + 13] !== 58 || !isEndOfQuarter(hour, minute)) return false
  let next = at + 16
  // Seconds, in P1D and in the files of some distributors.
  if (bytes[next] === 58 && digits2(bytes, next + 1) === 0) next += 3
  if (bytes[next] !== SEMICOLON || bytes[next + 2] !== SEMICOLON) return false
  const season = bytes[next + 1]! - ZERO
  if (season !== 0 && season !== 1) return false
  if (date !== columns.date || zone !== columns.zone || !columns.table) {
    if (!(date >= 0)) return false
    columns.table = tables.get(zone, date)
    columns.date = date
    columns.zone = zone
  }
  const slot = columns.table.slots[season * SEASON + hour * 4 + minute / 15]!
  if (slot === NO_SLOT) return false
  columns.at = next + 3
  columns.slot = slot % PREVIOUS_DAY
  columns.withinHour = minute > 0
  columns.day = columns.table.dayNumber - (slot >= PREVIOUS_DAY ? 1 : 0)
  return true
}

/** Whether a quarter of an hour ends then; false of what is no number. */
function isEndOfQuarter(hour: number, minute: number): boolean {
  return minute < 60 && minute % 15 === 0 && hour * 60 + minute <= 24 * 60
}

/** How the stamp read last says where its reading ends. */
function rowsOf({ withinHour }: Columns): number {
  return withinHour ? ROWS.clock | ROWS.withinHour : ROWS.clock
}

/** A whole number up to the next semicolon. */
export function readWhole(columns: Columns, bytes: Buffer, end: number): number {
  const start = columns.at
  let value = 0
  let at = start
  for (; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) break
    value = value * 10 + digit
    if (value > LARGEST_READING) return NO_NUMBER
  }
  if (at === start || (at < end && bytes[at] !== SEMICOLON)) return NO_NUMBER
  columns.at = at + 1
  return value
}

/** As readWhole; an empty or missing column is NO_NUMBER, one that holds no number NOT_VALID. */
export function readOptionalWhole(columns: Columns, bytes: Buffer, end: number): number {
  if (columns.at < end && bytes[columns.at] !== SEMICOLON) {
    const wh = readWhole(columns, bytes, end)
    return wh < 0 ? NOT_VALID : wh
  }
  columns.at++
  return NO_NUMBER
}

/** Energy in kWh up to the next semicolon, in Wh. */
export function readKwhColumn(columns: Columns, bytes: Buffer, end: number): number {
  const start = columns.at
  const columnEnd = findColumnEnd(columns, bytes, end)
  columns.at = columnEnd + 1
  return readKwh(bytes, start, columnEnd)
}

export function findColumnEnd(columns: Columns, bytes: Buffer, end: number): number {
  let at = columns.at
  while (at < end && bytes[at] !== SEMICOLON) at++
  return at
}

/** What the column that starts at `at` holds, for the report. */
export function columnText(bytes: Buffer, at: number, end: number): string {
  const next = bytes.indexOf(SEMICOLON, at)
  return bytes.toString('latin1', at, Math.min(end, next === -1 ? end : next))
}

export function skipColumns(columns: Columns, bytes: Buffer, end: number, count: number): void {
  let at = columns.at
  for (let left = count; left > 0 && at < end; at++) if (bytes[at] === SEMICOLON) left--
  columns.at = at
}

/** Says of the line's reading whose and when it is; false if no contract has its day. */
export function setWhen(state: ParserState, columns: Columns): boolean {
  const supply = state.supply!
  const span = spanOn(state, supply, columns.day)
  if (!span) return false
  const { reading } = state
  state.readings++
  reading.supply = supply
  reading.span = span
  reading.line = state.line
  reading.day = columns.day
  reading.slot = columns.slot
  reading.rows = rowsOf(columns)
  return true
}
