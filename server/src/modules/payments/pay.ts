import { isLive } from '@endoll/domain/payments/card-payment-state.ts'
import { ProviderRefusedError, type ProviderPayment } from '../../gateways/payments/gateway.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { checkPayment, closePayment } from './operations/check.ts'
import { inTransaction, stepPayment } from './move.ts'
import { getInvoiceByNumber, getInvoicesByNumber, getOwnPayment, ownPayments } from './own-payments.ts'
import { partsOf } from './parts.ts'
import { providerOf, type CardPaymentRow, type Paying } from './payment.ts'
import { requirePayable, startPayment, type Asked } from './start.ts'
import { takeProviderPayment } from './take-provider-payment.ts'
import { findLive, lockPayment } from './unscoped-payments.ts'

/** A payment after a call, and with what the browser continues where the bank asks the customer to confirm. */
export interface Paid {
  readonly payment: CardPaymentRow
  readonly clientSecret: string | null
}

/** The payment that the same call made before. Throws `key_reused` if the key came with other invoices. */
async function findEarlier(
  { db }: ConnectedServices,
  { caller, key }: Paying,
  invoiceIds: readonly number[],
) {
  if (key === undefined) return undefined
  const row = await ownPayments(db, caller)
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const parts = await partsOf(db, row)
  const same = parts.length === invoiceIds.length && parts.every(({ id }) => invoiceIds.includes(id))
  if (!same) throw new Failure('key_reused')
  return row
}

/**
 * Settles an earlier payment of the invoice that has not ended, by what the provider says of it. What waits for the
 * customer is given up: it is paid anew. Throws `payment_in_process` if it may yet take the money.
 */
async function settleEarlier(services: ConnectedServices, invoiceId: number): Promise<void> {
  const live = await findLive(services.db, invoiceId)
  if (!live) return
  // A call that is under way is not disturbed.
  const onlyIfDue = live.state === 'created' || live.state === 'confirming'
  const now = await checkPayment(services, live.id, { onlyIfDue, giveUpAction: true })
  if (isLive(now.state)) throw new Failure('payment_in_process')
}

/** Opens the payment at the provider, which charges nobody, and says so here before anything is confirmed. */
async function openPayment(services: ConnectedServices, payment: CardPaymentRow): Promise<CardPaymentRow> {
  const { db } = services
  const parts = await partsOf(db, payment)
  let opened: ProviderPayment
  try {
    opened = await providerOf(services).open({
      attempt: payment.id,
      amountCents: payment.amount_cents,
      about: {
        reference: payment.reference,
        invoices: parts
          .map(({ number }) => number)
          .join(' ')
          .slice(0, 500),
        customer: String(payment.customer_id),
      },
    })
  } catch {
    await inTransaction(services, async (transaction) => {
      const locked = await lockPayment(transaction, payment.id)
      if (locked.state !== 'created') return
      const step = { event: 'close', actor: 'system', why: 'could not be opened' } as const
      await stepPayment(transaction, services, locked, step)
    })
    throw new Failure('provider_unavailable')
  }
  await services.failPoint?.('payment-opened')
  return inTransaction(services, async (transaction) => {
    const locked = await lockPayment(transaction, payment.id)
    // Closed meanwhile, because this call took too long.
    if (locked.state !== 'created') throw new Failure('provider_unavailable')
    const { intent } = opened
    return stepPayment(transaction, services, locked, { event: 'open', actor: 'system', set: { intent } })
  })
}

/** Takes the money. Where the provider does not reply, the payment is unknown, and it is asked at once. */
async function confirmPayment(
  services: ConnectedServices,
  payment: CardPaymentRow,
  method: string,
): Promise<Paid> {
  const { id } = payment
  let reply: ProviderPayment
  try {
    reply = await providerOf(services).confirm({ attempt: id, intent: payment.intent!, method })
  } catch (error) {
    const why = error instanceof ProviderRefusedError ? error.message : 'no reply'
    await inTransaction(services, async (transaction) => {
      const locked = await lockPayment(transaction, id)
      // The provider's message may have been faster.
      if (locked.state !== 'confirming') return
      await stepPayment(transaction, services, locked, { event: 'lose_answer', actor: 'system', why })
    })
    return { payment: await checkPayment(services, id), clientSecret: null }
  }
  await services.failPoint?.('payment-confirmed')
  const taken = await inTransaction(services, async (transaction) =>
    takeProviderPayment(transaction, services, await lockPayment(transaction, id), reply, {
      actor: 'provider',
      why: 'replied',
    }),
  )
  await services.failPoint?.('payment-settled')
  // A refused card could be tried again at the provider: it is over when it is cancelled there.
  const payment_ = taken.state === 'closing' ? await closeOrLeave(services, taken) : taken
  return { payment: payment_, clientSecret: payment_.state === 'requires_action' ? reply.clientSecret : null }
}

async function closeOrLeave(services: ConnectedServices, payment: CardPaymentRow): Promise<CardPaymentRow> {
  try {
    return await closePayment(services, payment)
  } catch {
    // The job continues with it.
    return payment
  }
}

/** Pays an invoice of the caller by card, or several by one charge: all of them or none. */
export async function payInvoices(
  services: ConnectedServices,
  asking: Paying,
  asked: Asked & { readonly method: string },
): Promise<Paid> {
  providerOf(services)
  const invoices = await getInvoicesByNumber(services.db, asking.caller, asked.numbers)
  const ids = invoices.map(({ id }) => id)
  const earlier = await findEarlier(services, asking, ids)
  if (earlier) {
    return { payment: await outcomeOf(services, asking, earlier, asked.numbers), clientSecret: null }
  }
  for (const id of ids) await settleEarlier(services, id)
  await services.failPoint?.('payment-asked')
  const payment = await startPayment(services, asking, asked)
  await services.failPoint?.('payment-written')
  return confirmPayment(services, await openPayment(services, payment), asked.method)
}

/**
 * How a written payment stands, as the provider says. One that was given up because the bill was paid in another window
 * was not refused by anybody: it is `already_paid`, or `payment_in_process` there.
 */
async function outcomeOf(
  services: ConnectedServices,
  { caller }: Pick<Paying, 'caller'>,
  payment: CardPaymentRow,
  numbers: readonly string[],
): Promise<CardPaymentRow> {
  const onlyIfDue = payment.state === 'created' || payment.state === 'confirming'
  const now = await checkPayment(services, payment.id, { onlyIfDue })
  if (now.state === 'failed' && now.refusal_message === null) {
    const invoices = await getInvoicesByNumber(services.db, caller, numbers)
    if (invoices.some(({ state }) => state === 'paid' || state === 'in_process')) requirePayable(invoices)
  }
  return now
}

/** How a payment stands after the action that the bank asked for: as the provider says, not the browser. */
export async function continuePayment(
  services: ConnectedServices,
  { caller }: Pick<Paying, 'caller'>,
  { number, intent }: { readonly number: string; readonly intent: string },
): Promise<Paid> {
  const invoice = await getInvoiceByNumber(services.db, caller, number)
  const payment = await getOwnPayment(services.db, caller, { intent, invoiceId: invoice.id })
  const parts = await partsOf(services.db, payment)
  const numbers = parts.map((part) => part.number)
  return { payment: await outcomeOf(services, { caller }, payment, numbers), clientSecret: null }
}
