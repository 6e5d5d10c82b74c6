import { cardPaymentStates } from '@endoll/domain/payments/card-payment-state.ts'
import { paidWith } from '@endoll/domain/payments/paid-with.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reference } from './path-text.ts'

const euros = z.number()
/** Of the retailer's own making: anything that can be written and stored. */
export const invoiceNumber = z.string().check(z.regex(/^[ -~\u00A0-\uD7FF\uE000-\uFFFD]{1,40}$/u))

/** A payment by card of one bill or several. */
export const cardPayment = z.object({
  /** What the customer quotes; the retailer's file names the payment by it. */
  reference: z.string(),
  state: z.enum(cardPaymentStates),
  amount: euros,
  amount_refunded: euros,
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** Numbers of the bills that it pays. */
  invoices: z.array(z.string()),
  has_receipt: z.boolean(),
})
export type CardPayment = z.infer<typeof cardPayment>

/** What there is to pay of a bill now, and how it was paid or tried here. */
export const getPayment = endpoint({
  method: 'GET',
  path: 'payments/{invoiceNumber}/',
  summary: 'What is to be paid of an invoice now, and its payments by card, newest first.',
  access: 'customer',
  delegate: 'look',
  switch: 'enablePayment',
  params: z.object({ invoiceNumber }),
  reply: z.object({
    /** The present state of the first of several bills. */
    payable: z.boolean(),
    /** Euros that a payment has to be of; 0 where there is nothing to pay. */
    amount: euros,
    /** The next part of what was agreed to be paid in parts: a payment may be of it alone. */
    instalment: z.nullable(z.object({ position: z.int(), parts: z.int(), day: z.string(), amount: euros })),
    payments: z.array(cardPayment),
  }),
  errors: [],
})

/**
 * How a payment stands after a call. `requires_action`: the bank asks the customer to confirm it first. Only the first
 * reply has the secret for it; later it is confirmed in the app of the bank, and asked about until it ends.
 */
const outcomes = ['succeeded', 'requires_action', 'in_process', 'refused'] as const

export const paymentReply = z.object({
  outcome: z.enum(outcomes),
  /** The provider's message where the card was refused. */
  error: z.nullable(z.string()),
  /** The provider's code of it. */
  error_code: z.nullable(z.string()),
  requires_action: z.boolean(),
  /** In process by a debit from an account: the bank says how it ended only days later. */
  takes_days: z.boolean(),
  /** What it is paid with; null if the provider has not said it yet. A Bizum is approved in the app of the bank. */
  method: z.nullable(z.enum(paidWith)),
  /** For the provider's script, which lets the customer confirm it with the bank. */
  payment_intent_client_secret: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  reference: z.string(),
  /** The receipt as PDF, in base64; null if it is not paid or cannot be made now. */
  receipt: z.nullable(z.string()),
})
export type PaymentReply = z.infer<typeof paymentReply>

/** So many bills at most are paid by one payment. */
export const mostAtOnce = 50

/** A bill that can be paid now, with what tells it from others. */
export const payableInvoice = z.object({
  number: z.string(),
  contract: z.string(),
  /** Where the supply is. */
  street: z.string(),
  /** The days that it bills, the last one included, as YYYY-MM-DD. */
  start_date: z.string(),
  end_date: z.string(),
  due_date: z.nullable(z.string()),
  /** All that is to be paid; of one that is paid in parts, the next part. */
  amount: euros,
  /** Which part that is; null for one that is not paid in parts. */
  instalment: z.nullable(z.object({ position: z.int(), parts: z.int() })),
  /** What of the invoice is overdue. */
  amount_debt: euros,
  /** It will be debited on that day: it can be paid, but is not shown as due. */
  charged: z.boolean(),
})
export type PayableInvoice = z.infer<typeof payableInvoice>

export const listPayable = endpoint({
  method: 'GET',
  path: 'payments/',
  summary:
    'The invoices that the customer can pay now, those that no bank takes first, then those due first; at most fifty.',
  access: 'customer',
  delegate: 'look',
  switch: 'enablePayment',
  reply: z.object({ invoices: z.array(payableInvoice) }),
  errors: [],
})

export const providerId = z
  .string()
  .check(z.regex(/^[a-z]{2,10}_[A-Za-z0-9_]{1,190}$/, { error: 'not_valid' }))

/**
 * The part that is paid, by its position, of an invoice that is paid in parts; left out, all that is left. Two windows that
 * both pay the second part do not pay the third.
 */
export const instalment = z.optional(z.int())

/** Of every call that pays. */
export const payErrors = [
  'already_paid',
  'not_payable',
  'amount_differs',
  'payment_in_process',
  'key_reused',
  'too_many_attempts',
  'provider_unavailable',
] as const

/**
 * Pays an invoice with what the provider gave the browser for a card, a payment method or a confirmation token; or, after
 * the action that the bank asked for, says how that payment stands. The amount is the server's, all that is to be paid or
 * the next part of what was agreed: another one is `amount_differs`, with the right one.
 */
export const pay = endpoint({
  method: 'POST',
  path: 'payments/{invoiceNumber}/',
  summary: 'Pays an invoice by card, or goes on after the action that the bank asked for.',
  access: 'customer',
  delegate: 'pay',
  keyed: true,
  switch: 'enablePayment',
  params: z.object({ invoiceNumber }),
  body: z.union([
    z.strictObject({ payment_method_id: providerId, amount: euros, instalment }),
    z.strictObject({ payment_intent_id: providerId }),
  ]),
  reply: paymentReply,
  errors: payErrors,
})

/**
 * Pays several invoices by one charge: all of them or none. After the action that the bank asks for it continues with
 * `POST payments/{invoiceNumber}/` of any of them.
 */
export const paySeveral = endpoint({
  method: 'POST',
  path: 'payments/',
  summary: 'Pays several invoices by card with one charge: all of them or none.',
  access: 'customer',
  delegate: 'pay',
  keyed: true,
  switch: 'enablePayment',
  body: z.strictObject({
    invoices: z.array(invoiceNumber).check(
      z.minLength(1),
      z.maxLength(mostAtOnce),
      z.refine((numbers) => new Set(numbers).size === numbers.length, { error: 'not_valid' }),
    ),
    payment_method_id: providerId,
    /** Of all of them together. */
    amount: euros,
    /** By the number of the invoice, the part that is paid of it, by its position; of the others, all that is left. */
    instalments: z.optional(z.record(invoiceNumber, z.int())),
  }),
  reply: paymentReply,
  errors: payErrors,
})

/** The receipt of a payment, the same bytes whenever it is asked for. */
export const downloadPaymentReceipt = endpoint({
  method: 'GET',
  path: 'payment_receipts/{reference}/pdf/',
  summary: 'The receipt of a payment by card, as PDF.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  switch: 'enablePayment',
  params: z.object({ reference }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})
