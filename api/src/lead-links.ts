import { contractKinds } from '@endoll/domain/contracting/gas-contract.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secretId } from './lead-parts.ts'
import { storable } from './written-text.ts'

/** How long the answers of somebody who did not send them are kept. */
export const answersKeptDays = 30

/** Characters of what is typed and not sent, as JSON. */
const longestTyped = 30_000

/** What stands in the fields of the steps that are not finished, by step and name of field, as the form keeps it. */
const typed = z.record(z.string(), z.record(z.string(), z.unknown()))

const typedToKeep = typed.check(
  z.refine((steps) => JSON.stringify(steps).length <= longestTyped, 'too_long'),
  // What the database cannot keep.
  z.refine((steps) => !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(steps)), 'not_valid'),
)

/** To the address that the lead names, and to no other. The account is not kept, as it is not among the answers. */
export const mailLeadLink = endpoint({
  method: 'POST',
  path: 'leads/{id}/link/',
  summary: 'Mail a link with which the answers of a lead are gone on with, on any device.',
  access: 'visitor',
  switch: 'leads',
  params: z.object({ id: secretId }),
  body: z.strictObject({ wizard: z.enum(contractKinds), typed: z.optional(typedToKeep) }),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['request_ended', 'too_many_attempts'],
})

/** The link alone says only which form it leads to; the answers come with the tax number that is among them. */
export const openLeadLink = endpoint({
  method: 'POST',
  path: 'lead_links/',
  summary: 'The answers that a mailed link leads to, for who knows the tax number among them.',
  access: 'visitor',
  switch: 'leads',
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200), storable),
    vat: z.nullable(z.string().check(z.maxLength(40, 'too_long'), storable)),
  }),
  reply: z.object({
    wizard: z.enum(contractKinds),
    /** Null without a tax number. */
    kept: z.nullable(
      z.object({
        /** Ids of the leads, which are this browser's too from now on. */
        electricity: z.nullable(secretId),
        gas: z.nullable(secretId),
        /** Other supplies of the same business, in the order in which they were begun. */
        further: z.array(z.object({ lead: secretId, answers: z.record(z.string(), z.unknown()) })),
        /** As the form has them; the account is not among them. */
        answers: z.record(z.string(), z.unknown()),
        /** What stood in the fields of steps that were not finished; the account is not among it. */
        typed,
      }),
    ),
  }),
  errors: ['confirmation_invalid', 'request_ended', 'too_many_attempts'],
})
