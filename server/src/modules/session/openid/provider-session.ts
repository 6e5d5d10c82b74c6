import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ProviderIdentity } from '../../../gateways/identity/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { hashOfSecret } from '../../../platform/secret.ts'
import type { OpenedSession } from '../sessions.ts'

const ivBytes = 12
const tagBytes = 16
/** Longer than the way from signing out to the provider. */
const leaveMs = 60_000

/** The key is made of what only the browser's cookie holds. */
function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'endoll id token', 32))
}

/** Seals a text with the secret of a session, for that session alone. */
export function seal(
  text: string,
  { secret, sessionId }: Pick<OpenedSession, 'secret' | 'sessionId'>,
): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv).setAAD(Buffer.from(sessionId))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Undefined if it was sealed by another secret, for another session, or changed. */
export function unseal(
  sealed: Buffer,
  { secret, sessionId }: Pick<OpenedSession, 'secret' | 'sessionId'>,
): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(sessionId))
      .setAuthTag(sealed.subarray(-tagBytes))
    const text = decipher.update(sealed.subarray(ivBytes, -tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Writes down through which session of the provider a session was opened. */
export async function keepProviderSession(
  db: Db,
  opened: OpenedSession,
  { issuer, subject, sid, idToken }: ProviderIdentity,
): Promise<void> {
  await db
    .insertInto('openid_session')
    .values({ session_id: opened.sessionId, issuer, subject, sid, id_token_sealed: seal(idToken, opened) })
    .execute()
}

/** The ID token of a session that has just been left, by the secret of its cookie; once. */
export async function takeLeftToken(db: Db, nowMs: number, secret: string): Promise<string | undefined> {
  const left = await db
    .deleteFrom('openid_session')
    .using('session')
    .whereRef('session.id', '=', 'openid_session.session_id')
    .where('session.cookie_hash', '=', hashOfSecret(secret))
    .where('session.ended_because', '=', 'logout')
    .where('session.ended_at', '>', at(nowMs - leaveMs))
    .returning(['openid_session.session_id', 'openid_session.id_token_sealed'])
    .executeTakeFirst()
  if (!left?.id_token_sealed) return undefined
  return unseal(left.id_token_sealed, { secret, sessionId: left.session_id })
}
