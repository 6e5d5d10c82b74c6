import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

const figure = column.decimal(12, 3)

/** invoice-readings.csv: what the meter showed. */
export const invoiceReadingRow = z
  .object({
    invoice_number: required(column.text(40), 'Invoice of the reading.'),
    magnitude: required(
      column.oneOf(['import', 'export', 'reactive', 'demand', 'gas_m3']),
      'What is measured: import and export in kWh, reactive in kvarh (R1 less R4), demand (the highest of the period) in kW, gas_m3 in m³.',
    ),
    tariff_period: withDefault(
      column.wholeNumber(0, 6),
      0,
      'Period: 1 is P1; empty or 0 where the meter has only one.',
    ),
    previous_day: optional(column.day, 'Day of the previous reading.'),
    previous_reading: optional(figure, 'That reading; empty where the quantity comes from the curve.'),
    current_day: required(column.day, 'Day of the reading.'),
    current_reading: optional(figure, 'That reading; empty as above.'),
    meter: withDefault(
      column.text(40),
      '',
      'Serial number. If the meter was replaced, each has rows for its own days: energies are added, and the highest demand counts.',
    ),
    quantity: required(figure, 'Energy between the two, or highest demand.'),
    method: withDefault(column.oneOf(['real', 'estimated']), 'real', 'Empty means real.'),
  })
  .superRefine((row, context) => {
    if (row.previous_day !== null && row.current_day < row.previous_day) {
      const message: ProblemCode = 'start_after_end'
      context.addIssue({ code: 'custom', path: ['current_day'], message })
    }
  })
export type InvoiceReadingRow = z.infer<typeof invoiceReadingRow>
