import { sql } from 'kysely'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { longestTokenMonths, type createDataToken, type DataToken } from '@endoll/api/data-tokens.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { instantMs, instantText } from '@endoll/domain/time/instant.ts'
import { findId, ownContracts } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { hashOfSecret, newSecret } from '../../platform/secret.ts'
import { noticeAccount } from '../session/operations/account-notice.ts'
import { liveTokens } from './live-tokens.ts'

/** Those of the customer; to a delegate what they made under the delegation that the call names. */
function shownTokens(db: Db, services: Services, caller: Caller) {
  const { customerId, accountId, delegationId } = caller
  const own = liveTokens(db, services).where('data_token.customer_id', '=', customerId)
  if (delegationId === undefined) return own
  return own
    .where('data_token.account_id', '=', accountId)
    .where('data_token.delegation_id', '=', delegationId)
}

export async function listTokens(services: Services, caller: Caller): Promise<DataToken[]> {
  const { db } = services
  const rows = await shownTokens(db, services, caller)
    .select(['data_token.id', 'data_token.kind', 'data_token.name', 'data_token.contract_ids'])
    .select(['data_token.end_day', 'data_token.used_at', 'acting.accepted_name'])
    .select(sql<Day>`(data_token.created_at at time zone 'Europe/Madrid')::date`.as('start_day'))
    .orderBy('data_token.id')
    .execute()
  const contracts = await ownContracts(db, caller).select(['id', 'name']).execute()
  const names = new Map(contracts.map(({ id, name }) => [id, name]))
  return rows.map(({ id, kind, name, contract_ids, accepted_name, start_day, end_day, used_at }) => ({
    id,
    kind,
    name,
    contracts: contract_ids && contract_ids.flatMap((one) => names.get(one) ?? []).toSorted(),
    made_by: accepted_name,
    start_date: start_day,
    end_date: end_day,
    used_at: used_at && instantText(instantMs(used_at)),
  }))
}

type Asked = BodyOf<typeof createDataToken>

function checkEnd(services: Services, { kind, end_date: end }: Asked): void {
  if (end === null) {
    if (kind === 'data') throw invalidFields({ end_date: ['required_field'] })
    return
  }
  const today = todayOf(services)
  if (end < today || end > addMonths(today, longestTokenMonths))
    throw invalidFields({ end_date: ['date_not_valid'] })
}

/** Ids of the contracts that are named; null of all. Throws where one is not the caller's to see. */
async function contractsAsked(db: Db, caller: Caller, names: Asked['contracts']) {
  if (names === null) return null
  const rows = await ownContracts(db, caller).select('id').where('name', 'in', names).execute()
  if (rows.length !== new Set(names).size) throw invalidFields({ contracts: ['not_valid'] })
  return rows.map(({ id }) => id)
}

/** Makes a token, tells the owner of the account, and returns the secret, which is kept nowhere. */
export async function makeToken(services: Services, caller: Caller, asked: Asked): Promise<string> {
  checkEnd(services, asked)
  const secret = newSecret()
  await transact(services.db, async (db) => {
    await db
      .insertInto('data_token')
      .values({
        customer_id: caller.customerId,
        account_id: caller.accountId,
        delegation_id: caller.delegationId ?? null,
        kind: asked.kind,
        name: asked.name,
        secret_hash: hashOfSecret(secret),
        contract_ids: await contractsAsked(db, caller, asked.contracts),
        created_at: at(services.clock.nowMs()),
        end_day: asked.end_date,
      })
      .execute()
    const owner = await db
      .selectFrom('account')
      .innerJoin('customer', 'customer.id', 'account.customer_id')
      .select(['account.id', 'account.locale', 'customer.name'])
      .where('account.customer_id', '=', caller.customerId)
      .orderBy('account.id')
      .limit(1)
      .executeTakeFirst()
    if (owner) await noticeAccount(db, services, owner, 'data_token_made')
  })
  return secret
}

/** Ends one of those that are shown; throws not-found. */
export async function endToken(services: Services, caller: Caller, id: string): Promise<void> {
  await transact(services.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('data_token')
      .set({ ended_at: at(services.clock.nowMs()) })
      .where('id', 'in', shownTokens(db, services, caller).select('data_token.id'))
      .where('id', '=', findId(id) ?? 0)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw notFound()
  })
}
