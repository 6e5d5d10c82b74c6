import { sql } from 'kysely'
import {
  ProviderRefusedError,
  ProviderSilentError,
  type ChargeNews,
  type ProviderMessage,
} from '../../gateways/payments/gateway.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import type { Db } from '../../platform/db/open.ts'
import { asOffice } from '../../platform/db/who-asks.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { CardPaymentRow } from './payment.ts'

/** What a message says of money, and whether the provider was asked for the sum of what went back. */
export interface News extends ChargeNews {
  readonly summed?: boolean
}

/** The message that is missing is on its way, or its answer; the provider sends it again by its own plan. */
export const earlySeconds = 60

/** What was asked of the provider, undefined where it refuses to say. Throws `busy` where it does not reply. */
export async function orBusy<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderRefusedError) return undefined
    if (!(error instanceof ProviderSilentError)) throw error
    throw new Failure('busy', { retryAfterSeconds: earlySeconds })
  }
}

/** Whether a message has said that a refund of a payment failed. */
async function hasFailedRefund(db: Db, paymentId: string): Promise<boolean> {
  const message = await db
    .selectFrom('card_message')
    .select('event_id')
    .where('payment_id', '=', paymentId)
    .where('type', 'in', ['refund.failed', 'refund.updated'])
    .executeTakeFirst()
  return message !== undefined
}

function saysSum({ what }: News): boolean {
  return what === 'refunded' || what === 'partly_refunded'
}

/**
 * A refund that was asked for here and taken by the provider did not reach the customer: it may be asked for anew, once
 * the payment says so too. Refunds are the desk's, which no message of the provider speaks for.
 */
async function noteFailedRefund(
  { db }: ConnectedServices,
  paymentId: string,
  { refund, code }: NonNullable<ChargeNews['failed']>,
): Promise<void> {
  if (refund === null) return
  await asOffice('job', () =>
    db
      .updateTable('card_refund')
      .set({ state: 'refused', refusal_code: code })
      .where(sql<string>`id::text`, '=', refund)
      .where('payment_id', '=', paymentId)
      .where('state', 'in', ['sending', 'sent'])
      .execute(),
  )
}

/**
 * What a message says of money that went back, with the sum of it, without refunds that failed: the provider is asked
 * where one did, because messages come in any order. Asked before anything is locked.
 */
export async function withSum(
  services: ConnectedServices,
  { charge }: ProviderMessage,
): Promise<News | undefined> {
  if (!charge || !services.payments || !(saysSum(charge) || charge.what === 'refund_failed')) return charge
  const payment = await services.db
    .selectFrom('card_payment')
    .select(['id', 'amount_cents'])
    .where('intent', '=', charge.intent)
    .executeTakeFirst()
  if (!payment) return charge
  if (charge.failed) await noteFailedRefund(services, payment.id, charge.failed)
  if (saysSum(charge) && !(await hasFailedRefund(services.db, payment.id))) return charge
  const amountCents = await orBusy(services.payments.sumRefunds(charge.intent))
  if (amountCents === undefined) return charge
  const what = amountCents < payment.amount_cents ? 'partly_refunded' : 'refunded'
  return { ...charge, ...(saysSum(charge) && { what }), amountCents, summed: true }
}

/**
 * Throws `busy` where the sum that a message says is not to be believed: a refund has failed since it was read, and the
 * provider is to be asked. The payment is locked.
 */
export async function requireSum(db: Db, payment: CardPaymentRow, news: News): Promise<void> {
  if (news.summed !== true && saysSum(news) && (await hasFailedRefund(db, payment.id)))
    throw new Failure('busy', { retryAfterSeconds: earlySeconds })
}
