import * as z from 'zod/mini'
import { contractedPower, contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Network rights in euros before tax, and their first day. */
const rights = z.object({
  connection: z.number(),
  access_per_kw: z.number(),
  extension_per_kw: z.number(),
  from: z.string(),
})

/** What was demanded of one period at most, in kW, and the bill that says so. */
const measuredPeak = z.object({
  period: z.string(),
  demanded: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  /** Whether less power than that may cut the supply; otherwise it is charged. */
  limited: z.boolean(),
})
export type MeasuredPeakReply = z.infer<typeof measuredPeak>

/** Why the power cannot be changed now; null if it can. */
export const powerChangeRefusal = z.nullable(
  z.object({
    code: z.enum(['contract_not_active', 'process_running', 'power_change_too_soon', 'tariff_without_power']),
    /** First day on which it can be changed, where it is too soon. */
    next_date: z.nullable(z.string()),
    /** Last day on which who proves to be self-employed may change it all the same (RDL 7/2026 art. 5.1). */
    self_employed_until: z.nullable(z.string()),
    /** The open request, where one of ours is the reason. */
    request: z.nullable(z.object({ id: z.int(), reference: z.string() })),
  }),
)

export const getPowerChange = endpoint({
  method: 'GET',
  path: 'contracts/{name}/power/',
  summary: 'Whether and how the contracted power can be changed, and what it costs.',
  access: 'customer',
  delegate: 'look',
  switch: switchesOfChange('power'),
  params: name,
  /** As it is for who says to be self-employed: no wait, and no rights but the extension, while the law gives that. */
  query: z.object({ self_employed: z.optional(z.literal('true')) }),
  reply: z.object({
    /** In kW, P1 first. */
    contracted_power_period: z.array(contractedPower),
    tariff: z.string(),
    /** The known phone, to fill in the form. */
    phone: z.nullable(z.string()),
    /** Whether it has to be signed. */
    signed: z.boolean(),
    rights,
    /** The day on which a change that is sent today counts at the latest. */
    due_date: z.string(),
    /** The first day on which there may be another one after that; null if there is no wait. */
    next_change_date: z.nullable(z.string()),
    /** The highest demand of each period in the last twelve months billed, P1 first; empty if none is known. */
    peaks: z.array(measuredPeak),
    /** Last day on which a person who is self-employed is relieved of wait and rights (RDL 7/2026 art. 5); else null. */
    self_employed_until: z.nullable(z.string()),
    refusal: powerChangeRefusal,
  }),
  errors: [],
})

const watts = z
  .int({
    error: ({ input }) => (input === undefined ? 'required_field' : 'power_field_not_valid'),
  })
  .check(z.gt(0, 'power_field_not_valid'))
const laterWatts = z.optional(watts)

/** New powers in W, one for each period that the tariff has. */
export const changePower = endpoint({
  method: 'POST',
  path: 'contracts/{name}/power/',
  summary: 'Change the contracted power.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('power'),
  params: name,
  body: z.strictObject({
    phone: z.string('required_field').check(z.maxLength(40, 'phone_not_valid')),
    power_p1: watts,
    power_p2: laterWatts,
    power_p3: laterWatts,
    power_p4: laterWatts,
    power_p5: laterWatts,
    power_p6: laterWatts,
    /** Consent to a power below a measured peak, at which the limiter would cut the supply. */
    below_peak_accepted: z.optional(z.boolean()),
    /** The holder says to be self-employed and will prove it (RDL 7/2026 art. 5.1). */
    self_employed: z.optional(z.boolean()),
  }),
  reply: submittedReply,
  errors: [
    'same_power',
    'contract_not_active',
    'process_running',
    'power_change_too_soon',
    'tariff_without_power',
    'key_reused',
  ],
})
