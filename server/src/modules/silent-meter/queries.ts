import { caseForms } from '@endoll/api/cases.ts'
import type { SilentMeter } from '@endoll/api/silent-meter.ts'
import { isSilentMeter } from '@endoll/domain/consumption/silent-meter.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { ownContracts, sinceHeld, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { offeredCategories, ownCases } from '../cases/queries.ts'
import { getBillSoFar } from '../insight/queries.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

/** The customer's active electricity contracts with the last day that has hours; those that never had any left out. */
async function listLastReads(db: Db, owner: Owner) {
  const rows = await ownContracts(db, owner)
    .selectAll('contract')
    .select((contract) =>
      contract
        .selectFrom('consumption_day')
        .select('consumption_day.day')
        .whereRef('consumption_day.contract_id', '=', 'contract.id')
        .where(sinceHeld('consumption_day.day'))
        .orderBy('consumption_day.day', 'desc')
        .limit(1)
        .as('last_day'),
    )
    .where('contract.kind', '=', 'electricity')
    .where('contract.state', '=', 'activa')
    .execute()
  return rows.flatMap(({ last_day, ...contract }) =>
    last_day === null ? [] : [{ contract, lastDay: last_day }],
  )
}

/** A contract known to be the caller's whose meter is silent, and the last day that has hours. */
export interface Silent {
  readonly contract: ContractRow
  readonly lastDay: Day
}

/** The silent meters of a customer, the one that has been silent longest first. */
export async function listSilentMeters(store: Store, owner: Owner): Promise<readonly Silent[]> {
  const { days } = store.deployment.silentMeter
  const today = todayOf(store)
  if (days === 0) return []
  const read = await listLastReads(store.db, owner)
  return read
    .filter(({ lastDay }) => isSilentMeter(lastDay, today, days))
    .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1))
}

/** The category in which the distributor is asked; undefined where it is not offered for electricity. */
export async function findCategory({ db, clock, deployment }: Store): Promise<number | undefined> {
  if (!caseForms.some((name) => deployment.switches[name])) return undefined
  const row = await offeredCategories({ db, clock })
    .where('id', '=', deployment.silentMeter.category)
    .where('supply', 'in', ['any', 'electricity'])
    .executeTakeFirst()
  return row?.id
}

/** The newest case in which the distributor was asked since the meter is silent. */
export function findAsked(db: Db, owner: Owner, { contract, lastDay }: Silent, category: number) {
  return ownCases(db, owner)
    .select(['crm_case.id', 'crm_case.reference'])
    .where('crm_case.contract_id', '=', contract.id)
    .where('crm_case.category_id', '=', category)
    .where('crm_case.opened_at', '>=', at(dayStartMs(addDays(lastDay, 1), 'Europe/Madrid')))
    .orderBy('crm_case.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The meter that has been silent longest, as the home says it; null where none is. */
export async function readSilentMeter(store: Store, owner: Owner): Promise<SilentMeter | null> {
  const [silent] = await listSilentMeters(store, owner)
  if (!silent) return null
  const { contract, lastDay } = silent
  const category = await findCategory(store)
  const { estimate } = await getBillSoFar(store, owner, contract.name)
  const asked = category === undefined ? undefined : await findAsked(store.db, owner, silent, category)
  return {
    contract: { id: contract.id, name: contract.name },
    street: contract.supply_street,
    last_day: lastDay,
    bill: estimate && { low: estimate.expected_low, high: estimate.expected_high },
    can_ask: category !== undefined,
    asked: asked ?? null,
  }
}
