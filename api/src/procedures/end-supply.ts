import { endReasons, lastBillWays, servicesAfterwards } from '@endoll/domain/procedures/end-supply.ts'
import * as z from 'zod/mini'
import { choice } from '../choice.ts'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { meterReadings } from '../meter-readings.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Longest address for the last bill. */
export const lastBillAddressLength = 200

/** Whether and from when the supply of a contract can end, and what it costs to have it again. */
export const getSupplyEnd = endpoint({
  method: 'GET',
  path: 'contracts/{name}/end/',
  summary: 'Whether and when the supply can end, and what it costs to have it again.',
  access: 'customer',
  delegate: 'look',
  switch: switchesOfChange('end_supply'),
  params: name,
  reply: z.object({
    /** First and last day that can be asked for. */
    first_day: z.string(),
    last_day: z.string(),
    /** Known, to fill in the form. */
    phone: z.nullable(z.string()),
    email: z.string(),
    signed: z.boolean(),
    /** Names of the services contracted with the supply that have not ended. */
    services: z.array(z.string()),
    /** In euros before tax; null for gas, whose rights depend on the pressure and are the distributor's to say. */
    return_cost: z.nullable(z.object({ entitled_years: z.int(), within: z.number(), after: z.number() })),
    /** Why it cannot be asked for now; null if it can. */
    refusal: z.nullable(
      z.object({
        code: z.enum(['contract_not_active', 'process_running']),
        request: z.nullable(z.object({ id: z.int(), reference: z.string() })),
      }),
    ),
  }),
  errors: [],
})

/** Asks to end the supply for good. */
export const endSupply = endpoint({
  method: 'POST',
  path: 'contracts/{name}/end/',
  summary: 'Ask that the supply ends.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  stepUp: true,
  switch: switchesOfChange('end_supply'),
  params: name,
  body: z.strictObject({
    reason: choice(endReasons),
    /** Last day with supply. */
    day: z.string('required_field'),
    last_bill: choice(lastBillWays),
    /** With `email`. */
    email: z.optional(z.string()),
    /** With `post`. */
    address: z.optional(
      z.string().check(
        z.maxLength(lastBillAddressLength, 'too_long'),
        // PostgreSQL takes no NUL in a text.
        z.refine((typed) => typed.isWellFormed() && !typed.includes('\0'), 'not_valid'),
      ),
    ),
    /** Of a supply with services; without it they end. */
    other_services: z.optional(choice(servicesAfterwards)),
    /** What the meter shows, P1 first; in kWh, or m³ of gas. Without them the distributor reads. */
    readings: z.optional(meterReadings),
    phone: z.string('required_field').check(z.maxLength(40, 'phone_not_valid')),
    /** The customer confirms that the supply will be cut. */
    cut_accepted: z.boolean('required_field'),
  }),
  reply: submittedReply,
  errors: ['contract_not_active', 'process_running', 'key_reused', 'step_up_required'],
})
