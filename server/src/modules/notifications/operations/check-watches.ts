import { centsOf } from '@endoll/api/cents.ts'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { addDays, firstDayOfMonth, monthOf, type Day } from '@endoll/domain/time/day.ts'
import { sql, type Selectable } from 'kysely'
import type { ContractRow } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { NotificationWatchTable } from '../../../platform/db/schema.generated.ts'
import type { Services } from '../../../platform/services.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { readImport } from '../../consumption/queries.ts'
import { readEstimate } from '../../insight/queries.ts'
import { tell } from './tell.ts'

type Watch = Selectable<NotificationWatchTable> & { readonly newest: Day }
type Checking = Pick<Services, 'db' | 'clock' | 'failPoint'>

export const watchesAtOnce = 200

/** Which watch it is. */
type WatchKey = Pick<Watch, 'contract_id' | 'account_id' | 'kind'>
const beforeAll: WatchKey = { contract_id: 0, account_id: 0, kind: 'above_usual' }

/** Watched contracts after one of which newer readings have come, of any customer. */
async function readDue({ db }: Checking, after: WatchKey): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select * from (
      select notification_watch.*, (select max(day) from consumption_day
               where consumption_day.contract_id = notification_watch.contract_id) as newest
        from notification_watch
        join account on account.id = notification_watch.account_id and account.disabled_at is null) watch
     where newest > coalesce(checked_day, '-infinity'::date)
       and (contract_id, account_id, kind)
         > (${after.contract_id}::bigint, ${after.account_id}::bigint, ${after.kind}::text)
     order by contract_id, account_id, kind limit ${watchesAtOnce}`.execute(db)
  return rows
}

interface Found {
  /** The unit it is told once for: a month or a bill. */
  readonly once: string
  readonly about: NotificationAbout
}

/** What a watch has to tell, if anything. */
async function find(services: Checking, watch: Watch, contract: ContractRow): Promise<Found | undefined> {
  const { db } = services
  const limit = watch.limit_value ?? 0
  if (watch.kind === 'use_limit') {
    const span = { from: firstDayOfMonth(watch.newest), to: addDays(watch.newest, 1) }
    const { importWh: energyWh } = await readImport(db, contract.id, span)
    const month = monthOf(watch.newest)
    return energyWh > limit
      ? { once: month, about: { kind: 'use_limit', month, energy_wh: energyWh, limit_wh: limit } }
      : undefined
  }
  const { estimate } = await readEstimate(db, contract, todayOf(services))
  // Surplus whose price is not known may take any of it off: nothing is told before it is.
  if (!estimate || estimate.leaves_out.includes('surplus')) return undefined
  const { start_date: once } = estimate
  if (watch.kind === 'bill_limit') {
    const cents = centsOf(estimate.amount_so_far)
    return cents > limit ? { once, about: { kind: 'bill_limit', cents, limit_cents: limit } } : undefined
  }
  return estimate.above_usual && estimate.usual !== null
    ? {
        once,
        about: {
          kind: 'above_usual',
          cents: centsOf(estimate.expected),
          usual_cents: centsOf(estimate.usual),
        },
      }
    : undefined
}

async function check(services: Checking, watch: Watch): Promise<void> {
  const { db } = services
  const contract = await readContract(db, watch.contract_id)
  const mine = db
    .updateTable('notification_watch')
    .set({ checked_day: watch.newest })
    .where('account_id', '=', watch.account_id)
    .where('contract_id', '=', watch.contract_id)
    .where('kind', '=', watch.kind)
  // What another customer has by now is not watched for the one before.
  const found = contract.customer_id === watch.customer_id ? await find(services, watch, contract) : undefined
  if (found) {
    await tell(db, services, [
      {
        accountId: watch.account_id,
        customerId: watch.customer_id,
        key: `${watch.kind}:${contract.id}:${found.once}`,
        contract: { id: contract.id, name: contract.name },
        about: found.about,
      },
    ])
  }
  await mine.execute()
}

/** Looks at what customers have watched, where newer readings have come. Safe to run twice, and on two servers at once. */
export async function checkWatches(services: Checking): Promise<void> {
  const failures: unknown[] = []
  let after: WatchKey | undefined = beforeAll
  while (after) {
    const due: Watch[] = await readDue(services, after)
    // The others are looked at all the same; what fails is tried in the next minute.
    for (const watch of due) await check(services, watch).catch((error: unknown) => failures.push(error))
    after = due.length < watchesAtOnce ? undefined : due.at(-1)
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} watches could not be checked`)
}
