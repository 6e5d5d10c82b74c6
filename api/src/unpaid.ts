import { letterModels, unpaidLetters } from '@endoll/domain/billing/unpaid-letters.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { invoiceNumber } from './payments.ts'

/**
 * A letter in Spanish, as its model is. Not found is a bill that owes nothing yet or any more, is being collected, or that a
 * claim holds up. Refused (`annex`: `not_valid`) where none is due: a firm, more than 10 kW, of IV, a supply that may
 * not be cut or whose last demand is not in the pending states, of VIII, one whose power may not be lowered yet, or not at
 * all: without the bonus, or with no more than that power.
 */
export const openUnpaidLetter = endpoint({
  method: 'GET',
  path: 'retailer/invoices/{number}/letters/{annex}/',
  summary: 'The letter of an unpaid bill by a model of RD 897/2017, as PDF, to be sent with proof.',
  access: 'system',
  params: z.object({ number: invoiceNumber, annex: z.enum(letterModels) }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})

/** By their supply, from the day on which the demand counts (art. 19.3); those that have paid since, and those that a claim holds up, are left out. Source: RD 897/2017 art. 19.3 and annex V. */
export const listDemanded = endpoint({
  method: 'GET',
  path: 'retailer/demanded-supplies/',
  summary: 'Supplies of which payment was demanded, for the weekly list to each region.',
  access: 'system',
  reply: z.object({
    supplies: z.array(
      z.object({
        cups: z.string(),
        address: z.string(),
        postal_code: z.string(),
        /** INE code of two digits. */
        province: z.string(),
        /** Number of the bill. */
        invoice: z.string(),
        demanded_on: z.string(),
        /** From when the supply may be cut; null if it may not be. */
        cut_from: z.nullable(z.string()),
        /** What certified sendings report of its letters, oldest first. */
        letters: z.array(
          z.object({
            annex: z.enum(unpaidLetters),
            reference: z.string(),
            sent_on: z.string(),
            delivered_on: z.nullable(z.string()),
            returned_on: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: [],
})
