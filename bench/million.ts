// What a retailer of a million contracts takes: lists, a night's files while the office is open, pages of a chart, sizes,
// growth, backup. `npm run bench -- million`; ENDOLL_CONTRACTS says how many are drawn (a million as it comes), a fifth of them
// with a year of hours. Writes docs/scale.md too. Needs Debian's postgresql.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { importFolder } from '../server/src/import/import-folder.ts'
import { exampleFolder } from '../server/src/import/manual/manual.ts'
import { outboxQueue } from '../server/src/modules/requests/operations/deliver.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { takeStatement } from '../server/src/platform/leased-queue.ts'
import { signInTo, startListServer, stopListServer } from './lists.ts'
import { drawRetailer } from './many-contracts.ts'
import { measureBackup } from './million/backup.ts'
import { drawAccounts, drawBills, drawHours, drawPeople, lastDay } from './million/draw.ts'
import { importApart, measureNight, type Imported } from './million/night.ts'
import { startDebianPostgres, type DebianPostgres } from './million/postgres.ts'
import { scalePage, type Scale } from './million/scale-page.ts'
import { databaseBytes, readSizes } from './million/sizes.ts'
import { closeConnections, officeCalls } from './office-calls.ts'
import { median, percentile, type Figure } from './result.ts'

const CONTRACTS = Number(process.env['ENDOLL_CONTRACTS'] ?? 1_000_000)
/** One in so many has hours: they are most of what there is to draw. */
const ONE_IN = 5
const BILLS_EACH = 36
const NIGHTS = 20
const BILLS = 2000
const PEOPLE = 20
const EVENTS_DUE = 100_000
const CALLS = 200
const TURNS = 50

type App = Awaited<ReturnType<typeof startListServer>>

const lists = ['/api/v1/contracts?limit=100', '/api/v1/invoices/?limit=100'] as const

/** Milliseconds of one call after the other. */
async function timesOf(app: App, email: string, path: string): Promise<number[]> {
  const headers = await signInTo(app, email)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const startedMs = performance.now()
    const answer = await fetch(app.address + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    times.push(performance.now() - startedMs)
  }
  return times.slice(CALLS / 10)
}

