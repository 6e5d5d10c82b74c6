import { mostAtOnce, type CardPayment, type PayableInvoice, type PaymentReply } from '@endoll/api/payments.ts'
import { isLive } from '@endoll/domain/payments/card-payment-state.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { howPaidOf } from '../../billing/how-paid-row.ts'
import { ownInvoices, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { checkPayment } from './operations/check.ts'
import { findNextInstalment } from './instalments.ts'
import { getInvoiceByNumber, paymentsOfInvoice } from './own-payments.ts'
import { partsOf } from './parts.ts'
import type { Paid } from './pay.ts'
import type { CardPaymentRow } from './payment.ts'
import { hasReceipt, receiptInReply } from './receipt.ts'
import { payableCents } from './start.ts'

export { readCardMoney, readDebitSteps } from './card-money.ts'
export { findAskedPlan, readPlan, readPlanBills, writePlan } from './instalments.ts'
export { getInvoiceByNumber, getInvoicesByNumber, lockInvoicesByNumber } from './own-payments.ts'
export { findPlanOffer, instalmentLimits, listBillsForPlan } from './plan-offer.ts'
export { payableCents, requirePayable } from './start.ts'

async function paymentWire(db: Db, payment: CardPaymentRow): Promise<CardPayment> {
  return {
    reference: payment.reference,
    state: payment.state,
    amount: centsToEuroNumber(payment.amount_cents),
    amount_refunded: centsToEuroNumber(payment.refunded_cents),
    created_at: payment.created_at,
    paid_at: payment.paid_at,
    invoices: (await partsOf(db, payment)).map(({ number }) => number),
    has_receipt: hasReceipt(payment),
  }
}

/** What is to be paid of an invoice, and its payments. One that may yet take the money is asked about first, if due. */
export async function getInvoicePayments(services: ConnectedServices, owner: Owner, number: string) {
  const { db } = services
  const { id } = await getInvoiceByNumber(db, owner, number)
  const live = (await paymentsOfInvoice(db, owner, id)).find(({ state }) => isLive(state))
  if (live && services.payments) await checkPayment(services, live.id, { onlyIfDue: true })
  const invoice = await getInvoiceByNumber(db, owner, number)
  const cents = payableCents(invoice)
  const next = cents > 0 ? await findNextInstalment(db, invoice) : undefined
  const payments = await paymentsOfInvoice(db, owner, id)
  return {
    payable: cents > 0,
    amount: centsToEuroNumber(cents),
    instalment: next
      ? {
          position: next.position,
          parts: next.parts,
          day: next.day,
          amount: centsToEuroNumber(next.openCents),
        }
      : null,
    payments: await Promise.all(payments.map((payment) => paymentWire(db, payment))),
  }
}

/** The bills that can be paid now, those due first first. */
export async function listPayableInvoices(
  { db }: Pick<ConnectedServices, 'db'>,
  owner: Owner,
): Promise<PayableInvoice[]> {
  const rows = await ownInvoices(db, owner)
    .selectAll('invoice')
    .select(['contract.name as contract_name', 'contract.supply_street'])
    // A pre-selection; the rule below decides what may be paid.
    .where('invoice.state', '=', 'open')
    .where('invoice.pending_cents', '>', 0)
    .orderBy('invoice.due_day')
    .orderBy('invoice.id')
    .execute()
  const first = rows
    .filter((row) => payableCents(row) > 0)
    .map((row) => ({ row, charged: howPaidOf(row).payer === 'bank' }))
    .toSorted((a, b) => Number(a.charged) - Number(b.charged))
    .slice(0, mostAtOnce)
  return Promise.all(
    first.map(async ({ row, charged }) => {
      const part = row.in_parts ? await findNextInstalment(db, row) : undefined
      return {
        number: row.number,
        contract: row.contract_name,
        street: row.supply_street,
        start_date: row.from_day,
        end_date: addDays(row.to_day, -1),
        due_date: row.due_day,
        amount: centsToEuroNumber(part?.openCents ?? payableCents(row)),
        instalment: part ? { position: part.position, parts: part.parts } : null,
        amount_debt: centsToEuroNumber(row.debt_cents),
        charged,
      }
    }),
  )
}

const OUTCOME: Readonly<Record<CardPaymentRow['state'], PaymentReply['outcome']>> = {
  created: 'in_process',
  confirming: 'in_process',
  unknown: 'in_process',
  requires_action: 'requires_action',
  processing: 'in_process',
  closing: 'refused',
  succeeded: 'succeeded',
  failed: 'refused',
  refunded: 'succeeded',
  disputed: 'succeeded',
  charged_back: 'succeeded',
}

/** The reply to the payer. */
export async function paymentReplyOf(
  services: ConnectedServices,
  { payment, clientSecret }: Paid,
  { withReceipt = true }: { readonly withReceipt?: boolean } = {},
): Promise<PaymentReply> {
  const outcome = OUTCOME[payment.state]
  return {
    outcome,
    error: outcome === 'refused' ? payment.refusal_message : null,
    error_code: outcome === 'refused' ? (payment.refusal_code ?? 'refused') : null,
    requires_action: outcome === 'requires_action',
    takes_days: outcome === 'in_process' && payment.method === 'sepa_debit',
    method: payment.method,
    payment_intent_client_secret: clientSecret,
    payment_intent_id: payment.intent,
    reference: payment.reference,
    receipt: withReceipt ? await receiptInReply(services, payment) : null,
  }
}
