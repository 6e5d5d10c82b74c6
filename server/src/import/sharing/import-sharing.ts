import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { DamagedArchiveError } from '../curves/bunzip.ts'
import { openCurveFile, TooLargeError, type CurveText } from '../curves/open-curve-file.ts'
import type { KnownContract } from '../known.ts'
import type { NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import { addSaved, nothingSaved, upsert, type Saved } from '../save/upsert.ts'
import { CoefficientReader, findCoefficientFileName, type Coefficients } from './coefficient-file.ts'

export const sharingFolder = 'coefficients'

/** What became of the coefficients of contracts. */
export interface SharingResult extends Saved {
  readonly files: number
  /** Files of which nothing was taken. */
  readonly refused: number
}

interface SharingImport {
  readonly db: Db
  readonly problems: ProblemList
  readonly notices: NoticeList
  readonly check: boolean
  /** The contracts that have or had one of these CUPS, of this folder too. */
  readonly contractsOf: (cups20: readonly string[]) => Promise<readonly KnownContract[]>
}

/** The longest line that a file may have; one of the law has some 40 characters. */
const LONGEST_LINE = 200

async function readLines({ pieces }: CurveText): Promise<CoefficientReader> {
  const reader = new CoefficientReader()
  let rest = ''
  let isFirst = true
  for await (const piece of pieces) {
    // ASCII digits and letters only; anything else is not a line of such a file.
    const text = rest + Buffer.from(piece).toString('latin1')
    const lines = (isFirst ? text.replace(/^\u00EF\u00BB\u00BF/, '') : text).split(/\r?\n/)
    isFirst = false
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    for (const line of lines) reader.add(line)
    if (reader.isRefused) return reader
  }
  if (rest !== '') reader.add(rest)
  return reader
}

/** Whether a contract is in force on some day of a year. */
function isOfYear({ start_day, end_day }: KnownContract, year: number): boolean {
  return (
    start_day !== null && start_day <= `${year}-12-31` && (end_day === null || end_day >= `${year}-01-01`)
  )
}

interface FileRead {
  readonly file: string
  readonly cau: string
  readonly year: number
  readonly coefficients: Coefficients
}

/**
 * Who had a part of the installation and has none in a file of it gets nothing in that year: a 0 is kept, since without a
 * row the last year that has one would apply. Of later years this file says nothing.
 */
async function endOthers(
  db: Db,
  { cau, year, coefficients }: FileRead,
  ids: readonly (number | undefined)[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into sharing_coefficient as had (contract_id, cau, year, participants, coefficients)
    select distinct contract_id, ${cau}, ${year}::smallint, ${coefficients.size}::int, '{0}'::int[]
      from sharing_coefficient
     where cau = ${cau} and year <= ${year} and contract_id <> all(${ids}::bigint[])
    on conflict (contract_id, cau, year) do update set coefficients = excluded.coefficients
      where had.coefficients <> excluded.coefficients`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

async function saveFile(of: SharingImport, read: FileRead): Promise<Saved> {
  const { file, cau, year, coefficients } = read
  const found = await of.contractsOf([...coefficients.keys()])
  const contracts = found.filter((contract) => isOfYear(contract, year))
  const ours = new Set(contracts.map(({ cups20 }) => cups20))
  const notice = { file, line: 0, of: cau, what: String(year) }
  if (ours.size < coefficients.size) {
    const [said, computed] = [String(coefficients.size - ours.size), String(coefficients.size)]
    of.notices.add({ ...notice, said, computed, code: 'coefficients_of_others' })
  }
  for (const contract of contracts.filter((one) => one.cau !== cau)) {
    const about = { ...notice, of: contract.name, said: cau, computed: contract.cau }
    of.notices.add({ ...about, code: 'cau_differs' })
  }
  if (of.check) return nothingSaved
  const records = contracts.map(({ id, cups20 }) => ({
    contract_id: id,
    cau,
    year,
    participants: coefficients.size,
    coefficients: [...(coefficients.get(cups20) ?? [])],
  }))
  const key = ['contract_id', 'cau', 'year']
  return of.db.transaction().execute(async (db) => {
    const saved = await upsert(db, { table: 'sharing_coefficient', key, stamped: false }, records)
    const ids = records.map(({ contract_id }) => contract_id)
    return { ...saved, removed: await endOthers(db, read, ids) }
  })
}

/** Reads every file of the folder `coefficients`: what part each contract gets of a shared installation. */
export async function importSharing(folder: string, of: SharingImport): Promise<SharingResult> {
  let saved = nothingSaved
  let files = 0
  let refused = 0
  const path = join(folder, sharingFolder)
  if (!existsSync(path)) return { files, refused, ...saved }
  const { problems } = of
  const readText = async (text: CurveText) => {
    const named = findCoefficientFileName(text.name)
    if (!named) {
      problems.add(text.file, 0, '', 'unknown_file')
      return
    }
    files += 1
    const read = (await readLines(text)).end()
    if (read.ok) {
      saved = addSaved(saved, await saveFile(of, { ...named, ...read, file: text.file }))
      return
    }
    refused += 1
    const { line, code, detail } = read.problem
    problems.add(text.file, line, '', code, { detail })
  }
  const entries = await readdir(path, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  for (const { name } of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    try {
      for await (const text of openCurveFile(join(path, name), () => {})) await readText(text)
    } catch (error) {
      if (error instanceof TooLargeError) problems.add(basename(name), 0, '', 'archive_too_large')
      else if (error instanceof DamagedArchiveError) problems.add(basename(name), 0, '', 'archive_not_valid')
      else throw error
    }
  }
  return { files, refused, ...saved }
}
