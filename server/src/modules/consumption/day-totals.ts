import { sql } from 'kysely'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import type { DayTotal } from '@endoll/domain/consumption/forecast-days.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { heldFrom } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { CURVE_COLUMNS, curveDayOf, type CurveRow } from './curve-rows.ts'

/** Some days of a contract known to be the caller's, decoded, in order; those without a reading are not there. */
export async function listCurveDays(db: Db, contractId: number, days: readonly Day[]): Promise<CurveDay[]> {
  const rows: CurveRow[] = await db
    .selectFrom('consumption_day')
    .select(CURVE_COLUMNS)
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .where('day', '=', sql<Day>`any(${days}::date[])`)
    .orderBy('day')
    .execute()
  return rows.map(curveDayOf)
}

/** What each day came to, without the days that miss a reading (a quality byte of zero); no curve is decoded. */
export async function readDayTotals(
  db: Db,
  contractId: number,
  { from, to }: DateSpan,
): Promise<Map<Day, DayTotal>> {
  const rows = await db
    .selectFrom('consumption_day')
    .select(['day', 'import_wh', 'export_wh'])
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .where('day', '>=', from)
    .where('day', '<', to)
    .where(sql<boolean>`position('\\x00'::bytea in quality) = 0`)
    .execute()
  return new Map(
    rows.map(({ day, import_wh, export_wh }) => [day, { importWh: import_wh, exportWh: export_wh }]),
  )
}

/** What was read of a span, as screens add it up: days that miss a reading count with the hours that they have. */
export interface ReadImport {
  readonly importWh: number
  /** Days of which every reading is there. */
  readonly wholeDays: number
}

export async function readImport(db: Db, contractId: number, { from, to }: DateSpan): Promise<ReadImport> {
  const found = await db
    .selectFrom('consumption_day')
    .select(({ fn }) => [
      fn.sum<string | null>('import_wh').as('import_wh'),
      // A quality byte of zero is a missing reading.
      sql<number>`count(*) filter (where position('\\x00'::bytea in quality) = 0)`.as('whole_days'),
    ])
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .where('day', '>=', from)
    .where('day', '<', to)
    .executeTakeFirstOrThrow()
  return { importWh: Number(found.import_wh), wholeDays: found.whole_days }
}

/** What was read of a span of which every reading is there; null if one is missing. */
export async function readWholeImport(db: Db, contractId: number, span: DateSpan): Promise<number | null> {
  const { importWh, wholeDays } = await readImport(db, contractId, span)
  return wholeDays === lengthInDays(span) ? importWh : null
}

/** Whether a contract gave energy to the grid on any day of a span. A measured zero is no surplus, nor is a blank. */
export async function readHasSurplus(db: Db, contractId: number, { from, to }: DateSpan): Promise<boolean> {
  const found = await db
    .selectFrom('consumption_day')
    .select('day')
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('export_wh', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
