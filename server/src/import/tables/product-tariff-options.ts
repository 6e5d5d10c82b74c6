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
  })
  .superRefine(({ option, choice }, context) => {
    const message: ProblemCode = 'not_valid'
    if (!isChoiceOf(option, choice)) context.addIssue({ code: 'custom', path: ['choice'], message })
  })
export type ProductTariffOptionRow = z.infer<typeof productTariffOptionRow>
