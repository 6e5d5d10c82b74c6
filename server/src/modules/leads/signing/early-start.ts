import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { todayOf } from '../../../platform/clock.ts'
import { invalidFields } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import type { DraftRow } from '../draft.ts'
import { getDraft } from './draft-signature.ts'
import { sayOfTogether } from './say-of-together.ts'
import { isConsumers, wishableDays } from './wished-day.ts'

/** Whether a person signs, who may withdraw, and whether the supply is wanted before that time is over; null of a firm. */
export function earlyStartOf(services: Pick<Services, 'clock'>, draft: DraftRow) {
  if (!isConsumers(draft)) return null
  return { asked: draft.early_start_at !== null, days: valueOn(withdrawalDays, todayOf(services)) }
}

/** The day on which it is wanted, and those that may be wished. */
export function wishedStartOf(services: Pick<Services, 'clock'>, draft: DraftRow) {
  const { first, last } = wishableDays(services, draft)
  return { day: draft.wished_day, first_day: first, last_day: last }
}

/**
 * Keeps when all contracts that are signed together are to start. A day that was wished before goes where it lies within
 * the days of withdrawal and these are no longer given up. Throws `request_ended` if there is none to sign.
 */
export async function wishStart(
  services: Services,
  id: string,
  { asked, day }: { readonly asked: boolean; readonly day?: Day | null | undefined },
): Promise<void> {
  const draft = await getDraft(services.db, id)
  const days = wishableDays(services, draft, asked)
  if (typeof day === 'string' && !days.has(day)) throw invalidFields({ day: ['date_not_valid'] })
  const wished = day === undefined ? draft.wished_day : day
  await sayOfTogether(services, id, {
    early_start_at: asked ? instantText(services.clock.nowMs()) : null,
    wished_day: wished !== null && days.has(wished) ? wished : null,
  })
}
