import { sql } from 'kysely'
import { lockingOf, madeTables, oldestVersionOf } from './expand-contract.ts'
import { pendingMigrations } from './migrate.ts'
import type { Db } from './open.ts'

/** What is read of a table under a lock, at the least, in bytes a second: a slow disk. */
const slowBytesPerSecond = 100e6

/** Bytes of each table there is. */
async function sizesOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select coalesce(root.relname, c.relname) as name, sum(pg_table_size(c.oid))::float8 as bytes
      from pg_class c left join pg_class root on root.oid = pg_partition_root(c.oid)
     where c.relkind in ('r', 'p') and c.relnamespace = current_schema::regnamespace
     group by 1`.execute(db)
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** What would be done to the database, and who would wait how long, a line each; nothing is done. */
export async function planMigrations(db: Db, folder?: string): Promise<string[]> {
  const { pending, ofNewer } = await pendingMigrations(db, folder)
  const sizes = await sizesOf(db)
  const lines = ofNewer.map((name) => `${name}: of a newer version, beside which this one runs`)
  for (const { name, text, statements } of pending) {
    const oldest = oldestVersionOf(text)
    const beside =
      oldest === undefined
        ? 'servers of the version before go on beside it'
        : `servers older than ${oldest} have to be stopped first`
    lines.push(`${name}: ${statements.length} statements in one transaction; ${beside}`)
    const made = madeTables(statements)
    for (const statement of statements) {
      const locking = lockingOf(statement)
      if (!locking || made.has(locking.table)) continue
      const bytes = sizes.get(locking.table) ?? 0
      const seconds = Math.ceil(bytes / slowBytesPerSecond)
      const howLong = locking.readsAllRows
        ? `while ${(bytes / 1e6).toFixed(1)} MB are gone through (some ${seconds} s)`
        : 'for a moment'
      lines.push(
        `  line ${statement.line}: ${locking.holds} of ${locking.table} wait ${howLong}, and until its end`,
      )
    }
  }
  return lines.length > 0 ? lines : ['Nothing is to be done.']
}
