import { sql } from 'kysely'
import type { Deliveries, Delivery } from '@endoll/api/desk-work.ts'
import { mailsWithSecrets, resendMails } from '../../mails/resend-mails.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import { maskedEmail } from '../../platform/masked-email.ts'
import type { Services } from '../../platform/services.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

const mostListed = 100

function mailsGivenUp(db: Db) {
  return db.selectFrom('mail_outbox').where('sent_at', 'is', null).where('failed_because', 'is not', null)
}

async function listMails(db: Db): Promise<Delivery[]> {
  const rows = await mailsGivenUp(db)
    .select(['id', 'template as what', 'recipient', 'created_at', 'attempts', 'failed_because'])
    .select(sql<boolean>`recipient <> '' and template not in ${mailsWithSecrets}`.as('retriable'))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ recipient, failed_because, ...row }) => ({
    ...row,
    kind: 'mail',
    to: recipient === '' ? '' : maskedEmail(recipient),
    why: failed_because ?? '',
  }))
}

async function listEvents(db: Db): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('outbox_event')
    .select(['id', 'type as what', 'created_at', 'attempts'])
    .where('flawed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'event', to: '', why: '', retriable: true }))
}

/** What was given up, without names, and how much is on its way. */
export async function listDeliveries(services: Services, { staff, address }: Doer): Promise<Deliveries> {
  const { db } = services
  await writeLine(services, { staffId: staff.staffId, what: 'deliveries_listed', address })
  const [mails, events, waitingMails, waitingEvents] = await Promise.all([
    listMails(db),
    listEvents(db),
    db
      .selectFrom('mail_outbox')
      .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`min(created_at)`.as('oldest')])
      .where('sent_at', 'is', null)
      .where('failed_because', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox_event')
      .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`min(created_at)`.as('oldest')])
      .where('delivered_at', 'is', null)
      .where('flawed_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    given_up: [...mails, ...events],
    waiting: {
      mails: waitingMails.count,
      oldest_mail: waitingMails.oldest,
      events: waitingEvents.count,
      oldest_event: waitingEvents.oldest,
    },
  }
}

async function resendEvent(db: Db, nowMs: number, id: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_event')
    .set({ flawed_at: null, attempts: 0, next_attempt_at: at(nowMs) })
    .where('id', '=', id)
    .where('flawed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Sends again what was given up; what is on its way, or carried a secret, is not there. */
export async function retryDelivery(
  services: Services,
  { staff, address }: Doer,
  { kind, id: named }: { readonly kind: Delivery['kind']; readonly id: string },
): Promise<void> {
  const { db, clock, jobs } = services
  const id = findId(named) ?? 0
  await transact(db, async (transaction) => {
    const within = { db: transaction, clock }
    const sent =
      kind === 'mail' ? await resendMails(within, id) : await resendEvent(transaction, clock.nowMs(), id)
    if (sent === 0) throw notFound()
    const what = kind === 'mail' ? 'mail_retried' : 'event_retried'
    await writeLine(within, { staffId: staff.staffId, what, about: String(id), address })
    await jobs?.wake(transaction, kind === 'mail' ? 'mails' : 'outbox')
  })
}
