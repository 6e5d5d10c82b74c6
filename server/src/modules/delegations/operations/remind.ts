import { sql, type RawBuilder } from 'kysely'
import { addMonths } from '@endoll/domain/time/day.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { todayOf } from '../../../platform/clock.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { signingAddress } from '../../session/operations/signing-address.ts'
import { liveDelegations, localeOr } from '../queries.ts'
import { endingKey, findInviter, tellDelegate, tellOwner } from '../tell.ts'

/** How many months before its end both sides are told of it. */
const monthsBefore = 1
/** What one run takes; the next takes what is left. */
const atOnce = 200

/** Mails of delegations that end soon, and once a year to each customer who acts for them. Safe to run twice. */
export async function remindOfDelegations(services: Services): Promise<void> {
  if (!services.deployment.switches.delegation) return
  await remindOfEnds(services)
  await tellYearly(services)
}

/** Not of one that was given for less than that time: its end was read when it began. */
async function remindOfEnds(services: Services): Promise<void> {
  const { db } = services
  const today = todayOf(services)
  const ending = await liveDelegations(db, today)
    .innerJoin('customer', 'customer.id', 'delegation.customer_id')
    .select(['delegation.id', 'delegation.email', 'customer.name'])
    .where('delegation.end_day', '<=', addMonths(today, monthsBefore))
    .where(
      sql<boolean>`(delegation.accepted_at at time zone 'Europe/Madrid')::date
        < delegation.end_day - make_interval(months => ${monthsBefore})`,
    )
    .where(isNotMailed(endingKey))
    .orderBy('delegation.id')
    .limit(atOnce)
    .execute()
  for (const { id, email: to, name: customer } of ending)
    await transact(db, async (transaction) => {
      await tellDelegate(transaction, services, { about: 'ends', id, to, customer })
      await tellOwner(transaction, services, { about: 'ending', id })
    })
}

/** Names the yearly mail of the oldest delegation that holds. */
const yearlyKey = sql<string>`'delegations:' || acting.oldest || ':' || acting.years`

function isNotMailed(key: RawBuilder<unknown>) {
  return sql<boolean>`not exists (select from mail_outbox where dedupe_key = ${key})`
}

/** Counted from the oldest that holds. */
async function tellYearly(services: Services): Promise<void> {
  const { db, clock } = services
  const today = todayOf(services)
  const oldest = liveDelegations(db, today)
    .select('delegation.customer_id')
    .select(({ fn }) => fn.min<number>('delegation.id').as('oldest'))
    .select(
      sql<number>`extract(year from age(${today}::date,
        min((delegation.accepted_at at time zone 'Europe/Madrid')::date)))::int`.as('years'),
    )
    .groupBy('delegation.customer_id')
  const due = await db
    .selectFrom(oldest.as('acting'))
    .innerJoin('delegation', 'delegation.id', 'acting.oldest')
    .innerJoin('customer', 'customer.id', 'acting.customer_id')
    .select(['delegation.id', 'delegation.invited_by', 'customer.name', 'acting.customer_id'])
    .select(yearlyKey.as('key'))
    .where('acting.years', '>', 0)
    .where(isNotMailed(yearlyKey))
    .limit(atOnce)
    .execute()
  for (const { id, invited_by: invitedBy, name, customer_id, key } of due)
    await transact(db, async (transaction) => {
      const owner = await findInviter(transaction, services, { id, invitedBy })
      if (!owner) return
      const people = await liveDelegations(transaction, today)
        .select(['delegation.email', 'delegation.accepted_name', 'delegation.role', 'delegation.end_day'])
        .where('delegation.customer_id', '=', customer_id)
        .orderBy('delegation.id')
        .execute()
      await queueMail(transaction, services, {
        key,
        template: 'delegations',
        locale: localeOr(services, owner.locale),
        to: await signingAddress(transaction, owner.id, clock.nowMs()),
        data: {
          customer: name,
          people: people.map(({ email, accepted_name, role, end_day }) => ({
            who: accepted_name ?? email,
            role,
            endDay: end_day,
          })),
        },
      })
    })
}
