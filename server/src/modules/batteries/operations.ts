import type { DiscountMode } from '@endoll/api/contracts.ts'
import { WHOLE_BATTERY_PERCENT } from '@endoll/domain/billing/battery-share.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { findId, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'

/** What ties a contract to a battery, with the value of the retailer's file where the customer set another. */
export interface LockedLink {
  readonly batteryId: number
  readonly batteryName: string
  readonly contractId: number
  readonly sharePercent: number
  readonly discounts: DiscountMode
  readonly filedSharePercent: number | null
  readonly filedDiscounts: DiscountMode | null
  /** Per cent of the battery that no contract has. */
  readonly leftPercent: number
}

/**
 * The tie of a contract that the caller has locked to a battery, which is locked too, so that shares are given one
 * after the other. Throws not-found alike where either does not exist and where they are not tied.
 */
export async function lockBatteryLink(db: Db, contract: ContractRow, bateriaId: string): Promise<LockedLink> {
  const id = findId(bateriaId) ?? 0
  const tied = db.selectFrom('battery_contract').select('battery_id').where('contract_id', '=', contract.id)
  const battery = await db
    .selectFrom('battery')
    .select('name')
    .where('id', '=', id)
    .where('id', 'in', tied)
    .forUpdate()
    .executeTakeFirst()
  if (!battery) throw notFound()
  // Read after locking: a query that waited for the lock would return the old shares.
  const links = await db
    .selectFrom('battery_contract')
    .select(['contract_id', 'share_percent', 'discounts', 'filed_share_percent', 'filed_discounts'])
    .where('battery_id', '=', id)
    // A contract that has left leaves its share to the others.
    .where((row) => row.or([row('in_force', '=', true), row('contract_id', '=', contract.id)]))
    .execute()
  const own = links.find(({ contract_id }) => contract_id === contract.id)
  if (!own) throw notFound()
  return {
    batteryId: id,
    batteryName: battery.name,
    contractId: contract.id,
    sharePercent: own.share_percent,
    discounts: own.discounts,
    filedSharePercent: own.filed_share_percent,
    filedDiscounts: own.filed_discounts,
    leftPercent: links.reduce((left, { share_percent }) => left - share_percent, WHOLE_BATTERY_PERCENT),
  }
}

/**
 * The value that the retailer's file is known to have while the customer's lies above it. Set back to the file's value
 * the one in between is kept, because a file with it may still arrive.
 */
function filedBelow<Value>(
  filed: Value | null,
  { before, after }: { readonly before: Value; readonly after: Value },
): Value {
  return filed === null || filed === after ? before : filed
}

/**
 * Keeps the shares that ties of a locked battery had until yesterday, before they are set to others. Of several changes
 * on one day the first counts: nothing that came in was divided by those in between.
 */
export async function keepShares(
  db: Db,
  { batteryId, today }: { readonly batteryId: number; readonly today: Day },
  shares: readonly { readonly contractId: number; readonly percent: number }[],
): Promise<void> {
  if (shares.length === 0) return
  const rows = shares.map(({ contractId, percent }) => ({
    battery_id: batteryId,
    contract_id: contractId,
    last_day: addDays(today, -1),
    share_percent: percent,
  }))
  await db
    .insertInto('battery_share_before')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sets what a customer asked for of a locked tie, from today on. */
export async function changeBatteryLink(
  db: Db,
  link: LockedLink,
  change: { readonly sharePercent?: number; readonly discounts?: DiscountMode; readonly today: Day },
): Promise<void> {
  const { sharePercent, discounts, today } = change
  if (sharePercent !== undefined && sharePercent !== link.sharePercent) {
    const before = { contractId: link.contractId, percent: link.sharePercent }
    await keepShares(db, { batteryId: link.batteryId, today }, [before])
  }
  await db
    .updateTable('battery_contract')
    .set({
      ...(sharePercent !== undefined && {
        share_percent: sharePercent,
        filed_share_percent: filedBelow(link.filedSharePercent, {
          before: link.sharePercent,
          after: sharePercent,
        }),
      }),
      ...(discounts !== undefined && {
        discounts,
        filed_discounts: filedBelow(link.filedDiscounts, { before: link.discounts, after: discounts }),
      }),
    })
    .where('battery_id', '=', link.batteryId)
    .where('contract_id', '=', link.contractId)
    .execute()
}

/** Locks a battery by its name, where it exists, before its shares are added up and written. */
export async function lockBattery(db: Db, name: string): Promise<void> {
  await sql`select 1 from battery where name = ${name} for update`.execute(db)
}
