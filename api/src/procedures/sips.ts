import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'
import { contractsOfReply } from './several.ts'

/**
 * The data of the supply point are no longer passed on (SIPS): of this contract (`actual`) or of every electricity
 * contract of the caller (`all`): one request, signed and withdrawn once. Contracts that have it are no part of `all`; those that
 * cannot take it now are named.
 */
export const optOutOfSips = endpoint({
  method: 'POST',
  path: 'contracts/{name}/no_cession_sips/',
  summary: 'Ask that the data of the supply point are not passed on (SIPS).',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('sips'),
  params: z.object({ name: contractName }),
  body: z.strictObject({
    noCesionSelection: z.enum(['all', 'actual'], {
      error: ({ input }) => (input === undefined ? 'required_field' : 'not_valid'),
    }),
  }),
  reply: z.extend(submittedReply, contractsOfReply),
  errors: ['contract_not_active', 'process_running', 'key_reused', 'too_many_attempts'],
})
