import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** contract-services.csv: services and social bonuses of contracts. */
export const contractServiceRow = z
  .object({
    contract_name: required(column.text(40), 'Name of the contract.'),
    kind: required(column.oneOf(['service', 'social_bonus']), 'A service, or a social bonus (bono social).'),
    name: required(column.text(120), 'Name shown to the customer.'),
    start_day: required(column.day, 'First day.'),
    end_day: optional(column.day, 'Last day, included; empty while it lasts.'),
  })
  .superRefine((row, context) => {
    if (row.end_day !== null && row.end_day < row.start_day) {
      context.addIssue({ code: 'custom', path: ['end_day'], message: 'start_after_end' })
    }
  })
export type ContractServiceRow = z.infer<typeof contractServiceRow>
