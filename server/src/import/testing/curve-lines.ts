import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality, findQuality, type CurveSource } from '@endoll/domain/consumption/quality.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { clockHour, hoursInDay, stampOfReading, type ClockZone } from '@endoll/domain/time/madrid.ts'
import type { Db } from '../../platform/db/open.ts'
import { cups } from './folder.ts'

const HEADER = 'cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh'
function kwh(wh: number, point: string) {
  return `${Math.floor(wh / 1000)}${point}${String(wh % 1000).padStart(3, '0')}`
}

/** Lines of whole days; every hour of the n-th day is `wh` + its index. A Datadis text begins with its header. */
export function lines(
  kind: CurveSource,
  from: Day,
  days: number,
  wh: number,
  options: { zone?: ClockZone; of?: string } = {},
) {
  const { zone = 'Europe/Madrid', of = cups } = options
  const lineOf = {
    F5D: (stamp: string, energy: number) => `${of};${stamp};${energy};0;0;0;0;0;1;1;FE1;`,
    RF5D: (stamp: string, energy: number) => `${of};${stamp};${energy};0;0;0;0;0;1;1;FE1;`,
    P5D: (stamp: string, energy: number) => `${of};${stamp};${energy};0`,
    P1D: (stamp: string, energy: number) =>
      `${of};11;${stamp.replace(';', ':00;')};${kwh(energy, '.')}${';0;0.000'.repeat(5)};0;0.000;128;0.000;128;1;0`,
  }
  let text = kind === 'DATADIS' ? `${HEADER}\n` : ''
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(from, ahead)
    for (let index = 0; index < hoursInDay(day); index++) {
      const energy = wh + index
      if (kind === 'DATADIS') {
        const hour = String(clockHour(day, index, zone) + 1).padStart(2, '0')
        text += `${of};${day.replaceAll('-', '/')};${hour}:00;${kwh(energy, ',')};Real;\n`
        continue
      }
      const { stamp, season } = stampOfReading({ day, index }, zone)
      text += `${lineOf[kind](`${stamp};${season}`, energy)}\n`
    }
  }
  return text
}

/** The stored day of the only contract that has one. */
export async function findDay(db: Db, day: Day) {
  const row = await db.selectFrom('consumption_day').selectAll().where('day', '=', day).executeTakeFirst()
  if (!row) return undefined
  const importWh = decodeCurve(row.import_curve)
  const quality = [...decodeQuality(row.quality, importWh.length)].map(findQuality)
  const exportWh = row.export_curve && decodeCurve(row.export_curve)
  const capacitiveVarh = row.capacitive_curve && decodeCurve(row.capacitive_curve)
  const generatedWh = row.generated_curve && decodeCurve(row.generated_curve)
  const selfUsedWh = row.self_used_curve && decodeCurve(row.self_used_curve)
  return {
    importWh,
    exportWh,
    capacitiveVarh,
    generatedWh,
    selfUsedWh,
    quality,
    totals: [row.import_wh, row.export_wh, row.reactive_varh],
  }
}

/** `count` numbers from `from` on. */
export function counting(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => from + index)
}
