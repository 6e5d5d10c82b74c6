import { batteryParts, type BatteryEntry, type ShareSpan } from '@endoll/domain/billing/battery-parts.ts'
import { sql } from 'kysely'
import { movedWhileHeld, ownContracts, sinceHeld, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** A movement in a battery of the customer's, as it is stored. */
interface StoredMovement {
  readonly battery_id: number
  readonly battery_name: string
  readonly contract_id: number
  readonly invoice_number: string
  readonly day: string
  /** What went in less what went out: the retailer may give both of a bill as one figure. */
  readonly amount_cents: number
  /** How many movements of the contract name the invoice, in whichever of its batteries and years. */
  readonly entries: number
  /** What the invoice says that it took out; null if it is not known here. */
  readonly taken_cents: number | null
}

/** A movement of one of the customer's contracts, and what it left in the battery. */
export interface MovementRow extends StoredMovement {
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

/** What of a battery is one contract's of the customer's. */
export interface OwnPart {
  readonly contractId: number
  readonly contractName: string
  readonly cents: number
}

/** What is in a battery, and whose it is. */
export interface BatteryState {
  readonly totalCents: number
  /** Cents of each contract that has or had a share, whoever has the contract now: only the customer's own are shown. */
  readonly ofContract: ReadonlyMap<number, number>
  /** What contracts that the customer gave up to another holder left there: it stays the customer's. */
  readonly formerParts: readonly OwnPart[]
  /** The customer's own movements, oldest first; also those of contracts that were the customer's then. */
  readonly movements: readonly MovementRow[]
  /** What everybody else's contracts moved. */
  readonly others: readonly { readonly day: string; readonly cents: number }[]
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
  // Most contracts have no battery, and planning these statements takes longer than all else that is read of one.
  if (batteryIds.length === 0) return new Map()
  const [all, own, ties] = await Promise.all([
    everyMovement(db, owner, { batteryIds, to }),
    ownMovements(db, owner, { batteryIds, to }),
    readTies(db, batteryIds),
  ])
  const byBattery = Map.groupBy(all, ({ battery_id }) => battery_id)
  const ownByKey = new Map(own.map((row) => [keyOf(row), row]))
  return new Map(
    batteryIds.map((id) => {
      const rows = byBattery.get(id) ?? []
      const accounts = accountsOf(ties.get(id) ?? [])
      const entries = rows.map((row): BatteryEntry => {
        return { contract: accounts.of(row.contract_id, row.day), day: row.day, ...bothWays(row) }
      })
      const { ofContract, afterEntry } = batteryParts(entries, accounts.spans)
      const left = [...accounts.former].filter(([, { customerId }]) => customerId === owner.customerId)
      const formerName = new Map(left.map(([account, { contractName }]) => [account, contractName]))
      let totalCents = 0
      const others: { day: string; cents: number }[] = []
      const movements = rows.flatMap((row, index): MovementRow[] => {
        totalCents += row.amount_cents
        const account = entries[index]?.contract ?? row.contract_id
        const names = accounts.former.has(account)
          ? formerNames(row, formerName.get(account))
          : ownByKey.get(keyOf(row))
        if (!names) {
          others.push({ day: row.day, cents: row.amount_cents })
          return []
        }
        return [{ ...row, ...names, balance_cents: totalCents, part_cents: afterEntry[index] ?? 0 }]
      })
      const formerParts = left.map(([account, { contractId, contractName }]) => {
        return { contractId, contractName, cents: ofContract.get(account) ?? 0 }
      })
      return [id, { totalCents, ofContract, formerParts, movements, others }]
    }),
  )
}

/** How who had the contract then is shown a movement: by its name, and without its invoice, which is no longer theirs. */
function formerNames({ battery_name }: StoredMovement, name: string | undefined) {
  return name === undefined ? undefined : { battery_name, contract_name: name, invoice_id: null }
}

function keyOf({
  battery_id,
  contract_id,
  invoice_number,
  day,
}: Omit<StoredMovement, 'battery_name' | 'amount_cents' | 'entries' | 'taken_cents'>) {
  return JSON.stringify([battery_id, contract_id, invoice_number, day])
}

/** What a former holder moved counts as somebody else's: it is in the battery. */
const ofFormerHolder = sql<boolean>`exists (
  select from battery_share_before
   where battery_share_before.battery_id = battery_movement.battery_id
     and battery_share_before.contract_id = battery_movement.contract_id
     and battery_share_before.former_contract_name is not null)`

interface Asked {
  readonly batteryIds: readonly number[]
  readonly to: string
}

/** Every movement of the batteries in their order, with nothing that names a contract or an invoice of others. */
function everyMovement(db: Db, owner: Owner, { batteryIds, to }: Asked): Promise<StoredMovement[]> {
  return db
    .selectFrom('battery_movement')
    .innerJoin('battery', 'battery.id', 'battery_movement.battery_id')
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.number', '=', 'battery_movement.invoice_number')
        .onRef('invoice.contract_id', '=', 'battery_movement.contract_id'),
    )
    .select([
      'battery_id',
      'battery.name as battery_name',
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
    .where((where) => where.or([movedWhileHeld(owner), ofFormerHolder]))
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
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.number', '=', 'movement.invoice_number')
        .onRef('invoice.contract_id', '=', 'movement.contract_id'),
    )
    .select([
      'movement.battery_id',
      'movement.day',
      'movement.contract_id',
      'contract.name as contract_name',
      'movement.invoice_number',
      'invoice.id as invoice_id',
    ])
    .where('movement.battery_id', '=', sql<number>`any(${batteryIds}::bigint[])`)
    .where(sinceHeld('movement.day'))
    .where('movement.day', '<', to)
    .execute()
}

/** A share that a contract has in a battery, or had until a day; with the one who gave the contract up on that day. */
interface Tie {
  readonly contractId: number
  readonly percent: number
  readonly until: string | null
  readonly former: { readonly customerId: number | null; readonly contractName: string } | null
  /** The tie of today. */
  readonly now: boolean
}

/** Who had what share of the batteries until when: a contract that has ended gets nothing of what comes in later. */
async function readTies(db: Db, batteryIds: readonly number[]): Promise<ReadonlyMap<number, Tie[]>> {
  const { rows } = await sql<{
    battery_id: number
    contract_id: number
    percent: number
    until: string | null
    former_customer_id: number | null
    former_contract_name: string | null
    now: boolean
  }>`
    select battery_id, contract_id, share_percent as percent, end_day as until,
           null::bigint as former_customer_id, null::text as former_contract_name, true as now
      from battery_contract
     where battery_id = any(${batteryIds}::bigint[])
    union all
    select battery_id, contract_id, share_percent, last_day, former_customer_id, former_contract_name, false
      from battery_share_before
     where battery_id = any(${batteryIds}::bigint[])
     order by battery_id, contract_id, until`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ battery_id }) => battery_id)].map(([id, ties]) => [
      id,
      ties.map((row): Tie => {
        const { former_customer_id: customerId, former_contract_name: contractName } = row
        return {
          contractId: row.contract_id,
          percent: row.percent,
          until: row.until,
          former: contractName === null ? null : { customerId, contractName },
          now: row.now,
        }
      }),
    ]),
  )
}

