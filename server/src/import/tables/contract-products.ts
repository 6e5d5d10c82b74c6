import * as z from 'zod'
import * as column from './columns.ts'
import { required } from './columns.ts'

/** contract-products.csv: products that contracts had before the present one. */
export const contractProductRow = z.object({
  contract_name: required(column.text(40), 'Name of the contract.'),
  product_code: required(
    column.text(40),
    'Product of products.csv that it had then. The present one stands in contracts.csv.',
  ),
  end_day: required(
    column.day,
    'Last day on which it held. What held from then on is the next line of the contract, or contracts.csv.',
  ),
})
export type ContractProductRow = z.infer<typeof contractProductRow>
