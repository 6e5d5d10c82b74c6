import { termLastDay } from '../contracting/contract-terms.ts'
import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, addMonths, daysBetween, type Day } from '../time/day.ts'

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

/** Months before its end by which the renewal of a contract at the PVPC is announced. */
export const pvpcRenewalMonths: readonly Rate<number>[] = [
  {
    from: '2014-03-30',
    value: 2,
    source: 'RD 216/2014 art. 5.8 (read on 2026-11-27)',
    confidence: 'high',
  },
]

/** Within how many days of a day a term may end whose renewal is to be told on it, at the PVPC or not. */
export function renewalAhead(day: Day, isPvpc: boolean): number {
  const months = isPvpc ? daysBetween(day, addMonths(day, valueOn(pvpcRenewalMonths, day))) : 0
  return Math.max(months, valueOn(renewalNoticeDays, day)) + renewalAheadDays
}

/**
 * The last day of a contract's present term where its renewal is to be told on `day`: from fifteen days before what the law
 * asks for, fifteen days or two months, and later too where nobody was told in time. Undefined otherwise.
 */
export function renewalToTell(
  { startDay, durationMonths, isPvpc }: RenewingContract,
  day: Day,
): Day | undefined {
  const lastDay = termLastDay(startDay, durationMonths, day)
  return addDays(lastDay, -renewalAhead(day, isPvpc)) <= day ? lastDay : undefined
}

/** A contract that renews for as long as it lasts. */
export type RenewingContract = {
  readonly startDay: Day
  readonly durationMonths: number
  readonly isPvpc: boolean
}
