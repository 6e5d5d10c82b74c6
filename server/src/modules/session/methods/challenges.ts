import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { sha256 } from '../../../platform/sha256.ts'

/** What a challenge is for. Signing in has no session yet; the others are answered by the session that asked. */
export type ChallengeOf =
  | { readonly purpose: 'sign-in'; readonly sessionId: null }
  | { readonly purpose: 'add' | 'step-up'; readonly sessionId: string }

/** How long somebody has to answer. A login page that stays open asks again. */
export const challengeMs = 5 * 60_000

/** Keeps the hash of a challenge until it is answered or too old. */
export async function keepChallenge(
  db: Db,
  nowMs: number,
  challenge: string,
  { purpose, sessionId }: ChallengeOf,
): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at(nowMs)).execute()
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: sha256(challenge),
      purpose,
      session_id: sessionId,
      expires_at: at(nowMs + challengeMs),
    })
    .execute()
}

/** Consumes a challenge; false if it is not ours, expired, used, or of another purpose or session. */
export async function spendChallenge(
  db: Db,
  nowMs: number,
  challenge: string,
  { purpose, sessionId }: ChallengeOf,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)
    .where('expires_at', '>', at(nowMs))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The challenge that a key claims to have signed; the signature is verified elsewhere. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
