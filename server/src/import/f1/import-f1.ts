import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { DamagedArchiveError } from '../curves/bunzip.ts'
import { openCurveFile, TooLargeError, type CurveText } from '../curves/open-curve-file.ts'
import type { KnownContract } from '../known.ts'
import type { Notice, NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import { EncodingScan } from '../tables/encoding.ts'
import { readF1, type DistributorBill, type F1File, type ReadingRecord } from './read-f1.ts'
import { XmlRefusedError } from './xml-elements.ts'

export const f1Folder = 'f1'

/** Whether a file that lies beside the tables is taken for bills of the distributor. */
export function isF1Name(name: string): boolean {
  return /\.xml$/i.test(name)
}

/** What became of the distributor's bills. */
export interface F1Result {
  files: number
  /** Files of which nothing was taken. */
  refused: number
  /** Those of a bill that is kept here. */
  bills: number
  /** Readings that such a bill had not. */
  readings: number
}

interface F1Import {
  readonly db: Db
  readonly problems: ProblemList
  readonly notices: NoticeList
  readonly check: boolean
  /** The contracts that have or had one of these CUPS, of this folder too. */
  readonly contractsOf: (cups20: readonly string[]) => Promise<readonly KnownContract[]>
}

const LARGEST_BYTES = 64 * 1024 * 1024
const BILLS_A_BATCH = 200

/** The encodings that the declaration of a file may name, and those that its bytes may then be in. */
const declared: ReadonlyMap<string, readonly string[]> = new Map([
  ['utf-8', ['utf-8']],
  ['us-ascii', ['utf-8']],
  ['utf-16', ['utf-16le', 'utf-16be']],
  ['iso-8859-1', ['utf-8', 'windows-1252', 'iso-8859-15']],
  ['iso-8859-15', ['utf-8', 'windows-1252', 'iso-8859-15']],
  ['windows-1252', ['utf-8', 'windows-1252', 'iso-8859-15']],
])

async function textOf({ pieces }: CurveText): Promise<string> {
  const kept: Buffer[] = []
  let size = 0
  const scan = new EncodingScan()
  for await (const piece of pieces) {
    size += piece.length
    if (size > LARGEST_BYTES) throw new XmlRefusedError('xml_too_large', 0)
    scan.push(piece)
    kept.push(Buffer.from(piece))
  }
  const found = scan.end()
  if (!found.ok) throw new XmlRefusedError(found.code, 0)
  const text = new TextDecoder(found.encoding).decode(Buffer.concat(kept))
  const named = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(text)?.[1] ?? 'utf-8'
  const isMarked = found.encoding.startsWith('utf-16')
  if (!isMarked && !declared.get(named.toLowerCase())?.includes(found.encoding)) {
    throw new XmlRefusedError('xml_encoding', 0)
  }
  return text
}

type FiledBill = DistributorBill & { readonly file: string; readonly line: number }

/** A bill that is kept here, with what the distributor's is held against. */
interface KeptBill {
  readonly id: number
  readonly number: string
  readonly contract: string
  readonly type: 'N' | 'R'
  readonly from_day: string
  readonly to_day: string
  readonly energy_wh: number
  readonly excess_cents: number
  readonly has_lines: boolean
  readonly readings: readonly Pick<ReadingRecord, 'magnitude' | 'tariff_period' | 'quantity'>[]
}

/** The bills of these contracts that begin on these days; annulled ones and those made anew after the others. */
async function keptBills(db: Db, contracts: readonly string[], from: readonly string[]): Promise<KeptBill[]> {
  const { rows } = await sql<KeptBill>`
    select i.id, i.number, c.name as contract, i.type, i.from_day, i.to_day, i.energy_wh,
           (select coalesce(sum(amount_cents), 0) from invoice_line
             where invoice_id = i.id and kind = 'excess_power')::bigint as excess_cents,
           exists (select from invoice_line where invoice_id = i.id) as has_lines,
           (select coalesce(json_agg(json_build_object('magnitude', magnitude, 'tariff_period', tariff_period,
                                                       'quantity', quantity)), '[]')
              from invoice_reading where invoice_id = i.id) as readings
      from invoice i join contract c on c.id = i.contract_id
     where c.name = any(${contracts}) and i.from_day = any(${from}::date[]) and i.type in ('N', 'R')
     order by exists (select from invoice other
                       where other.contract_id = i.contract_id and other.rectifies_number = i.number), i.day desc, i.id desc`.execute(
    db,
  )
  return rows
}

/** Our bill of the same days: of one made anew that which was made anew too, of an ordinary one the ordinary one. */
function billFor(bill: FiledBill, kept: readonly KeptBill[]): KeptBill | undefined {
  const sameDays = kept.filter(({ from_day, to_day }) => from_day === bill.from && to_day === bill.to)
  return sameDays.find(({ type }) => type === bill.type) ?? sameDays[0]
}

/** By how much figures may differ that say the same: a kWh or kvarh, and 50 W of a demand that is printed with one decimal. */
function leeway(magnitude: string): number {
  return magnitude === 'demand' ? 50 : 1000
}

/** By magnitude and period: energies of several meters add up, of demands the highest counts. */
function measured(readings: KeptBill['readings']): Map<string, number> {
  const found = new Map<string, number>()
  for (const { magnitude, tariff_period: period, quantity } of readings) {
    const key = `${magnitude}${period > 0 ? ` P${period}` : ''}`
    const before = found.get(key) ?? 0
    found.set(key, magnitude === 'demand' ? Math.max(before, Number(quantity)) : before + Number(quantity))
  }
  return found
}

type Difference = Pick<Notice, 'what' | 'said' | 'computed'>

/** Where our bill says something else than the distributor's; of readings only what both have. */
function* differences(ours: KeptBill, theirs: FiledBill): Generator<Difference> {
  const inThousands = (figure: number) => String(figure / 1000)
  const { energyWh } = theirs
  const { energy_wh: saidWh } = ours
  const terms = theirs.readings.filter(({ magnitude }) => magnitude === 'import').length
  if (energyWh !== undefined && Math.abs(energyWh - saidWh) > Math.max(1, terms) * 1000) {
    yield { what: 'energy, kWh', said: inThousands(saidWh), computed: inThousands(energyWh) }
  }
  const [own, read] = [measured(ours.readings), measured(theirs.readings)]
  for (const [key, quantity] of read) {
    const said = own.get(key)
    if (said === undefined || Math.abs(said - quantity) <= leeway(key.split(' ')[0]!)) continue
    yield { what: key, said: inThousands(said), computed: inThousands(quantity) }
  }
  const euros = (cents: number) => centsToEuroNumber(cents).toFixed(2)
  if (ours.has_lines && Math.abs(ours.excess_cents - theirs.excessCents) > 1) {
    yield {
      what: 'excess_power, EUR',
      said: euros(ours.excess_cents),
      computed: euros(theirs.excessCents),
    }
  }
}

/** Writes the readings of bills that had none. */
async function saveReadings(
  db: Db,
  taken: readonly { readonly id: number; readonly readings: readonly ReadingRecord[] }[],
): Promise<number> {
  const rows = taken.flatMap(({ id, readings }) =>
    readings.map((reading) => ({ invoice_id: id, ...reading })),
  )
  if (rows.length === 0) return 0
  const columns = sql.raw(Object.keys(rows[0]!).join(', '))
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into invoice_reading (${columns})
      select ${columns} from json_populate_recordset(null::invoice_reading, ${JSON.stringify(rows)}::json)`.execute(
      transaction,
    )
    await sql`update invoice set imported_at = now() where id = any(${taken.map(({ id }) => id)})`.execute(
      transaction,
    )
  })
  return rows.length
}

/** Holds each bill against ours of the same days: its readings are taken where ours has none, else the difference is said. */
async function settle(
  of: F1Import,
  bills: readonly FiledBill[],
  { replacedBy, result }: { readonly replacedBy: ReadonlyMap<string, string>; readonly result: F1Result },
): Promise<void> {
  const { db, problems, notices, check } = of
  const contracts = await of.contractsOf([...new Set(bills.map(({ cups20 }) => cups20))])
  const kept = await keptBills(
    db,
    contracts.map(({ name }) => name),
    bills.map(({ from }) => from),
  )
  const given = new Map<number, readonly ReadingRecord[]>()
  for (const bill of bills) {
    const { file, line, number, type, from, to, cups20 } = bill
    const notice = { file, line, of: number, computed: null }
    const days = `${from} – ${addDays(to, -1)}`
    for (const one of bill.apart) notices.add({ ...notice, ...one, code: 'reading_differs' })
    for (const [what, count] of bill.notTaken) {
      notices.add({ ...notice, what, said: String(count), code: 'f1_not_taken' })
    }
    const names = contracts
      .filter(
        (one) =>
          one.cups20 === cups20 &&
          one.start_day !== null &&
          one.start_day < to &&
          (one.end_day === null || one.end_day >= from),
      )
      .map(({ name }) => name)
    if (names.length === 0) {
      problems.add(file, line, 'CUPS', 'f1_no_contract', { key: number, detail: `${cups20}, ${days}` })
      continue
    }
    if (type !== 'N' && type !== 'R') {
      notices.add({ ...notice, what: `TipoFactura ${type}`.slice(0, 40), said: days, code: 'f1_not_taken' })
      continue
    }
    const anew = replacedBy.get(keyOf(cups20, number))
    if (anew !== undefined) {
      notices.add({ ...notice, what: 'TipoFactura R', said: anew, code: 'f1_not_taken' })
      continue
    }
    const ours = billFor(
      bill,
      kept.filter(({ contract }) => names.includes(contract)),
    )
    if (!ours) {
      // What a check would bring is not written, and cannot be found.
      if (!check) notices.add({ ...notice, what: names.join(', '), said: days, code: 'f1_no_bill' })
      continue
    }
    result.bills += 1
    const readings = given.get(ours.id) ?? ours.readings
    if (readings.length === 0) given.set(ours.id, bill.readings)
    for (const difference of differences({ ...ours, readings }, bill)) {
      notices.add({ ...notice, of: ours.number, ...difference, code: 'f1_differs' })
    }
    const imports = bill.readings.filter(({ magnitude }) => magnitude === 'import')
    const wh = imports.reduce((total, { quantity }) => total + Number(quantity), 0)
    if (readings.length === 0 && Math.abs(wh - ours.energy_wh) > imports.length * 1000) {
      const [said, computed] = [String(ours.energy_wh / 1000), String(wh / 1000)]
      const what = 'readings, kWh'
      notices.add({ ...notice, of: ours.number, what, said, computed, code: 'readings_energy_differs' })
    }
  }
  if (check) return
  result.readings += await saveReadings(
    db,
    [...given].map(([id, readings]) => ({ id, readings })),
  )
}

/** Says in which line a place is; asked in the order of the text, which is gone through once. */
function lineCounter(text: string): (at: number) => number {
  let line = 1
  let end = text.indexOf('\n')
  return (at) => {
    for (; end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line++
    return line
  }
}

async function f1Files(folder: string): Promise<string[]> {
  const filesIn = async (path: string, isTaken: (entry: Dirent) => boolean) => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isTaken(entry))
  }
  const beside = await filesIn(folder, ({ name }) => isF1Name(name))
  const within = await filesIn(join(folder, f1Folder), () => true)
  return [
    ...beside.map(({ name }) => join(folder, name)),
    ...within.map(({ name }) => join(folder, f1Folder, name)),
  ].toSorted()
}

/** Gives each file that lies there, also within archives, to be read; those that cannot be opened are refused. */
async function eachText(
  folder: string,
  read: (text: CurveText) => Promise<void>,
  refuse: (file: string, code: 'archive_too_large' | 'archive_not_valid') => void,
): Promise<void> {
  for (const path of await f1Files(folder)) {
    try {
      for await (const text of openCurveFile(path, () => {})) await read(text)
    } catch (error) {
      if (error instanceof TooLargeError) refuse(basename(path), 'archive_too_large')
      else if (error instanceof DamagedArchiveError) refuse(basename(path), 'archive_not_valid')
      else throw error
    }
  }
}

/** A distributor's bill: numbers are its own, and the CUPS is of one distributor. */
function keyOf(cups20: string, number: string): string {
  return `${cups20} ${number}`
}

/**
 * The number of the new bill by the one that is made anew, of all files: only the new one counts, whichever comes first
 * and however far apart they lie.
 */
async function findReplaced(folder: string): Promise<Map<string, string>> {
  const replacedBy = new Map<string, string>()
  const readText = async (text: CurveText) => {
    try {
      const content = await textOf(text)
      if (!content.includes('CodigoFacturaRectificadaAnulada')) return
      for (const { type, cups20, rectifies, number } of readF1(content).bills) {
        if (type === 'R') replacedBy.set(keyOf(cups20, rectifies), number)
      }
    } catch (error) {
      // Said where its bills are taken.
      if (!(error instanceof XmlRefusedError)) throw error
    }
  }
  await eachText(folder, readText, () => {})
  return replacedBy
}

/** Reads the distributor's bills: the files of the folder `f1`, and those that end in `.xml` beside the tables. */
export async function importF1(folder: string, of: F1Import): Promise<F1Result> {
  const { problems, notices } = of
  const result: F1Result = { files: 0, refused: 0, bills: 0, readings: 0 }
  const replacedBy = await findReplaced(folder)
  const waiting: FiledBill[] = []
  const flush = async () => {
    if (waiting.length > 0) await settle(of, waiting, { replacedBy, result })
    waiting.length = 0
  }
  const readText = async (text: CurveText) => {
    result.files += 1
    let content = ''
    let read: F1File
    try {
      content = await textOf(text)
      read = readF1(content)
    } catch (error) {
      if (!(error instanceof XmlRefusedError)) throw error
      result.refused += 1
      problems.add(text.file, lineCounter(content)(error.at), '', error.code)
      return
    }
    const { bills, others } = read
    if (others > 0) {
      const notice = { file: text.file, line: 0, of: '', what: 'OtrasFacturas', computed: null }
      notices.add({ ...notice, said: String(others), code: 'f1_not_taken' })
    }
    const lineOf = lineCounter(content)
    for (const bill of bills) waiting.push({ ...bill, file: text.file, line: lineOf(bill.at) })
    if (waiting.length >= BILLS_A_BATCH) await flush()
  }
  await eachText(folder, readText, (file, code) => problems.add(file, 0, '', code))
  await flush()
  return result
}
