import { createParser, leave, refuse, type CurveParser, type ParserTools } from './curve-parser.ts'
import { NO_NUMBER, NOT_VALID, readSmallNumber } from './digits.ts'
import { readPoint } from './line-supply.ts'
import {
  columnText,
  createColumns,
  findColumnEnd,
  readCups,
  readKwhColumn,
  readStamp,
  setWhen,
  skipColumns,
  type Columns,
} from './stamped-columns.ts'

/** Increments of each hour or, in P2D, of each quarter of one: the only measure type that these files hold. */
const INCREMENTS = 11
/** The meter sets this bit of the quality where a value is invalid (IEC 60870-5-102). */
const INVALID_BIT = 128
const LARGEST_QUALITY = 255
/** Methods 1 to 3 are firm measures and 4 to 6 provisional ones; from 7 on (and 22) nothing was measured. */
const FIRST_ESTIMATE = 7
const METHODS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 22])

/**
 * P1D, and P2D with a line for each quarter of an hour, in kWh with decimals: cups;11;yyyy/mm/dd HH:MM:SS;season;import;quality;export;quality;r1;quality; … r4,
 * reserve 1, reserve 2 …;method;firm.
 */
export function createP1dParser(tools: ParserTools): CurveParser {
  return createParser(tools, (state) => {
    const columns = createColumns()
    const { reading } = state
    return {
      longestRow: 180,
      readLine(bytes, start, end) {
        if (!readCups(state, columns, bytes, start, end)) return
        const supply = state.supply!
        if (!readPoint(state)) return
        let at = columns.at
        if (readCode(columns, bytes, end) !== INCREMENTS) {
          return refuse(state, 'measure_type', 'measure_type_not_valid', columnText(bytes, at, end))
        }
        at = columns.at
        if (!readStamp(columns, bytes, end, supply.zone, tools.tables)) {
          return refuse(state, 'timestamp', 'stamp_not_valid', columnText(bytes, at, end))
        }
        at = columns.at
        const importWh = readKwhColumn(columns, bytes, end)
        if (importWh < 0) return refuse(state, 'import', 'reading_not_valid', columnText(bytes, at, end))
        at = columns.at
        const quality = readQuality(columns, bytes, end)
        if (quality < 0)
          return refuse(state, 'import_quality', 'quality_not_valid', columnText(bytes, at, end))
        at = columns.at
        const exportWh = readValid(columns, bytes, end)
        if (exportWh === NOT_VALID)
          return refuse(state, 'export', 'reading_not_valid', columnText(bytes, at, end))
        at = columns.at
        const reactiveVarh = readValid(columns, bytes, end)
        if (reactiveVarh === NOT_VALID)
          return refuse(state, 'r1', 'reading_not_valid', columnText(bytes, at, end))
        skipColumns(columns, bytes, end, 4)
        at = columns.at
        const capacitiveVarh = readValid(columns, bytes, end)
        if (capacitiveVarh === NOT_VALID)
          return refuse(state, 'r4', 'reading_not_valid', columnText(bytes, at, end))
        skipColumns(columns, bytes, end, 4)
        at = columns.at
        const method = readCode(columns, bytes, end)
        if (!METHODS.has(method))
          return refuse(state, 'method', 'method_not_valid', columnText(bytes, at, end))
        const estimated = method >= FIRST_ESTIMATE
        if (!estimated && quality >= INVALID_BIT) {
          return leave(state, 'import_quality', 'reading_marked_invalid')
        }

        if (!setWhen(state, columns)) return
        reading.importWh = importWh
        reading.exportWh = exportWh
        reading.reactiveVarh = reactiveVarh
        reading.capacitiveVarh = capacitiveVarh
        reading.estimated = estimated
        tools.sink.add(reading)
      },
    }
  })
}

/** A small whole number up to the next semicolon. */
function readCode(columns: Columns, bytes: Buffer, end: number): number {
  const columnEnd = findColumnEnd(columns, bytes, end)
  const code = readSmallNumber(bytes, columns.at, columnEnd)
  columns.at = columnEnd + 1
  return code
}

function readQuality(columns: Columns, bytes: Buffer, end: number): number {
  const quality = readCode(columns, bytes, end)
  return quality > LARGEST_QUALITY ? NO_NUMBER : quality
}

/** A value that may be missing, with its quality; NO_NUMBER where it is missing or marked invalid. */
function readValid(columns: Columns, bytes: Buffer, end: number): number {
  const columnEnd = findColumnEnd(columns, bytes, end)
  const isEmpty = columnEnd === columns.at
  const value = readKwhColumn(columns, bytes, end)
  const quality = readCode(columns, bytes, end)
  if (isEmpty || quality >= INVALID_BIT) return NO_NUMBER
  return value < 0 ? NOT_VALID : value
}
