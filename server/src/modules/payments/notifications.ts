import { getActor, type Actor } from '../delegations/queries.ts'
import type { CardPaymentEvent } from '@endoll/domain/payments/card-payment-state.ts'
import type { PaymentOutboxEvent, PaymentOutboxType } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { writeMail } from '../../mails/queue-mail.ts'
import { tellingOf, type Telling, type ToldOutcome } from '@endoll/domain/payments/told.ts'
import { todayOf } from '../../platform/clock.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { tell } from '../notifications/operations/tell.ts'
import type { Moving } from './move.ts'
import { partsOf } from './parts.ts'
import type { CardPaymentRow } from './payment.ts'

/** Events sent to the retailer's systems, by what the customer is told; and of what changes no debt. */
const OUTBOX: Readonly<Record<ToldOutcome, PaymentOutboxType>> = {
  paid: 'payment.succeeded',
  ordered: 'payment.ordered',
  failed: 'payment.failed',
  refunded: 'payment.refunded',
  refund_failed: 'payment.refund_failed',
  partly_refunded: 'payment.partly_refunded',
  charged_back: 'payment.charged_back',
}
const UNTOLD: Readonly<Partial<Record<CardPaymentEvent, PaymentOutboxType>>> = {
  dispute: 'payment.disputed',
  win_dispute: 'payment.dispute_won',
}

/** A step of a payment, with how it stood before. */
interface Stepped {
  readonly before: CardPaymentRow
  readonly after: CardPaymentRow
  readonly event: CardPaymentEvent
  /** Of the step among those of its payment. */
  readonly position: number
}

async function wasInProcess(db: Db, paymentId: string): Promise<boolean> {
  const step = await db
    .selectFrom('card_payment_step')
    .select('position')
    .where('payment_id', '=', paymentId)
    .where('to_state', 'in', ['processing', 'unknown'])
    .executeTakeFirst()
  return step !== undefined
}

async function tellingOfStep(db: Db, { after, event }: Stepped): Promise<Telling | undefined> {
  const happened = { event, state: after.state, method: after.method }
  const maybe = tellingOf({ ...happened, wasInProcess: true })
  if (event !== 'close' || !maybe) return maybe
  return tellingOf({ ...happened, wasInProcess: await wasInProcess(db, after.id) })
}

/** What happens again to a payment of which more goes back, or of which what went back did not arrive. */
const mayRepeat: readonly ToldOutcome[] = ['partly_refunded', 'refunded', 'refund_failed']

/** Which amount the customer is told: what went back or came back this time, or all of it. */
function centsOfStep({ before, after }: Stepped, outcome: ToldOutcome | undefined): number {
  return outcome === 'partly_refunded' || outcome === 'refund_failed'
    ? Math.abs(after.refunded_cents - before.refunded_cents)
    : after.amount_cents
}

/**
 * Queues the retailer's event, the customer's mail and the notice of a step by the table of `domain/payments/told.ts`, in
 * its transaction; jobs deliver them after it. Each is told once: a step is taken once.
 */
export async function notifyPayment(db: Db, services: Moving, stepped: Stepped): Promise<void> {
  const { after: payment, event } = stepped
  if (payment.state === 'closing') await services.jobs?.wake(db, 'payments')
  const telling = await tellingOfStep(db, stepped)
  const type = telling ? OUTBOX[telling.outcome] : UNTOLD[event]
  if (type === undefined) return
  const parts = await partsOf(db, payment)
  const payer = await getActor(db, { accountId: payment.account_id, customerId: payment.customer_id })
  const { code } = await db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', payment.customer_id)
    .executeTakeFirstOrThrow()
  const acted_by = payer.isDelegate ? payer.email : null
  await writeEvent(db, services, { type, payment, parts, code, acted_by })
  if (telling) await tellPayer(db, services, { stepped, telling, parts, payer })
  await services.jobs?.wake(db, 'outbox', ...(telling ? (['mails'] as const) : []))
}

type Parts = Awaited<ReturnType<typeof partsOf>>

interface Event {
  readonly type: PaymentOutboxType
  readonly payment: CardPaymentRow
  readonly parts: Parts
  /** The customer's code. */
  readonly code: string
  /** E-mail of whoever paid for the customer. */
  readonly acted_by: string | null
}

async function writeEvent(db: Db, { clock }: Moving, { type, payment, parts, code, acted_by }: Event) {
  const now = at(clock.nowMs())
  const payload: PaymentOutboxEvent['payment'] = {
    reference: payment.reference,
    state: payment.state,
    amount: centsToEuroNumber(payment.amount_cents),
    amount_refunded: centsToEuroNumber(payment.refunded_cents),
    paid_at: payment.paid_at,
    customer: { code },
    acted_by,
    invoices: parts.map(({ number, contract, amount_cents }) => ({
      number,
      contract,
      amount: centsToEuroNumber(amount_cents),
    })),
    provider: { name: 'stripe', id: payment.intent ?? '' },
  }
  const subject = `payment:${payment.id}`
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      card_payment_id: payment.id,
      subject,
      type,
      payload: sealJson('outbox_event.payload', { subject }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

interface ToTell {
  readonly stepped: Stepped
  readonly telling: Telling
  readonly parts: Parts
  readonly payer: Actor
}

async function tellPayer(db: Db, services: Moving, { stepped, telling, parts, payer }: ToTell) {
  const { after: payment } = stepped
  const { outcome, notice } = telling
  const cents = centsOfStep(stepped, outcome)
  const once = mayRepeat.includes(outcome) ? `${outcome}:${stepped.position}` : outcome
  await writeMail(db, services, {
    key: `payment:${payment.reference}:${once}`,
    template: 'payment',
    // The reader's language, not the payer's: a link may be used by somebody else.
    locale: payer.locale as Locale,
    to: payer.email,
    data: {
      about: outcome,
      method: payment.method,
      reference: payment.reference,
      customer: payer.name,
      amountCents: cents,
      day: todayOf(services),
      invoices: parts.map(({ number }) => number),
      invoiceId: parts.length === 1 ? parts[0]!.id : null,
    },
  })
  const accountId = payer.isDelegate ? await accountOf(db, payment.customer_id) : payment.account_id
  if (!notice || accountId === undefined) return
  await tell(
    db,
    services,
    parts.map((part) => ({
      accountId,
      customerId: payment.customer_id,
      key: `payment:${payment.reference}:${part.number}:${once}`,
      contract: { id: part.contract_id, name: part.contract },
      about: {
        kind: 'payment',
        invoice_id: part.id,
        number: part.number,
        cents: parts.length === 1 ? cents : part.amount_cents,
        outcome,
        method: payment.method,
      },
    })),
  )
}

/** The account that sees what is told to a customer; undefined of one who has none. */
async function accountOf(db: Db, customerId: number): Promise<number | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return account?.id
}
