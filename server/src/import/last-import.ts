import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'
import type { Declaration, Reading } from '../platform/metrics/metric.ts'
import type { ImportReport } from './import-folder.ts'

const setting = 'last-import'

/** What is kept of the last import, for who watches: when it ended, when one last took everything, and how much it was. */
interface LastImport {
  readonly ended: number
  /** Absent until an import has taken everything. */
  readonly succeeded?: number
  /** Absent until an import has come to its end. */
  readonly rows?: number
  readonly refused?: number
  readonly seconds?: number
  /** By their codes, how often. */
  readonly problems?: Readonly<Record<string, number>>
  readonly notices?: Readonly<Record<string, number>>
}

/** Rows of tables and readings of curves: those that were taken, and those that were refused. */
function countsOf({ tables, curves, seconds, problemCounts, noticeCounts }: ImportReport) {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    rows: sum(tables.map(({ good }) => good)) + curves.readings,
    refused: sum(tables.map(({ refused }) => refused)) + curves.refused,
    seconds,
    problems: problemCounts,
    notices: noticeCounts,
  }
}

/** The last import; undefined of an office that has never imported. */
export async function readLastImport(db: Db): Promise<LastImport | undefined> {
  const kept = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst()
  return kept && (JSON.parse(kept.value) as LastImport)
}

/** Keeps when an import ended, and what it took; without a report it was broken off. */
export async function noteImport(db: Db, report: ImportReport | undefined): Promise<void> {
  const took = report && Object.keys(report.problemCounts).length === 0
  const counts = JSON.stringify(report ? countsOf(report) : {})
  await sql`
    insert into server_setting (key, value)
    select ${setting}, (${counts}::jsonb || jsonb_build_object('ended', now_s)
      || case when ${took ?? false} then jsonb_build_object('succeeded', now_s) else '{}' end)::text
      from extract(epoch from clock_timestamp()) as now_s
    on conflict (key) do update set value = (server_setting.value::jsonb || excluded.value::jsonb)::text`.execute(
    db,
  )
}

const ended: Declaration = {
  name: 'endoll_import_last_end_timestamp_seconds',
  help: 'When the last import of the retailer ended, whatever it took',
}
const succeeded: Declaration = {
  name: 'endoll_import_last_success_timestamp_seconds',
  help: 'When an import last took everything that it was given',
}
const rows: Declaration = {
  name: 'endoll_import_last_rows',
  help: 'Rows and readings that the last import took',
}
const refused: Declaration = {
  name: 'endoll_import_last_refused_rows',
  help: 'Rows and readings that the last import refused',
}
const seconds: Declaration = {
  name: 'endoll_import_last_duration_seconds',
  help: 'How long the last import took',
}

/** An office that has never imported shows nothing. */
export const importReading: Reading = {
  of: 'import',
  gauges: [ended, succeeded, rows, refused, seconds],
  read: async ({ db }) => {
    const last = await readLastImport(db)
    if (!last) return []
    return [
      { gauge: ended, value: last.ended },
      { gauge: succeeded, value: last.succeeded },
      { gauge: rows, value: last.rows },
      { gauge: refused, value: last.refused },
      { gauge: seconds, value: last.seconds },
    ].flatMap(({ gauge, value }) => (value === undefined ? [] : [{ gauge, value }]))
  },
}
