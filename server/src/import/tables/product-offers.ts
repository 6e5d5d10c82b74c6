import * as z from 'zod'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** product-offers.csv: which products whoever becomes a customer is offered. */
export const productOfferRow = z
  .object({
    product_code: required(column.text(40), 'Product of products.csv.'),
    tariff: required(column.text(40), 'Access tariff it is offered for: 2.0TD, 3.0TD …; gas: RL.1, RL.2 …'),
    start_day: required(column.day, 'First day of the offer.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
    customers: withDefault(
      column.oneOf(['any', 'person', 'company']),
      'any',
      'Who may sign up; empty means any.',
    ),
    self_consumption: withDefault(
      column.oneOf(['any', 'with', 'without']),
      'any',
      'With or without self-consumption; empty means any.',
    ),
    description: optional(column.text(500), 'Short description; translations in texts.csv.'),
    url: optional(column.webAddress, 'Where its conditions are.'),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!findTariff(row.tariff) && !isGasTariff(row.tariff)) refuse('tariff', 'unknown_tariff')
    if (row.end_day !== null && row.end_day < row.start_day) refuse('end_day', 'start_after_end')
  })
export type ProductOfferRow = z.infer<typeof productOfferRow>

/** Whether a row is about gas: its tariff is one that new contracts of gas can have, spelled as it is called. */
export function isGasTariff(tariff: string): boolean {
  const found = findGasTariff(tariff)
  return found !== undefined && !found.legacy && found.name === tariff
}
