import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { invoiceNumber, mostAtOnce } from '../payments.ts'
import { submittedReply } from '../requests.ts'

const euros = z.number()

/** What may be asked: how much would be paid in parts, in how many, from when. */
const limits = {
  amount: euros,
  most_parts: z.int(),
  earliest_first_day: z.string(),
  latest_first_day: z.string(),
}
const asked = {
  parts: z.int('not_valid'),
  first_day: z.iso
    .date({ error: 'date_not_valid', abort: true })
    .check(z.regex(/^2/, { error: 'date_not_valid' })),
}

/** What a customer may ask of a bill, what was agreed, and how the last asking ended. */
export const getInstalments = endpoint({
  method: 'GET',
  path: 'payments/{invoiceNumber}/instalments/',
  summary: 'The instalments of an invoice: what may be asked, what was agreed, the last request.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ invoiceNumber }),
  reply: z.object({
    /** Null if nothing can be asked now. */
    offer: z.nullable(z.object(limits)),
    /**
     * Agreed with the retailer, in order of their days; empty if nothing is. `open` is what is not paid of a part. Of a plan
     * over several invoices: what of each part is of this one.
     */
    plan: z.array(z.object({ position: z.int(), day: z.string(), amount: euros, open: euros })),
    /** In how many parts the plan is, or is asked for, and the other invoices that it is over. */
    parts: z.int(),
    with_invoices: z.array(z.string()),
    request: z.nullable(
      z.object({
        id: z.int(),
        reference: z.string(),
        state: z.enum(requestStates),
        parts: z.int(),
        /** Why the retailer refused. */
        reason_text: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
})

/** A request that the retailer answers: once it is accepted its parts stand on the bill, the first on the day asked for. */
export const askInstalments = endpoint({
  method: 'POST',
  path: 'payments/{invoiceNumber}/instalments/',
  summary: 'Ask to pay an invoice in parts, a month apart; the last takes the rest of the division.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  params: z.object({ invoiceNumber }),
  body: z.strictObject(asked),
  reply: submittedReply,
  errors: ['not_payable', 'payment_in_process', 'process_running', 'key_reused'],
})

/** Everything overdue that one plan may be over: no bill with a claim or a plan of its own. */
export const getPlanOffer = endpoint({
  method: 'GET',
  path: 'instalments/',
  summary: 'What of all that is overdue may be paid by one plan of instalments, oldest invoice first.',
  access: 'customer',
  delegate: 'look',
  reply: z.object({
    /** Null if nothing can be asked now. */
    offer: z.nullable(
      z.object({
        ...limits,
        invoices: z.array(z.object({ number: z.string(), contract: z.string(), amount: euros })),
      }),
    ),
  }),
  errors: [],
})

/** A request as that of one invoice; the first parts pay the oldest invoice. */
export const askPlan = endpoint({
  method: 'POST',
  path: 'instalments/',
  summary: 'Ask to pay several overdue invoices by one plan of instalments, a month apart.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  body: z.strictObject({
    invoices: z.array(invoiceNumber).check(
      z.minLength(1),
      z.maxLength(mostAtOnce),
      z.refine((numbers) => new Set(numbers).size === numbers.length, { error: 'not_valid' }),
    ),
    /** Of all of them together, as it was shown. */
    amount: euros,
    ...asked,
  }),
  reply: submittedReply,
  errors: [
    'already_paid',
    'not_payable',
    'amount_differs',
    'payment_in_process',
    'process_running',
    'key_reused',
  ],
})
