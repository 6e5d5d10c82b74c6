import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instalment, payErrors, paymentReply, providerId } from './payments.ts'

/** Of the link in a reminder: names one bill and one account, serves nothing else, and ends. */
const token = z.string().check(z.minLength(1), z.maxLength(4096))
const euros = z.number()

/** What somebody who holds the link learns: nothing else of the bill, and nothing of the customer. */
export const openPayLink = endpoint({
  method: 'POST',
  path: 'payment_links/',
  summary:
    'The invoice that the link of a reminder pays: its number, what is to be paid of it and until when.',
  access: 'anonymous',
  switch: 'enablePayment',
  body: z.strictObject({ token }),
  reply: z.object({
    number: z.string(),
    amount: euros,
    due_date: z.nullable(z.string()),
    /** Position of the part that it pays, of an invoice that is paid in parts. */
    instalment: z.nullable(z.int()),
  }),
  errors: ['confirmation_invalid', 'payment_in_process', 'already_paid'],
})

/** As `POST payments/{invoiceNumber}/`, of the invoice that the link names; the receipt goes to the customer by mail. */
export const payByLink = endpoint({
  method: 'POST',
  path: 'payment_links/pay/',
  summary:
    'Pays the invoice that the link of a reminder names, or goes on after the action that the bank asked for.',
  access: 'anonymous',
  keyed: true,
  switch: 'enablePayment',
  body: z.union([
    z.strictObject({ token, payment_method_id: providerId, amount: euros, instalment }),
    z.strictObject({ token, payment_intent_id: providerId }),
  ]),
  reply: paymentReply,
  errors: ['confirmation_invalid', ...payErrors],
})
