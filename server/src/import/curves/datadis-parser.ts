import { isUtf8 } from 'node:buffer'
import { ChangeDays, indexesOf, type WholeDay } from './change-days.ts'
import {
  createParser,
  refuse,
  stop,
  type CurveParser,
  type ParserState,
  type ParserTools,
} from './curve-parser.ts'
import { isDatadisHeader, readDatadisHeader } from './datadis-header.ts'
import {
  createRow,
  isEmptyRow,
  isWord,
  readDate,
  readEnd,
  readEnergies,
  readMethod,
  setHeader,
  splitRow,
  textOf,
  type DatadisRow,
} from './datadis-row.ts'
import { DECIMAL_COMMA, DECIMAL_POINT, markOf, MAYBE_COMMA, MAYBE_POINT } from './digits.ts'
import { ENERGIES, noEnergies, saysNothing, setEnergies, type Energies } from './energies.ts'
import { changeCups, hasSupply, readPoint, repeatsCups, spanOn } from './line-supply.ts'
import type { Reading } from './reading.ts'
import type { Supply } from './supplies.ts'
import { ROWS } from './survey.ts'

/** Lines that may stand above the names of the columns: a title, whose curve it is, what a spreadsheet says of itself. */
const MOST_TITLE_LINES = 30
/** Excel's way of showing a CUPS that it has taken for a number: its digits are lost. */
const EXCEL_NUMBER = /^ES\d*[.,]?\d*E[+-]?\d+$/i
/** A CUPS and a day: no title, but a row whose columns nothing names. */
const ROW_OF_CURVE = /ES\d{16}.*\d[/-]\d{1,2}[/-]\d/i
const NEEDED_COLUMNS = 'CUPS, Fecha, Hora, consumo_kWh'
const COUNTED_INDEX = /^\d+$/
const NUMBER = /^-?[\d.,]*\d[\d.,]*$/
/** P1 to P6 as a number. */
const PERIOD = /^[1-6]$/

/** What the rows of a text have said of it so far. */
interface Seen {
  /** Marks of decimals, and the line on which each was met first. */
  marks: number
  readonly markLines: Map<number, number>
  titleLines: number
  /** The last number of an unnamed first column. */
  index: number | undefined
}

/**
 * Files of Datadis and of the distributors' sites: a line with the names of the columns, then one for each hour or quarter
 * of an hour with its day and where it ends, 01:00 to 24:00 or counted. The rows carry no season, so the days on which clocks
 * change wait until all their rows are there.
 */
export function createDatadisParser(tools: ParserTools): CurveParser {
  return createParser(tools, (state) => {
    const row = createRow()
    const changeDays = new ChangeDays()
    const seen: Seen = { marks: 0, markLines: new Map(), titleLines: 0, index: undefined }
    const end: End = { ends: 0, counted: false }
    const energies = noEnergies()
    const { reading } = state
    return {
      readLine(bytes, start, lineEnd) {
        if (!row.hasHeader) return readHeader(state, row, seen, bytes.subarray(start, lineEnd))
        if (!splitRow(row, bytes, start, lineEnd)) {
          if (!isEmptyRow(row)) refuse(state, '', 'columns_not_valid', textOf(row, bytes, 0))
          return
        }
        if (isEmptyRow(row)) return
        if (repeatsHeader(row, bytes)) return readHeader(state, row, seen, bytes.subarray(start, lineEnd))
        if (!tools.survey && !checkUnknown(state, row, seen, bytes)) return
        const supply = findSupply(state, row, bytes)
        if (!supply || !readWhen(state, row, bytes, { supply, end })) return
        const estimated = readValues(state, row, bytes, energies)
        if (estimated === undefined) return
        if (!tools.survey) noteMarks(state, row, seen, bytes)

        const span = spanOn(state, supply, row.day)
        if (!span) return
        reading.supply = supply
        reading.span = span
        reading.line = state.line
        reading.day = row.day
        setEnergies(reading, energies)
        reading.estimated = estimated
        if (!tools.survey) return survey(state, row, end, energies)
        const ofQuarters = tools.survey.isOfQuarters(supply, row.day)
        if (row.hours === 24) return addReading(state, row, bytes, { end, ofQuarters, energies })
        const waiting = {
          line: state.line,
          end: countOf(end, ofQuarters),
          text: textOf(row, bytes, row.columns.hour),
          energies: { ...energies },
          estimated,
          span,
          point: reading.point,
        }
        const complete = changeDays.add(supply, row.day, waiting)
        if (complete) addDay(state, complete)
      },
      settle() {
        for (const day of changeDays.takeAll()) addDay(state, day)
        checkMarks(state, seen)
        if (!row.hasHeader) stop(state, 1, NEEDED_COLUMNS, 'missing_column')
      },
    }
  })
}

