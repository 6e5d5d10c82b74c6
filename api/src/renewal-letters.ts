import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** The letter of a renewal, as its customer has it: to be posted where the event says that it is owed by post. */
export const downloadRenewalLetter = endpoint({
  method: 'GET',
  path: 'retailer/renewal_letters/{id}/',
  summary: 'The letter of a renewal, as PDF.',
  access: 'system',
  params: z.object({ id: rowId }),
  reply: { file: ['application/pdf'] },
  errors: [],
})
