import { applianceLimits, applianceNames, simultaneities } from '@endoll/domain/appliances/appliances.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { leadContactFields } from './lead-contact.ts'

const { areaM2, people, quantity } = applianceLimits

/**
 * What somebody said about their home, with what came of it. Sent once with the result, and once more with the details to
 * be called: only these, which come with a consent, are kept.
 */
export const sendPowerLead = endpoint({
  method: 'POST',
  path: 'leads/potencia',
  summary: 'Reckon the power that a home needs; with the details to be called it is kept as a lead.',
  access: 'visitor',
  switch: 'powerCalculator',
  files: 'json',
  body: z.strictObject({
    ...leadContactFields,
    name: z._default(leadContactFields.name, ''),
    surname1: z._default(leadContactFields.surname1, ''),
    area: z.int().check(z.gte(1), z.lte(areaM2)),
    numPersones: z.int().check(z.gte(1), z.lte(people)),
    cups: z.string().check(z.maxLength(60, 'cups_field_not_valid')),
    cofSimul: z.enum(simultaneities),
    appliances: z
      .array(
        z.strictObject({
          name: z.enum(applianceNames as [(typeof applianceNames)[number]]),
          enabled: z.boolean(),
          quantity: z.int().check(z.gte(1), z.lte(quantity)),
          /** kW, as the list has it. */
          power: z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/)),
        }),
      )
      .check(z.maxLength(applianceNames.length)),
    /** kW, as it was shown; the reply has the server's own. */
    optimalPower: z.number().check(z.gte(0), z.lte(100_000)),
  }),
  reply: z.object({
    data: z.object({
      result: z.object({
        status: z.literal('OK'),
        optimalPower: z.number(),
        /** What the law makes of it, in kW: the first power that can be contracted, and above which six are needed. */
        contracted: z.object({
          power: z.number(),
          step: z.number(),
          limit: z.number(),
          /** Months between two changes of power. */
          months: z.int(),
        }),
        /** What is quoted on the phone; null if nothing was kept. */
        reference: z.nullable(z.string()),
      }),
    }),
  }),
  errors: ['too_many_attempts'],
})
