import { randomUUID } from 'node:crypto'
import type { Services } from '../../platform/services.ts'
import type { AccountRow } from './queries.ts'
import { readToken, signToken } from './tokens.ts'
import { sha256 } from '../../platform/sha256.ts'

/** A browser stays known for a year after its last sign-in. */
export const knownDeviceSeconds = 365 * 24 * 3600

function fingerprint(passwordHash: string) {
  return sha256(passwordHash).toString('base64url').slice(0, 16)
}

/**
 * The id of a browser that signed in to this account before, from the token in its cookie. It has a budget of attempts
 * of its own, so that somebody else's guesses cannot lock the owner out.
 */
export async function findKnownDevice(
  { db, clock }: Services,
  account: Pick<AccountRow, 'id' | 'password_hash'> | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (!account?.password_hash || !token) return undefined
  const read = await readToken(db, token, 'device', clock.nowMs())
  const { claims, inTime } = read ?? {}
  const known =
    inTime && claims?.sub === String(account.id) && claims.pwd === fingerprint(account.password_hash)
  return known ? claims.did : undefined
}

/** The token by which this browser is known later; it keeps the id that the browser had. */
export function deviceTokenFor(
  { db, clock }: Services,
  account: { readonly id: number; readonly passwordHash: string },
  deviceId: string | undefined,
): Promise<string> {
  const issuedAt = Math.floor(clock.nowMs() / 1000)
  return signToken(db, {
    typ: 'device',
    sub: String(account.id),
    did: deviceId ?? randomUUID(),
    pwd: fingerprint(account.passwordHash),
    iat: issuedAt,
    exp: issuedAt + knownDeviceSeconds,
  })
}
