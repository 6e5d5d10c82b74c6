import { taxNames } from '@endoll/domain/billing/bill.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** invoice-taxes.csv: the taxes of an invoice, in the order in which they are printed. */
export const invoiceTaxRow = z
  .object({
    invoice_number: required(column.text(40), 'Invoice of the tax.'),
    tax: required(column.oneOf(taxNames), 'Which tax; two rates of one are two rows.'),
    rate: required(column.decimal(6, 8), 'The rate: 21, or 0,001 EUR/kWh.'),
    rate_unit: withDefault(column.oneOf(['%', 'EUR/kWh']), '%', 'What the rate is of; empty means %.'),
    base: optional(column.cents, 'What a percentage is of. Needed for %.'),
    quantity_kwh: optional(column.decimal(12, 6, 'kWh'), 'Energy that is taxed. Needed for EUR/kWh.'),
    amount: required(column.cents, 'Amount of the tax.'),
  })
  .superRefine((row, context) => {
    const needed = row.rate_unit === '%' ? 'base' : 'quantity_kwh'
    if (row[needed] === null) {
      context.addIssue({ code: 'custom', path: [needed], message: 'required_field' satisfies ProblemCode })
    }
  })
export type InvoiceTaxRow = z.infer<typeof invoiceTaxRow>
