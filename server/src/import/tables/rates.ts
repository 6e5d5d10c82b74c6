import { givableRates, givenValue } from '@endoll/domain/billing/rates/given-rates.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** rates.csv: rows of docs/rates.md that the law has got since this release. */
export const rateRow = z
  .object({
    rate: required(
      column.text(40),
      `Which rate, by its name in docs/rates.md: ${Object.keys(givableRates).join(', ')}.`,
    ),
    start_day: required(
      column.day,
      'First day. Days on which docs/rates.md has a row that is sure and past are not taken; those on which it has a guess, or nothing, are.',
    ),
    end_day: optional(column.day, 'Last day, included; empty while it lasts.'),
    value: required(
      column.text(500),
      'The value, written as docs/rates.md writes one of this rate: 21, or `general 0.00234, professional 0.00054`, or `0.17 / 0.09 / …` by period.',
    ),
    source: required(
      column.text(300),
      'Where it was read: BOE-A-2026-20265 art. 18.1, or who published the figure and when.',
    ),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!Object.hasOwn(givableRates, row.rate)) refuse('rate', 'unknown_rate')
    else if (givenValue(row) === undefined) refuse('value', 'rate_value_not_valid')
    if (row.end_day !== null && row.end_day < row.start_day) refuse('end_day', 'start_after_end')
  })
export type RateRow = z.infer<typeof rateRow>
