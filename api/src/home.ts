import * as z from 'zod/mini'
import { explainedBill } from './bill.ts'
import { consumptionSeriesReply } from './consumption.ts'
import { contractItem, contractsSummary } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { billSoFarReply } from './insight.ts'
import { invoicesSummary } from './invoices.ts'
import { emailProblem } from './mail-returns.ts'
import { requestItem } from './requests.ts'
import { silentMeter } from './silent-meter.ts'

/** Most supplies that the home lists; the others are found by the search. */
export const homeSupplies = 5

/** For how many days the home shows an answer to a request. */
export const answerDays = 14

/** A supply with its newest bill; the amount of a refund is negative. */
const homeSupply = z.extend(contractItem, {
  latest: z.nullable(
    z.object({ id: z.int(), start_date: z.string(), end_date: z.string(), amount: z.number() }),
  ),
})
export type HomeSupply = z.infer<typeof homeSupply>

/**
 * Everything that the home opens with, so that nothing of it takes a turn of its own. A part of `shown` that could not
 * be read is null, and so is one that does not exist: whoever shows it asks for it by its own call.
 */
export const readHome = endpoint({
  method: 'GET',
  path: 'home/',
  summary: 'What needs the customer, the newest bill, the present one and this month, in one reply.',
  access: 'customer',
  delegate: 'look',
  reply: z.object({
    /** Of all the customer's invoices and contracts, of both kinds. */
    invoices: invoicesSummary,
    email_problem: emailProblem,
    contracts: contractsSummary,
    /**
     * The unpaid bill that has been due longest, from when the supply may be cut for it, or why not: what the bill's own
     * call says of them.
     */
    overdue: z.nullable(
      z.object({
        id: z.int(),
        /** Name of its contract; null if the bill could not be read. */
        contract: z.nullable(z.string()),
        cut_date: explainedBill.shape.cut_date,
        cut_ban: explainedBill.shape.cut_ban,
        paused_by: explainedBill.shape.paused_by,
      }),
    ),
    /** Of what is overdue, what can be paid here by card at once, with how many bills; null where that is none or not all. */
    payable: z.nullable(z.object({ count: z.int(), amount: z.number() })),
    /** Euros that one plan of instalments may be asked for over; null where none can. */
    plan_amount: z.nullable(z.number()),
    /** The one of the customer's meters that has been silent longest. */
    silent_meter: z.nullable(silentMeter),
    requests: z.object({
      /** How many wait for the signature of the customer, the newest of them, and how many are under way. */
      to_sign: z.int(),
      first_to_sign: z.nullable(requestItem),
      under_way: z.int(),
      /** The newest that the retailer answered in the last `answerDays` days. */
      answered: z.nullable(requestItem),
    }),
    /** Those that owe something first, then by state and name; at most `homeSupplies`. */
    supplies: z.array(homeSupply),
    total_supplies: z.int(),
    /** The supply that the rest is about: electricity that is active, where there is any. */
    shown: z.nullable(
      z.object({
        contract: z.string(),
        latest: z.nullable(explainedBill),
        so_far: z.nullable(billSoFarReply),
        month: z.nullable(consumptionSeriesReply),
      }),
    ),
  }),
  errors: [],
})
