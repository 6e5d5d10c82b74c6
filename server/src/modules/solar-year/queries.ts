import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { SunBill, solarYear } from '@endoll/api/solar-year.ts'
import { batterySpent } from '@endoll/domain/billing/battery-pace.ts'
import { taxedSupplyOn, type BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { surplusBalance } from '@endoll/domain/billing/surplus-balance.ts'
import { sunOfBill } from '@endoll/domain/billing/sun-of-bill.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { lastTwelveMonths } from '@endoll/domain/comparison/product-year.ts'
import type { DayTotals } from '@endoll/domain/consumption/forecast-days.ts'
import { modalityOf } from '@endoll/domain/contracting/self-consumption-code.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getOwnContract, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { findBatteryPace } from '../batteries/queries.ts'
import { listCurveDays, readDayTotals, supplyRuleOf } from '../consumption/queries.ts'
import { findShare, placeOf } from '../contracts/queries.ts'
import { readBilledSpans, type BilledSpan } from '../insight/queries.ts'
import { readFirstUnbilledDay } from '../invoices/queries.ts'
import { readAdvice } from './advice.ts'
import { readUnbilledSun } from './unbilled.ts'

type Reply = ReplyInput<typeof solarYear>
type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

const FIRST_DAY: Day = '1990-01-01'

/** The export of the days of a span of which every hour was read, and how many days were not. */
function exportOfDays(totals: DayTotals, { from, to }: DateSpan) {
  const read = [...eachDay(from, to)].flatMap((day) => totals.get(day) ?? [])
  const exportWh = read.reduce((sum, day) => sum + day.exportWh, 0)
  return { exportWh, daysRead: read.length, daysMissing: lengthInDays({ from, to }) - read.length }
}

function billOf({ parts, item }: BilledSpan, supply: BilledSupply, totals: DayTotals): SunBill {
  const { span, bill } = parts
  const day = lastDayOf(span)
  const rules = findTaxRules(taxedSupplyOn(supply, day), day)
  const sun = bill && rules && sunOfBill(bill.lines, { rules, span })
  const { valueCents, compensatedCents, capped } = surplusBalance(parts.lines)
  const heldCents = capped ? valueCents - compensatedCents - Math.round(item.battery_in * 100) : 0
  const curve = exportOfDays(totals, span)
  return {
    start_date: item.start_date,
    end_date: item.end_date,
    invoices: item.invoices,
    amount: item.amount,
    compensated: centsToEuroNumber(sun?.surplusCents ?? 0),
    battery_paid: centsToEuroNumber(sun?.batteryCents ?? 0),
    battery_in: item.battery_in,
    held_back: centsToEuroNumber(Math.max(0, heldCents)),
    billed_wh: item.export_wh,
    curve_wh: curve.daysRead === 0 ? null : curve.exportWh,
    days_missing: curve.daysMissing,
  }
}

/** What was read since the last bill; null if nothing was. */
async function readUnbilled(
  db: Db,
  contract: ContractRow,
  { supply, totals, today }: { supply: BilledSupply; totals: DayTotals; today: Day },
): Promise<Reply['unbilled']> {
  const from = await readFirstUnbilledDay(db, contract)
  const last = [...totals.keys()].toSorted().at(-1)
  if (from === undefined || last === undefined || last < from || last > today) return null
  const span = { from, to: addDays(last, 1) }
  const { exportWh, cents } = await readUnbilledSun(db, contract, { supply, span })
  return {
    start_date: from,
    read_to: last,
    export_wh: exportWh,
    compensated: cents === undefined ? null : centsToEuroNumber(cents),
  }
}

/** What was generated and used behind the meter, where a file says so. */
async function readMeasured(db: Db, contractId: number, { from, to }: DateSpan): Promise<Reply['measured']> {
  const rows = await db
    .selectFrom('consumption_day')
    .select('day')
    .where('contract_id', '=', contractId)
    .where('day', '>=', from)
    .where('day', '<', to)
    .where((where) =>
      where.or([where('generated_curve', 'is not', null), where('self_used_curve', 'is not', null)]),
    )
    .execute()
  if (rows.length === 0) return null
  const days = await listCurveDays(
    db,
    contractId,
    rows.map(({ day }) => day),
  )
  const sumOf = (channel: 'generatedWh' | 'selfUsedWh') => {
    const known = days.flatMap((day) => day[channel]?.filter((wh) => wh !== null) ?? [])
    return known.length === 0 ? null : known.reduce((sum, wh) => sum + wh, 0)
  }
  return { generated_wh: sumOf('generatedWh'), self_used_wh: sumOf('selfUsedWh') }
}

async function readBattery(
  store: Store,
  owner: Owner,
  { contract, today }: { contract: ContractRow; today: Day },
): Promise<Reply['battery']> {
  const pace = await findBatteryPace(store, owner, { contract, today })
  if (!pace) return null
  const { balanceCents, inCents, outCents, applied, hasYear } = pace
  const spent = hasYear && applied && outCents > 0 ? batterySpent(pace, today) : undefined
  return {
    balance: centsToEuroNumber(balanceCents),
    applied,
    deposits: centsToEuroNumber(inCents),
    withdrawals: centsToEuroNumber(outCents),
    spent: spent ? { earliest: spent.earliest ?? null, latest: spent.latest ?? null } : null,
  }
}

function readPlaceName(db: Db, owner: Owner, { id }: ContractRow) {
  return ownContracts(db, owner)
    .leftJoin('place_name', (join) =>
      join
        .onRef('place_name.contract_id', '=', 'contract.id')
        .onRef('place_name.customer_id', '=', 'contract.customer_id'),
    )
    .where('contract.id', '=', id)
    .select('place_name.name as place_name')
    .executeTakeFirst()
}

/**
 * What the panels of a supply have brought. Throws not-found alike for what is absent, not theirs, gas, and a supply of
 * which neither a modality nor any surplus is known.
 */
export async function readSolarYear(store: Store, owner: Owner, name: string): Promise<Reply> {
  const { db, clock } = store
  const contract = await getOwnContract(db, owner, { name })
  if (contract.kind === 'gas') throw notFound()
  const today = dayAt(clock.nowMs(), supplyRuleOf(contract).clockZone)
  const all = { from: FIRST_DAY, to: addDays(today, 1) }
  const modality = modalityOf(contract.self_consumption)
  const [spans, totals] = await Promise.all([
    readBilledSpans(db, contract, all),
    readDayTotals(db, contract.id, all),
  ])
  const exports =
    spans.some(({ item }) => (item.export_wh ?? 0) > 0) ||
    [...totals.values()].some(({ exportWh }) => exportWh > 0)
  if (modality === undefined && !exports) throw notFound()
  const year = lastTwelveMonths(today)
  const supply = await readBilledSupply(db, contract)
  const readDays = [...totals.keys()].toSorted()
  const [unbilled, measured, share, battery, called, advice] = await Promise.all([
    readUnbilled(db, contract, { supply, totals, today }),
    readMeasured(db, contract.id, year),
    findShare(db, contract, Number(today.slice(0, 4))),
    readBattery(store, owner, { contract, today }),
    readPlaceName(db, owner, contract),
    readAdvice(db, contract, { today, readDays }),
  ])
  const exported = exportOfDays(totals, year)
  return {
    contract: contract.name,
    cups: { street: contract.supply_street, city: contract.supply_city },
    place: placeOf({ ...contract, place_name: called?.place_name ?? null }),
    installation: {
      modality: modality ?? null,
      code: modality === undefined ? null : contract.self_consumption,
      cau: contract.cau,
      share,
    },
    bills: spans.map((span) => billOf(span, supply, totals)),
    unbilled,
    read_since: readDays[0] ?? null,
    year: {
      start: year.from,
      end: lastDayOf(year),
      export_wh: exported.exportWh,
      days: lengthInDays(year),
      days_read: exported.daysRead,
    },
    measured,
    battery,
    advice,
  }
}
