import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

/** So many services of one contract are ended at once. */
const MOST_SERVICES = 50

/**
 * Asks for the end of services of a contract, which the supply does without. They end on the day that the retailer says,
 * that of its answer where it says none.
 */
export const endService = endpoint({
  method: 'POST',
  path: 'contracts/{name}/services/end/',
  summary: 'Ask for the end of services of a contract.',
  access: 'customer',
  keyed: true,
  delegate: 'sign',
  switch: switchesOfChange('end_service'),
  params: z.object({ name: contractName }),
  body: z.strictObject({
    /** Those of the contract that end, as `services[].id` of the contract has them. */
    services: z
      .array(z.int('not_valid'), 'required_field')
      .check(z.minLength(1, 'required_field'), z.maxLength(MOST_SERVICES, 'not_valid')),
    /** Confirms paying what is left of an agreed stay; only where leaving today costs something. */
    penalty_accepted: z.optional(z.boolean()),
  }),
  reply: submittedReply,
  errors: ['contract_not_active', 'process_running', 'key_reused'],
})
