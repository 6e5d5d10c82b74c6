import { watchKinds, type WatchKind } from '@endoll/domain/notifications/kinds.ts'
import { getOwnContract } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Reader } from './own-notifications.ts'

export interface Watches {
  readonly use_limit_kwh: number | null
  readonly bill_limit_cents: number | null
  readonly above_usual: boolean
}

/** What an account has watched of a contract of its customer's. Throws not-found. */
export async function readWatches(db: Db, reader: Reader, name: string): Promise<Watches> {
  const { id } = await getOwnContract(db, reader, { name })
  const rows = await db
    .selectFrom('notification_watch')
    .select(['kind', 'limit_value'])
    .where('account_id', '=', reader.accountId)
    .where('customer_id', '=', reader.customerId)
    .where('contract_id', '=', id)
    .execute()
  const limitOf = (kind: WatchKind) => rows.find((row) => row.kind === kind)?.limit_value ?? null
  const useWh = limitOf('use_limit')
  return {
    use_limit_kwh: useWh === null ? null : useWh / 1000,
    bill_limit_cents: limitOf('bill_limit'),
    above_usual: rows.some(({ kind }) => kind === 'above_usual'),
  }
}

/**
 * Keeps what is watched; what changed is looked at again. Throws `contract_not_active` where something new is watched of a
 * contract that has nothing to come; what is watched of it can still be taken back.
 */
export async function saveWatches(
  db: Db,
  reader: Reader,
  { name, ...asked }: Watches & { readonly name: string },
): Promise<Watches> {
  const { id, state } = await getOwnContract(db, reader, { name })
  const before = await readWatches(db, reader, name)
  const isSame = {
    use_limit: before.use_limit_kwh === asked.use_limit_kwh,
    bill_limit: before.bill_limit_cents === asked.bill_limit_cents,
    above_usual: before.above_usual === asked.above_usual,
  }
  const limits = {
    use_limit: asked.use_limit_kwh === null ? undefined : asked.use_limit_kwh * 1000,
    bill_limit: asked.bill_limit_cents ?? undefined,
    above_usual: asked.above_usual ? null : undefined,
  }
  if (state !== 'activa' && watchKinds.some((kind) => !isSame[kind] && limits[kind] !== undefined))
    throw new Failure('contract_not_active')
  await db.transaction().execute(async (transaction) => {
    for (const kind of watchKinds.filter((one) => !isSame[one])) {
      await transaction
        .deleteFrom('notification_watch')
        .where('account_id', '=', reader.accountId)
        .where('customer_id', '=', reader.customerId)
        .where('contract_id', '=', id)
        .where('kind', '=', kind)
        .execute()
      const limit = limits[kind]
      if (limit === undefined) continue
      await transaction
        .insertInto('notification_watch')
        .values({
          account_id: reader.accountId,
          customer_id: reader.customerId,
          contract_id: id,
          kind,
          limit_value: limit,
          checked_day: null,
        })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'contract_id', 'kind']).doUpdateSet({ limit_value: limit }),
        )
        .execute()
    }
  })
  return readWatches(db, reader, name)
}
