import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** contract-services.csv: services and social bonuses of contracts. */
export const contractServiceRow = z
  .object({
    contract_name: required(column.text(40), 'Name of the contract.'),
    kind: required(column.oneOf(['service', 'social_bonus']), 'A service or the bono social.'),
    name: required(column.text(120), 'Name shown to the customer.'),
    start_day: required(column.day, 'First day.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
    price_month: optional(column.decimal(6, 4, 'euros'), 'Monthly price of a service.'),
    discount_percent: optional(column.decimal(3, 3, 'per cent'), 'Discount of a social bonus.'),
    about: optional(column.text(300), 'What a service is for, in a sentence.'),
    stay_last_day: optional(column.day, 'Until when the customer agreed to keep a service; with a penalty.'),
    penalty: optional(
      column.decimal(6, 2, 'euros'),
      'What leaving it on its first day costs; later, the part that the days left are of all (RDLeg 1/2007 art. 74.4).',
    ),
    discount_limit_kwh: optional(column.energyWh, 'Yearly energy with that discount; empty means all.'),
  })
  .superRefine((row, context) => {
    if (row.end_day !== null && row.end_day < row.start_day) {
      context.addIssue({ code: 'custom', path: ['end_day'], message: 'start_after_end' })
    }
    const refuse = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'number_not_valid' })
    if (row.price_month?.startsWith('-')) refuse('price_month')
    if (row.penalty?.startsWith('-')) refuse('penalty')
    // One without the other says nothing.
    if ((row.penalty === null) !== (row.stay_last_day === null)) {
      const path = [row.penalty === null ? 'penalty' : 'stay_last_day']
      context.addIssue({ code: 'custom', path, message: 'required_field' })
    }
    if (row.stay_last_day !== null && row.stay_last_day < row.start_day) {
      context.addIssue({ code: 'custom', path: ['stay_last_day'], message: 'start_after_end' })
    }
    if (
      row.discount_percent !== null &&
      !(Number(row.discount_percent) >= 0 && Number(row.discount_percent) <= 100)
    ) {
      refuse('discount_percent')
    }
    if (row.discount_limit_kwh !== null && row.discount_limit_kwh < 0) refuse('discount_limit_kwh')
  })
export type ContractServiceRow = z.infer<typeof contractServiceRow>
