import { setTimeout as wait } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { applicationVersion } from '@endoll/api/version.ts'
import { PlainError } from '../plain-error.ts'
import { isAtLeast, oldestVersionOf } from './expand-contract.ts'
import type { Db } from './open.ts'
import { isLocked } from './passing-errors.ts'
import { makeCallsRole } from './row-role.ts'
import { splitStatements, type SqlStatement } from './sql-statements.ts'
import { sha256 } from '../sha256.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any fixed number: the key of the import's advisory lock. */
const LOCK = 2_026_112_102

/** How a migration waits for tables that others use. */
export interface Patience {
  /** While it waits for a table, everybody else who wants the table waits behind it. */
  readonly lockMs: number
  /** In between, others can continue. */
  readonly pauseMs: number
  readonly tries: number
}

/** About five minutes, of which others are held up half a second at a time. */
const patient: Patience = { lockMs: 500, pauseMs: 2000, tries: 120 }

type Migration = { name: string; checksum: string; text: string; statements: SqlStatement[] }

/** What a database has had, by its name. */
type Applied = { checksum: string; worksWith: string | null }

export class MigrationError extends PlainError {
  override name = 'MigrationError'
}

/**
 * Brings the database to what the files say, each in its own transaction and once, in the order of their
 * numbers. Two servers starting together take turns. What a newer version has added stays, and this one runs beside it
 * (`expand-contract.ts`). Answers the names it ran.
 */
export async function migrate(
  db: Db,
  folder = MIGRATIONS_FOLDER,
  onProgress?: (sentence: string) => void,
  patience: Patience = patient,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      await makeRecord(connection)
      const applied = await readApplied(connection)
      const { pending, ofNewer } = checkApplied(migrations, applied)
      for (const name of ofNewer)
        onProgress?.(`Database: ${name} is of a newer version, beside which this one runs`)
      for (const migration of pending) {
        onProgress?.(`Database: ${migration.name}`)
        await runPatiently(connection, migration, { ...patience, onProgress })
      }
      await makeCallsRole(connection)
      return pending.map(({ name }) => name)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** What `migrate` would do, and what a newer version has done already; nothing is changed. */
export async function pendingMigrations(
  db: Db,
  folder = MIGRATIONS_FOLDER,
): Promise<{ pending: Migration[]; ofNewer: string[] }> {
  return checkApplied(await readMigrations(folder), await readApplied(db))
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const seen = new Map<string, string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationError(`${name}: a migration is called NNNN-slug.sql`)
    const twin = seen.get(number)
    if (twin)
      throw new MigrationError(`${twin} and ${name} have the same number: give the newer one the next`)
    seen.set(number, name)
  }
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = sha256(text).toString('hex')
      const statements = splitStatements(text).map(allowedToOwners)
      return { name: name.replace(/\.sql$/, ''), checksum, text, statements }
    }),
  )
}

/**
 * Settings of ours that older migrations give to functions: only a superuser may, and 0059 makes these functions anew
 * without. The files stay as they are, because their checksums are kept.
 */
function allowedToOwners(statement: SqlStatement): SqlStatement {
  return { ...statement, text: statement.text.replace(/ set endoll\.customer = '' as \$\$/, ' as $$$$') }
}

/** Columns of the table of what was done; none where there is no such table yet. */
async function recordColumns(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = to_regclass('schema_migration') and attnum > 0 and not attisdropped`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Makes the table of what was done, and adds to that of an older version. */
async function makeRecord(db: Db): Promise<void> {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(db)
  // Checked first: `add column if not exists` would wait for readers of the table.
  if (!(await recordColumns(db)).has('works_with'))
    await sql`alter table schema_migration add column works_with text`.execute(db)
}

/** Changes nothing: a plan and a standby are asked too. */
async function readApplied(db: Db): Promise<Map<string, Applied>> {
  const columns = await recordColumns(db)
  if (columns.size === 0) return new Map()
  const worksWith = columns.has('works_with') ? sql`works_with` : sql`null`
  const { rows } = await sql<Applied & { name: string }>`
    select name, checksum, ${worksWith} as "worksWith" from schema_migration`.execute(db)
  return new Map(rows.map(({ name, ...applied }) => [name, applied]))
}

function checkApplied(
  migrations: Migration[],
  applied: Map<string, Applied>,
): { pending: Migration[]; ofNewer: string[] } {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied].filter(([name]) => !known.has(name))
  const without = unknown.find(([, { worksWith }]) => worksWith && !isAtLeast(applicationVersion, worksWith))
  if (without) {
    const [name, { worksWith }] = without
    throw new MigrationError(
      `The database has had ${name}.sql, which takes away what version ${applicationVersion} needs: ` +
        `run Endoll ${worksWith} or newer.`,
    )
  }
  const pending = migrations.filter(({ name, checksum }) => {
    const before = applied.get(name)
    if (before !== undefined && before.checksum !== checksum) {
      throw new MigrationError(
        `${name}.sql was changed after it ran here: undo that and add a new file instead.`,
      )
    }
    return before === undefined
  })
  return { pending, ofNewer: unknown.map(([name]) => name) }
}

/** Tries a migration again that did not get a table in time; nothing of it was done. */
async function runPatiently(
  db: Db,
  migration: Migration,
  { lockMs, pauseMs, tries, onProgress }: Patience & { onProgress: ((sentence: string) => void) | undefined },
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await run(db, migration, lockMs)
      return
    } catch (error) {
      if (!isLockTimeout(error) || left <= 1) throw error
      if (left === tries) onProgress?.(`Database: ${migration.name} waits for calls that are under way`)
      await wait(pauseMs)
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return isLocked(error instanceof MigrationError ? error.cause : error)
}

async function run(db: Db, migration: Migration, lockMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(transaction)
    for (const { text, line } of migration.statements) {
      await transaction.executeQuery(CompiledQuery.raw(text)).catch((cause: Error) => {
        const start = text.replaceAll(/\s+/g, ' ').slice(0, 120)
        throw new MigrationError(`${migration.name}.sql line ${line}: ${cause.message} (in: ${start})`, {
          cause,
        })
      })
    }
    await sql`insert into schema_migration (name, checksum, works_with)
      values (${migration.name}, ${migration.checksum}, ${oldestVersionOf(migration.text) ?? null})`.execute(
      transaction,
    )
  })
}
