import type { ProblemCode } from '../problem.ts'
import { NO_NUMBER } from './digits.ts'
import type { HourTables } from './hour-table.ts'
import type { Reading, ReadingSink } from './reading.ts'
import type { Supplies, Supply } from './supplies.ts'
import type { Survey } from './survey.ts'

/** Whose line it is, and what stands there. */
export interface RefusedOf {
  readonly key?: string
  readonly value?: string | undefined
}

/** What a parser reports while it reads. */
export interface CurveListener {
  onProblem(line: number, field: string, code: ProblemCode, more?: RefusedOf): void
  onUnknownCups(line: number, cups20: string): void
  onNoContract(supply: Supply, dayNumber: number): void
}

/** What the parsers of all kinds work with. */
export interface ParserTools {
  readonly supplies: Pick<Supplies, 'get'>
  readonly listener: CurveListener
  readonly tables: HourTables
  /** What the first reading of the text found out; undefined while that is under way. */
  readonly survey: Survey | undefined
  /** Only days whose readings stand twice, or may, are of interest. */
  readonly isRehearsal?: boolean
  readonly sink: ReadingSink
}

/** How far a text has been read, and what became of its lines. */
export interface ParserState {
  readonly tools: ParserTools
  readings: number
  refused: number
  skipped: number
  /** Number of the line being read, from 1. */
  line: number
  /** Nothing of the text is read any more. */
  isStopped: boolean
  /** The supply of the line's CUPS. */
  supply: Supply | undefined
  /** Bytes of the CUPS of the line before; most lines repeat it. */
  readonly cups: Uint8Array
  cupsLength: number
  /** Number of its metering point, REDUNDANT or NO_POINT. */
  point: number
  /** The reading, reused for each line. */
  readonly reading: Reading
}

/** What distinguishes one kind of file from another. */
export interface LineFormat {
  /** Reads a line that is not empty, without its end. */
  readLine(bytes: Buffer, start: number, end: number): void
  /** Rows are shorter than this: what is longer may be two, whose line end was lost. */
  readonly longestRow?: number
  /** Hands over what had to wait for later lines; called last. */
  settle?(): void
}

export interface CurveParser {
  readonly counts: Readonly<Pick<ParserState, 'readings' | 'refused' | 'skipped'>>
  /** Reads the whole lines of a piece of text. Returns false if the rest of the text is not to be read. */
  push(piece: Buffer): boolean
  /** Reads a last line without a line end, and hands over what waited. */
  end(): void
}

const NEWLINE = 10
const RETURN = 13
const LONGEST_LINE = 4096
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * Reads lines straight from bytes and hands on the reading of each. Bytes beyond the columns read are
 * skipped, so the encoding (UTF-8, ISO-8859-15) does not matter. No regular expression, object or Date for a line.
 */
export function createParser(tools: ParserTools, formatOf: (state: ParserState) => LineFormat): CurveParser {
  const state: ParserState = {
    tools,
    readings: 0,
    refused: 0,
    skipped: 0,
    line: 0,
    isStopped: false,
    supply: undefined,
    cups: new Uint8Array(32),
    cupsLength: 0,
    point: 0,
    reading: {
      supply: { cups20: '', zone: 'Europe/Madrid', spans: [] },
      span: { contractId: 0, name: '', first: 0, last: 0 },
      line: 0,
      day: 0,
      slot: 0,
      rows: 0,
      importWh: 0,
      exportWh: NO_NUMBER,
      reactiveVarh: NO_NUMBER,
      capacitiveVarh: NO_NUMBER,
      generatedWh: NO_NUMBER,
      selfUsedWh: NO_NUMBER,
      estimated: false,
      unbilled: false,
      point: 0,
    },
  }
  const format = formatOf(state)
  const { longestRow = Number.POSITIVE_INFINITY } = format
  /** The piece being read, behind the unfinished last line of the one before. */
  let text = Buffer.allocUnsafe(0)
  let carried = 0

  const readWhole = (bytes: Buffer, start: number, lineEnd: number): void => {
    const end = lineEnd > start && bytes[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd
    const first = state.line++ === 0 ? afterMark(bytes, start) : start
    if (first >= end) return
    if (end - first > longestRow && hasSecondCups(bytes, first, end)) {
      state.cupsLength = 0
      return refuse(state, '', 'columns_not_valid', bytes.toString('latin1', first, first + 22))
    }
    format.readLine(bytes, first, end)
  }

  return {
    counts: state,
    push(piece) {
      const length = carried + piece.length
      if (text.length < length) {
        const larger = Buffer.allocUnsafe(LONGEST_LINE + length)
        text.copy(larger, 0, 0, carried)
        text = larger
      }
      piece.copy(text, carried)
      const bytes = text.subarray(0, length)
      let start = 0
      while (!state.isStopped) {
        const end = bytes.indexOf(NEWLINE, start)
        if (end === -1) break
        readWhole(bytes, start, end)
        start = end + 1
      }
      if (!state.isStopped && bytes.length - start > LONGEST_LINE) {
        stop(state, state.line + 1, '', 'line_too_long')
      }
      if (state.isStopped) return false
      text.copyWithin(0, start, length)
      carried = length - start
      return true
    },
    end() {
      if (carried > 0 && !state.isStopped) readWhole(text.subarray(0, carried), 0, carried)
      carried = 0
      if (!state.isStopped) format.settle?.()
    },
  }
}

/** Whether the CUPS at the beginning of a line, or another one, stands in it once more. */
function hasSecondCups(bytes: Buffer, start: number, end: number): boolean {
  return /.ES\d{16}[A-Z]{2}/i.test(bytes.toString('latin1', start, end))
}

/** A line that is not understood: nothing of its file is stored. */
export function refuse(state: ParserState, field: string, code: ProblemCode, value?: string): void {
  state.refused++
  state.tools.listener.onProblem(state.line, field, code, { key: cupsOf(state), value })
}

/** The CUPS of the line, where it has been read. */
function cupsOf({ cups, cupsLength }: ParserState): string {
  return Buffer.from(cups.subarray(0, cupsLength)).toString('latin1')
}

/** A line that is understood and has nothing to store. */
export function leave(state: ParserState, field: string, code: ProblemCode): void {
  state.skipped++
  state.tools.listener.onProblem(state.line, field, code, { key: cupsOf(state) })
}

export function stop(
  state: ParserState,
  line: number,
  field: string,
  code: ProblemCode,
  value?: string,
): void {
  state.isStopped = true
  state.refused++
  state.tools.listener.onProblem(line, field, code, { value })
}

function afterMark(bytes: Buffer, start: number): number {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[start + index] === byte)
    ? start + BYTE_ORDER_MARK.length
    : start
}
