import { sumCents } from '@endoll/domain/money.ts'
import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { ContractRow, Owner } from '../../platform/access.ts'
import { DAYS_END } from '../../platform/day-limits.ts'
import type { Services } from '../../platform/services.ts'
import { bothWays, readBatteryStates } from './movements.ts'

/** A contract's part of its batteries, and what went into it and out of it in the last twelve months. Cents. */
export interface BatteryPace {
  readonly balanceCents: number
  readonly inCents: number
  readonly outCents: number
  /** Whether its bills take it. */
  readonly applied: boolean
  /** Whether anything had moved before those months. */
  readonly hasYear: boolean
}

/** Of a contract of the owner's; undefined if it is tied to no battery, or batteries are off. */
export async function findBatteryPace(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  owner: Owner,
  { contract: { id }, today }: { readonly contract: Pick<ContractRow, 'id'>; readonly today: Day },
): Promise<BatteryPace | undefined> {
  if (!deployment.switches.virtualBattery) return undefined
  const ties = await db
    .selectFrom('battery_contract')
    .select(['battery_id', 'discounts'])
    .where('contract_id', '=', id)
    .execute()
  if (ties.length === 0) return undefined
  const batteryIds = ties.map(({ battery_id }) => battery_id)
  const from = addDays(addMonths(today, -12), 1)
  const [before, now] = await Promise.all(
    [from, DAYS_END].map((to) => readBatteryStates(db, owner, { batteryIds, to })),
  )
  const partIn = (states: typeof now) =>
    sumCents([...(states?.values() ?? [])].map(({ ofContract }) => ofContract.get(id) ?? 0))
  const own = [...(now?.values() ?? [])].flatMap(({ movements }) =>
    movements.filter((row) => row.contract_id === id && row.day >= from),
  )
  const balanceCents = partIn(now)
  const outCents = sumCents(own.map((row) => bothWays(row).withdrawalCents))
  return {
    balanceCents,
    inCents: Math.max(0, balanceCents - partIn(before) + outCents),
    outCents,
    applied: ties.some(({ discounts }) => discounts === 'aplicar'),
    hasYear: [...(before?.values() ?? [])].some(
      ({ movements, others }) => movements.length > 0 || others.length > 0,
    ),
  }
}
