import { roundedParts } from '@endoll/domain/rounded-parts.ts'

/** Tables of days and months show hundredths of a kWh. */
const SHOWN_WH = 10

/** The Wh of the periods of a row as they are shown: they add up to the total beside them. */
export function rowParts(parts: readonly number[]): number[] {
  return roundedParts(parts, SHOWN_WH)
}

/** The total of a row as it is shown. */
export function rowTotal(wh: number | null): number | null {
  return wh === null ? null : (roundedParts([wh], SHOWN_WH)[0] ?? wh)
}
