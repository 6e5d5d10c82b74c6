import { leave, refuse, type ParserState } from './curve-parser.ts'
import type { Span, Supply } from './supplies.ts'

export const SHORTEST_CUPS = 20
export const LONGEST_CUPS = 22
/** Bytes of a refused CUPS that the report may show. */
const MOST_SHOWN = 64

/** Whether the bytes at `start` are the CUPS of the line before. */
export function repeatsCups({ cups, cupsLength }: ParserState, bytes: Buffer, start: number): boolean {
  // From the end, where the CUPS of one distributor differ.
  for (let index = cupsLength - 1; index >= 0; index--) {
    if (bytes[start + index] !== cups[index]) return false
  }
  return cupsLength > 0
}

/** Finds the supply of a CUPS other than the one before; false if none has it, or it is too short or long. */
export function changeCups(state: ParserState, bytes: Buffer, start: number, end: number): boolean {
  state.cupsLength = 0
  state.supply = undefined
  if (end - start < SHORTEST_CUPS || end - start > LONGEST_CUPS) {
    refuse(
      state,
      'cups',
      'cups_field_not_valid',
      bytes.toString('latin1', start, Math.min(end, start + MOST_SHOWN)),
    )
    return false
  }
  state.cups.set(bytes.subarray(start, end))
  state.cupsLength = end - start
  state.point = pointOf(bytes, start, end - start)
  state.supply = state.tools.supplies.get(cups20At(bytes, start))
  return hasSupply(state, bytes, start)
}

/** Whether the line's CUPS has a supply; reported where it has none. */
export function hasSupply(state: ParserState, bytes: Buffer, start: number): boolean {
  if (state.supply) return true
  state.skipped++
  state.tools.listener.onUnknownCups(state.line, cups20At(bytes, start))
  return false
}

/** A redundant or a check meter, which measures the same energy again. */
const REDUNDANT = -1
const NO_POINT = -2

/**
 * What the last two characters of a CUPS say: they number the metering points of a supply and say what each is, F a boundary,
 * P a main one, R a redundant one, C a check. 0F, 1F and 1P are how files name the only point that most supplies have.
 */
function pointOf(bytes: Buffer, start: number, length: number): number {
  if (length < LONGEST_CUPS) return length === SHORTEST_CUPS ? 0 : NO_POINT
  const number = bytes[start + 20]! - 48
  const kind = String.fromCharCode(bytes[start + 21]!).toUpperCase()
  if (number < 0 || number > 9 || !/[A-Z]/.test(kind)) return NO_POINT
  return kind === 'R' || kind === 'C' ? REDUNDANT : Math.max(0, number === 1 ? 0 : number)
}

/** Whether the line is of a metering point that counts, which becomes that of the reading. */
export function readPoint(state: ParserState): boolean {
  if (state.point >= 0) {
    state.reading.point = state.point
    return true
  }
  if (state.point === REDUNDANT) leave(state, 'cups', 'point_not_main')
  else refuse(state, 'cups', 'cups_field_not_valid')
  return false
}

function cups20At(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase()
}

/** The contract in force at a supply on a day; reported if there is none. */
export function spanOn(state: ParserState, supply: Supply, day: number): Span | undefined {
  for (const span of supply.spans) if (day >= span.first && day <= span.last) return span
  state.skipped++
  state.tools.listener.onNoContract(supply, day)
  return undefined
}
