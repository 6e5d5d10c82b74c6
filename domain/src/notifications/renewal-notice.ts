import { termLastDay } from '../contracting/contract-terms.ts'
import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, type Day } from '../time/day.ts'

/** How many days before the last day to refuse a renewal a consumer is reminded of it, at the latest. */
export const renewalNoticeDays: readonly Rate<number>[] = [
  {
    from: '2000-01-01',
    to: '2025-12-28',
    value: 15,
    source: 'Before Ley 10/2025 nothing was found that asks for it: its own days are taken.',
    confidence: 'low',
  },
  {
    from: '2025-12-28',
    value: 15,
    source: 'RDLeg 1/2007 art. 97.1.p as of Ley 10/2025 DF 3.ª.6 (read on 2026-11-26)',
    confidence: 'high',
  },
]

/** Reminded so many days earlier still, so that mails that come back can be posted. */
export const renewalAheadDays = 15

/**
 * The last day of a contract's present term where its renewal is to be told on `day`: from a month before that day until
 * the law's fifteen days before it, and later too where nobody was told in time. Undefined otherwise.
 */
export function renewalToTell(startDay: Day, durationMonths: number, day: Day): Day | undefined {
  const lastDay = termLastDay(startDay, durationMonths, day)
  return addDays(lastDay, -(valueOn(renewalNoticeDays, day) + renewalAheadDays)) <= day ? lastDay : undefined
}
