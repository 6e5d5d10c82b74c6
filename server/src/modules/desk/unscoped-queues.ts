import { sql } from 'kysely'
import { page } from '@endoll/api/paging.ts'
import type { WaitingRequest } from '@endoll/api/desk-work.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

export interface AskedPage {
  readonly offset: number
  readonly limit: number
}

export interface AskedCases extends AskedPage {
  readonly whose: 'any' | 'mine' | 'free'
}

/** What an open case waits for is the retailer's answer: its last message is the customer's. */
const isWaiting = sql<boolean>`crm_case.state = 'open' and (
  select author from crm_message
   where crm_message.case_id = crm_case.id and crm_message.position = crm_case.messages) = 'customer'`

/** Open cases that wait for an answer: claims by their day, then what has waited longest. */
export async function listCases(
  services: Services,
  { staff, address }: Doer,
  { offset, limit, whose }: AskedCases,
) {
  const { db } = services
  const { staffId } = staff
  await writeLine(services, { staffId, what: 'cases_listed', address })
  const waiting = db
    .selectFrom('crm_case')
    .leftJoin('case_taken', 'case_taken.case_id', 'crm_case.id')
    .where(isWaiting)
  const asked = waiting
    .$if(whose === 'mine', (query) => query.where('case_taken.staff_id', '=', staffId))
    .$if(whose === 'free', (query) => query.where('case_taken.staff_id', 'is', null))
  const [rows, counts] = await Promise.all([
    asked
      .leftJoin('staff', 'staff.id', 'case_taken.staff_id')
      .select(['crm_case.id', 'reference', 'customer_id', 'subject', 'answer_due_day', 'updated_at'])
      .select('staff.name as taken_by')
      .select(sql<boolean>`claim_type is not null`.as('is_claim'))
      .orderBy('answer_due_day', (order) => order.asc().nullsLast())
      .orderBy('updated_at')
      .orderBy('crm_case.id')
      .offset(offset)
      .limit(limit)
      .execute(),
    waiting
      .select([
        sql<number>`count(*)::int`.as('open'),
        sql<number>`(count(*) filter (where case_taken.staff_id = ${staffId}))::int`.as('mine'),
        sql<number>`(count(*) filter (where case_taken.staff_id is null))::int`.as('free'),
        sql<number>`(count(*) filter (where answer_due_day < ${todayOf(services)}))::int`.as('late'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const total = { any: counts.open, mine: counts.mine, free: counts.free }[whose]
  return { ...page(rows, { offset, limit, total }), counts }
}

/** Requests that the retailer has not answered yet or that are not in effect, oldest first. */
export async function listRequests(
  services: Services,
  { staff, address }: Doer,
  { offset, limit }: AskedPage,
) {
  const { db } = services
  await writeLine(services, { staffId: staff.staffId, what: 'requests_listed', address })
  const waiting = db.selectFrom('request').where('state', 'in', ['sent', 'accepted'])
  const [rows, { total }] = await Promise.all([
    waiting
      .select(['reference', 'customer_id', 'procedure', 'contract_name as contract', 'submitted_at'])
      .select(sql<WaitingRequest['state']>`state`.as('state'))
      .orderBy('submitted_at')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    waiting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return page(rows, { offset, limit, total })
}
