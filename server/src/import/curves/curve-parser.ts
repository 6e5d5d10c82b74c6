import type { ProblemCode } from '../problem.ts'
import type { DayBatch } from './day-batch.ts'
import type { HourTables } from './hour-table.ts'
import type { Supplies, Supply } from './supplies.ts'

/** What a parser reports while it reads. */
export interface CurveListener {
  onProblem(line: number, field: string, code: ProblemCode): void
  onUnknownCups(line: number, cups20: string): void
  onNoContract(supply: Supply, dayNumber: number): void
}

/** What the parsers of all kinds work with. */
export interface ParserTools {
  readonly supplies: Pick<Supplies, 'get'>
  readonly listener: CurveListener
  readonly tables: HourTables
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
}

/** What distinguishes one kind of file from another. */
export interface LineFormat {
  /** Reads a line that is not empty, without its end. */
  readLine(bytes: Buffer, start: number, end: number, batch: DayBatch): void
  /** Hands over what had to wait for later lines; called last, also where the text broke off. */
  settle?(batch: DayBatch): void
}

export interface CurveParser {
  readonly counts: Readonly<Pick<ParserState, 'readings' | 'refused' | 'skipped'>>
  /** Reads the whole lines of a piece of text. Returns false when the rest of the text is not to be read. */
  push(piece: Buffer, batch: DayBatch): boolean
  /** Reads a last line without a line end. */
  end(batch: DayBatch): void
  settle(batch: DayBatch): void
}

const NEWLINE = 10
const RETURN = 13
const LONGEST_LINE = 4096
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * Reads lines straight from bytes into a batch of days; the format reads each line. Bytes beyond the columns read are
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
  }
  const format = formatOf(state)
  /** The piece being read, behind the unfinished last line of the one before. */
  let text = Buffer.allocUnsafe(0)
  let carried = 0

  const readWhole = (bytes: Buffer, start: number, lineEnd: number, batch: DayBatch): void => {
    const end = lineEnd > start && bytes[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd
    const first = state.line++ === 0 ? afterMark(bytes, start) : start
    if (first < end) format.readLine(bytes, first, end, batch)
  }

  return {
    counts: state,
    push(piece, batch) {
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
        readWhole(bytes, start, end, batch)
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
    end(batch) {
      if (carried > 0) readWhole(text.subarray(0, carried), 0, carried, batch)
      carried = 0
    },
    settle(batch) {
      format.settle?.(batch)
    },
  }
}

export function refuse(state: ParserState, field: string, code: ProblemCode): void {
  state.refused++
  state.tools.listener.onProblem(state.line, field, code)
}

export function stop(state: ParserState, line: number, field: string, code: ProblemCode): void {
  state.isStopped = true
  state.tools.listener.onProblem(line, field, code)
}

function afterMark(bytes: Buffer, start: number): number {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[start + index] === byte)
    ? start + BYTE_ORDER_MARK.length
    : start
}
