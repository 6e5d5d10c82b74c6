import { sql, type RawBuilder } from 'kysely'
import type { DeskEvent } from '@endoll/api/desk-customers.ts'
import { deskEventKinds, type DeskEventKind } from '@endoll/api/desk-words.ts'
import { ownInvoices } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { mailState, ownMails } from './customer.ts'

const mostEvents = 100

/** Noon of a day in Madrid, for what has no hour. */
function noonOf(day: RawBuilder<unknown>) {
  return sql`(${day} + time '12:00') at time zone 'Europe/Madrid'`
}

/** Of each kind: when, what, its state, its amount. */
const sources: Readonly<Record<DeskEventKind, (customerId: number, db: Db) => RawBuilder<unknown>>> = {
  bill: (customerId, db) => {
    const bills = ownInvoices(db, { customerId })
      .select(noonOf(sql`invoice.day`).as('at'))
      .select(['invoice.number as what', 'invoice.state', 'total_cents as amount_cents'])
    return sql`select * from ${bills} bill`
  },
  payment: (id) => sql`
    select coalesce(paid_at, created_at) as at, reference as what, state, amount_cents
      from card_payment where customer_id = ${id}`,
  request: (id) => sql`
    select request_event.at, request.reference || ' ' || request.procedure as what, to_state as state,
           null::bigint as amount_cents
      from request join request_event on request_event.request_id = request.id
     where request.customer_id = ${id}`,
  case: (id) => sql`
    select crm_message.at, crm_case.reference as what, author || ' ' || what as state, null::bigint as amount_cents
      from crm_case join crm_message on crm_message.case_id = crm_case.id
     where crm_case.customer_id = ${id}`,
  mail: (customerId, db) => {
    const mails = ownMails(db, { customerId })
      .select(['created_at as at', 'template as what', mailState.as('state')])
      .select(sql<number | null>`null::bigint`.as('amount_cents'))
    return sql`select * from ${mails} mail`
  },
  sign_in: (id) => sql`
    select session.created_at as at, session.device as what, coalesce(ended_because, 'open') as state,
           null::bigint as amount_cents
      from account join session on session.account_id = account.id
     where account.customer_id = ${id}`,
  look: (id) => sql`
    select ${noonOf(sql`day`)} as at, who as what, kind as state, null::bigint as amount_cents
      from customer_access where customer_id = ${id}`,
}

/** What happened with a customer, newest first; asked in the name of that customer (look.ts). */
export async function readEvents(
  db: Db,
  customerId: number,
  kind: DeskEventKind | 'any',
): Promise<DeskEvent[]> {
  const kinds = kind === 'any' ? deskEventKinds : [kind]
  const parts = kinds.map(
    (
      each,
    ) => sql`(select at, ${each}::text as kind, what, state, amount_cents from (${sources[each](customerId, db)}) part
                    order by at desc limit ${mostEvents})`,
  )
  const { rows } = await sql<DeskEvent>`
    select * from (${sql.join(parts, sql` union all `)}) happened order by at desc limit ${mostEvents}`.execute(
    db,
  )
  return rows
}
