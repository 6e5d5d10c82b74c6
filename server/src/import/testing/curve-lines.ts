import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality, findQuality } from '@endoll/domain/consumption/quality.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading, type ClockZone } from '@endoll/domain/time/madrid.ts'
import type { Db } from '../../platform/db/open.ts'
import { cups } from './folder.ts'

/** Lines of whole days; every hour of the n-th day is `wh` + its place. */
export function lines(
  kind: 'F5D' | 'P5D',
  from: Day,
  days: number,
  wh: number,
  options: { zone?: ClockZone; of?: string } = {},
) {
  const { zone = 'Europe/Madrid', of = cups } = options
  const tail = kind === 'P5D' ? '' : ';0;0;0;0;1;1;FE1;'
  let text = ''
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(from, ahead)
    for (let index = 0; index < hoursInDay(day); index++) {
      const { stamp, season } = stampOfReading({ day, index }, zone)
      text += `${of};${stamp};${season};${wh + index};0${tail}\n`
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
  return { importWh, exportWh, quality, totals: [row.import_wh, row.export_wh, row.reactive_varh] }
}

/** `count` numbers from `from` on. */
export const counting = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index)
