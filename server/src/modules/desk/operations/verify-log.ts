import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'

/** The first line of the log that was changed, or before which one is missing; null of a whole log. */
export async function findBreak(db: Db): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from (
      select line.number, line.hash, line.previous, staff_log_hash(line) as expected,
             lag(line.hash, 1, ''::bytea) over in_order as before,
             lag(line.number, 1, 0::bigint) over in_order as last
        from staff_log line
      window in_order as (order by line.number)
    ) chained
     where hash <> expected or previous <> before or number <> last + 1
     order by number limit 1`.execute(db)
  return rows[0]?.number ?? null
}

/** The last line as `number:hash`, to be kept elsewhere: lines that were cut off at the end show by nothing else. */
export async function headOfLog(db: Db): Promise<string> {
  const last = await db
    .selectFrom('staff_log')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? `${last.number}:${last.hash.toString('hex')}` : '0:'
}

/** Whether a line that was kept elsewhere is still there as it was. */
export async function hasHead(db: Db, head: string): Promise<boolean> {
  const [number = '', hash = ''] = head.split(':')
  if (number === '0') return true
  const line = await db
    .selectFrom('staff_log')
    .select('hash')
    .where('number', '=', Number(number))
    .executeTakeFirst()
  return line?.hash.toString('hex') === hash
}
