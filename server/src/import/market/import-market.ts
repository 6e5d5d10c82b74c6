import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { DamagedArchiveError } from '../curves/bunzip.ts'
import { openCurveFile, TooLargeError, type CurveText } from '../curves/open-curve-file.ts'
import type { ProblemList } from '../problem.ts'
import { findMarketFileName, readMarketFile } from './market-file.ts'

export const marketFolder = 'market'

/** What became of the market's days. */
export interface MarketResult {
  files: number
  /** Files of which nothing was taken. */
  refused: number
  daysCreated: number
  daysChanged: number
  daysUnchanged: number
}

interface MarketImport {
  readonly db: Db
  readonly problems: ProblemList
  readonly check: boolean
}

/** A day of quarters has 100 lines of some 30 characters. */
const LARGEST_BYTES = 64 * 1024
const DAYS_A_BATCH = 500

interface MarketDay {
  readonly day: string
  readonly prices: readonly number[]
  readonly version: number
}

async function textOf({ pieces }: CurveText): Promise<string | undefined> {
  const kept: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > LARGEST_BYTES) return undefined
    kept.push(Buffer.from(piece))
  }
  return Buffer.concat(kept).toString('latin1')
}

/** Writes days whole; one that an earlier file of a higher version has brought stays as it is. */
async function saveDays(db: Db, days: readonly MarketDay[], result: MarketResult): Promise<void> {
  if (days.length === 0) return
  const { rows } = await sql<{ created: boolean }>`
    insert into market_day (day, prices, version)
    select day, prices, version from json_populate_recordset(null::market_day, ${JSON.stringify(days)}::json)
    on conflict (day) do update
      set (prices, version) = row(excluded.prices, excluded.version), imported_at = now()
      where excluded.version >= market_day.version
        and row(excluded.prices, excluded.version) is distinct from row(market_day.prices, market_day.version)
    returning xmax = 0 as created`.execute(db)
  const created = rows.filter((row) => row.created).length
  result.daysCreated += created
  result.daysChanged += rows.length - created
  result.daysUnchanged += days.length - rows.length
}

/** Reads every file of the folder `market` into the database, day by day. */
export async function importMarket(
  folder: string,
  { db, problems, check }: MarketImport,
): Promise<MarketResult> {
  const result: MarketResult = { files: 0, refused: 0, daysCreated: 0, daysChanged: 0, daysUnchanged: 0 }
  const market = join(folder, marketFolder)
  if (!existsSync(market)) return result
  const entries = await readdir(market, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  /** By day: of two files of a day the one of the higher version. */
  const days = new Map<string, MarketDay>()
  const flush = async () => {
    if (!check) await saveDays(db, [...days.values()], result)
    days.clear()
  }
  const readText = async (text: CurveText) => {
    const named = findMarketFileName(text.name)
    if (!named) {
      problems.add(text.file, 0, '', 'unknown_file')
      return
    }
    result.files++
    const content = await textOf(text)
    const read = content === undefined ? undefined : readMarketFile(content, named)
    if (!read?.ok) {
      result.refused++
      if (!read) problems.add(text.file, 0, '', 'market_frame_not_valid')
      for (const { line, code } of read?.problems ?? []) problems.add(text.file, line, '', code)
      return
    }
    const before = days.get(named.day)
    if (!before || before.version <= named.version) days.set(named.day, { ...named, prices: read.prices })
    if (days.size === DAYS_A_BATCH) await flush()
  }
  for (const { name } of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    try {
      for await (const text of openCurveFile(join(market, name), () => {})) await readText(text)
    } catch (error) {
      if (error instanceof TooLargeError) problems.add(basename(name), 0, '', 'archive_too_large')
      else if (error instanceof DamagedArchiveError) problems.add(basename(name), 0, '', 'archive_not_valid')
      else throw error
    }
  }
  await flush()
  return result
}
