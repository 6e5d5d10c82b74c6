import type { UpdateObject } from 'kysely'
import type { Schema } from '../../../platform/db/schema.generated.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import type { DraftRow } from '../draft.ts'
import { getDraft } from './draft-signature.ts'
import { listSignedTogether, lockUnsigned } from './together.ts'

/** Keeps what is said before the signature of all contracts, or those of one kind, that it signs. Throws `request_ended`. */
export async function sayOfTogether(
  services: Services,
  id: string,
  said: UpdateObject<Schema, 'contract_draft'>,
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
