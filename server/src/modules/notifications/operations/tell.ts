import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { channelsOf } from '@endoll/domain/notifications/kinds.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'

/** A notification for an account. */
export interface Told {
  readonly accountId: number
  readonly customerId: number
  /** Identifies its subject: the same is not told again. */
  readonly key: string
  /** Null if it concerns no contract. */
  readonly contract: { readonly id: number; readonly name: string } | null
  readonly about: NotificationAbout
}

async function readChoices(db: Db, all: readonly Told[]) {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['account_id', 'kind', 'shown', 'mail', 'push'])
    .where('account_id', 'in', [...new Set(all.map(({ accountId }) => accountId))])
    .execute()
  return new Map(rows.map((row) => [`${row.account_id} ${row.kind}`, row]))
}

/** The accounts that have a browser to show it. */
async function readPushed(db: Db, all: readonly Told[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('push_device')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', [...new Set(all.map(({ accountId }) => accountId))])
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

/** Writes notifications, each where its account wants it. What was told before stays as it is. */
export async function tell(
  db: Db,
  { clock, failPoint }: Pick<Services, 'clock' | 'failPoint'>,
  all: readonly Told[],
): Promise<void> {
  if (all.length === 0) return
  const choices = await readChoices(db, all)
  const pushed = await readPushed(db, all)
  const now = at(clock.nowMs())
  const rows = all.map(({ accountId, customerId, key, contract, about }) => {
    const { kind } = about
    const channels = channelsOf(kind, choices.get(`${accountId} ${kind}`))
    return {
      account_id: accountId,
      customer_id: customerId,
      key,
      kind,
      contract_id: contract?.id ?? null,
      contract_name: contract?.name ?? null,
      about: JSON.stringify(about),
      at: now,
      shown: channels.shown,
      mail: channels.mail ? ('due' as const) : ('none' as const),
      push: channels.push && pushed.has(accountId) ? ('due' as const) : ('none' as const),
    }
  })
  await db
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .execute()
  await failPoint?.('notification-written')
}
