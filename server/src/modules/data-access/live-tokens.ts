import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { todayOf } from '../../platform/clock.ts'
import { liveDelegations } from '../delegations/queries.ts'

/**
 * Tokens that still open something: not ended nor past their last day, of an account that is not disabled and, where a delegate
 * made it, while the delegation holds. Not scoped: the caller says whose.
 */
export function liveTokens(db: Db, services: Pick<Services, 'clock' | 'deployment'>) {
  const today = todayOf(services)
  return db
    .selectFrom('data_token')
    .innerJoin('account', 'account.id', 'data_token.account_id')
    .leftJoin(
      liveDelegations(db, today)
        .select(['delegation.id', 'delegation.customer_id', 'delegation.account_id', 'delegation.chosen'])
        .select(['delegation.accepted_name', 'delegation.role'])
        .select(
          sql<number[]>`array(
            select contract_id from delegation_contract where delegation_id = delegation.id order by contract_id)`.as(
            'contracts',
          ),
        )
        .as('acting'),
      (join) =>
        join
          .onRef('acting.id', '=', 'data_token.delegation_id')
          .onRef('acting.customer_id', '=', 'data_token.customer_id')
          .onRef('acting.account_id', '=', 'data_token.account_id'),
    )
    .where('data_token.ended_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where((where) =>
      where.or([where('data_token.end_day', 'is', null), where('data_token.end_day', '>=', today)]),
    )
    .where((where) =>
      where.or([
        where('data_token.delegation_id', 'is', null),
        services.deployment.switches.delegation ? where('acting.id', 'is not', null) : sql<boolean>`false`,
      ]),
    )
}
