import type { Selectable } from 'kysely'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality } from '@endoll/domain/consumption/quality.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { heldFrom } from '../../platform/access.ts'
import { READ_COLUMNS } from './operations/curve-columns.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ConsumptionDayTable } from '../../platform/db/schema.generated.ts'

/** What a row is decoded from. */
export const CURVE_COLUMNS = ['day', ...READ_COLUMNS] as const

export type CurveRow = Pick<Selectable<ConsumptionDayTable>, (typeof CURVE_COLUMNS)[number]>

/** Stored days of a contract that is already known to be the caller's, in order. */
function storedDays(db: Db, contractId: number, { from, to }: DateSpan) {
  return db
    .selectFrom('consumption_day')
    .select(CURVE_COLUMNS)
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .where('day', '>=', from)
    .where('day', '<', to)
    .orderBy('day')
}

export function listCurveRows(db: Db, contractId: number, span: DateSpan): Promise<CurveRow[]> {
  return storedDays(db, contractId, span).execute()
}

export function curveDayOf(row: CurveRow): CurveDay {
  const importWh = decodeCurve(row.import_curve)
  const channel = (curve: Uint8Array | null) => (curve === null ? undefined : decodeCurve(curve))
  return {
    day: row.day,
    importWh,
    exportWh: channel(row.export_curve),
    generatedWh: channel(row.generated_curve),
    selfUsedWh: channel(row.self_used_curve),
    quality: decodeQuality(row.quality, importWh.length),
  }
}

/**
 * Reactive energy in the place of import, so that `aggregate` sums it the same way: R1 less R4 where both were read, as it
 * is billed, and so below zero where a supply is capacitive. Source: domain/src/billing/rates/excess.ts.
 */
export function findReactiveDay(row: CurveRow): CurveDay | undefined {
  if (row.reactive_curve === null) return undefined
  const { day, quality } = curveDayOf(row)
  const capacitive = row.capacitive_curve && decodeCurve(row.capacitive_curve)
  const importWh = decodeCurve(row.reactive_curve).map((varh, index) =>
    varh === null ? null : varh - (capacitive?.[index] ?? 0),
  )
  return { day, importWh, quality }
}

const daysAtOnce = 62

/** The days of a long range a few at a time: memory stays flat however long a file becomes. */
export async function* curveRowsInParts(
  db: Db,
  contractId: number,
  { from, to }: DateSpan,
): AsyncGenerator<CurveRow[]> {
  for (let next = from; next < to;) {
    const rows = await storedDays(db, contractId, { from: next, to }).limit(daysAtOnce).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    next = addDays(last.day, 1)
  }
}
