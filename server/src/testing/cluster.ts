import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded, type EmbeddedConnection } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { chooseTestFolder, TEST_FOLDER } from './test-folder.ts'

const TEMPLATE = 'endoll_template'

export type TestCluster = { connection: EmbeddedConnection; stop: () => Promise<void> }

export type TestDatabaseConnection = { connection: EmbeddedConnection; drop: () => Promise<void> }

export interface TestClusterOptions {
  /** In memory where there is room: a database is then made in hundredths of a second, and no bench should be believed. */
  readonly inMemory?: boolean
}

/** A throw-away PostgreSQL (unsynced, in the temporary folder or in memory) with a migrated template in it. */
export async function startTestCluster({ inMemory = false }: TestClusterOptions = {}): Promise<TestCluster> {
  const data = inMemory ? await chooseTestFolder() : await mkdtemp(join(tmpdir(), TEST_FOLDER))
  const remove = () => rm(data, { recursive: true, force: true })
  let embedded
  try {
    embedded = await startEmbedded({ data, unsyncedForTests: true })
    await admin(embedded.connection, `create database ${TEMPLATE}`)
    const template = { ...embedded.connection, database: TEMPLATE }
    const db = await openDatabase({ asks: 'command', connection: template, allowUnsyncedForTests: true })
    await migrate(db).finally(() => db.destroy())
  } catch (error) {
    await embedded?.stop()
    await remove()
    throw error
  }
  const { connection, stop } = embedded
  return { connection, stop: () => stop().finally(remove) }
}

/** A database of its own for one test file or browser worker, as the migrations leave it. */
export async function createDatabaseIn(
  cluster: EmbeddedConnection,
  template = TEMPLATE,
): Promise<TestDatabaseConnection> {
  const database = `test_${randomBytes(8).toString('hex')}`
  // Copying files costs less than logging every page of them.
  await admin(cluster, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...cluster, database },
    drop: () => admin(cluster, `drop database if exists ${database} with (force)`),
  }
}

/** Another template, filled once per cluster by the first caller, while others wait. */
export async function fillTemplateIn(
  cluster: EmbeddedConnection,
  template: string,
  fill: (connection: EmbeddedConnection) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(cluster)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 1) return
    const { connection, drop } = await createDatabaseIn(cluster)
    try {
      await fill(connection)
      await client.query(`alter database ${connection.database} rename to ${template}`)
    } catch (error) {
      await drop()
      throw error
    }
  } finally {
    await client.end()
  }
}

async function admin(connection: EmbeddedConnection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
