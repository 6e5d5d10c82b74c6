import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'

interface Access {
  readonly customerId: number
  readonly kind: 'delegate' | 'agent'
  /** Of a delegate; null of an agent. */
  readonly accountId: number | null
  /** What they are called today. */
  readonly who: string
  /** Of a delegate the role, of an agent the reason. */
  readonly why: string
}

/** Notes who looks at a customer's data today, once a day, person and reason; the customer reads it on their own page. */
export async function noteAccess(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { customerId, kind, accountId, who, why }: Access,
): Promise<void> {
  await db
    .insertInto('customer_access')
    .values({
      customer_id: customerId,
      day: todayOf({ clock }),
      kind,
      account_id: accountId,
      who,
      why,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
