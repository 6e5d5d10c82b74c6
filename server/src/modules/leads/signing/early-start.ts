import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import { getDraft } from './draft-signature.ts'
import { listSignedTogether, lockUnsigned } from './together.ts'

/** Whether a person signs, who may withdraw, and whether the supply is wanted before that time is over; null of a firm. */
export function earlyStartOf(services: Pick<Services, 'clock'>, draft: DraftRow) {
  if (submissionOf(draft).lead.owner?.type !== 'F') return null
  return { asked: draft.early_start_at !== null, days: valueOn(withdrawalDays, todayOf(services)) }
}

/** Keeps the wish of all contracts that are signed together. Throws `request_ended` where there is none to sign. */
export async function wishEarlyStart(services: Services, id: string, asked: boolean): Promise<void> {
  const { db, clock } = services
  const together = await listSignedTogether(services, await getDraft(db, id))
  await transact(db, async (transaction) => {
    const drafts = await lockUnsigned(
      transaction,
      services,
      together.map((draft) => draft.id),
    )
    if (!drafts.some((draft) => draft.id === id)) throw new Failure('request_ended')
    await transaction
      .updateTable('contract_draft')
      .set({ early_start_at: asked ? at(clock.nowMs()) : null })
      .where(
        'id',
        'in',
        drafts.map((draft) => draft.id),
      )
      .execute()
  })
}
