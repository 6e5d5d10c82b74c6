import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addWorkingDays } from '../supply/working-days.ts'
import { addDays, type Day } from '../time/day.ts'

/** In which time claims have to be answered. */
type ClaimAnswer = {
  readonly workingDays: number
  /** Calendar days of those about bills and undue charges, where they have a time of their own. */
  readonly billingDays?: number
  /** Hours of those about a supply that has stopped. */
  readonly continuityHours?: number
  /** Working days, at least, that a customer has to complete a claim. */
  readonly completionWorkingDays?: number
}

export const claimAnswers: readonly Rate<ClaimAnswer>[] = [
  {
    from: '2000-01-01',
    to: '2025-12-28',
    value: { workingDays: 15 },
    source: 'The rule before Ley 10/2025 was not looked up: its fifteen days are taken for it.',
    confidence: 'low',
  },
  {
    from: '2025-12-28',
    value: { workingDays: 15, billingDays: 5, continuityHours: 2, completionWorkingDays: 10 },
    source:
      'Ley 10/2025 arts 13.3 and 17.1–3 and RD 88/2026 art. 55.3 (read on 2026-11-26); the five days are not said to be working days and are counted as calendar days. Companies have until 2026-12-28 to adapt (DT única). RDLeg 1/2007 art. 21.3 says fifteen days, and the law of the sector goes before it.',
    confidence: 'high',
  },
]

/**
 * Claims about a supply that has stopped (CNMC table 82): failures without a claim for damages, a cut that should not
 * have been, a reconnection that does not come.
 */
const continuity: ReadonlySet<string> = new Set(['022', '028', '032'])

/**
 * The last day on which a claim of a day has to be answered; local holidays do not count. Of a supply that has stopped
 * it is two hours, so the same day. `type` and `subtype` as CNMC tables 81 and 82 have them.
 */
export function claimAnswerDay(
  sent: Day,
  { type, subtype }: { readonly type: string; readonly subtype: string },
): Day {
  const { workingDays, billingDays, continuityHours } = valueOn(claimAnswers, sent)
  if (continuityHours !== undefined && continuity.has(subtype)) return sent
  if (billingDays !== undefined && type === '02') return addDays(sent, billingDays)
  return addWorkingDays(sent, workingDays)
}

/**
 * The last day on which a customer can complete a claim that they are asked on a day to complete; undefined before the
 * law said so. Once they do, its time to be answered begins (`claimAnswerDay` of that day); otherwise it counts as
 * resolved. Source: Ley 10/2025 art. 13.3 (at least ten working days).
 */
export function claimCompletionDay(asked: Day): Day | undefined {
  const { completionWorkingDays } = valueOn(claimAnswers, asked)
  return completionWorkingDays === undefined ? undefined : addWorkingDays(asked, completionWorkingDays)
}
