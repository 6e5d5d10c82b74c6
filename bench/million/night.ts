// The retailer's files of some nights, imported while the office is open.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import type { EmbeddedConnection } from '../../server/src/platform/db/embedded.ts'
import type { Db } from '../../server/src/platform/db/open.ts'
import { importFlags, writeBills } from '../import-folder.ts'
import { callsAtPace } from '../load.ts'
import type { Asked } from '../office-calls.ts'
import { processorShare } from '../result.ts'
import { lastDay } from './draw.ts'

/** What an import took. */
export interface Imported {
  readonly seconds: number
  readonly peakMegabytes: number
  readonly daysCreated: number
  readonly billsCreated: number
}

/** An import in a process of its own, so that its peak holds nothing else: {@link file://../million.ts}. */
export async function importApart(connection: EmbeddedConnection, folder: string): Promise<Imported> {
  const child = fork(
    join(import.meta.dirname, '../million.ts'),
    ['--import', JSON.stringify(connection), folder],
    {
      execArgv: await importFlags(),
    },
  )
  const ended = once(child, 'exit').then(() => {
    throw new Error('the import ended without an answer')
  })
  const [imported] = (await Promise.race([once(child, 'message'), ended])) as [Imported]
  ended.catch(() => undefined)
  return imported
}

/** The CUPS of a contract that was drawn, by its number from 1. */
function cupsOf(number: number) {
  const digits = `9999${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}

async function writeNight(folder: string, day: Day, contracts: number) {
  const name = `F5D_9999_0999_${addDays(day, 1).replaceAll('-', '')}.0`
  const file = createWriteStream(join(folder, 'curves', name))
  const stamps = Array.from({ length: hoursInDay(day) }, (_, index) =>
    stampOfReading({ day, index }, 'Europe/Madrid'),
  )
  for (let number = 1; number <= contracts; number += 1) {
    const cups = cupsOf(number)
    const lines = stamps.map(
      ({ stamp, season }, hour) =>
        `${cups};${stamp};${season};${(number * 37 + hour * 61) % 2500};0;0;0;0;0;1;1;FE0;0;0\n`,
    )
    if (!file.write(lines.join(''))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'night-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Latencies of the office's calls in milliseconds, sorted by nothing, and how many were not answered as they should. */
export interface Office {
  readonly good: readonly number[]
  readonly others: number
}

const warming = { perSecond: 30, seconds: 10 } as const
const IDLE_MS = 10_000
const pace = { perSecond: 50, seconds: 5 } as const

/** Calls of the office at fifty a second while something is done. */
async function openWhile<T>(
  { address, next }: { readonly address: string; readonly next: () => Asked },
  work: Promise<T>,
): Promise<readonly [T, Office]> {
  const ended = work.then(() => true)
  const good: number[] = []
  let others = 0
  for (let isDone = false; !isDone;) {
    const outcome = await callsAtPace(address, next, pace)
    good.push(...outcome.good)
    others += outcome.refused.length + outcome.failed
    isDone = await Promise.race([ended, Promise.resolve(false)])
  }
  return [await work, { good, others }]
}

/** Pages of the hours' tables and indexes that are to be written to disk. */
async function dirtyPages(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ pages: string }>`
    select count(*) as pages from pg_buffercache join pg_class on pg_relation_filenode(pg_class.oid) = pg_buffercache.relfilenode
     where isdirty and relname like ${`${table}%`}`.execute(db)
  return Number(rows[0]!.pages)
}

async function logBytes(db: Db): Promise<number> {
  const { rows } = await sql<{
    bytes: string
  }>`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`.execute(db)
  return Number(rows[0]!.bytes)
}

export interface Night {
  /** Of a processor that one busy process got just before: what else the machine did. */
  readonly share: number
  /** The office alone. */
  readonly idle: Office
  readonly hours: Imported
  readonly whileHours: Office
  /** Of the first night alone, by contract. */
  readonly dirtyAContract: number
  readonly logBytesAContract: number
  readonly bills: Imported
  readonly whileBills: Office
}

export interface NightOptions {
  readonly db: Db
  readonly connection: EmbeddedConnection
  readonly address: string
  readonly next: () => Asked
  /** Contracts that have hours. */
  readonly contracts: number
  readonly nights: number
  readonly bills: number
}

export async function measureNight(options: NightOptions): Promise<Night> {
  const { db, connection, contracts, nights, bills } = options
  await sql`create extension if not exists pg_buffercache`.execute(db)
  await callsAtPace(options.address, options.next, warming)
  const share = processorShare()
  const [, idle] = await openWhile(options, pause(IDLE_MS))
  const first = await inFolder(async (folder) => {
    await mkdir(join(folder, 'curves'))
    await writeNight(folder, addDays(lastDay, 1), contracts)
    await sql`checkpoint`.execute(db)
    const before = await logBytes(db)
    await importApart(connection, folder)
    return { dirty: await dirtyPages(db, 'consumption_day'), bytes: (await logBytes(db)) - before }
  })
  const [hours, whileHours] = await inFolder(async (folder) => {
    await mkdir(join(folder, 'curves'))
    for (let night = 2; night <= nights + 1; night += 1)
      await writeNight(folder, addDays(lastDay, night), contracts)
    return openWhile(options, importApart(connection, folder))
  })
  const [brought, whileBills] = await inFolder(async (folder) => {
    await writeBills(folder, bills, (index) => `K${(index % contracts) + 1}`)
    return openWhile(options, importApart(connection, folder))
  })
  return {
    share,
    idle,
    hours,
    whileHours,
    dirtyAContract: first.dirty / contracts,
    logBytesAContract: first.bytes / contracts,
    bills: brought,
    whileBills,
  }
}
