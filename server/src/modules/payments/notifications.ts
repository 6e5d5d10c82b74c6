import type { CardPaymentEvent } from '@endoll/domain/payments/card-payment-state.ts'
import type { PaymentOutboxEvent, PaymentOutboxType } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { writeMail } from '../../mails/queue-mail.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Moving } from './move.ts'
import { partsOf } from './parts.ts'
import type { CardPaymentRow } from './payment.ts'

/** Events sent to the retailer's systems. */
const OUTBOX: Readonly<Partial<Record<CardPaymentEvent, PaymentOutboxType>>> = {
  succeed: 'payment.succeeded',
  correct: 'payment.succeeded',
  refund: 'payment.refunded',
  dispute: 'payment.disputed',
  win_dispute: 'payment.dispute_won',
  lose_dispute: 'payment.charged_back',
}

/** Events of which the customer gets a mail. */
const MAIL: Readonly<Partial<Record<CardPaymentEvent, 'paid' | 'refunded'>>> = {
  succeed: 'paid',
  correct: 'paid',
  refund: 'refunded',
}

/** Queues the retailer's event and the customer's mail of a step, in its transaction; jobs deliver them after it. */
export async function notifyPayment(
  db: Db,
  services: Moving,
  payment: CardPaymentRow,
  event: CardPaymentEvent,
): Promise<void> {
  const [type, about] = [OUTBOX[event], MAIL[event]]
  if (payment.state === 'closing') await services.jobs?.wake(db, 'payments')
  if (type === undefined) return
  const { clock } = services
  const now = at(clock.nowMs())
  const parts = await partsOf(db, payment)
  const { code, name, email } = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['customer.code', 'customer.name', 'account.email'])
    .where('account.id', '=', payment.account_id)
    .executeTakeFirstOrThrow()
  const payload: PaymentOutboxEvent['payment'] = {
    reference: payment.reference,
    state: payment.state,
    amount: centsToEuroNumber(payment.amount_cents),
    paid_at: payment.paid_at,
    customer: { code },
    invoices: parts.map(({ number, contract, amount_cents }) => ({
      number,
      contract,
      amount: centsToEuroNumber(amount_cents),
    })),
    provider: { name: 'stripe', id: payment.intent ?? '' },
  }
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      card_payment_id: payment.id,
      subject: `payment:${payment.id}`,
      type,
      payload: JSON.stringify(payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  if (about !== undefined) {
    await writeMail(db, services, {
      key: `payment:${payment.reference}:${about}`,
      template: 'payment',
      locale: payment.locale as Locale,
      to: email,
      data: {
        about,
        reference: payment.reference,
        customer: name,
        amountCents: payment.amount_cents,
        day: todayOf(services),
        invoices: parts.map(({ number }) => number),
        invoiceId: parts.length === 1 ? parts[0]!.id : null,
      },
    })
  }
  await services.jobs?.wake(db, 'outbox', ...(about === undefined ? [] : (['mails'] as const)))
}
