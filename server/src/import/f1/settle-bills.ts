import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { KnownContract } from '../known.ts'
import type { Notice, NoticeList } from '../notice.ts'
import type { ProblemList } from '../problem.ts'
import type { DistributorBill, ReadingRecord } from './read-f1.ts'

/** Compares the distributor's bills with ours, and reports what is found. */
export interface Settling {
  readonly db: Db
  readonly problems: ProblemList
  readonly notices: NoticeList
  readonly check: boolean
  /** The contracts that have or had one of these CUPS, of this folder too. */
  readonly contractsOf: (cups20: readonly string[]) => Promise<readonly KnownContract[]>
}

export type FiledBill = DistributorBill & {
  readonly file: string
  readonly line: number
  /** The number of the bill that replaces it. */
  readonly madeAnewBy: string | undefined
}

/** A bill of ours, with what is compared with the distributor's. */
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

/** The contracts that had the bill's CUPS in its days. */
function contractsIn({ cups20, from, to }: FiledBill, contracts: readonly KnownContract[]): string[] {
  return contracts
    .filter(
      (one) =>
        one.cups20 === cups20 &&
        one.start_day !== null &&
        one.start_day < to &&
        (one.end_day === null || one.end_day >= from),
    )
    .map(({ name }) => name)
}

/** Where readings that a bill of ours takes do not add up to its energy. */
function* energyDifferences(ours: KeptBill, { readings }: FiledBill): Generator<Difference> {
  const imports = readings.filter(({ magnitude }) => magnitude === 'import')
  const wh = imports.reduce((total, { quantity }) => total + Number(quantity), 0)
  if (Math.abs(wh - ours.energy_wh) <= imports.length * 1000) return
  yield { what: 'readings, kWh', said: String(ours.energy_wh / 1000), computed: String(wh / 1000) }
}

/** How the bill differs from ours, and, where its readings are taken, how they differ from our energy. */
function* allDifferences(ours: KeptBill, bill: FiledBill) {
  for (const difference of differences(ours, bill)) yield { ...difference, code: 'f1_differs' as const }
  if (ours.readings.length > 0) return
  for (const difference of energyDifferences(ours, bill)) {
    yield { ...difference, code: 'readings_energy_differs' as const }
  }
}

/** What of a bill says that it is not taken: one of another type, or one that another makes anew. */
function whyNotTaken({ type, madeAnewBy }: FiledBill, days: string) {
  if (type !== 'N' && type !== 'R') return { what: `TipoFactura ${type}`.slice(0, 40), said: days }
  return madeAnewBy === undefined ? undefined : { what: 'TipoFactura R', said: madeAnewBy }
}

function noticeOf({ file, line, number }: FiledBill) {
  return { file, line, of: number, computed: null }
}

/**
 * Holds each bill against ours of the same days: its readings are taken where ours has none, else the difference is said.
 * Gives how many are kept here, and how many readings were taken.
 */
export async function settleBills(
  { db, problems, notices, check, contractsOf }: Settling,
  bills: readonly FiledBill[],
): Promise<{ bills: number; readings: number }> {
  const contracts = await contractsOf([...new Set(bills.map(({ cups20 }) => cups20))])
  const kept = await keptBills(
    db,
    contracts.map(({ name }) => name),
    bills.map(({ from }) => from),
  )
  const given = new Map<number, readonly ReadingRecord[]>()
  let settled = 0
  const sayAside = (bill: FiledBill) => {
    for (const one of bill.apart) notices.add({ ...noticeOf(bill), ...one, code: 'reading_differs' })
    for (const [what, count] of bill.notTaken) {
      notices.add({ ...noticeOf(bill), what, said: String(count), code: 'f1_not_taken' })
    }
  }
  /** Our bill of the same days; where there is none, why is said. */
  const findOurs = (bill: FiledBill) => {
    const { file, line, number, from, to, cups20 } = bill
    const days = `${from} – ${addDays(to, -1)}`
    const names = contractsIn(bill, contracts)
    if (names.length === 0) {
      problems.add(file, line, 'CUPS', 'f1_no_contract', { key: number, detail: `${cups20}, ${days}` })
      return undefined
    }
    const why = whyNotTaken(bill, days)
    if (why) {
      notices.add({ ...noticeOf(bill), ...why, code: 'f1_not_taken' })
      return undefined
    }
    const ofThese = kept.filter(({ contract }) => names.includes(contract))
    const ours = billFor(bill, ofThese)
    // What a check would bring is not written, and cannot be found.
    if (!ours && !check) {
      notices.add({ ...noticeOf(bill), what: names.join(', '), said: days, code: 'f1_no_bill' })
    }
    return ours
  }
  for (const bill of bills) {
    sayAside(bill)
    const ours = findOurs(bill)
    if (!ours) continue
    settled += 1
    const readings = given.get(ours.id) ?? ours.readings
    if (readings.length === 0) given.set(ours.id, bill.readings)
    for (const difference of allDifferences({ ...ours, readings }, bill)) {
      notices.add({ ...noticeOf(bill), of: ours.number, ...difference })
    }
  }
  if (check) return { bills: settled, readings: 0 }
  const taken = [...given].map(([id, readings]) => ({ id, readings }))
  return { bills: settled, readings: await saveReadings(db, taken) }
}
