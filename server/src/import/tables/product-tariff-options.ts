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
      'What is chosen: months of double tariff, hours of the clock plan, or the weekend day.',
    ),
    choice: required(
      column.text(20),
      `What can be chosen; one line for each. Of double_tariff: ${double_tariff}. Of happy_hours: ${happy_hours}, by the clock where the supply is. Of happy_day: ${happy_day}.`,
    ),
    last_day: optional(
      column.day,
      'Last day on which it can be chosen; empty while it lasts. Whoever has chosen it keeps it.',
    ),
    price: optional(
      column.decimal(7, 9, 'EUR/kWh'),
      'Price before taxes of the hours that it makes cheap: those of the clock plan, the weekend day whole, the valley hours in the months of a double tariff. Empty where customers are not shown what it would come to.',
    ),
    other_price: optional(
      column.decimal(7, 9, 'EUR/kWh'),
      'Price before taxes of all other hours while it lasts; empty where they keep the price of the product.',
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
