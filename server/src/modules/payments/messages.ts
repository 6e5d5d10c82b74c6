import type {
  CardPaymentEvent,
  CardPaymentState,
  ProviderStatus,
} from '@endoll/domain/payments/card-payment-state.ts'
import { canHappen } from '@endoll/domain/payments/card-payment-state.ts'
import type { ChargeNews, ProviderMessage } from '../../gateways/payments/gateway.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { inTransaction, stepPayment } from './move.ts'
import type { CardPaymentRow } from './payment.ts'
import { earlySeconds, orBusy, requireSum, withSum, type News } from './refund-news.ts'
import { isAbout, takeProviderPayment } from './take-provider-payment.ts'
import { findByIntent } from './unscoped-payments.ts'

/**
 * What a message says by its type. Its object is how the payment stood when it was written, which may be long ago; a
 * payment that was only opened says nothing.
 */
const STATUS_OF: Readonly<Record<string, ProviderStatus>> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.processing': 'processing',
  'payment_intent.payment_failed': 'requires_payment_method',
  'payment_intent.requires_action': 'requires_action',
  'payment_intent.canceled': 'canceled',
}

/** Messages that say nothing new of a payment. */
const quiet = new Set([
  'payment_intent.created',
  'charge.succeeded',
  'charge.failed',
  'charge.updated',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
])

const EVENT_OF: Readonly<Record<ChargeNews['what'], CardPaymentEvent | undefined>> = {
  refunded: 'refund',
  partly_refunded: 'refund_part',
  refund_failed: 'fail_refund',
  disputed: 'dispute',
  dispute_won: 'win_dispute',
  dispute_lost: 'lose_dispute',
}

/** A message that came before the one it follows: it is asked for again, and taken then. */
function isEarly(state: CardPaymentState, event: CardPaymentEvent): boolean {
  const follows = event === 'win_dispute' || event === 'lose_dispute' ? 'dispute' : 'succeed'
  // A failure may be corrected later; the reply does not wait for that.
  return canHappen(state, follows) || (follows === 'dispute' && canHappen(state, 'succeed'))
}

/** Money that went back, or that a bank asks for. Undefined, or why somebody should look at it. */
async function takeNews(
  db: Db,
  services: ConnectedServices,
  payment: CardPaymentRow,
  news: News,
): Promise<string | undefined> {
  const { what, amountCents } = news
  // The provider says the sum of what went back: one that is known, or less, is an older message.
  if (what === 'partly_refunded' && amountCents <= payment.refunded_cents) return undefined
  await requireSum(db, payment, news)
  // Of a failed one too; where nothing was told of the refund itself, nothing is to be taken back.
  if (what === 'refund_failed' && amountCents >= payment.refunded_cents) return undefined
  const event = EVENT_OF[what]
  if (event === undefined) return what
  if (isEarly(payment.state, event)) throw new Failure('busy', { retryAfterSeconds: earlySeconds })
  if (!canHappen(payment.state, event)) return `${what} while ${payment.state}`
  await stepPayment(db, services, payment, {
    event,
    actor: 'provider',
    ...(what === 'refunded' ? { set: { refunded_cents: payment.amount_cents } } : {}),
    ...(what === 'partly_refunded' || what === 'refund_failed'
      ? { set: { refunded_cents: Math.min(amountCents, payment.amount_cents) } }
      : {}),
  })
  return undefined
}

/** The effect of a message; the reply is why somebody should look at it, if so. */
async function effectOf(
  db: Db,
  services: ConnectedServices,
  message: ProviderMessage & { readonly charge: News | undefined },
): Promise<{ payment: CardPaymentRow | undefined; flag: string | undefined }> {
  const { payment: fact, charge, type } = message
  const intent = fact?.intent ?? charge?.intent
  if (intent === undefined) return { payment: undefined, flag: quiet.has(type) ? undefined : 'not known' }
  const payment = await findByIntent(db, intent)
  if (!payment) return { payment, flag: quiet.has(type) ? undefined : 'no such payment' }
  if (charge) return { payment, flag: await takeNews(db, services, payment, charge) }
  const status = STATUS_OF[type]
  if (!fact || status === undefined) return { payment, flag: quiet.has(type) ? undefined : 'not known' }
  if (!isAbout(payment, fact)) return { payment, flag: 'another amount' }
  await takeProviderPayment(db, services, payment, { ...fact, status }, { actor: 'provider', why: 'message' })
  return { payment, flag: undefined }
}

/**
 * The message, saying what was paid with: it comes without, and before the reply that says it where that was lost or is
 * late. Asked of the provider before anything is locked; where it refuses to say, the message counts without. Throws `busy`
 * where it does not reply: the message comes again.
 */
async function withMethod(services: ConnectedServices, message: ProviderMessage): Promise<ProviderMessage> {
  const { payment: fact, type } = message
  const status = STATUS_OF[type]
  if (!fact || !services.payments || (status !== 'succeeded' && status !== 'processing')) return message
  const payment = await services.db
    .selectFrom('card_payment')
    .select('method')
    .where('intent', '=', fact.intent)
    .executeTakeFirst()
  if (payment?.method !== null) return message
  const method = (await orBusy(services.payments.read(fact.intent)))?.method
  return method === undefined ? message : { ...message, payment: { ...fact, method } }
}

/**
 * Takes a message whose sender is known. Its id is written with its effect: a message that came before changes nothing,
 * and the reply says so. One that says nothing of a payment here is kept for somebody to look at.
 */
export async function takeMessage(services: ConnectedServices, came: ProviderMessage): Promise<boolean> {
  const { clock, deployment } = services
  const asked = await withMethod(services, came)
  const message = { ...asked, charge: await withSum(services, asked) }
  const live = deployment.payments.secretKey?.includes('_live_') ?? false
  return inTransaction(services, async (db) => {
    const isNew = await db
      .insertInto('card_message')
      .values({ event_id: message.id, type: message.type, received_at: at(clock.nowMs()), payment_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!isNew) return false
    await services.failPoint?.('message-written')
    const { payment, flag } =
      message.live === live
        ? await effectOf(db, services, message)
        : { payment: undefined, flag: 'of another mode' }
    await db
      .updateTable('card_message')
      .set({ payment_id: payment?.id ?? null, flag: flag ?? null })
      .where('event_id', '=', message.id)
      .execute()
    return true
  })
}

/** Takes a message that was sent here: its bytes are verified before they are read. */
export async function receiveMessage(
  services: ConnectedServices,
  { body, header }: { readonly body: unknown; readonly header: unknown },
): Promise<void> {
  const message = body instanceof Uint8Array ? services.payments?.readMessage(body, header) : undefined
  if (!message) throw new Failure('signature_invalid')
  if (message === 'unreadable') throw new Failure('invalid_request')
  await takeMessage(services, message)
  await services.failPoint?.('message-settled')
}
