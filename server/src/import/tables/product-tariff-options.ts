import { isChoiceOf, tariffOptions } from '@endoll/domain/supply/tariff-options.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

const { double_tariff, happy_hours, happy_day } = column.choiceFormats

/** product-tariff-options.csv: what the products let their customers choose. */
export const productTariffOptionRow = z
  .object({
    product_code: required(column.text(40), 'Product of products.csv. Electricity only.'),
    option: required(
      column.oneOf(tariffOptions),
      'Months of double tariff, hours of the clock plan, or weekend day.',
    ),
    choice: required(
      column.text(20),
      `One choice a row. double_tariff: ${double_tariff}. happy_hours: ${happy_hours}, in local time. happy_day: ${happy_day}.`,
    ),
    last_day: optional(column.day, 'Last day on which it can be chosen; who has chosen it keeps it.'),
    price: optional(
      column.decimal(7, 9, 'EUR/kWh'),
      'Price, without taxes, of the cheap hours: those of the clock plan, the whole weekend day, valley hours of the double tariff’s months. Without it customers see no estimate.',
    ),
    other_price: optional(
      column.decimal(7, 9, 'EUR/kWh'),
      'Price, without taxes, of the other hours; empty means that of the product.',
    ),
  })
  .superRefine(({ option, choice, price, other_price }, context) => {
    if (price === null && other_price !== null) {
      const required: ProblemCode = 'required_field'
      context.addIssue({ code: 'custom', path: ['price'], message: required })
    }
    const message: ProblemCode = 'not_valid'
    if (!isChoiceOf(option, choice)) context.addIssue({ code: 'custom', path: ['choice'], message })
  })
export type ProductTariffOptionRow = z.infer<typeof productTariffOptionRow>
