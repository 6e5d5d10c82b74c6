import { invoiceStates, rejectionReasons } from '@endoll/domain/billing/invoice-states.ts'
import * as z from 'zod/mini'
import { satisfactionCauses } from './cases.ts'

// Events that a law has the retailer keep or act on, beside those of requests and cases (retailer.ts).

export const eventId = z.int()

/** How content a customer was with a case, once it was answered and closed; `retailer/satisfaction/` is the register. */
export const satisfactionEvent = z.object({
  id: eventId,
  type: z.literal('case.rated'),
  created_at: z.string(),
  satisfaction: z.object({
    reference: z.string(),
    customer: z.object({ code: z.string() }),
    /** From 1, the least content, to 5. */
    score: z.int(),
    cause: z.nullable(z.enum(satisfactionCauses)),
    text: z.string(),
  }),
})
export type SatisfactionOutboxEvent = z.infer<typeof satisfactionEvent>

/** A firm has told of an invoice, in the office, that it accepts, rejects or has paid it, or when it came (RD 238/2026 art. 10.1). */
export const invoiceStatedEvent = z.object({
  id: eventId,
  type: z.literal('invoice.stated'),
  created_at: z.string(),
  invoice: z.object({
    customer: z.object({ code: z.string() }),
    contract: z.string(),
    number: z.string(),
    state: z.enum(invoiceStates),
    /** The day it refers to. */
    date: z.string(),
    /** Of a rejection: 01 commercial, 02 for private use. */
    reason: z.nullable(z.enum(rejectionReasons)),
    /** Of `paid_part`: the euros that were paid in all up to that day; absent in events of before it was told. */
    amount: z._default(z.nullable(z.number()), null),
  }),
})
export type InvoiceStatedOutboxEvent = z.infer<typeof invoiceStatedEvent>

/** A supply has ended and no bill that reaches its last day came in time (RD 88/2026 arts 6.1.ab and 13.v). Told once. */
export const finalAccountEvent = z.object({
  id: eventId,
  type: z.literal('final_account.late'),
  created_at: z.string(),
  final_account: z.object({
    customer: z.object({ code: z.string() }),
    contract: z.object({ name: z.string(), cups: z.string() }),
    /** Last day of the supply, and the last on which its last bill was in time. */
    end_date: z.string(),
    due_date: z.string(),
  }),
})
export type FinalAccountOutboxEvent = z.infer<typeof finalAccountEvent>

const silentMeterOf = {
  customer: z.object({ code: z.string() }),
  contract: z.object({ name: z.string(), cups: z.string() }),
  /** The last day that had hours. */
  last_date: z.string(),
}

/** No hours of a meter that is read from afar come. Told once for each silence. */
export const meterSilentEvent = z.object({
  id: eventId,
  type: z.literal('meter.silent'),
  created_at: z.string(),
  meter: z.object(silentMeterOf),
})
/** They come again. */
export const meterBackEvent = z.object({
  id: eventId,
  type: z.literal('meter.back'),
  created_at: z.string(),
  meter: z.object({ ...silentMeterOf, first_date: z.string() }),
})
export type MeterOutboxEvent = z.infer<typeof meterSilentEvent> | z.infer<typeof meterBackEvent>
