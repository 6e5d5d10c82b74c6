import { batteryParts, type BatteryEntry, type ShareSpan } from '@endoll/domain/billing/battery-parts.ts'
import { sql } from 'kysely'
import { movedWhileHeld, ownContracts, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** A movement in a battery of the customer's, as it is stored. */
interface StoredMovement {
  readonly battery_id: number
  readonly contract_id: number
  readonly invoice_number: string
  readonly day: string
  /** What went in less what went out: the retailer may give both of a bill as one figure. */
  readonly amount_cents: number
  /** How many movements of the contract name the invoice, in whichever of its batteries and years. */
  readonly entries: number
  /** What the invoice says that it took out; null where it is not known here. */
  readonly taken_cents: number | null
}

/** A movement of one of the customer's contracts, and what it left in the battery. */
export interface MovementRow extends StoredMovement {
  readonly battery_name: string
  readonly contract_name: string
  readonly invoice_id: number | null
  readonly balance_cents: number
  /** What of the balance was the contract's. */
  readonly part_cents: number
}

/**
 * What went into the battery and what went out of it: where a bill has one net movement, the bill's own line
 * gives the part that went out.
 */
export function bothWays({
  amount_cents,
  entries,
  taken_cents,
}: Pick<StoredMovement, 'amount_cents' | 'entries' | 'taken_cents'>) {
  const takenCents = entries === 1 ? Math.max(0, taken_cents ?? 0) : 0
  const depositCents = amount_cents + takenCents
  return takenCents > 0 && depositCents >= 0
    ? { depositCents, withdrawalCents: takenCents }
    : { depositCents: Math.max(0, amount_cents), withdrawalCents: Math.max(0, -amount_cents) }
}

/** What is in a battery, and whose it is. */
export interface BatteryState {
  readonly totalCents: number
  /** Cents of each contract that has or had a share, whoever's contract it is: only the customer's own are shown. */
  readonly ofContract: ReadonlyMap<number, number>
  /** The customer's own movements, oldest first. */
  readonly movements: readonly MovementRow[]
}

/**
 * Batteries that are known to be the customer's, each with what is in it up to a day (which is not counted), whose it is
 * and the movements of the customer's own contracts. Every movement of the battery counts, also of others' contracts.
 */
export async function readBatteryStates(
  db: Db,
  owner: Owner,
  { batteryIds, to }: { batteryIds: readonly number[]; to: string },
): Promise<ReadonlyMap<number, BatteryState>> {
  const [all, own, spans] = await Promise.all([
    everyMovement(db, owner, { batteryIds, to }),
    ownMovements(db, owner, { batteryIds, to }),
    shareSpans(db, batteryIds),
  ])
  const byBattery = Map.groupBy(all, ({ battery_id }) => battery_id)
  const ownByKey = new Map(own.map((row) => [keyOf(row), row]))
  return new Map(
    batteryIds.map((id) => {
      const rows = byBattery.get(id) ?? []
      const entries = rows.map((row): BatteryEntry => {
        return { contract: row.contract_id, day: row.day, ...bothWays(row) }
      })
      const { ofContract, afterEntry } = batteryParts(entries, spans.get(id) ?? [])
      let totalCents = 0
      const movements = rows.flatMap((row, index): MovementRow[] => {
        totalCents += row.amount_cents
        const names = ownByKey.get(keyOf(row))
        if (!names) return []
        return [{ ...row, ...names, balance_cents: totalCents, part_cents: afterEntry[index] ?? 0 }]
      })
      return [id, { totalCents, ofContract, movements }]
    }),
  )
}

function keyOf({
  battery_id,
  contract_id,
  invoice_number,
  day,
}: Omit<StoredMovement, 'amount_cents' | 'entries' | 'taken_cents'>) {
  return JSON.stringify([battery_id, contract_id, invoice_number, day])
}

interface Asked {
  readonly batteryIds: readonly number[]
  readonly to: string
}

/** Every movement of the batteries in their order, with nothing that names a contract or an invoice of others. */
function everyMovement(db: Db, owner: Owner, { batteryIds, to }: Asked): Promise<StoredMovement[]> {
  return db
    .selectFrom('battery_movement')
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.number', '=', 'battery_movement.invoice_number')
        .onRef('invoice.contract_id', '=', 'battery_movement.contract_id'),
    )
    .select([
      'battery_id',
      'battery_movement.contract_id',
      'invoice_number',
      'battery_movement.day',
      'amount_cents',
      sql<number>`(select count(*) from battery_movement as every
                    where every.contract_id = battery_movement.contract_id
                      and every.invoice_number = battery_movement.invoice_number)`.as('entries'),
      // An annulling bill gives back what the annulled one took; its lines are printed with the same sign.
      sql<number | null>`(select -sum(amount_cents)::bigint from invoice_line
                           where invoice_id = invoice.id and kind = 'battery' and invoice.type not in ('A', 'B'))`.as(
        'taken_cents',
      ),
    ])
    .where('battery_id', '=', sql<number>`any(${batteryIds}::bigint[])`)
    .where('battery_movement.day', '<', to)
    .where(movedWhileHeld(owner))
    .orderBy('battery_id')
    .orderBy('battery_movement.day')
    .orderBy('invoice_number')
    .orderBy('battery_movement.contract_id')
    .execute()
}

/** What the customer's own movements are called. */
function ownMovements(db: Db, owner: Owner, { batteryIds, to }: Asked) {
  return ownContracts(db, owner)
    .innerJoin('battery_movement as movement', 'movement.contract_id', 'contract.id')
    .innerJoin('battery', 'battery.id', 'movement.battery_id')
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.number', '=', 'movement.invoice_number')
        .onRef('invoice.contract_id', '=', 'movement.contract_id'),
    )
    .select([
      'movement.battery_id',
      'battery.name as battery_name',
      'movement.day',
      'movement.contract_id',
      'contract.name as contract_name',
      'movement.invoice_number',
      'invoice.id as invoice_id',
    ])
    .where('battery.id', '=', sql<number>`any(${batteryIds}::bigint[])`)
    .where(sinceHeld('movement.day'))
    .where('movement.day', '<', to)
    .execute()
}

/** Who had what share of the batteries until when: a contract that has ended gets nothing of what comes in later. */
async function shareSpans(db: Db, batteryIds: readonly number[]): Promise<ReadonlyMap<number, ShareSpan[]>> {
  const { rows } = await sql<{
    battery_id: number
    contract_id: number
    percent: number
    until: string | null
  }>`
    select battery_id, contract_id, share_percent as percent, end_day as until from battery_contract
     where battery_id = any(${batteryIds}::bigint[])
    union all
    select battery_id, contract_id, share_percent, last_day from battery_share_before
     where battery_id = any(${batteryIds}::bigint[])`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ battery_id }) => battery_id)].map(([id, ties]) => [
      id,
      ties.map(({ contract_id, percent, until }) => ({ contract: contract_id, percent, until })),
    ]),
  )
}
