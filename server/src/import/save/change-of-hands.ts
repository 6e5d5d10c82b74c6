import { sql } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
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
  /** Day since which its customer has it, as it is going to be; null where always. */
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
 * event and mail, and from now on the file alone says what holds.
 */
export async function endForFormerHolders(db: Db, contractIds: readonly number[]): Promise<void> {
  for (const id of contractIds) await withdrawForNewHolder(db, { clock }, id)
  if (contractIds.length === 0) return
  await db
    .updateTable('contract_change')
    .set({ confirmed_at: at(clock.nowMs()) })
    .where('contract_id', 'in', [...contractIds])
    .where('confirmed_at', 'is', null)
    .execute()
  await db
    .updateTable('battery_contract')
    .set({ filed_share_percent: null, filed_discounts: null })
    .where('contract_id', 'in', [...contractIds])
    .execute()
}
