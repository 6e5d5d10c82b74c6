import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'

export interface Access {
  readonly customerId: number
  readonly kind: 'delegate' | 'agent'
  /** Of a delegate; null of an agent. */
  readonly accountId: number | null
  /** What they are called today. */
  readonly who: string
  /** Of a delegate the role, of an agent the reason. */
  readonly why: string
}

/**
 * Notes who looks at the data of customers today, once a day, customer, person and reason; each customer reads it on their
 * own page.
 */
export async function noteAccess(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  looks: readonly Access[],
): Promise<void> {
  if (looks.length === 0) return
  const day = todayOf({ clock })
  await db
    .insertInto('customer_access')
    .values(
      looks.map(({ customerId, kind, accountId, who, why }) => ({
        customer_id: customerId,
        day,
        kind,
        account_id: accountId,
        who,
        why,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
