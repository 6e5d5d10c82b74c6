import { sql } from 'kysely'
import type { TokenKind } from '@endoll/api/data-tokens.ts'
import { budgetOf, spend } from '../../../platform/budget.ts'
import { at } from '../../../platform/db/at.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { TokenCaller } from '../../../platform/http/implement.ts'
import type { ReadByToken } from '../../../platform/http/mount.ts'
import { hashOfSecret } from '../../../platform/secret.ts'
import type { Services } from '../../../platform/services.ts'
import { noteAccess } from '../../customer-access/operations/note-access.ts'
import { liveTokens } from '../live-tokens.ts'

/** What one token may ask for in an hour: a dozen figures of ten supplies every ten minutes. */
const callsAnHour = 720
const minuteMs = 60_000

interface Shown {
  readonly kind: TokenKind
  readonly secret: string
}

/** What a call shows: a calendar's address ends in its secret, a program sends a header. */
function shownBy({ params, headers }: Parameters<ReadByToken>[0]): Shown {
  const { secret } = params as { readonly secret?: string }
  if (secret !== undefined) return { kind: 'calendar', secret }
  return { kind: 'data', secret: /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? '' }
}

/** Both limits hold: what the token was made for, and what the delegation allows today. */
function contractsOf(token: readonly number[] | null, acting: readonly number[] | null) {
  if (token === null) return acting?.map(Number)
  const chosen = token.map(Number)
  return acting === null ? chosen : chosen.filter((id) => acting.map(Number).includes(id))
}

/**
 * Asked anew with every call, so that what has ended is over at the next. What has ended and what never was fail alike:
 * `unauthenticated`, of a calendar `not_found`; with `too_many_attempts` a token that asks too often.
 */
export function readByToken(services: Services): ReadByToken {
  const { db, clock } = services
  const calls = budgetOf(db, { kind: 'data-token', points: callsAnHour, windowSeconds: 3600 })
  return (request) =>
    asOffice('sign_in', async (): Promise<TokenCaller> => {
      const { kind, secret } = shownBy(request)
      const read = async () => {
        const found = await liveTokens(db, services)
          .where('data_token.secret_hash', '=', hashOfSecret(secret))
          .where('data_token.kind', '=', kind)
          .select(['data_token.id', 'data_token.customer_id', 'data_token.account_id'])
          .select(['data_token.delegation_id', 'data_token.contract_ids'])
          .select(['acting.chosen', 'acting.contracts', 'acting.accepted_name', 'acting.role'])
          .executeTakeFirst()
        if (!found) throw kind === 'calendar' ? notFound() : new Failure('unauthenticated')
        return found
      }
      const found = await read()
      await spend(calls, String(found.id))
      const nowMs = clock.nowMs()
      await db
        .updateTable('data_token')
        .set({ used_at: at(nowMs) })
        .where('id', '=', found.id)
        .where(sql<boolean>`used_at is null or used_at <= ${at(nowMs - minuteMs)}`)
        .execute()
      const { customer_id: customerId, account_id: accountId, role } = found
      if (role !== null)
        await noteAccess(services, [
          { customerId, kind: 'delegate', accountId, who: found.accepted_name ?? '', why: role },
        ])
      return {
        customerId,
        accountId,
        contracts: contractsOf(found.contract_ids, found.chosen ? (found.contracts ?? []) : null),
        delegationId: found.delegation_id ?? undefined,
        grant: { stillHolds: async () => void (await asOffice('sign_in', read)) },
      }
    })
}
