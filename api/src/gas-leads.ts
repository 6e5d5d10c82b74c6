import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { leadFields, leadReply, ofMove, secretId } from './lead-parts.ts'

/** A lead of gas: as one of electricity without powers and self-consumption. Source: visitor-area.md §3.2 and §3.3. */
const gasLead = z.strictObject({
  ...leadFields,
  /** Of a contract of both, the lead of its electricity. */
  electricityLeadId: z.nullable(secretId),
})
export type GasLeadInput = z.input<typeof gasLead>
export type GasLead = z.infer<typeof gasLead>

export const createGasLead = endpoint({
  method: 'POST',
  path: 'gas/leads',
  version: 2,
  summary: 'Record what somebody who contracts gas has answered, or send it.',
  access: 'visitor',
  keyed: true,
  switch: 'newGasContractation',
  files: 'json',
  query: z.object(ofMove),
  body: gasLead,
  reply: leadReply,
  errors: ['too_many_attempts', 'key_reused'],
})

/** The same for a lead of the same browser, or of the same customer. Once it was sent it stays as it is. */
export const updateGasLead = endpoint({
  method: 'PUT',
  path: 'gas/leads/{id}',
  version: 2,
  summary: 'Record further answers of a lead of gas, or send it.',
  access: 'visitor',
  switch: 'newGasContractation',
  files: 'json',
  params: z.object({ id: secretId }),
  query: z.object(ofMove),
  body: gasLead,
  reply: leadReply,
  errors: ['too_many_attempts', 'request_ended'],
})
