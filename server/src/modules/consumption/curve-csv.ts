import { stepOf } from '@endoll/domain/consumption/day-curve.ts'
import { HOLE, isEstimated } from '@endoll/domain/consumption/quality.ts'
import { startAt, type StepMinutes } from '@endoll/domain/time/madrid.ts'
import { csvText } from '../../platform/csv-text.ts'
import { curveDayOf, type CurveRow } from './curve-rows.ts'
import type { SupplyRule } from './supply-rule.ts'

/** Columns of a Datadis consumption file. A channel that is not known is blank; a measured zero is 0. */
const header = [
  'CUPS',
  'Fecha',
  'Hora',
  'consumo_kWh',
  'metodoObtencion',
  'energiaVertida_kWh',
  'energiaGenerada_kWh',
  'energiaAutoconsumida_kWh',
].join(';')

const lineEnd = '\r\n'

/** Wh as kWh with a decimal comma, digit by digit so that no binary fraction is in the way; nothing for a hole. */
function kwh(wh: number | null): string {
  if (wh === null) return ''
  return `${Math.floor(wh / 1000)},${String(wh % 1000).padStart(3, '0')}`
}

/** The end of a reading by the clock of when it began: 01:00 to 24:00, with quarters 00:15 to 24:00. */
function endOf(start: string, step: StepMinutes): string {
  const end = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16)) + step
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

function linesOfDay(cups: string, { clockZone }: SupplyRule, row: CurveRow): string {
  const { day, importWh, exportWh, generatedWh, selfUsedWh, quality } = curveDayOf(row)
  const [year, month, dayOfMonth] = day.split('-')
  const step = stepOf(importWh.length)
  let text = ''
  for (const [index, wh] of importWh.entries()) {
    const columns = [
      csvText(cups),
      `${dayOfMonth}/${month}/${year}`,
      endOf(startAt(day, index, clockZone, step), step),
      kwh(wh),
      wh === null ? '' : isEstimated(quality[index] ?? HOLE) ? 'Estimada' : 'Real',
      kwh(exportWh?.[index] ?? null),
      kwh(generatedWh?.[index] ?? null),
      kwh(selfUsedWh?.[index] ?? null),
    ]
    text += columns.join(';') + lineEnd
  }
  return text
}

/**
 * The curve as a Datadis file, by quarters of an hour where the day was read so. The hour repeated in October stands twice, in order. A missing hour of a day that was
 * read keeps its row, empty, because the order distinguishes the repeated hours; a day never read has none.
 */
export async function* curveCsv(
  cups: string,
  supply: SupplyRule,
  parts: AsyncIterable<readonly CurveRow[]>,
): AsyncGenerator<string> {
  yield header + lineEnd
  for await (const rows of parts) yield rows.map((row) => linesOfDay(cups, supply, row)).join('')
}
