import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import { alikeSealed } from '../at-rest/alike.ts'
import { PlainError } from '../plain-error.ts'
import { columnValues } from './column-values.ts'
import { prepareSettings } from './asked-query.ts'
import type { Asking, OfficeRole } from './who-asks.ts'
import { LendingPool } from './lending-pool.ts'
import { driverSettings, limitSettings, sessionSettings, type DatabaseLimits } from './limits.ts'
import { NamedClient } from './named-client.ts'
import { readCallsRole } from './row-role.ts'
import type { Schema } from './schema.generated.ts'
import { traceStatement } from './trace-statement.ts'

/** The product's database; a transaction (`Transaction<Schema>`) fits wherever a `Db` does. */
export type Db = Kysely<Schema>

export type DatabaseConfig = {
  /** What `startEmbedded` answers, or `{ connectionString }` from DATABASE_URL; `max` is the pool's size. */
  connection: pg.PoolConfig
  /**
   * Who asks where nothing in the program says it (`asOffice`, `asCustomer`): a command is one by itself; in a server it is
   * nobody, who finds nothing.
   */
  asks: OfficeRole | 'nobody'
  /** Of what is asked; none for an import or a migration, whose statements take as long as they take. */
  limits?: DatabaseLimits
  /**
   * A pooler stands in between that may do each transaction over another connection (PgBouncer): nothing is prepared, and
   * the settings of a connection are the pooler's.
   */
  pooled?: boolean
  /** Test only: lets a database run that may lose what it acknowledged. */
  allowUnsyncedForTests?: boolean
  /** Called when an idle connection breaks; the pool opens another by itself. */
  onConnectionLost?: (error: Error) => void
}

export class UnsuitableDatabaseError extends PlainError {
  override name = 'UnsuitableDatabaseError'
}

/** Settings of every connection, as PostgreSQL reads dates and instants by them. */
const everywhere = ['TimeZone=UTC', 'DateStyle=ISO']

/** What a pooler sets on each connection that it opens (`connect_query` of PgBouncer). */
export function poolerSettings(limits: DatabaseLimits | undefined): string {
  const settings = [...everywhere, ...limitSettings(limits)].map((setting) => setting.split('='))
  return settings.map(([name, value]) => `set ${name} = '${value}'`).join('; ')
}

/** A connection that is ours alone says by itself who asks; one of a pooler with each statement. */
function saysByItself({ asks, pooled }: Pick<DatabaseConfig, 'asks' | 'pooled'>) {
  return asks !== 'nobody' && !pooled
}

function unlessSaid(config: DatabaseConfig): Asking | undefined {
  if (saysByItself(config)) return undefined
  return config.asks === 'nobody' ? 'nobody' : { office: config.asks }
}

/** Opens the pool and refuses, in one sentence, a database that is too old or may lose acknowledged writes. */
export async function openDatabase(config: DatabaseConfig): Promise<Db> {
  const pool = new LendingPool(openPool(config), unlessSaid(config))
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    plugins: [alikeSealed],
    log: traceStatement,
  })
  try {
    await checkDatabase(db, config.allowUnsyncedForTests ?? false)
    pool.runCallsAs(await readCallsRole(db))
    if (config.pooled) await checkPooler(db, config.limits)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** The same connection without Kysely, for what needs a raw client (COPY, LISTEN). The caller ends it. */
export function openPool(config: DatabaseConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Servers of before 0085 called themselves `endoll`.
    application_name: 'endoll-office',
    ...driverSettings(config.limits),
    ...config.connection,
    Client: config.pooled ? pg.Client : NamedClient,
    onConnect: async (client) => {
      if (client instanceof NamedClient) await prepareSettings(client)
    },
    types: columnValues,
    ...(!config.pooled && {
      options: [
        ...everywhere,
        ...sessionSettings(config.limits),
        ...(saysByItself(config) ? [`endoll.role=${config.asks}`] : []),
      ]
        .map((setting) => `-c ${setting}`)
        .concat(config.connection.options ?? [])
        .join(' '),
    }),
  })
  // Without a listener, one broken idle connection would end the whole process.
  pool.on('error', (error) => config.onConnectionLost?.(error))
  // The pool listens to idle connections only; one that breaks while it is used fails its query, and no more than that.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Refuses a pooler whose connections lack the settings that calls need. */
async function checkPooler(db: Db, limits: DatabaseLimits | undefined): Promise<void> {
  const { rows } = await sql<{ zone: string; dates: string; limits: string }>`
    select current_setting('TimeZone') as zone, current_setting('DateStyle') as dates,
           (select string_agg(name || '=' || setting, ' ' order by name) from pg_settings
             where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) as limits`.execute(
    db,
  )
  const [found] = rows
  const wanted = limitSettings(limits).toSorted().join(' ')
  if (found?.zone === 'UTC' && found.dates.startsWith('ISO') && (!limits || found.limits === wanted)) return
  throw new UnsuitableDatabaseError(
    `The pooler does not set what calls need; its connect_query must be: ${poolerSettings(limits)}`,
  )
}

async function checkDatabase(db: Db, allowUnsynced: boolean): Promise<void> {
  const { rows } = await sql<{ version: number; fsync: string; commit: string }>`
    select current_setting('server_version_num')::int as version,
           current_setting('fsync') as fsync,
           current_setting('synchronous_commit') as commit`.execute(db)
  const [settings] = rows
  if (!settings) throw new UnsuitableDatabaseError('The database does not show its settings.')
  if (settings.version < 150_000) {
    const major = Math.floor(settings.version / 10_000)
    throw new UnsuitableDatabaseError(
      `PostgreSQL 15 or newer is needed; this database is PostgreSQL ${major}.`,
    )
  }
  const off = [settings.fsync === 'off' && 'fsync', settings.commit === 'off' && 'synchronous_commit'].filter(
    Boolean,
  )
  if (off.length > 0 && !allowUnsynced) {
    throw new UnsuitableDatabaseError(
      `The database runs with ${off.join(' and ')} off and may lose what it confirmed: ` +
        'switch it on (only tests may run without).',
    )
  }
}
