import { givableRates, givenValue } from '@endoll/domain/billing/rates/given-rates.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** rates.csv: rows of docs/rates.md that the law has got since this release. */
export const rateRow = z
  .object({
    rate: required(column.text(40), `Name in docs/rates.md: ${Object.keys(givableRates).join(', ')}.`),
    start_day: required(column.day, 'First day. Past days with a known rate cannot be changed.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
    value: required(
      column.text(500),
      'Written as in docs/rates.md: 21, or `general 0.00234, professional 0.00054`, or `0.17 / 0.09 / …` by period.',
    ),
    source: required(column.text(300), 'BOE-A-2026-20265 art. 18.1, or who published it and when.'),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!Object.hasOwn(givableRates, row.rate)) refuse('rate', 'unknown_rate')
    else if (givenValue(row) === undefined) refuse('value', 'rate_value_not_valid')
    if (row.end_day !== null && row.end_day < row.start_day) refuse('end_day', 'start_after_end')
  })
export type RateRow = z.infer<typeof rateRow>
