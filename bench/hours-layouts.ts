// How a year of hours may lie in the database: what a day's import dirties, what a year's chart touches, what it takes.
// `node bench/hours-layouts.ts [contracts]` (5,000 as it comes) draws the same year into each layout, day by day, as it comes
// in, and says what the last day's import and a contract's year cost. Needs Debian's postgresql. Decision 0044.
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { addDays, addMonths, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { insertDay } from './million/draw.ts'
import { startDebianPostgres } from './million/postgres.ts'
import { median, tableOf, type Figure } from './result.ts'

const year = { from: '2025-01-01', to: '2026-01-01' } as const
const lastDay = addDays(year.to, -1)
/** Contracts whose year is read. */
const READ = 40

const columns = `
  contract_id bigint not null, day date not null, import_wh integer not null, export_wh integer not null,
  reactive_varh integer not null default 0, import_curve bytea not null, export_curve bytea, reactive_curve bytea,
  quality bytea not null, source_days bytea not null default '\\x0000', point smallint not null default 0,
  generated_curve bytea, self_used_curve bytea, channel_sources bytea, capacitive_curve bytea, primary key (contract_id, day)`

function partitionedBy(months: number, hashes = 0): string[] {
  const statements = [`create table consumption_day (${columns}) partition by range (day)`]
  // Eight years of them, as years and their months come together in an office.
  for (let from: Day = '2018-01-01'; from < '2026-01-01'; from = addMonths(from, months)) {
    const name = `consumption_day_${from.slice(0, 7).replace('-', '_')}`
    const span = `for values from ('${from}') to ('${addMonths(from, months)}')`
    if (hashes === 0) statements.push(`create table ${name} partition of consumption_day ${span}`)
    else {
      statements.push(
        `create table ${name} partition of consumption_day ${span} partition by hash (contract_id)`,
      )
      for (let part = 0; part < hashes; part += 1) {
        const hash = `for values with (modulus ${hashes}, remainder ${part})`
        statements.push(`create table ${name}_${part} partition of ${name} ${hash}`)
      }
    }
  }
  return statements
}

/** What the job would do with a month that is over: contract by contract, a few hundred in each transaction. */
function packMonth(month: Day, from: number, to: number): string {
  return `
    with gone as (
      delete from consumption_day where contract_id >= ${from} and contract_id < ${to}
         and day >= '${month}' and day < '${addMonths(month, 1)}' returning *)
    insert into consumption_day select * from gone order by contract_id, day`
}

interface Layout {
  readonly name: string
  readonly create: readonly string[]
  readonly insert: (contracts: number, day: Day) => string
  readonly read: (contract: number) => string
  /** Whether months that are over are packed. */
  readonly packs?: boolean
}

function numbered(contracts: number): string {
  return `(select n as id from generate_series(1, ${contracts}) n) drawn`
}

const byDay = {
  insert: (contracts: number, day: Day) => insertDay(day, numbered(contracts)),
  read: (
    contract: number,
  ) => `select day, import_curve, export_curve, reactive_curve, quality from consumption_day
    where contract_id = ${contract} and day >= '${year.from}' and day < '${year.to}' order by day`,
}

const monthRows: Layout = {
  name: 'a row a contract and month, its days in arrays',
  create: [
    `create table consumption_month (contract_id bigint not null, month date not null, import_wh integer[] not null,
       curves bytea not null, primary key (contract_id, month)) with (fillfactor = 50, toast_tuple_target = 8160)`,
    `alter table consumption_month alter curves set storage main, alter import_wh set storage main`,
  ],
  insert: (contracts, day) => `
    insert into consumption_month (contract_id, month, import_wh, curves)
    select id, date '${day.slice(0, 7)}-01', array[12000 + id % 900], repeat(md5(id || '${day}'), 3)::bytea || substr(sha256('a'), 1, 9)
      from ${numbered(contracts)}
    on conflict (contract_id, month) do update set import_wh = consumption_month.import_wh || excluded.import_wh,
      curves = consumption_month.curves || excluded.curves`,
  read: (contract) => `select * from consumption_month
    where contract_id = ${contract} and month >= '${year.from}' and month < '${year.to}' order by month`,
}

const layouts: readonly Layout[] = [
  { name: 'a partition a year', create: partitionedBy(12), ...byDay },
  {
    name: 'a partition a year, months that are over packed',
    create: partitionedBy(12),
    ...byDay,
    packs: true,
  },
  { name: 'a partition a month', create: partitionedBy(1), ...byDay },
  { name: 'a partition a month, packed once it is over', create: partitionedBy(1), ...byDay, packs: true },
  { name: 'eight parts by hash of each month', create: partitionedBy(1, 8), ...byDay },
  monthRows,
]

interface Plan {
  readonly 'Execution Time': number
  readonly 'Planning Time': number
  readonly Plan: Readonly<Record<string, number>>
}

function ask<Row>(db: Db, statement: string) {
  return sql.raw<Row>(statement).execute(db)
}

async function explain(db: Db, statement: string): Promise<Plan> {
  const { rows } = await ask<{ 'QUERY PLAN': [Plan] }>(
    db,
    `explain (analyze, buffers, wal, timing off, format json) ${statement}`,
  )
  return rows[0]!['QUERY PLAN'][0]
}

function pages({ Plan: plan }: Plan): number {
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

async function pack(db: Db, contracts: number, month: Day) {
  for (let from = 1; from <= contracts; from += 500) await ask(db, packMonth(month, from, from + 500))
  await ask(db, 'vacuum consumption_day')
}

async function measure(db: Db, layout: Layout, contracts: number): Promise<Figure[]> {
  for (const statement of layout.create) await ask(db, statement)
  let packMs = 0
  for (const day of eachDay(year.from, addDays(lastDay, -1))) {
    await ask(db, layout.insert(contracts, day))
    if (layout.packs && day.endsWith('-01') && day > year.from) {
      const startedMs = performance.now()
      await pack(db, contracts, addMonths(day, -1))
      packMs += performance.now() - startedMs
    }
  }
  await ask(db, 'vacuum analyze')
  await ask(db, 'checkpoint')
  const last = await explain(db, layout.insert(contracts, addDays(lastDay, -1)))
  await ask(db, 'checkpoint')
  await ask(db, "set wal_compression = 'lz4'")
  const compressed = await explain(db, layout.insert(contracts, lastDay))
  const reads: Plan[] = []
  for (let read = 0; read < READ; read += 1)
    reads.push(await explain(db, layout.read(1 + Math.floor((read * contracts) / READ))))
  const has = layout === monthRows ? [] : [await hasAny(db)]
  const { rows } = await ask<{ bytes: string }>(
    db,
    `
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relname like 'consumption%' and relkind in ('r', 'p')`,
  )
  const named = (what: string) => `${layout.name}: ${what}`
  const thousand = 1000 / contracts
  return [
    { what: named('bytes a contract-year'), value: Number(rows[0]!.bytes) / contracts, unit: 'B' },
    {
      what: named("a day's import: pages dirtied"),
      value: last.Plan['Shared Dirtied Blocks']! * thousand,
      unit: 'a thousand contracts',
    },
    {
      what: named("a day's import: log"),
      value: (last.Plan['WAL Bytes']! * thousand) / 1000,
      unit: 'kB a thousand contracts',
    },
    {
      what: named("a day's import: log, compressed"),
      value: (compressed.Plan['WAL Bytes']! * thousand) / 1000,
      unit: 'kB a thousand contracts',
    },
    {
      what: named("a day's import"),
      value: last['Execution Time'] * thousand,
      unit: 'ms a thousand contracts',
    },
    { what: named("a contract's year: pages"), value: median(reads.map(pages)), unit: '' },
    {
      what: named("a contract's year"),
      value: median(reads.map((plan) => plan['Execution Time'])),
      unit: 'ms',
    },
    {
      what: named("a contract's year: planning"),
      value: median(reads.map((plan) => plan['Planning Time'])),
      unit: 'ms',
    },
    ...has,
    ...(layout.packs
      ? [{ what: named('packing a month'), value: (packMs / 11) * thousand, unit: 'ms a thousand contracts' }]
      : []),
  ].map((figure) => (figure.what.startsWith(layout.name) ? figure : { ...figure, what: named(figure.what) }))
}

/** As lists of contracts ask whether any day is there, for a page of a hundred. */
async function hasAny(db: Db): Promise<Figure> {
  const times: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const startedMs = performance.now()
    await ask(
      db,
      `select n, (select true from consumption_day where contract_id = n limit 1) from generate_series(1, 100) n`,
    )
    times.push(performance.now() - startedMs)
  }
  return { what: 'whether a hundred contracts have any day', value: median(times.slice(10)), unit: 'ms' }
}

const contracts = Number(process.argv[2] ?? 5000)
const postgres = await startDebianPostgres()
try {
  for (const [at, layout] of layouts.entries()) {
    const database = `layout_${at}`
    await postgres.command('createdb', [database])
    const db = await openDatabase({
      asks: 'command',
      connection: { ...postgres.connection, database, max: 1 },
    })
    try {
      console.log(tableOf(await measure(db, layout, contracts)))
    } finally {
      await db.destroy()
      await postgres.command('dropdb', [database])
    }
  }
} finally {
  await postgres.stop()
}
