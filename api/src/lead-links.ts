import { contractKinds } from '@endoll/domain/contracting/gas-contract.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secretId } from './lead-parts.ts'
import { storable } from './written-text.ts'

/** How long the answers of somebody who did not send them are kept. */
export const answersKeptDays = 30

/** To the address that the lead names, and to no other. */
export const mailLeadLink = endpoint({
  method: 'POST',
  path: 'leads/{id}/link/',
  summary: 'Mail a link with which the answers of a lead are gone on with, on any device.',
  access: 'visitor',
  switch: 'leads',
  params: z.object({ id: secretId }),
  body: z.strictObject({ wizard: z.enum(contractKinds) }),
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
      }),
    ),
  }),
  errors: ['confirmation_invalid', 'request_ended', 'too_many_attempts'],
})
