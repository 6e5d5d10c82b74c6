import { eventOfStatus } from '@endoll/domain/payments/card-payment-state.ts'
import type { ProviderPayment } from '../../gateways/payments/gateway.ts'
import type { Db } from '../../platform/db/open.ts'
import { stepPayment, type Moving, type PaymentStep } from './move.ts'
import type { CardPaymentRow } from './payment.ts'

/** Whether what the provider says is about this payment: opened for it, over its amount. */
export function isAbout(payment: CardPaymentRow, said: ProviderPayment): boolean {
  return said.attempt === payment.id && said.amountCents === payment.amount_cents && said.currency === 'eur'
}

/** The message that the bank asks may come before the reply, which alone says what is paid with. */
async function noteMethod(
  db: Db,
  payment: CardPaymentRow,
  method: ProviderPayment['method'],
): Promise<CardPaymentRow> {
  if (method === undefined || method === payment.method) return payment
  return db
    .updateTable('card_payment')
    .set({ method })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Takes what the provider says of a locked payment; what is known already, or was said before something that is, changes
 * nothing.
 */
export async function takeProviderPayment(
  db: Db,
  services: Moving,
  payment: CardPaymentRow,
  said: ProviderPayment,
  { actor, why }: Pick<PaymentStep, 'actor' | 'why'>,
): Promise<CardPaymentRow> {
  if (!isAbout(payment, said)) throw new Error('the provider speaks of another payment or amount')
  const event = eventOfStatus(payment.state, said.status)
  const { refusal, method } = said
  if (event === undefined) return noteMethod(db, payment, method)
  return stepPayment(db, services, payment, {
    event,
    actor,
    ...(why === undefined ? {} : { why }),
    set: {
      ...(method ? { method } : {}),
      ...(refusal ? { refusal_code: refusal.code, refusal_message: refusal.message } : {}),
    },
  })
}
