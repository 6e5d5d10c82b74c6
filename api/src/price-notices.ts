import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** The notice of new prices of a contract, as its customer has it: to be posted where the event says that it is owed by post. */
export const downloadPriceNotice = endpoint({
  method: 'GET',
  path: 'retailer/price_notices/{id}/',
  summary: 'A notice of new prices, as PDF.',
  access: 'system',
  params: z.object({ id: rowId }),
  reply: { file: ['application/pdf'] },
  errors: [],
})