/** Where a reading ends, as its row says: the quarter of the day by the clock, or the count of its rows. */
interface End {
  ends: number
  counted: boolean
}

/** How many rows of its day a reading ends, of hours or quarters. */
function countOf({ ends, counted }: End, ofQuarters: boolean): number {
  return counted || ofQuarters ? ends : ends / 4
}

/** Files that were joined repeat their first line. */
function repeatsHeader({ columns, from, to }: DatadisRow, bytes: Buffer): boolean {
  const start = from[columns.cups]!
  return to[columns.cups]! - start === 4 && isWord(bytes, start, 'CUPS')
}

/** Whose row it is; undefined where that is said to be wrong, or no supply of ours. */
function findSupply(state: ParserState, row: DatadisRow, bytes: Buffer): Supply | undefined {
  const { cups } = row.columns
  const [from, to] = [row.from[cups]!, row.to[cups]!]
  if (to - from < 20 && EXCEL_NUMBER.test(textOf(row, bytes, cups))) {
    refuse(state, 'cups', 'cups_as_number', textOf(row, bytes, cups))
    return undefined
  }
  const isSame = to - from === state.cupsLength && repeatsCups(state, bytes, from)
  const isKnown = isSame ? hasSupply(state, bytes, from) : changeCups(state, bytes, from, to)
  return isKnown && readPoint(state) ? state.supply : undefined
}

/** Reads day and end of a row; false where one is said to be wrong, or the day does not matter to a rehearsal. */
function readWhen(
  state: ParserState,
  row: DatadisRow,
  bytes: Buffer,
  { supply, end }: { readonly supply: Supply; readonly end: End },
): boolean {
  const { date, hour } = row.columns
  const { survey: surveyed, isRehearsal } = state.tools
  if (!readDate(row, bytes, row.from[date]!, row.to[date]!)) {
    refuse(state, 'timestamp', 'stamp_not_valid', textOf(row, bytes, date))
    return false
  }
  if (isRehearsal && !surveyed?.isRepeated(supply, row.day)) return false
  if (!readEnd(end, bytes, row.from[hour]!, row.to[hour]!)) {
    refuse(state, 'timestamp', 'stamp_not_valid', textOf(row, bytes, hour))
    return false
  }
  // Hour 0 means that the file names the start of each hour: every line of it would be an hour off.
  if (end.ends === 0) stop(state, state.line, 'timestamp', 'hours_not_ends', textOf(row, bytes, hour))
  return end.ends !== 0
}

/** Reads the energies of a row, and whether they are estimated; undefined where one is said to be wrong. */
function readValues(
  state: ParserState,
  row: DatadisRow,
  bytes: Buffer,
  energies: Energies,
): boolean | undefined {
  const wrong = readEnergies(energies, row, bytes)
  if (wrong) {
    refuse(state, wrong, 'reading_not_valid', textOf(row, bytes, row.columns[wrong]))
    return undefined
  }
  const estimated = readMethod(row, bytes)
  if (estimated === undefined) {
    refuse(state, 'method', 'method_not_valid', textOf(row, bytes, row.columns.method))
  }
  return estimated
}

/** Hands on the reading of a day of 24 hours, on which no hour repeats. */
function addReading(
  state: ParserState,
  row: DatadisRow,
  bytes: Buffer,
  {
    end,
    ofQuarters,
    energies,
  }: { readonly end: End; readonly ofQuarters: boolean; readonly energies: Energies },
): void {
  const { reading, tools } = state
  const slot = end.counted && !ofQuarters ? end.ends * 4 - 1 : end.ends - 1
  if (!isOfDay(slot, end, row, ofQuarters)) {
    return refuse(state, 'timestamp', 'stamp_not_valid', textOf(row, bytes, row.columns.hour))
  }
  if (saysNothing(energies)) return
  state.readings++
  reading.slot = slot
  reading.rows = 0
  tools.sink.add(reading)
}

/** On the first reading the number of the row stands for its index: only the whole file says what is counted. */
function survey(state: ParserState, row: DatadisRow, { ends, counted }: End, energies: Energies): void {
  const { reading, tools } = state
  reading.slot = ends - 1
  reading.rows =
    (counted ? ROWS.counted : ROWS.clock) |
    (!counted && ends % 4 !== 0 ? ROWS.withinHour : 0) |
    (row.hours === 24 ? 0 : ROWS.mayRepeat) |
    (saysNothing(energies) ? ROWS.empty : 0)
  tools.sink.add(reading)
}

