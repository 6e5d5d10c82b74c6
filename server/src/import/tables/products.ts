import { supplyKinds } from '@endoll/contract/contracts.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** products.csv: the catalogue of price lists that contracts name. */
export const productRow = z.object({
  code: required(column.text(40), 'Your own code of the product.'),
  kind: required(column.oneOf(supplyKinds), 'What is supplied.'),
  name: required(column.text(120), 'Name of the price list.'),
  commercial_name: optional(column.text(120), 'Name shown to customers, where it differs.'),
})
export type ProductRow = z.infer<typeof productRow>
