import { holderReasons } from '@endoll/domain/procedures/change-holder.ts'
import * as z from 'zod/mini'
import { choice } from '../choice.ts'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { meterReadings } from '../meter-readings.ts'
import { submittedReply } from '../requests.ts'
import { writtenText } from '../written-text.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Longest name of a person or firm. */
export const holderNameLength = 120

/** Who is to become the holder, and why. */
export const newHolder = z.strictObject({
  reason: choice(holderReasons),
  /** Says by itself whether it is a person or a firm. */
  nif: z.string('required_field').check(z.maxLength(20, 'vat_field_not_valid')),
  new_name: writtenText(holderNameLength, { lines: 'one' }),
  /** Another than the holder's own: who accepts is somebody else. */
  email: z.string('required_field').check(z.maxLength(254, 'email_not_valid')),
  mobile: z.string('required_field').check(z.maxLength(40, 'mobile_not_valid')),
})

/** Whether a contract can be handed over to somebody else, and what its meter shows readings of. */
export const getHolderChange = endpoint({
  method: 'GET',
  path: 'contracts/{name}/holder/',
  summary: 'Whether a contract can be handed over to somebody else.',
  access: 'customer',
  delegate: 'look',
  switch: switchesOfChange('change_holder'),
  params: name,
  reply: z.object({
    /** Days in which the new holder has to accept, after the holder has signed. */
    days: z.int(),
    /** When it should be done if both signed today. */
    due_date: z.string(),
    /** Registers of the meter, as a reading names them: P1 to P6, or one for gas. */
    registers: z.int(),
    /** Why it cannot be asked for now; null if it can. */
    refusal: z.nullable(
      z.object({
        code: z.enum(['contract_not_active', 'process_running', 'debt_pending']),
        request: z.nullable(z.object({ id: z.int(), reference: z.string() })),
      }),
    ),
  }),
  errors: [],
})

/** Asks that somebody else becomes the holder; they are asked once the holder has signed. */
export const changeHolder = endpoint({
  method: 'POST',
  path: 'contracts/{name}/holder/',
  summary: 'Ask that somebody else becomes the holder of a contract.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  stepUp: true,
  switch: switchesOfChange('change_holder'),
  params: name,
  body: z.strictObject({
    ...newHolder.shape,
    /** What the meter shows, P1 first; in kWh, or m³ of gas. Without them the distributor reads or estimates. */
    readings: z.optional(meterReadings),
  }),
  reply: submittedReply,
  errors: [
    'contract_not_active',
    'process_running',
    'debt_pending',
    'too_many_attempts',
    'key_reused',
    'step_up_required',
  ],
})
