import { refuse, type ParserState } from './curve-parser.ts'
import type { Span, Supply } from './supplies.ts'

export const SHORTEST_CUPS = 20
export const LONGEST_CUPS = 22

/** Whether the bytes at `start` are the CUPS of the line before. */
export function repeatsCups({ cups, cupsLength }: ParserState, bytes: Buffer, start: number): boolean {
  // From the end, where the CUPS of one distributor differ.
  for (let index = cupsLength - 1; index >= 0; index--) {
    if (bytes[start + index] !== cups[index]) return false
  }
  return cupsLength > 0
}

/** Finds the supply of a CUPS other than the one before; false when none has it, or it is too short or long. */
export function changeCups(state: ParserState, bytes: Buffer, start: number, end: number): boolean {
  state.cupsLength = 0
  state.supply = undefined
  if (end - start < SHORTEST_CUPS || end - start > LONGEST_CUPS) {
    refuse(state, 'cups', 'cups_field_not_valid')
    return false
  }
  state.cups.set(bytes.subarray(start, end))
  state.cupsLength = end - start
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

function cups20At(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start, start + SHORTEST_CUPS).toUpperCase()
}

/** The contract that has a supply's day; reported where there is none. */
export function spanOn(state: ParserState, supply: Supply, day: number): Span | undefined {
  for (const span of supply.spans) if (day >= span.first && day <= span.last) return span
  state.skipped++
  state.tools.listener.onNoContract(supply, day)
  return undefined
}
