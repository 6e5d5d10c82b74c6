import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, addMonths, firstDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { isLocked } from '../../../platform/db/passing-errors.ts'
import type { Services } from '../../../platform/services.ts'

/** Charts show three years by the hour: older months stay as they lie. */
const monthsBack = 37
/** The last days of a month come in some days after it. */
const daysAfter = 5
/** Contracts of one transaction, which holds their rows for hundredths of a second. */
const contractsAtOnce = 25
const stepsARun = 40
/** Calls are answered after each step that wrote, and between two runs. */
const pauseMs = 25
const againMs = 1000
/** Less than the second after which the database looks for a deadlock: an import that writes the same days is never ended for one. */
const lockMs = 100

const setting = 'packed-months'

/** Which month is being packed, and the last contract of it that was looked at. */
interface Reached {
  readonly month: Day
  readonly afterId: number
}

async function readReached(db: Db, first: Day): Promise<Reached> {
  const found = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst()
  return found ? (JSON.parse(found.value) as Reached) : { month: first, afterId: 0 }
}

async function keepReached(db: Db, reached: Reached): Promise<void> {
  const value = JSON.stringify(reached)
  await db
    .insertInto('server_setting')
    .values({ key: setting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Of the next contracts those whose days of a month lie on more pages than they fill. */
async function listScattered(db: Db, { month, afterId }: Reached): Promise<number[]> {
  const { rows } = await sql<{ contract_id: number }>`
    select contract_id from consumption_day held
     where contract_id > ${afterId} and contract_id <= ${afterId + contractsAtOnce}
       and day >= ${month} and day < ${addMonths(month, 1)}
     group by contract_id
    having count(distinct (ctid::text::point)[0])
           > 2 + sum(pg_column_size(held.*)) / current_setting('block_size')::int`.execute(db)
  return rows.map(({ contract_id }) => contract_id)
}

async function readLastId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('consumption_day')
    .select(({ fn }) => fn.max<number | null>('contract_id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Writes the days of a month anew, contract by contract: what is inserted in one statement lies together. */
async function packMonth(db: Db, ids: readonly number[], month: Day): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`.execute(transaction)
    await sql`
      with gone as (
        delete from consumption_day
         where contract_id = any(${ids}::bigint[]) and day >= ${month} and day < ${addMonths(month, 1)}
        returning *)
      insert into consumption_day select * from gone order by contract_id, day`.execute(transaction)
  })
}

/** Packs the next contracts of the month. */
async function packNext(db: Db, reached: Reached): Promise<Reached> {
  const ids = await listScattered(db, reached)
  if (ids.length > 0) {
    await packMonth(db, ids, reached.month)
    await pause(pauseMs)
  }
  return { ...reached, afterId: reached.afterId + contractsAtOnce }
}

/**
 * Hours come in day by day, so that each day of a contract lies on a page of its own. Once a month is over, its days are
 * written anew, contract by contract, some at a time: a year's chart then touches a seventh of the pages (decision 0044).
 * Returns in how many milliseconds there is more to do. Safe to run twice, and on two servers at once.
 */
export async function packMonths({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number | undefined> {
  const today = todayOf({ clock })
  const lastId = await readLastId(db)
  let reached = await readReached(db, addMonths(firstDayOfMonth(today), -monthsBack))
  for (let step = 0; step < stepsARun; step += 1) {
    const { month, afterId } = reached
    if (addDays(addMonths(month, 1), daysAfter) > today) return undefined
    try {
      reached = afterId < lastId ? await packNext(db, reached) : { month: addMonths(month, 1), afterId: 0 }
    } catch (error) {
      // Somebody else writes these days: another time.
      if (isLocked(error)) return undefined
      throw error
    }
    await keepReached(db, reached)
  }
  return againMs
}
