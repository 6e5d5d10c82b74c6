import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'

/** Any fixed number: the key of the import's advisory lock. */
const LOCK = 2_026_112_103

/** Whether no other import runs on the database; then none can until it is freed on the same connection. */
export async function takeImportLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(
    connection,
  )
  return rows[0]?.taken === true
}

export async function freeImportLock(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
}

/** Waits until no import runs on the database. */
export async function untilNoImportRuns(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    await freeImportLock(connection)
  })
}
