import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import { sayOfTogether } from './say-of-together.ts'

/** Whether a person signs, who may withdraw, and whether the supply is wanted before that time is over; null of a firm. */
export function earlyStartOf(services: Pick<Services, 'clock'>, draft: DraftRow) {
  if (submissionOf(draft).lead.owner?.type !== 'F') return null
  return { asked: draft.early_start_at !== null, days: valueOn(withdrawalDays, todayOf(services)) }
}

/** Keeps the wish of all contracts that are signed together. Throws `request_ended` where there is none to sign. */
export async function wishEarlyStart(services: Services, id: string, asked: boolean): Promise<void> {
  await sayOfTogether(services, id, { early_start_at: asked ? instantText(services.clock.nowMs()) : null })
}
