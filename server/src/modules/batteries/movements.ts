import { sql } from 'kysely'
import { movedWhileHeld, ownContracts, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** A movement of one of the customer's contracts, and the balance it left in the battery. */
export interface MovementRow {
  readonly battery_name: string
  readonly day: string
  readonly contract_id: number
  readonly contract_name: string
  readonly invoice_number: string
  readonly invoice_id: number | null
  /** What went in less what went out: the retailer may give both of a bill as one figure. */
  readonly amount_cents: number
  /** How many movements of the contract name the invoice, in whichever of its batteries and years. */
  readonly entries: number
  /** What the invoice says that it took out; null where it is not known here. */
  readonly taken_cents: number | null
  readonly balance_cents: number
}

/**
 * What went into the battery and what went out of it: where a bill has one net movement, the bill's own line
 * gives the part that went out.
 */
export function bothWays({ amount_cents, entries, taken_cents }: MovementRow) {
  const takenCents = entries === 1 ? Math.max(0, taken_cents ?? 0) : 0
  const depositCents = amount_cents + takenCents
  return takenCents > 0 && depositCents >= 0
    ? { depositCents, withdrawalCents: takenCents }
    : { depositCents: Math.max(0, amount_cents), withdrawalCents: Math.max(0, -amount_cents) }
}

/**
 * Movements of the customer's own contracts in batteries that are known to be the customer's, oldest first, from one
 * day up to another. The balance counts every movement of the battery, also of others' contracts.
 */
export function listOwnMovements(
  db: Db,
  owner: Owner,
  { batteryIds, from, to }: { batteryIds: readonly number[]; from: string; to: string },
): Promise<MovementRow[]> {
  const inOrder = sql`day, invoice_number, contract_id`
  const balances = db
    .selectFrom('battery_movement')
    .select([
      'battery_id',
      'contract_id',
      'invoice_number',
      'day',
      'amount_cents',
      sql<number>`(sum(amount_cents) over (partition by battery_id order by ${inOrder}))::bigint`.as(
        'balance_cents',
      ),
    ])
    .where('battery_id', '=', sql<number>`any(${batteryIds}::bigint[])`)
    .where('day', '<', to)
    .where(movedWhileHeld(owner))
  return ownContracts(db, owner)
    .innerJoin(balances.as('movement'), 'movement.contract_id', 'contract.id')
    .innerJoin('battery', 'battery.id', 'movement.battery_id')
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.number', '=', 'movement.invoice_number')
        .onRef('invoice.contract_id', '=', 'movement.contract_id'),
    )
    .select([
      'battery.name as battery_name',
      'movement.day',
      'movement.contract_id',
      'contract.name as contract_name',
      'movement.invoice_number',
      'invoice.id as invoice_id',
      'movement.amount_cents',
      sql<number>`(select count(*) from battery_movement as every
                    where every.contract_id = movement.contract_id
                      and every.invoice_number = movement.invoice_number)`.as('entries'),
      'movement.balance_cents',
      // An annulling bill gives back what the annulled one took; its lines are printed with the same sign.
      sql<number | null>`(select -sum(amount_cents)::bigint from invoice_line
                           where invoice_id = invoice.id and kind = 'battery' and invoice.type not in ('A', 'B'))`.as(
        'taken_cents',
      ),
    ])
    .where(sinceHeld('movement.day'))
    .where('movement.day', '>=', from)
    .orderBy(sql`battery.name collate natural_order`)
    .orderBy('movement.battery_id')
    .orderBy('movement.day')
    .orderBy('movement.invoice_number')
    .orderBy('movement.contract_id')
    .execute()
}
