import { sql } from 'kysely'
import { discountModes, type BatteryLink, type DiscountMode } from '@endoll/api/contracts.ts'
import type { BatteryMovement, BatteryShare } from '@endoll/api/batteries.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { addDays, addMonths } from '@endoll/domain/time/day.ts'
import type { Locale } from '@endoll/api/language.ts'
import { findId, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { DAYS_END } from '../../platform/day-limits.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { batterySheet } from './battery-sheet.ts'
import { bothWays, readBatteryStates, type BatteryState, type MovementRow } from './movements.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

/** Batteries that a contract of the customer is tied to, with that tie. */
function ownLinks(db: Db, owner: Owner) {
  return ownContracts(db, owner)
    .innerJoin('battery_contract', 'battery_contract.contract_id', 'contract.id')
    .innerJoin('battery', 'battery.id', 'battery_contract.battery_id')
}

/** What ties a contract that is already known to be the caller's to batteries; nothing while they are off. */
export async function listBatteryLinks(
  { db, deployment }: Store,
  owner: Owner,
  contractId: number,
): Promise<BatteryLink[]> {
  if (!deployment.switches.virtualBattery) return []
  const rows = await ownLinks(db, owner)
    .where('contract.id', '=', contractId)
    .select([
      'battery_contract.id as link_id',
      'battery.id',
      'battery.name',
      'type_name',
      'description',
      'share_percent',
      'discounts',
      sql<number>`(select 100 - coalesce(sum(share_percent), 0)::integer from battery_contract as every
                    where every.battery_id = battery.id and every.in_force)`.as('left_percent'),
    ])
    .orderBy(sql`battery.name collate natural_order`)
    .execute()
  const batteryIds = rows.map(({ id }) => id)
  const states = await readBatteryStates(db, owner, { batteryIds, to: DAYS_END })
  return rows.map((row) => ({
    id: row.link_id,
    bateria: { id: row.id, name: row.name, type_name: row.type_name, description: row.description },
    total_descompte: (states.get(row.id)?.totalCents ?? 0) / 100,
    part: (states.get(row.id)?.ofContract.get(contractId) ?? 0) / 100,
    pes_percentatge: row.share_percent,
    percentage_left: row.left_percent,
    gestio_descomptes: row.discounts,
  }))
}

async function readParts(
  db: Db,
  { id, customer_id: customerId }: Pick<ContractRow, 'id' | 'customer_id'>,
  discounts: readonly DiscountMode[],
): Promise<number> {
  const ties = await db
    .selectFrom('battery_contract')
    .select('battery_id')
    .where('contract_id', '=', id)
    .where('discounts', 'in', discounts)
    .execute()
  const batteryIds = ties.map(({ battery_id }) => battery_id)
  const states = await readBatteryStates(db, { customerId }, { batteryIds, to: DAYS_END })
  return sumCents([...states.values()].map(({ ofContract }) => ofContract.get(id) ?? 0))
}

/** Cents in batteries that are a contract's own and that its next bills may take off; 0 where it has them kept. */
export function readAppliedParts(db: Db, contract: Pick<ContractRow, 'id' | 'customer_id'>) {
  return readParts(db, contract, ['aplicar'])
}

/** Cents in batteries that are a contract's own and that its end leaves there; 0 while batteries are off. */
export async function readPartsLeft(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  contract: Pick<ContractRow, 'id' | 'customer_id'>,
): Promise<number> {
  return deployment.switches.virtualBattery ? readParts(db, contract, discountModes) : 0
}

/** What a bill put into the contract's batteries and took out of them, and what is the contract's there after it. Cents. */
export interface BillBattery {
  readonly keptCents: number
  readonly takenCents: number
  readonly balanceCents: number
}

/** Undefined if no ledger of the customer's names the bill, or batteries are off. */
export async function findBillBattery(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  owner: Owner,
  { contract_id: contractId, number }: { readonly contract_id: number; readonly number: string },
): Promise<BillBattery | undefined> {
  if (!deployment.switches.virtualBattery) return undefined
  const named = await ownContracts(db, owner)
    .innerJoin('battery_movement as movement', 'movement.contract_id', 'contract.id')
    .where('contract.id', '=', contractId)
    .where('movement.invoice_number', '=', number)
    .select('movement.battery_id')
    .distinct()
    .execute()
  if (named.length === 0) return undefined
  const batteryIds = named.map(({ battery_id }) => battery_id)
  const states = await readBatteryStates(db, owner, { batteryIds, to: DAYS_END })
  const own = [...states.values()].map(({ movements }) =>
    movements.filter((row) => row.contract_id === contractId && row.invoice_number === number),
  )
  const ways = own.flat().map(bothWays)
  if (ways.length === 0) return undefined
  return {
    keptCents: sumCents(ways.map(({ depositCents }) => depositCents)),
    takenCents: sumCents(ways.map(({ withdrawalCents }) => withdrawalCents)),
    balanceCents: sumCents(own.map((rows) => rows.at(-1)?.part_cents ?? 0)),
  }
}

/** Types of the customer's own batteries, each once. */
export function listBatteryTypes({ db }: Store, owner: Owner) {
  return ownLinks(db, owner)
    .distinctOn('battery.type_name')
    .select(['battery.type_name as name', 'battery.description'])
    .orderBy('battery.type_name')
    .orderBy('battery.description')
    .execute()
}

/** Batteries of these ids as a path gives them, by name; throws not-found unless every one is the customer's. */
async function getOwnBatteries(db: Db, owner: Owner, ids: readonly string[]) {
  const wanted = [...new Set(ids.map((id) => findId(id) ?? 0))]
  const found = await ownLinks(db, owner)
    .where('battery.id', '=', sql<number>`any(${wanted}::bigint[])`)
    .select(['battery.id', 'battery.name'])
    .groupBy(['battery.id', 'battery.name'])
    .orderBy(sql`battery.name collate natural_order`)
    .execute()
  if (found.length < wanted.length) throw notFound()
  return found
}

async function getOwnBattery(db: Db, owner: Owner, id: string) {
  const [battery] = await getOwnBatteries(db, owner, [id])
  if (!battery) throw notFound()
  return battery
}

/** Shares of the customer's contracts in a battery, by the contract's name; throws not-found. */
export async function listBatteryPercentages(
  { db }: Store,
  owner: Owner,
  bateriaId: string,
): Promise<BatteryShare[]> {
  const { id } = await getOwnBattery(db, owner, bateriaId)
  return ownLinks(db, owner)
    .where('battery.id', '=', id)
    .select([
      'battery.id as bateria_id',
      'contract.id as polissa_id',
      'contract.name as polissa_name',
      'share_percent as percentage',
    ])
    .orderBy(sql`contract.name collate natural_order`)
    .execute()
}

function movementOf(row: MovementRow): BatteryMovement {
  const { depositCents, withdrawalCents } = bothWays(row)
  return {
    date: row.day,
    polissa_id: row.contract_id,
    polissa_name: row.contract_name,
    invoice_number: row.invoice_number,
    invoice_id: row.invoice_id,
    deposit: depositCents / 100,
    withdrawal: withdrawalCents / 100,
    balance: row.balance_cents / 100,
    part: row.part_cents / 100,
  }
}

async function readBatteryState(
  db: Db,
  owner: Owner,
  { id, to }: { id: number; to: string },
): Promise<BatteryState> {
  const states = await readBatteryStates(db, owner, { batteryIds: [id], to })
  return (
    states.get(id) ?? { totalCents: 0, ofContract: new Map(), formerParts: [], movements: [], others: [] }
  )
}

/** The euros by contract of the customer, and those of others or of no contract as one sum. */
async function shownParts(
  db: Db,
  owner: Owner,
  { id, totalCents, ofContract, formerParts }: BatteryState & { readonly id: number },
) {
  const own = await ownContracts(db, owner)
    .where('contract.id', '=', sql<number>`any(${[...ofContract.keys()]}::bigint[])`)
    .select(['contract.id', 'contract.name'])
    .orderBy(sql`contract.name collate natural_order`)
    .execute()
  const parts = [
    ...own.map((contract) => ({
      contractId: contract.id,
      contractName: contract.name,
      cents: ofContract.get(contract.id) ?? 0,
    })),
    ...formerParts,
  ]
  const ownCents = sumCents(parts.map(({ cents }) => cents))
  return {
    parts: parts.map(({ contractId, contractName, cents }) => ({
      bateria_id: id,
      polissa_id: contractId,
      polissa_name: contractName,
      part: cents / 100,
    })),
    rest: (totalCents - ownCents) / 100,
  }
}

/** The ledger of a battery over a year, by default the last one in which the customer moved it; throws not-found. */
export async function getBatteryLedger(
  { db, clock }: Store,
  owner: Owner,
  asked: { readonly bateriaId: string; readonly year?: string | undefined },
) {
  const bateria = await getOwnBattery(db, owner, asked.bateriaId)
  const whole = await readBatteryState(db, owner, { id: bateria.id, to: DAYS_END })
  const yearOf = (day: string) => Number(day.slice(0, 4))
  const years = [...new Set(whole.movements.map(({ day }) => yearOf(day)))].toSorted((a, b) => b - a)
  const year = asked.year === undefined ? (years[0] ?? yearOf(todayOf({ clock }))) : Number(asked.year)
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
  const state = await readBatteryState(db, owner, { id: bateria.id, to })
  const rows = state.movements.filter(({ day }) => day >= from)
  const items = rows.toReversed().map(movementOf)
  const both = rows.map(bothWays)
  const deposits = sumCents(both.map(({ depositCents }) => depositCents))
  const withdrawals = sumCents(both.map(({ withdrawalCents }) => withdrawalCents))
  const others = sumCents(state.others.filter(({ day }) => day >= from).map(({ cents }) => cents))
  return {
    bateria,
    year,
    years,
    opening_balance: (state.totalCents - deposits + withdrawals - others) / 100,
    deposits: deposits / 100,
    withdrawals: withdrawals / 100,
    others: others / 100,
    closing_balance: state.totalCents / 100,
    ...(await shownParts(db, owner, { id: bateria.id, ...state })),
    items,
  }
}

/** What is in a battery and what went into it in the last twelve months, up to today; throws not-found. */
export async function getBatteryYear({ db, clock }: Store, owner: Owner, bateriaId: string) {
  const { id } = await getOwnBattery(db, owner, bateriaId)
  const end = todayOf({ clock })
  const [from, to] = [addDays(addMonths(end, -12), 1), addDays(end, 1)]
  const state = await readBatteryState(db, owner, { id, to: DAYS_END })
  const within = ({ day }: { readonly day: string }) => day >= from && day < to
  const own = state.movements.filter(within).map((row) => bothWays(row).depositCents)
  const others = state.others.filter(within).map(({ cents }) => Math.max(0, cents))
  return {
    total_descompte: state.totalCents / 100,
    ...(await shownParts(db, owner, { id, ...state })),
    deposits: sumCents([...own, ...others]) / 100,
    start: from,
    end,
  }
}

/** All movements of the customer's contracts in batteries, as a file; throws not-found unless all are the customer's. */
export async function openBatterySheet(
  { db, clock }: Store,
  owner: Owner,
  { ids, locale }: { readonly ids: string; readonly locale: Locale },
): Promise<SentFile> {
  const batteries = await getOwnBatteries(db, owner, ids.split(','))
  const batteryIds = batteries.map(({ id }) => id)
  const list = async () => {
    const states = await readBatteryStates(db, owner, { batteryIds, to: DAYS_END })
    return batteries.flatMap(({ id }) => states.get(id)?.movements ?? [])
  }
  return batterySheet(list, {
    batteries: batteries.map(({ name }) => name),
    today: todayOf({ clock }),
    locale,
  })
}

export { findBatteryPace, type BatteryPace } from './pace.ts'
