import {
  lineKinds,
  priceUnits,
  quantityUnits,
  type PriceUnit,
  type QuantityUnit,
} from '@endoll/domain/billing/bill.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** What a price counts. */
export const unitOfPrice = {
  'EUR/kW/year': 'kW',
  'EUR/kW/day': 'kW',
  'EUR/kWh': 'kWh',
  'EUR/kvarh': 'kvarh',
  'EUR/year': 'unit',
  'EUR/month': 'unit',
  'EUR/day': 'unit',
  EUR: 'unit',
} as const satisfies Record<PriceUnit, QuantityUnit>

/** invoice-lines.csv: what an invoice charges, in the order in which it is printed. */
export const invoiceLineRow = z
  .object({
    invoice_number: required(column.text(40), 'Invoice of the line.'),
    kind: required(column.oneOf(lineKinds), 'What is charged; surplus, battery and discounts are negative.'),
    tariff_period: optional(column.wholeNumber(1, 6), 'Period of the price, if any: 1 is P1.'),
    name: optional(column.text(120), 'Name shown; services and adjustments need one.'),
    start_day: optional(column.day, 'First day charged; empty means the invoice’s.'),
    end_day: optional(column.day, 'Last day charged; empty means the invoice’s.'),
    quantity: required(column.decimal(12, 6), 'kW contracted, kWh, kvarh, or a number.'),
    unit: optional(column.oneOf(quantityUnits), 'Unit of the quantity; empty means that of the price.'),
    price: required(column.decimal(7, 9), 'Price of one unit; may be negative.'),
    price_unit: required(column.oneOf(priceUnits), 'Unit of the price.'),
    days: optional(
      column.wholeNumber(0, 3660),
      'Days charged, for a price by time; empty means all from start to end. A price per month without days is for ' +
        '`quantity` months.',
    ),
    year_days: optional(
      column.oneOf(['365', '366']),
      'Days of the year that the price is divided by; empty means those of the product, and 365 for ' +
        'social_bonus_financing and meter_rental.',
    ),
    amount: required(column.cents, 'Amount of the line, without taxes.'),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (row.start_day !== null && row.end_day !== null && row.end_day < row.start_day) {
      refuse('end_day', 'start_after_end')
    }
    if ((row.kind === 'service' || row.kind === 'adjustment') && row.name === null) {
      refuse('name', 'required_field')
    }
    if (row.unit !== null && row.unit !== unitOfPrice[row.price_unit]) refuse('unit', 'unit_not_valid')
  })
export type InvoiceLineRow = z.infer<typeof invoiceLineRow>
