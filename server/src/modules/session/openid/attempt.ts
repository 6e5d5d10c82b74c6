import { createHmac } from 'node:crypto'
import type { SignInBinding } from '../../../gateways/identity/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { hashOfSecret } from '../cookies.ts'

/** How long somebody has to sign in at the provider. */
export const attemptMs = 10 * 60_000

/** What only the browser that began can bring: computed from its cookie, and nowhere else. */
export function bindingOf(browserSecret: string, state: string): SignInBinding {
  const derive = (what: string) =>
    createHmac('sha256', browserSecret).update(`${what}:${state}`).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

export async function keepAttempt(
  db: Db,
  nowMs: number,
  { state, browserSecret }: { readonly state: string; readonly browserSecret: string },
): Promise<void> {
  await db.deleteFrom('openid_attempt').where('expires_at', '<=', at(nowMs)).execute()
  await db
    .insertInto('openid_attempt')
    .values({
      state_hash: hashOfSecret(state),
      browser_hash: hashOfSecret(browserSecret),
      expires_at: at(nowMs + attemptMs),
    })
    .execute()
}

/** Takes an attempt away; false where it is none of this browser's, too old, or came back before. */
export async function spendAttempt(
  db: Db,
  nowMs: number,
  { state, browserSecret }: { readonly state: string; readonly browserSecret: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('openid_attempt')
    .where('state_hash', '=', hashOfSecret(state))
    .where('browser_hash', '=', hashOfSecret(browserSecret))
    .where('expires_at', '>', at(nowMs))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
