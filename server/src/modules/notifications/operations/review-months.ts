import { centsOf } from '@endoll/api/cents.ts'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { addMonths, firstDayOfMonth, monthOf, type Day } from '@endoll/domain/time/day.ts'
import { lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { sql } from 'kysely'
import type { ContractRow } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { readContract, withElectricityContracts } from '../../../platform/unscoped-contracts.ts'
import { readDayCosts, readWholeImport } from '../../consumption/queries.ts'
import { readEstimate } from '../../insight/queries.ts'
import { tell } from './tell.ts'

type Reviewing = Pick<Services, 'db' | 'clock' | 'failPoint'>

/** In one run: what comes after it in the same job must not wait for all. */
export const reviewsAtOnce = 200

/** The contract and account that the last run ended with; the next one continues after them. */
export interface ReviewCursor {
  contractId: number
  accountId: number
}

export function startOfReviews(): ReviewCursor {
  return { contractId: 0, accountId: 0 }
}

/** The month that was over last. */
function lastMonth(today: Day): DateSpan {
  const to = firstDayOfMonth(today)
  return { from: addMonths(to, -1), to }
}

interface Due {
  readonly account_id: number
  readonly customer_id: number
  readonly contract_id: number
  readonly key: string
}

/** Contracts after a cursor whose month was read whole, of accounts that want it told, of any customer. */
async function readDue(db: Db, span: DateSpan, cursor: ReviewCursor): Promise<Due[]> {
  const key = sql`'month:' || contract.id || ':' || ${monthOf(span.from)}::text`
  const { rows } = await sql<Due>`
    select choice.account_id, choice.customer_id, contract.id as contract_id, ${key} as key
      from notification_choice choice
      join account on account.id = choice.account_id and account.disabled_at is null
      ${withElectricityContracts('choice.customer_id', span.from)}
     where choice.kind = 'month' and (choice.shown or choice.mail or choice.push)
       and (contract.id, choice.account_id) > (${cursor.contractId}::bigint, ${cursor.accountId}::bigint)
       and not exists (select from notification told
                        where told.account_id = choice.account_id and told.key = ${key})
       and ${lengthInDays(span)} = (
         select count(*) from consumption_day
          where contract_id = contract.id and day >= ${span.from} and day < ${span.to}
            -- A quality byte of zero is a missing reading.
            and position('\\x00'::bytea in quality) = 0)
     order by contract.id, choice.account_id limit ${reviewsAtOnce}`.execute(db)
  return rows
}

const microcents = 1e6

/** What the energy of a month cost, and its dearest day; nothing if a price is missing. */
async function readCost(db: Db, contract: ContractRow, span: DateSpan) {
  const days = await readDayCosts(db, contract, span)
  const known = days.flatMap(({ day, cost }) => (cost === null ? [] : [{ day, cost }]))
  const [first] = known
  if (!first || known.length < days.length) return { energy_cents: null, dearest: null }
  const dearest = known.reduce((most, one) => (one.cost > most.cost ? one : most), first)
  return {
    energy_cents: Math.round(known.reduce((sum, { cost }) => sum + cost, 0) / microcents),
    dearest: { day: dearest.day, cents: Math.round(dearest.cost / microcents) },
  }
}

async function readBill(db: Db, contract: ContractRow, today: Day) {
  const { estimate } = await readEstimate(db, contract, today)
  return (
    estimate && {
      cents: centsOf(estimate.amount_so_far),
      low_cents: centsOf(estimate.expected_low),
      high_cents: centsOf(estimate.expected_high),
    }
  )
}

async function review(
  db: Db,
  contract: ContractRow,
  { span, today }: { readonly span: DateSpan; readonly today: Day },
): Promise<NotificationAbout | undefined> {
  const monthFrom = (from: Day) => ({ from, to: addMonths(from, 1) })
  const [energyWh, beforeWh, yearBeforeWh, cost, bill] = await Promise.all([
    readWholeImport(db, contract.id, span),
    readWholeImport(db, contract.id, monthFrom(addMonths(span.from, -1))),
    readWholeImport(db, contract.id, monthFrom(addMonths(span.from, -12))),
    readCost(db, contract, span),
    readBill(db, contract, today),
  ])
  if (energyWh === null) return undefined
  return {
    kind: 'month',
    month: monthOf(span.from),
    energy_wh: energyWh,
    before_wh: beforeWh,
    year_before_wh: yearBeforeWh,
    ...cost,
    bill,
  }
}

/**
 * Tells those who want it what each contract's last month came to, once, when all of its readings have come. Goes on
 * after `cursor` and moves it, so that those who cannot be told do not hold up the others; after the last it begins again.
 * Safe to run twice, and on two servers at once.
 */
export async function reviewMonths(services: Reviewing, cursor = startOfReviews()): Promise<void> {
  const { db } = services
  const today = todayOf(services)
  const span = lastMonth(today)
  const failures: unknown[] = []
  const tellOne = async (due: Due) => {
    const contract = await readContract(db, due.contract_id)
    const about = await review(db, contract, { span, today })
    if (!about) return
    const { id, name } = contract
    await tell(db, services, [
      {
        accountId: due.account_id,
        customerId: due.customer_id,
        key: due.key,
        contract: { id, name },
        about,
      },
    ])
  }
  const all = await readDue(db, span, cursor)
  for (const due of all) {
    await tellOne(due).catch((error: unknown) => failures.push(error))
  }
  const last = all.length < reviewsAtOnce ? undefined : all.at(-1)
  Object.assign(
    cursor,
    last ? { contractId: last.contract_id, accountId: last.account_id } : startOfReviews(),
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} months could not be told`)
}
