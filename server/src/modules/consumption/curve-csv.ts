import { aggregate, type ConsumptionEntry } from '@endoll/domain/consumption/aggregate.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { csvText } from '../../platform/csv-text.ts'
import { curveDayOf, type CurveRow } from './curve-rows.ts'
import type { SupplyRule } from './supply-rule.ts'

/** Columns of a Datadis consumption file; generation and self-consumption behind the meter are not known here. */
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

function line(cups: string, { start, incomplete, estimated, ...energy }: ConsumptionEntry): string {
  // An hour of which a quarter is missing counts as missing.
  const [importWh, exportWh] = incomplete ? [null, null] : [energy.importWh, energy.exportWh]
  const [year, month, dayOfMonth] = start.slice(0, 10).split('-')
  // The column is the hour at which a reading ends, 01:00 to 24:00, by the clock of when it began.
  const hour = String(Number(start.slice(11, 13)) + 1).padStart(2, '0')
  const method = importWh === null ? '' : estimated ? 'Estimada' : 'Real'
  const columns = [
    csvText(cups),
    `${dayOfMonth}/${month}/${year}`,
    `${hour}:00`,
    kwh(importWh),
    method,
    kwh(exportWh),
    '',
    '',
  ]
  return columns.join(';') + lineEnd
}

/**
 * The curve as a Datadis file. The hour repeated in October stands twice, in order. A missing hour of a day that was
 * read keeps its row, empty, because the order distinguishes the repeated hours; a day never read has none.
 */
export async function* curveCsv(
  cups: string,
  { rule }: SupplyRule,
  parts: AsyncIterable<readonly CurveRow[]>,
): AsyncGenerator<string> {
  yield header + lineEnd
  for await (const rows of parts) {
    let text = ''
    for (const row of rows) {
      const hours = aggregate({ from: row.day, to: addDays(row.day, 1) }, [curveDayOf(row)], 'hourly', rule)
      for (const hour of hours) text += line(cups, hour)
    }
    yield text
  }
}