interface FormerAccount {
  readonly contractId: number
  readonly contractName: string
  readonly customerId: number | null
  readonly lastDay: string
}

/**
 * A battery as it is added up: an account for each contract, by its id, and one below zero for each holder who gave one
 * up, whose euros stay theirs. What comes after the last day of a former holder is theirs too while the present one has
 * no tie to the battery: the last bill comes after the end.
 */
function accountsOf(ties: readonly Tie[]) {
  const former = new Map(
    ties.flatMap(({ contractId, until, former: one }, index): [number, FormerAccount][] =>
      one && until !== null ? [[-1 - index, { contractId, lastDay: until, ...one }]] : [],
    ),
  )
  const tied = new Set(ties.filter(({ now }) => now).map(({ contractId }) => contractId))
  const of = (contractId: number, day: string | null): number => {
    const before = [...former].filter(([, account]) => account.contractId === contractId)
    const then = day === null ? undefined : before.find(([, { lastDay }]) => lastDay >= day)
    const last = tied.has(contractId) ? undefined : before.at(-1)
    return (then ?? last)?.[0] ?? contractId
  }
  const spans = ties.map((tie): ShareSpan => ({
    contract: of(tie.contractId, tie.now ? null : tie.until),
    percent: tie.percent,
    until: tie.until,
  }))
  // A customer who is linked again has no share in what came in before.
  const before = [...former.values()]
    .filter(({ contractId }) => tied.has(contractId))
    .map(({ contractId, lastDay }): ShareSpan => ({ contract: contractId, percent: 0, until: lastDay }))
  return { former, of, spans: [...spans, ...before] }
}