function isOfDay(slot: number, { ends, counted }: End, row: DatadisRow, ofQuarters: boolean) {
  if (slot >= row.hours * 4) return false
  return ofQuarters || counted || ends % 4 === 0
}

function readHeader(state: ParserState, row: DatadisRow, seen: Seen, line: Buffer): void {
  const text = line.toString(isUtf8(line) ? 'utf8' : 'latin1')
  if (!isDatadisHeader(text)) {
    seen.titleLines++
    if (seen.titleLines > MOST_TITLE_LINES || ROW_OF_CURVE.test(text))
      stop(state, 1, NEEDED_COLUMNS, 'missing_column')
    return
  }
  const header = readDatadisHeader(text)
  for (const name of header.energies) stop(state, state.line, name, 'unknown_energy_column')
  for (const name of header.repeated) stop(state, state.line, name, 'repeated_column')
  if (header.missing.length > 0) stop(state, state.line, header.missing.join(', '), 'missing_column')
  if (header.columns.has('stamp')) stop(state, state.line, 'FECHA-HORA', 'stamps_unsure')
  for (const { name } of header.unknown) {
    if (name !== '') state.tools.listener.onProblem(state.line, name, 'unknown_column')
  }
  setHeader(row, header)
}

/** A column that nobody knows may hold energy as soon as it holds numbers; only one that counts the rows may. So may one that is called a tariff period and holds none. */
function checkUnknown(state: ParserState, row: DatadisRow, seen: Seen, bytes: Buffer): boolean {
  for (const number of row.left) {
    const text = textOf(row, bytes, number)
    if (!NUMBER.test(text) || PERIOD.test(text)) continue
    stop(state, state.line, `column ${number + 1}`, 'unknown_energy_column', text)
    return false
  }
  for (const number of row.unknown) {
    const text = textOf(row, bytes, number)
    if (!NUMBER.test(text)) continue
    if (number === 0 && COUNTED_INDEX.test(text) && [undefined, Number(text) - 1].includes(seen.index)) {
      seen.index = Number(text)
      continue
    }
    stop(state, state.line, `column ${number + 1}`, 'unknown_energy_column', text)
    return false
  }
  return true
}

function noteMarks(state: ParserState, row: DatadisRow, seen: Seen, bytes: Buffer): void {
  for (const name of ENERGIES) {
    const column = row.columns[name]
    if (column < 0 || column >= row.count) continue
    const mark = markOf(bytes, row.from[column]!, row.to[column]!)
    if (mark === 0 || (seen.marks & mark) !== 0) continue
    seen.marks |= mark
    seen.markLines.set(mark, state.line)
  }
}

/** 1.234 is a thousand where other rows say 0,5: a file that can be read in two ways is not read. */
function checkMarks(state: ParserState, { marks, markLines }: Seen): void {
  const both = (a: number, b: number) => (marks & a) !== 0 && (marks & b) !== 0
  const unclear = both(DECIMAL_COMMA, MAYBE_POINT)
    ? MAYBE_POINT
    : both(DECIMAL_POINT, MAYBE_COMMA) || both(MAYBE_POINT, MAYBE_COMMA)
      ? MAYBE_COMMA
      : undefined
  if (unclear !== undefined) stop(state, markLines.get(unclear) ?? 0, 'import', 'decimals_unclear')
}

function addDay(state: ParserState, day: WholeDay): void {
  const { reading, tools } = state
  const ofQuarters = tools.survey?.isOfQuarters(day.supply, day.dayNumber) ?? false
  const indexes = indexesOf(day, ofQuarters ? 15 : 60)
  for (const [index, waiting] of day.rows.entries()) {
    const position = indexes[index]
    if (position === undefined) {
      state.refused++
      tools.listener.onProblem(waiting.line, 'timestamp', 'stamp_not_valid', {
        key: day.supply.cups20,
        value: waiting.text,
      })
      continue
    }
    if (saysNothing(waiting.energies)) continue
    fill(reading, day, waiting)
    reading.slot = ofQuarters ? position : position * 4 + 3
    reading.rows = 0
    state.readings++
    tools.sink.add(reading)
  }
}

function fill(reading: Reading, day: WholeDay, waiting: WholeDay['rows'][number]): void {
  reading.supply = day.supply
  reading.span = waiting.span
  reading.line = waiting.line
  reading.day = day.dayNumber
  setEnergies(reading, waiting.energies)
  reading.estimated = waiting.estimated
  reading.point = waiting.point
}
