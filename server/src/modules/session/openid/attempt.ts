import { createHmac } from 'node:crypto'
import type { SignInBinding } from '../../../gateways/identity/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { invalidFields } from '../../../platform/http/failure.ts'
import { hashOfSecret } from '../../../platform/secret.ts'

/** How long somebody has to sign in at the provider. */
export const attemptMs = 10 * 60_000

function derived(browserSecret: string, stateHash: Buffer): Omit<SignInBinding, 'state'> {
  const derive = (what: string) =>
    createHmac('sha256', browserSecret).update(`${what}:`).update(stateHash).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}

/** What only the browser that began can bring: computed from its cookie and the attempt's state, and kept nowhere. */
export function bindingOf(browserSecret: string, state: string): SignInBinding {
  return { state, ...derived(browserSecret, hashOfSecret(state)) }
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

interface CameBack {
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly browserSecret: string
}

/** Consumes an attempt; undefined if it is not this browser's, expired, or used. */
export async function spendAttempt(
  db: Db,
  nowMs: number,
  { state, nonce, browserSecret }: CameBack,
): Promise<Omit<SignInBinding, 'state'> | undefined> {
  if (state === undefined && nonce === undefined) throw invalidFields({ state: ['required_field'] })
  const begun = await db
    .selectFrom('openid_attempt')
    .select('state_hash')
    .where('browser_hash', '=', hashOfSecret(browserSecret))
    .where('expires_at', '>', at(nowMs))
    .execute()
  for (const { state_hash: stateHash } of begun) {
    const binding = derived(browserSecret, stateHash)
    const isIt =
      (state === undefined || hashOfSecret(state).equals(stateHash)) &&
      (nonce === undefined || nonce === binding.nonce)
    if (!isIt) continue
    const { numDeletedRows } = await db
      .deleteFrom('openid_attempt')
      .where('state_hash', '=', stateHash)
      .executeTakeFirstOrThrow()
    // Two calls at once: one of them.
    return numDeletedRows === 1n ? binding : undefined
  }
  return undefined
}
