import { createParser, refuse, type CurveParser, type ParserState, type ParserTools } from './curve-parser.ts'
import { NO_NUMBER, NOT_VALID } from './digits.ts'
import { readPoint } from './line-supply.ts'
import {
  columnText,
  type Columns,
  createColumns,
  readCups,
  readOptionalWhole,
  readStamp,
  readWhole,
  SEMICOLON,
  setWhen,
  skipColumns,
} from './stamped-columns.ts'

const ZERO = 48

/** F5D, RF5D and P5D, in Wh: cups;yyyy/mm/dd HH:MM;season;import;export[;r1;r2;r3;r4;method;firmness;invoice;…]. */
export function createF5dParser(tools: ParserTools, { hasMethod }: { hasMethod: boolean }): CurveParser {
  return createParser(tools, (state) => {
    const columns = createColumns()
    const { reading } = state
    const behind: Behind = {
      reactiveVarh: NO_NUMBER,
      capacitiveVarh: NO_NUMBER,
      estimated: false,
      unbilled: false,
    }
    return {
      longestRow: 100,
      readLine(bytes, start, end) {
        if (!readCups(state, columns, bytes, start, end)) return
        const supply = state.supply!
        if (!readPoint(state)) return
        if (!readStamp(columns, bytes, end, supply.zone, tools.tables)) {
          return refuse(state, 'timestamp', 'stamp_not_valid', columnText(bytes, columns.at, end))
        }
        const importWh = readWhole(columns, bytes, end)
        if (importWh < 0)
          return refuse(state, 'import', 'reading_not_valid', columnText(bytes, columns.at, end))
        if (columns.at > end) return refuse(state, '', 'columns_not_valid')
        const exportWh = readOptionalWhole(columns, bytes, end)
        if (exportWh === NOT_VALID)
          return refuse(state, 'export', 'reading_not_valid', columnText(bytes, columns.at, end))

        if (hasMethod && !readBehind(state, columns, behind, bytes, end)) return
        if (!setWhen(state, columns)) return
        reading.importWh = importWh
        reading.exportWh = exportWh
        reading.reactiveVarh = behind.reactiveVarh
        reading.capacitiveVarh = behind.capacitiveVarh
        reading.estimated = behind.estimated
        reading.unbilled = behind.unbilled
        tools.sink.add(reading)
      },
    }
  })
}

/** What stands behind the energies of a line; nothing is known of it in a file that has no method. */
interface Behind {
  reactiveVarh: number
  capacitiveVarh: number
  estimated: boolean
  unbilled: boolean
}

/** Reads r1, r4, method and firmness into `behind`; false where one of them is said to be wrong. */
function readBehind(
  state: ParserState,
  columns: Columns,
  behind: Behind,
  bytes: Buffer,
  end: number,
): boolean {
  behind.reactiveVarh = readOptionalWhole(columns, bytes, end)
  if (behind.reactiveVarh === NOT_VALID) {
    refuse(state, 'r1', 'reading_not_valid', columnText(bytes, columns.at, end))
    return false
  }
  skipColumns(columns, bytes, end, 2)
  behind.capacitiveVarh = readOptionalWhole(columns, bytes, end)
  if (behind.capacitiveVarh === NOT_VALID) {
    refuse(state, 'r4', 'reading_not_valid', columnText(bytes, columns.at, end))
    return false
  }
  const at = columns.at
  const method = at < end ? bytes[at]! - ZERO : 0
  if (method < 1 || method > 6 || (at + 1 < end && bytes[at + 1] !== SEMICOLON)) {
    refuse(state, 'method', 'method_not_valid', columnText(bytes, at, end))
    return false
  }
  behind.estimated = method > 1
  behind.unbilled = isUnbilled(bytes, at + 1)
  return true
}

/** Firmness 0 and no invoice number. Lines that were billed name the invoice, also where they are not firm. */
function isUnbilled(bytes: Buffer, at: number): boolean {
  return (
    bytes[at] === SEMICOLON &&
    bytes[at + 1] === ZERO &&
    bytes[at + 2] === SEMICOLON &&
    bytes[at + 3] === SEMICOLON
  )
}
