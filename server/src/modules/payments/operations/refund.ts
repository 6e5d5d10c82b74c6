import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RefundState } from '@endoll/api/desk-money.ts'
import { ProviderRefusedError, ProviderSilentError } from '../../../gateways/payments/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import type { Services } from '../../../platform/services.ts'
import { providerOf, type CardPaymentRow } from '../payment.ts'
import { lockPayment } from '../unscoped-payments.ts'

const firstPauseMs = 60_000
const longestPauseMs = 3_600_000

/** Refunds after which nothing more is on its way. */
const ended: readonly RefundState[] = ['refused', 'turned_down']

/**
 * What can still be given back of a payment, in cents. A refund that the provider took may not have been told yet: what was
 * asked for here counts until it is.
 */
export async function refundableCents(db: Db, payment: CardPaymentRow): Promise<number> {
  if (payment.state !== 'succeeded') return 0
  const { cents, open } = await db
    .selectFrom('card_refund')
    .select([
      sql<number>`coalesce(sum(amount_cents) filter (where state <> all(${ended})), 0)::bigint`.as('cents'),
      sql<number>`(count(*) filter (where state in ('waiting', 'sending')))::int`.as('open'),
    ])
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return open > 0 ? 0 : payment.amount_cents - Math.max(payment.refunded_cents, cents)
}

export interface RefundAsking {
  /** Of the payment. */
  readonly reference: string
  readonly amountCents: number
  readonly reason: string
  /** How many refunds of the payment whoever asks knows of. */
  readonly position: number
  readonly staffId: number
}

async function countRefunds(db: Db, paymentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('card_refund')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Writes down a refund, in the caller's transaction: to be sent, or to wait for a second person above the limit. Undefined
 * if there is not so much to give back, another is on its way, or one came in between (the same call again, too).
 */
export async function askRefund(
  db: Db,
  services: ConnectedServices,
  { reference, amountCents, reason, position, staffId }: RefundAsking,
): Promise<{ readonly id: string; readonly state: RefundState; readonly customerId: number } | undefined> {
  providerOf(services)
  const { clock, deployment } = services
  const named = await db
    .selectFrom('card_payment')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!named) throw notFound()
  const payment = await lockPayment(db, named.id)
  if ((await countRefunds(db, payment.id)) !== position) return undefined
  if (amountCents > (await refundableCents(db, payment))) return undefined
  const now = at(clock.nowMs())
  const state = amountCents > deployment.desk.refundLimitEuros * 100 ? 'waiting' : 'sending'
  const id = randomUUID()
  await db
    .insertInto('card_refund')
    .values({
      id,
      payment_id: payment.id,
      amount_cents: amountCents,
      reason,
      state,
      asked_by: staffId,
      asked_at: now,
      next_try_at: now,
    })
    .execute()
  return { id, state, customerId: payment.customer_id }
}

export interface RefundDecision {
  readonly id: string
  readonly staffId: number
  readonly confirm: boolean
}

/**
 * A second person confirms a refund or turns it down, in the caller's transaction; false if somebody was first. Throws
 * `forbidden` to whoever asked for it.
 */
export async function decideRefund(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { id, staffId, confirm }: RefundDecision,
): Promise<boolean> {
  const refund = await db
    .selectFrom('card_refund')
    .select(['asked_by', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!refund) throw notFound()
  if (refund.asked_by === staffId) throw new Failure('forbidden')
  if (refund.state !== 'waiting') return false
  const now = at(clock.nowMs())
  await db
    .updateTable('card_refund')
    .set({
      state: confirm ? 'sending' : 'turned_down',
      decided_by: staffId,
      decided_at: now,
      next_try_at: now,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** Claims a refund that is to be sent, and says when it is tried again if no reply comes; undefined if its time has not come. */
async function claim({ db, clock }: ConnectedServices, id: string) {
  const now = at(clock.nowMs())
  const claimed = await db
    .updateTable('card_refund')
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<string>`${now} + interval '1 ms' *
        least(${longestPauseMs}::int, ${firstPauseMs}::int * power(2, least(tries, 12)))`,
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('next_try_at', '<=', now)
    .returning(['payment_id', 'amount_cents', 'tries'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const { intent } = await db
    .selectFrom('card_payment')
    .select('intent')
    .where('id', '=', claimed.payment_id)
    .executeTakeFirstOrThrow()
  return intent === null ? undefined : { ...claimed, intent }
}

async function end(
  { db }: ConnectedServices,
  id: string,
  set: { readonly state: RefundState; readonly refusal_code?: string },
): Promise<void> {
  await db.updateTable('card_refund').set(set).where('id', '=', id).where('state', '=', 'sending').execute()
}

/**
 * Has the provider give money back. A call whose reply was lost is made again under its key, once the provider was asked
 * whether it did it: keys are kept for a day alone. What went back is told to the bill and the customer by the provider's
 * message, as what it gives back by itself is.
 */
export async function sendRefund(services: ConnectedServices, id: string): Promise<void> {
  const { payments: provider } = services
  const claimed = provider && (await claim(services, id))
  if (!claimed) return
  const asked = { refund: id, intent: claimed.intent, amountCents: claimed.amount_cents }
  try {
    if (claimed.tries === 1 || !(await provider.hasRefunded(asked))) await provider.refund(asked)
    await end(services, id, { state: 'sent' })
  } catch (error) {
    if (error instanceof ProviderRefusedError)
      return end(services, id, { state: 'refused', refusal_code: error.code })
    if (!(error instanceof ProviderSilentError)) throw error
  }
}

/** Sends the refunds whose time has come. Safe to run twice, and on two servers at once. */
export async function sendRefunds(services: ConnectedServices): Promise<number> {
  if (!services.payments) return 0
  const due = await services.db
    .selectFrom('card_refund')
    .select('id')
    .where('state', '=', 'sending')
    .where('next_try_at', '<=', at(services.clock.nowMs()))
    .orderBy('next_try_at')
    .limit(100)
    .execute()
  for (const { id } of due) await sendRefund(services, id)
  return due.length
}
