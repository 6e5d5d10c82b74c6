import { sql, type SelectQueryBuilder } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Schema } from '../../../platform/db/schema.generated.ts'
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

/** What a delegation is read with, where it is noted at once that somebody looks by it. */
interface Held {
  readonly customer_id: number
  readonly role: string
  readonly accepted_name: string | null
}

/** Reads delegations and notes of each, in the same statement, that the account looks; of those with such a role alone. */
export function withAccessNoted<Row extends Held>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  delegations: SelectQueryBuilder<Schema, 'delegation', Row>,
  { accountId, roles }: { readonly accountId: number; readonly roles: readonly string[] },
) {
  return db
    .with('held', () => delegations)
    .with('noted', (within) =>
      within
        .insertInto('customer_access')
        .columns(['customer_id', 'day', 'kind', 'account_id', 'who', 'why'])
        .expression(
          within
            .selectFrom('held')
            .select([
              'held.customer_id',
              sql<Day>`${todayOf({ clock })}::date`.as('day'),
              sql<'delegate'>`'delegate'`.as('kind'),
              sql<number>`${accountId}::bigint`.as('account_id'),
              sql<string>`coalesce(held.accepted_name, '')`.as('who'),
              sql<string>`held.role`.as('why'),
            ])
            .where(sql<boolean>`held.role = any(${[...roles]}::text[])`),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('held')
    .selectAll()
}
