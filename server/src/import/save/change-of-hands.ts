import { sql } from 'kysely'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { withdrawForNewHolder } from '../../modules/requests/operations/withdraw.ts'
import { systemClock, todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'

const clock = systemClock

/** A stored contract that a file names. */
interface Held {
  readonly id: number
  /** The file gives it to another customer. */
  readonly changesHands: boolean
  /** Day since which its customer has it, as it is going to be; null if always. */
  readonly heldFrom: Day | null
}

/** What is needed of a row of the file. */
interface FiledHolder {
  readonly customer: string
  readonly record: { readonly name: string; readonly held_from: Day | null }
}

/** Who has the contracts that a file names, by name; those that are new are not there. */
export async function readHolders(db: Db, filed: readonly FiledHolder[]): Promise<Map<string, Held>> {
  const { rows } = await sql<{ id: number; name: string; code: string; held_from: Day | null }>`
    select contract.id, contract.name, customer.code, contract.held_from
      from contract join customer on customer.id = contract.customer_id
     where contract.name = any(${filed.map(({ record }) => record.name)})`.execute(db)
  const byName = new Map(filed.map((one) => [one.record.name, one]))
  return new Map(
    rows.map(({ id, name, code, held_from }) => {
      const one = byName.get(name)
      const changesHands = one?.customer !== code
      const heldFrom = one?.record.held_from ?? (changesHands ? todayOf({ clock }) : held_from)
      return [name, { id, changesHands, heldFrom }]
    }),
  )
}

/**
 * Ends what the former customers of locked contracts asked for and changed: open requests are withdrawn, each with its
 * event and mail, from now on the file alone says what holds, and the contracts leave the former ones' batteries.
 */
export async function endForFormerHolders(db: Db, moved: readonly Held[]): Promise<void> {
  const contractIds = moved.map(({ id }) => id)
  for (const id of contractIds) await withdrawForNewHolder(db, { clock }, id)
  if (contractIds.length === 0) return
  await db
    .updateTable('contract_change')
    .set({ confirmed_at: at(clock.nowMs()) })
    .where('contract_id', 'in', [...contractIds])
    .where('confirmed_at', 'is', null)
    .execute()
  for (const { id, heldFrom } of moved) await leaveBatteries(db, id, heldFrom ?? todayOf({ clock }))
}

/**
 * Unties a contract from the batteries of its former holder, whose euros there stay theirs: the new one has no share in
 * what somebody else put there.
 */
async function leaveBatteries(db: Db, contractId: number, heldFrom: Day): Promise<void> {
  const lastDay = addDays(heldFrom, -1)
  await sql`
    insert into battery_share_before
           (battery_id, contract_id, last_day, share_percent, former_customer_id, former_contract_name)
    select tie.battery_id, tie.contract_id, ${lastDay}::date,
           coalesce((select before.share_percent from battery_share_before before
                      where before.battery_id = tie.battery_id and before.contract_id = tie.contract_id
                        and before.last_day >= ${lastDay}::date
                      order by before.last_day limit 1), tie.share_percent),
           contract.customer_id, contract.name
      from battery_contract tie join contract on contract.id = tie.contract_id
     where tie.contract_id = ${contractId}
        on conflict (battery_id, contract_id, last_day) do update
       set former_customer_id = excluded.former_customer_id,
           former_contract_name = excluded.former_contract_name`.execute(db)
  await db
    .deleteFrom('battery_share_before')
    .where('contract_id', '=', contractId)
    .where('last_day', '>', lastDay)
    .execute()
  await db.deleteFrom('battery_contract').where('contract_id', '=', contractId).execute()
}
