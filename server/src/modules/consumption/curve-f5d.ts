import { decodeCurve, stepOf } from '@endoll/domain/consumption/day-curve.ts'
import { HOLE, isEstimated, isFinal } from '@endoll/domain/consumption/quality.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { stampOfReading } from '@endoll/domain/time/madrid.ts'
import { csvText } from '../../platform/csv-text.ts'
import { curveDayOf, type CurveRow } from './curve-rows.ts'
import type { SupplyRule } from './supply-rule.ts'

/** As in the distributors' own files. */
const lineEnd = ';\n'

/**
 * Method of a measured reading, and of one that was estimated. Of the six codes 1 is the measure and 6 an estimate
 * without any; which of 2 to 6 it was is not kept.
 */
const method = { measured: 1, estimated: 6 } as const

/**
 * `F5D_<distributor>_<day>.<version>`. The distributor stands in the CUPS. The retailer's code of the system operator,
 * which may stand before the day, is not known here.
 */
export function f5dFileName(cups: string, today: Day): string {
  return `F5D_${cups.slice(2, 6)}_${today.replaceAll('-', '')}.0`
}

/** R2 and R3, of which nothing is kept. */
const otherReactive = ';'

function linesOfDay(cups: string, { clockZone }: SupplyRule, row: CurveRow): string {
  const { day } = row
  const { importWh, exportWh, quality } = curveDayOf(row)
  const varhOf = (curve: Uint8Array | null) => (curve === null ? undefined : decodeCurve(curve))
  const [inductive, capacitive] = [varhOf(row.reactive_curve), varhOf(row.capacitive_curve)]
  const step = stepOf(importWh.length)
  let text = ''
  for (const [index, wh] of importWh.entries()) {
    // The form has no way to say that a time was not read but to leave it out.
    if (wh === null) continue
    const { stamp, season } = stampOfReading({ day, index }, clockZone, step)
    const byte = quality[index] ?? HOLE
    const columns = [
      csvText(cups),
      stamp,
      season,
      wh,
      exportWh?.[index] ?? '',
      inductive?.[index] ?? '',
      otherReactive,
      capacitive?.[index] ?? '',
      isEstimated(byte) ? method.estimated : method.measured,
      isFinal(byte) ? 1 : 0,
      '',
    ]
    text += columns.join(';') + lineEnd
  }
  return text
}

/**
 * The curve in the form of the distributors' billing curve (F5D, CCH_FACT): no heading; CUPS, end of the hour (or
 * quarter of an hour, where the day was read so) by the clock of the supply, season (1 summer), import and export in Wh,
 * R1 to R4 in varh, method, firmness (1 final, 0 provisional), invoice. R2, R3 and the distributor's invoice are not kept
 * and stay empty, as does a channel that the supply has not. What was not read has no line.
 * import/curves/f5d-parser.ts reads it back.
 */
export async function* curveF5d(
  cups: string,
  supply: SupplyRule,
  parts: AsyncIterable<readonly CurveRow[]>,
): AsyncGenerator<string> {
  for await (const rows of parts) yield rows.map((row) => linesOfDay(cups, supply, row)).join('')
}
