// What a retailer of a million contracts takes: lists, an import of two customers, the next events to deliver.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { importFolder } from '../server/src/import/import-folder.ts'
import { exampleFolder } from '../server/src/import/manual/manual.ts'
import { outboxQueue } from '../server/src/modules/requests/operations/deliver.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { takeStatement } from '../server/src/platform/leased-queue.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { signInTo, startListServer, stopListServer } from './lists.ts'
import { drawRetailer } from './many-contracts.ts'
import { median, percentile, type Figure } from './result.ts'

const CONTRACTS = 1_000_000
const INVOICES_EACH = 3
const EVENTS_DUE = 100_000
const CALLS = 200
const TURNS = 50

interface Imported {
  readonly seconds: number
  readonly peakMegabytes: number
}

async function measureLists(connection: EmbeddedConnection, email: string): Promise<Figure[]> {
  const app = await startListServer('app', connection)
  try {
    const headers = await signInTo(app, email)
    const figures: Figure[] = []
    for (const path of ['/api/v1/contracts?limit=100', '/api/v1/invoices/?limit=100']) {
      const times: number[] = []
      for (let call = 0; call < CALLS; call += 1) {
        const startedMs = performance.now()
        const answer = await fetch(app.address + path, { headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        times.push(performance.now() - startedMs)
      }
      const warm = times.slice(CALLS / 10)
      const what = `a million contracts: ${path}`
      figures.push(
        { what: `${what}: p50`, value: median(warm), unit: 'ms', note: 'one call after the other' },
        { what: `${what}: p99`, value: percentile(warm, 0.99), unit: 'ms' },
      )
    }
    return figures
  } finally {
    await stopListServer(app)
  }
}

/** In a process of its own, so that its peak holds nothing else. */
async function measureImport(connection: EmbeddedConnection): Promise<Figure[]> {
  const child = fork(import.meta.filename, ['--import', JSON.stringify(connection)])
  const ended = once(child, 'exit').then(() => {
    throw new Error('the import of two customers ended without an answer')
  })
  const [{ seconds, peakMegabytes }] = (await Promise.race([once(child, 'message'), ended])) as [Imported]
  ended.catch(() => undefined)
  const what = 'a million contracts: import of two customers'
  return [
    { what, value: seconds, unit: 's', note: 'the example of docs/import.md' },
    { what: `${what}: peak memory`, value: peakMegabytes, unit: 'MB', budget: { most: 400 } },
  ]
}

async function measureOutbox(db: Db): Promise<Figure[]> {
  await db.transaction().execute(async (transaction) => {
    // No request stands behind these events: foreign keys are not checked in this transaction.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into outbox_event (request_id, subject, type, payload, created_at, next_attempt_at, number)
      select 1, 'K' || n, 'request.submitted', '{}', '2026-01-01', '2026-01-01', n
      from generate_series(1, ${EVENTS_DUE}::int) n`.execute(transaction)
  })
  await sql`analyze outbox_event`.execute(db)
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const startedMs = performance.now()
    await takeStatement(outboxQueue, Date.parse('2026-02-01')).execute(db)
    times.push(performance.now() - startedMs)
  }
  const note = `${EVENTS_DUE} events due, ten taken at a time`
  return [{ what: 'the next events to deliver: p50', value: median(times), unit: 'ms', note }]
}

export async function measureMillion(cluster: TestCluster): Promise<Figure[]> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  try {
    const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
    try {
      const { email } = await drawRetailer(db, CONTRACTS, INVOICES_EACH)
      const { rows } = await sql<{
        bytes: string
      }>`select pg_database_size(current_database()) as bytes`.execute(db)
      const size = {
        what: 'a million contracts: the database',
        value: Number(rows[0]!.bytes) / 1e9,
        unit: 'GB',
      }
      const read = await measureLists(connection, email)
      return [size, ...read, ...(await measureImport(connection)), ...(await measureOutbox(db))]
    } finally {
      await db.destroy()
    }
  } finally {
    await drop()
  }
}

if (import.meta.main) {
  const [, connection] = process.argv.slice(2)
  const db = await openDatabase({
    asks: 'command',
    connection: JSON.parse(connection!) as object,
    allowUnsyncedForTests: true,
  })
  const { seconds } = await importFolder(db, exampleFolder)
  const imported: Imported = { seconds, peakMegabytes: process.resourceUsage().maxRSS / 1024 }
  process.send?.(imported)
  await db.destroy()
  process.disconnect?.()
}
