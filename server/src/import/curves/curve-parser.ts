import type { ProblemCode } from '../problem.ts'
import type { DayBatch } from './day-batch.ts'
import type { HourTables } from './hour-table.ts'
import type { Span, Supply } from './supplies.ts'

/** What a parser tells while it reads. */
export interface CurveListener {
  onProblem(line: number, field: string, code: ProblemCode): void
  onUnknownCups(line: number, cups20: string): void
  onNoContract(supply: Supply, dayNumber: number): void
}

/** What the parsers of all kinds work with. */
export interface ParserTools {
  readonly supplies: ReadonlyMap<string, Supply>
  readonly listener: CurveListener
  readonly tables: HourTables
}

export const SEMICOLON = 59
export const SHORTEST_CUPS = 20
export const LONGEST_CUPS = 22
const NEWLINE = 10
const RETURN = 13
const LONGEST_LINE = 4096
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * Reads lines straight from bytes into a batch of days; what a line says is up to its kind. Bytes beyond the columns
 * read are skipped, so the encoding (UTF-8, ISO-8859-15) does not matter. No regular expression, object or Date for a
 * line.
 */
export abstract class CurveParser {
  readings = 0
  refused = 0
  skipped = 0

  protected readonly tools: ParserTools
  protected line = 0
  /** The supply of the line's CUPS. */
  protected supply: Supply | undefined
  /** Nothing of the text is read any more. */
  protected isStopped = false
  /** The piece being read, behind what the one before left of its last line. */
  #text = Buffer.allocUnsafe(0)
  #carried = 0

  /** Bytes of the CUPS of the line before; most lines repeat it. */
  readonly #cups = new Uint8Array(32)
  protected cupsLength = 0

  constructor(tools: ParserTools) {
    this.tools = tools
  }

  /** A line that is not empty, without its end. */
  protected abstract readLine(bytes: Buffer, start: number, end: number, batch: DayBatch): void

  /** Reads the whole lines of a piece of text into a batch. Answers false when the rest of the text is not to be read. */
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
    while (!this.isStopped) {
      const end = bytes.indexOf(NEWLINE, start)
      if (end === -1) break
      this.#readWhole(bytes, start, end, batch)
      start = end + 1
    }
    if (!this.isStopped && bytes.length - start > LONGEST_LINE) {
      this.stop(this.line + 1, '', 'line_too_long')
    }
    if (this.isStopped) return false
    this.#text.copyWithin(0, start, length)
    this.#carried = length - start
    return true
  }

  /** Reads a last line without a line end. */
  end(batch: DayBatch): void {
    if (this.#carried > 0) this.#readWhole(this.#text.subarray(0, this.#carried), 0, this.#carried, batch)
    this.#carried = 0
  }

  /** Hands over what had to wait for later lines; called last, also where the text broke off. */
  settle(_batch: DayBatch): void {}

  #readWhole(bytes: Buffer, start: number, lineEnd: number, batch: DayBatch): void {
    const end = lineEnd > start && bytes[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd
    const first = this.line++ === 0 ? afterMark(bytes, start) : start
    if (first < end) this.readLine(bytes, first, end, batch)
  }

  protected refuse(field: string, code: ProblemCode): void {
    this.refused++
    this.tools.listener.onProblem(this.line, field, code)
  }

  protected stop(line: number, field: string, code: ProblemCode): void {
    this.isStopped = true
    this.tools.listener.onProblem(line, field, code)
  }

  /** Whether the bytes at `start` are the CUPS of the line before. */
  protected repeatsCups(bytes: Buffer, start: number): boolean {
    // From the end, where the CUPS of one distributor differ.
    for (let index = this.cupsLength - 1; index >= 0; index--) {
      if (bytes[start + index] !== this.#cups[index]) return false
    }
    return this.cupsLength > 0
  }

  /** Finds the supply of a CUPS other than the one before; false when none has it, or it is too short or long. */
  protected changeCups(bytes: Buffer, start: number, end: number): boolean {
    this.cupsLength = 0
    this.supply = undefined
    if (end - start < SHORTEST_CUPS || end - start > LONGEST_CUPS) {
      this.refuse('cups', 'cups_field_not_valid')
      return false
    }
    this.#cups.set(bytes.subarray(start, end))
    this.cupsLength = end - start
    this.supply = this.tools.supplies.get(
      bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase(),
    )
    return this.hasSupply(bytes, start)
  }

  /** Whether the line's CUPS has a supply; told where it has none. */
  protected hasSupply(bytes: Buffer, start: number): boolean {
    if (this.supply) return true
    this.skipped++
    this.tools.listener.onUnknownCups(
      this.line,
      bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase(),
    )
    return false
  }

  /** The contract that has a supply's day; told where there is none. */
  protected spanOn(supply: Supply, day: number): Span | undefined {
    for (const span of supply.spans) if (day >= span.first && day <= span.last) return span
    this.skipped++
    this.tools.listener.onNoContract(supply, day)
    return undefined
  }
}

function afterMark(bytes: Buffer, start: number): number {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[start + index] === byte)
    ? start + BYTE_ORDER_MARK.length
    : start
}