async function measureOutbox(db: Db): Promise<number> {
  await db.transaction().execute(async (transaction) => {
    // No request stands behind these events: foreign keys are not checked in this transaction.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into outbox_event (request_id, subject, type, payload, created_at, next_attempt_at, number)
      select 1, 'W' || n, 'request.submitted', '{}', '2026-01-01', '2026-01-01', 1000000 + n
      from generate_series(1, ${EVENTS_DUE}::int) n`.execute(transaction)
  })
  await sql`analyze outbox_event`.execute(db)
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const startedMs = performance.now()
    await takeStatement(outboxQueue, Date.parse('2026-02-01')).execute(db)
    times.push(performance.now() - startedMs)
  }
  return median(times)
}

/** Pages that the query of a year's chart touches, of contracts from one end to the other. */
async function pagesOfYear(db: Db, contracts: number): Promise<number> {
  const pages: number[] = []
  for (let at = 0; at < 40; at += 1) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json)
      select day, import_curve, export_curve, quality from consumption_day
       where contract_id = (select id from contract where name = ${`K${1 + Math.floor((at * contracts) / 40)}`})
         and day > ${lastDay}::date - 365 and day <= ${lastDay} order by day`.execute(db)
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
    pages.push(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!)
  }
  return median(pages)
}

async function measureScale(postgres: DebianPostgres): Promise<Scale> {
  const database = 'office'
  await postgres.command('createdb', [database])
  const connection: EmbeddedConnection = { ...postgres.connection, database }
  const db = await openDatabase({ asks: 'command', connection })
  try {
    await migrate(db)
    const withHours = Math.ceil(CONTRACTS / ONE_IN)
    const measured = await drawRetailer(db, CONTRACTS, BILLS_EACH)
    const people = await drawPeople(db, measured, PEOPLE)
    await drawBills(db)
    await drawHours(db, withHours)
    await drawAccounts(db)
    await sql`vacuum analyze`.execute(db)
    const tables = await readSizes(db)
    // No request stands behind these, which a restore would notice.
    await sql`truncate outbox_event`.execute(db)
    const bytes = await databaseBytes(db)
    const pages = await pagesOfYear(db, withHours)
    const app = await startListServer('app', connection)
    try {
      const listMs = {
        contracts: await timesOf(app, measured.email, lists[0]),
        invoices: await timesOf(app, measured.email, lists[1]),
      }
      const next = await officeCalls(app.address, people, false)
      const night = await measureNight({
        db,
        connection,
        address: app.address,
        next,
        contracts: withHours,
        nights: NIGHTS,
        bills: BILLS,
      })
      const example = await importApart(connection, exampleFolder)
      const backup = await measureBackup(postgres, database)
      const measuredAt = {
        contracts: CONTRACTS,
        withHours,
        billsEach: BILLS_EACH,
        nights: NIGHTS,
        version: postgres.version,
      }
      return {
        ...measuredAt,
        tables,
        bytes,
        pages,
        listMs,
        night,
        example,
        backup,
        outboxMs: await measureOutbox(db),
      }
    } finally {
      closeConnections()
      await stopListServer(app)
    }
  } finally {
    await db.destroy()
  }
}

function figuresOf(scale: Scale): Figure[] {
  const of = `${scale.contracts.toLocaleString('en-GB')} contracts`
  const { listMs, night, backup, example, bytes } = scale
  return [
    { what: `${of}: the database`, value: bytes / 1e9, unit: 'GB' },
    ...(['contracts', 'invoices'] as const).flatMap((list) => [
      {
        what: `${of}: list of ${list}: p50`,
        value: median(listMs[list]),
        unit: 'ms',
        note: 'one call after the other',
      },
      { what: `${of}: list of ${list}: p99`, value: percentile(listMs[list], 0.99), unit: 'ms' },
    ]),
    { what: `${of}: a year's chart`, value: scale.pages, unit: 'pages' },
    {
      what: 'hours of a night, office open',
      value: night.hours.daysCreated / night.hours.seconds,
      unit: 'contracts/s',
    },
    { what: 'bills, office open', value: night.bills.billsCreated / night.bills.seconds, unit: '/s' },
    {
      what: 'office at 50/s beside hours: p99',
      value: percentile(night.whileHours.good, 0.99),
      unit: 'ms',
      budget: { most: 400 },
    },
    {
      what: 'office at 50/s beside bills: p99',
      value: percentile(night.whileBills.good, 0.99),
      unit: 'ms',
      budget: { most: 400 },
    },
    {
      what: 'import of two customers',
      value: example.seconds,
      unit: 's',
      note: 'the example of docs/import.md',
    },
    {
      what: 'import of two customers: peak memory',
      value: example.peakMegabytes,
      unit: 'MB',
      budget: { most: 400 },
    },
    { what: 'dump', value: (backup.dump * 1e9) / bytes, unit: 's/GB' },
    { what: 'restore', value: (backup.restore * 1e9) / bytes, unit: 's/GB' },
    { what: 'copy of the cluster', value: (backup.base * 1e9) / bytes, unit: 's/GB' },
    {
      what: 'the next events to deliver: p50',
      value: scale.outboxMs,
      unit: 'ms',
      note: `${EVENTS_DUE} events due, ten taken at a time`,
    },
  ]
}

export async function measureMillion(): Promise<Figure[]> {
  const postgres = await startDebianPostgres()
  try {
    const scale = await measureScale(postgres)
    await writeFile(join(import.meta.dirname, '../docs/scale.md'), scalePage(scale))
    return figuresOf(scale)
  } finally {
    await postgres.stop()
  }
}

if (import.meta.main) {
  const [, connection, folder] = process.argv.slice(2)
  const db = await openDatabase({ asks: 'command', connection: JSON.parse(connection!) as object })
  const { seconds, curves, tables, problems } = await importFolder(db, folder!)
  if (problems.length > 0) console.error(problems.slice(0, 3))
  const billsCreated = tables.find(({ file }) => file === 'invoices.csv')?.created ?? 0
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  const imported: Imported = { seconds, peakMegabytes, daysCreated: curves.daysCreated, billsCreated }
  process.send?.(imported)
  await db.destroy()
  process.disconnect?.()
}
