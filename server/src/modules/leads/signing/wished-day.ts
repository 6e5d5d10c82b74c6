import { wishedStartDays } from '@endoll/domain/contracting/wished-start.ts'
import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../../platform/clock.ts'
import { invalidFields } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type DraftRow } from '../draft.ts'

type Clock = Pick<Services, 'clock'>

export function isConsumers(draft: DraftRow): boolean {
  return submissionOf(draft).lead.owner?.type === 'F'
}

/** The days that may be wished for a contract that is signed today. */
export function wishableDays(services: Clock, draft: DraftRow, early = draft.early_start_at !== null) {
  const { first, last } = wishedStartDays(todayOf(services), { isConsumer: isConsumers(draft), early })
  const has = (day: Day) => parseDay(day) !== undefined && first <= day && day <= last
  return { first, last, has }
}

/** The day that was wished, where the contract can still be signed today for it; else null. */
export function standingWish(services: Clock, draft: DraftRow): Day | null {
  const { wished_day: day } = draft
  return day !== null && wishableDays(services, draft).has(day) ? day : null
}

/** Throws where a contract was wished for a day that is too near by now: it is asked for again before it is signed. */
export function requireStandingWishes(services: Clock, drafts: readonly DraftRow[]): void {
  if (drafts.some((draft) => draft.wished_day !== standingWish(services, draft)))
    throw invalidFields({ wished_day: ['date_not_valid'] })
}
