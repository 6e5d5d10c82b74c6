import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { withdrawalDays } from '@endoll/domain/contracting/withdrawal.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import type { Updateable } from 'kysely'
import { todayOf } from '../../../platform/clock.ts'
import type { ContractDraftTable } from '../../../platform/db/schema.generated.ts'
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
  await sayOfTogether(services, id, { early_start_at: asked ? instantText(services.clock.nowMs()) : null })
}

/** Keeps what is said before the signature of all contracts, or those of one kind, that it signs. Throws `request_ended`. */
export async function sayOfTogether(
  services: Services,
  id: string,
  said: Updateable<ContractDraftTable>,
  kind?: DraftRow['kind'],
): Promise<void> {
  const { db } = services
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
      .set(said)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .where(
        'id',
        'in',
        drafts.map((draft) => draft.id),
      )
      .execute()
  })
}
