import type { FastifyRequest } from 'fastify'
import type { LogoutToken } from '../../../gateways/identity/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { invalidFields } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { endSessions } from '../sessions.ts'
import { askProvider } from './provider.ts'

/** A 400, as the protocol wants it. */
function refused() {
  return invalidFields({ logout_token: ['not_valid'] })
}

/** The one logout token of a form. */
function tokenIn(body: unknown): string | undefined {
  if (!(body instanceof Uint8Array)) return undefined
  const [token, ...more] = new URLSearchParams(Buffer.from(body).toString('latin1')).getAll('logout_token')
  return more.length === 0 ? token : undefined
}

/**
 * Takes the provider's message that somebody has signed out there: of one session where it names one, else every session
 * of that customer. Each message counts once.
 */
export async function receiveLogout(
  services: ConnectedServices,
  { body, log }: { readonly body: unknown; readonly log: FastifyRequest['log'] },
): Promise<void> {
  const token = tokenIn(body)
  const read =
    token === undefined
      ? undefined
      : await askProvider(services, log, (provider) => provider.readLogoutToken(token))
  if (!read) throw refused()
  await transact(services.db, async (transaction) => {
    const nowMs = services.clock.nowMs()
    if (!(await isFirst(transaction, nowMs, read))) throw refused()
    const ended = endSessions(transaction, nowMs, 'provider')
    if (read.sid === null) {
      await ended.where('account_id', 'in', accountsOf(transaction, read)).execute()
      const accounts = await accountsOf(transaction, read).execute()
      for (const { account_id: accountId } of accounts)
        await services.accountHooks.sessionsEnded(transaction, { accountId })
    } else {
      const rows = await ended.where('id', 'in', sessionsOf(transaction, read)).returning('id').execute()
      await services.accountHooks.sessionsEnded(transaction, { sessions: rows.map(({ id }) => id) })
    }
  })
}

async function isFirst(transaction: Db, nowMs: number, { issuer, jti, goodForMs }: LogoutToken) {
  await transaction.deleteFrom('openid_logout').where('expires_at', '<=', at(nowMs)).execute()
  const first = await transaction
    .insertInto('openid_logout')
    .values({ jti_hash: sha256(`${issuer} ${jti}`), expires_at: at(nowMs + goodForMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti_hash')
    .executeTakeFirst()
  return first !== undefined
}

function accountsOf(db: Db, { issuer, subject }: LogoutToken) {
  return db
    .selectFrom('openid_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
}

function sessionsOf(db: Db, { issuer, subject, sid }: LogoutToken) {
  return db
    .selectFrom('openid_session')
    .select('session_id')
    .where('issuer', '=', issuer)
    .where('sid', '=', sid)
    .$if(subject !== null, (query) => query.where('subject', '=', subject!))
}
