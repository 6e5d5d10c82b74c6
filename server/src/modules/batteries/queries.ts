import { sql } from 'kysely'
import type { BatteryLink } from '@endoll/api/contracts.ts'
import type { BatteryMovement, BatteryShare } from '@endoll/api/batteries.ts'
import { addDays, addMonths } from '@endoll/domain/time/day.ts'
import type { Locale } from '@endoll/api/language.ts'
import { findId, movedWhileHeld, ownContracts, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { DAYS_END, EARLIEST_DAY } from '../../platform/day-limits.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { batterySheet } from './battery-sheet.ts'
import { bothWays, listOwnMovements, type MovementRow } from './movements.ts'

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
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from battery_movement
                    where battery_id = battery.id and ${movedWhileHeld(owner)})`.as('total_cents'),
      sql<number>`(select 100 - sum(share_percent)::integer from battery_contract as every
                    where every.battery_id = battery.id)`.as('left_percent'),
    ])
    .orderBy(sql`battery.name collate natural_order`)
    .execute()
  return rows.map((row) => ({
    id: row.link_id,
    bateria: { id: row.id, name: row.name, type_name: row.type_name, description: row.description },
    total_descompte: row.total_cents / 100,
    pes_percentatge: row.share_percent,
    percentage_left: row.left_percent,
    gestio_descomptes: row.discounts,
  }))
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
    .distinct()
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
  }
}

/** The ledger of a battery over a year, by default the last one in which the customer moved it; throws not-found. */
export async function getBatteryLedger(
  { db, clock }: Store,
  owner: Owner,
  asked: { readonly bateriaId: string; readonly year?: string | undefined },
) {
  const bateria = await getOwnBattery(db, owner, asked.bateriaId)
  const movements = db
    .selectFrom('battery_movement')
    .where('battery_id', '=', bateria.id)
    .where(movedWhileHeld(owner))
  const own = ownContracts(db, owner).select('contract.id')
  const moved = await movements
    .where('contract_id', 'in', own)
    .select(sql<number>`extract(year from day)::integer`.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  const years = moved.map(({ year }) => year)
  const thisYear = Number(todayOf({ clock }).slice(0, 4))
  const year = asked.year === undefined ? (years[0] ?? thisYear) : Number(asked.year)
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`]
  const [sums, rows] = await Promise.all([
    movements
      .where('day', '<', to)
      .select([
        sql<number>`coalesce(sum(amount_cents) filter (where day < ${from}), 0)::bigint`.as('opening'),
        sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('closing'),
      ])
      .executeTakeFirstOrThrow(),
    listOwnMovements(db, owner, { batteryIds: [bateria.id], from, to }),
  ])
  const items = rows.toReversed().map(movementOf)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const both = rows.map(bothWays)
  const deposits = sum(both.map(({ depositCents }) => depositCents))
  const withdrawals = sum(both.map(({ withdrawalCents }) => withdrawalCents))
  return {
    bateria,
    year,
    years,
    opening_balance: sums.opening / 100,
    deposits: deposits / 100,
    withdrawals: withdrawals / 100,
    others: (sums.closing - sums.opening - deposits + withdrawals) / 100,
    closing_balance: sums.closing / 100,
    items,
  }
}

/** What is in a battery and what went into it in the last twelve months, up to today; throws not-found. */
export async function getBatteryYear({ db, clock }: Store, owner: Owner, bateriaId: string) {
  const { id } = await getOwnBattery(db, owner, bateriaId)
  const end = todayOf({ clock })
  const [from, to] = [addDays(addMonths(end, -12), 1), addDays(end, 1)]
  const own = ownContracts(db, owner).select('contract.id')
  const movements = db
    .selectFrom('battery_movement')
    .where('battery_id', '=', id)
    .where(movedWhileHeld(owner))
  const [rows, sums] = await Promise.all([
    listOwnMovements(db, owner, { batteryIds: [id], from, to }),
    movements
      .select((row) => [
        sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('total'),
        sql<number>`coalesce(sum(greatest(amount_cents, 0)) filter (where day >= ${from} and day < ${to}
                      and ${row('contract_id', 'not in', own)}), 0)::bigint`.as('others'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const ownCents = rows.reduce((sum, row) => sum + bothWays(row).depositCents, 0)
  return {
    total_descompte: sums.total / 100,
    deposits: (ownCents + sums.others) / 100,
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
  return batterySheet(() => listOwnMovements(db, owner, { batteryIds, from: EARLIEST_DAY, to: DAYS_END }), {
    batteries: batteries.map(({ name }) => name),
    today: todayOf({ clock }),
    locale,
  })
}
