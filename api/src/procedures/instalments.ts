import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { invoiceNumber } from '../payments.ts'
import { submittedReply } from '../requests.ts'

const euros = z.number()

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
    offer: z.nullable(
      z.object({
        /** What would be paid in parts. */
        amount: euros,
        most_parts: z.int(),
        earliest_first_day: z.string(),
        latest_first_day: z.string(),
      }),
    ),
    /** Agreed with the retailer, in order of their days; empty if nothing is. `open` is what is not paid of a part. */
    plan: z.array(z.object({ position: z.int(), day: z.string(), amount: euros, open: euros })),
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
  keyed: true,
  params: z.object({ invoiceNumber }),
  body: z.strictObject({
    parts: z.int('not_valid'),
    first_day: z.iso
      .date({ error: 'date_not_valid', abort: true })
      .check(z.regex(/^2/, { error: 'date_not_valid' })),
  }),
  reply: submittedReply,
  errors: ['not_payable', 'payment_in_process', 'process_running', 'key_reused'],
})
