import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'

/** Working days in which a claim has to be answered. */
export const claimAnswerWorkingDays: readonly Rate<number>[] = [
  {
    from: '2000-01-01',
    to: '2025-12-28',
    value: 15,
    source: 'The rule before Ley 10/2025 was not looked up: its fifteen days are taken for it.',
    confidence: 'low',
  },
  {
    from: '2025-12-28',
    value: 15,
    source:
      'Ley 10/2025, de 26 de diciembre (BOE of 2025-12-27): fifteen working days as a rule; read in summaries of the law (looked for again on 2026-11-23); its text, and so the number of the article, was not found. Companies have until 2026-12-28 to adapt',
    confidence: 'medium',
  },
]

/** The last day on which a claim of a day has to be answered; local holidays do not count. */
export function claimAnswerDay(sent: Day): Day {
  return addWorkingDays(sent, valueOn(claimAnswerWorkingDays, sent))
}
