import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../platform/clock.ts'
import { at } from '../platform/db/at.ts'
import type { Db } from '../platform/db/open.ts'
import { asOffice } from '../platform/db/who-asks.ts'
import type { Services } from '../platform/services.ts'
import { noteDone, wasDoneToday } from './done-today.ts'

const doneSetting = 'retention-blocked'
/** Contracts of one statement, and statements of one run of the job. */
const contractsAtOnce = 500
const stepsARun = 20
/** Calls are answered between two steps. */
const pauseMs = 20

/** How many contracts were blocked, and how many are found again because something of them is not over. */
interface Blocked {
  readonly blocked: number
  readonly freed: number
}

/**
 * The contract ended before that day, nothing of it is owed or open, and no bill, payment, request or case of it is
 * younger. One of which nobody knows when it ended is never over; one that was cancelled never began, and counts from its
 * signature.
 */
function isOver(before: Day): RawBuilder<boolean> {
  return sql`(
    c.state in ('baixa', 'cancelada') and coalesce(c.end_day, case c.state when 'cancelada' then c.sign_day end) < ${before}::date and c.debt_cents = 0
    and not exists (select from invoice i
                     where i.contract_id = c.id and (i.day >= ${before}::date or i.pending_cents <> 0))
    and not exists (select from invoice i join invoice_payment p on p.invoice_id = i.id
                     where i.contract_id = c.id and p.day >= ${before}::date)
    and not exists (select from request r
                     where r.contract_id = c.id
                       and (r.state in (${sql.join(openStates)}) or r.submitted_at >= ${before}::date))
    and not exists (select from crm_case k
                     where k.contract_id = c.id and (k.state = 'open' or k.updated_at >= ${before}::date)))`
}

/** Sets or takes away the time of some contracts, and of what belongs to them alone; returns how many contracts. */
async function markSome(db: Db, which: RawBuilder<boolean>, time: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    with due as (select c.id from contract c where ${which} limit ${contractsAtOnce}),
    requests as (update request set blocked_at = ${time} where contract_id in (select id from due)),
    cases as (update crm_case set blocked_at = ${time} where contract_id in (select id from due)),
    payments as (
      update card_payment set blocked_at = ${time}
       where id in (select part.payment_id from card_payment_part part join invoice on invoice.id = part.invoice_id
                     where invoice.contract_id in (select id from due))
         and not exists (
           select from card_payment_part part
             join invoice on invoice.id = part.invoice_id
             join contract on contract.id = invoice.contract_id
            where part.payment_id = card_payment.id and contract.blocked_at is null
              and contract.id not in (select id from due)))
    update contract set blocked_at = ${time} where id in (select id from due) returning id`.execute(db)
  return rows.length
}

async function markInSteps(db: Db, which: RawBuilder<boolean>, time: RawBuilder<unknown>) {
  let count = 0
  for (let step = 0; step < stepsARun; step += 1) {
    const marked = await markSome(db, which, time)
    count += marked
    if (marked < contractsAtOnce) return { count, isAll: true }
    await pause(pauseMs)
  }
  return { count, isAll: false }
}

/**
 * Blocks what is kept for the law alone: contracts that ended as many years ago as the deployment says (`retention`), with
 * their bills, requests, cases and payments. What a file of the retailer has brought since, as a late bill, frees its
 * contract. Once a day and in small steps; safe to run twice. Undefined if all was done today.
 */
export async function blockEnded(
  services: Pick<Services, 'db' | 'clock' | 'deployment'>,
): Promise<Blocked | undefined> {
  const { db, clock, deployment } = services
  if (await wasDoneToday(services, doneSetting)) return undefined
  const before = addMonths(todayOf(services), -12 * deployment.retention.endedYears)
  // Who finds no blocked row may not make one either.
  return asOffice('command', async () => {
    const freed = await markInSteps(
      db,
      sql`c.blocked_at is not null and not coalesce(${isOver(before)}, false)`,
      sql`null::timestamptz`,
    )
    const time = sql`${at(clock.nowMs())}::timestamptz`
    const blocked = await markInSteps(db, sql`c.blocked_at is null and ${isOver(before)}`, time)
    if (freed.isAll && blocked.isAll) await noteDone(services, doneSetting)
    return { freed: freed.count, blocked: blocked.count }
  })
}
