import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'
import type { AccountRow } from './queries.ts'
import { sha256 } from '../../platform/sha256.ts'

/** The cookie of a browser that has signed in to this account with its current password. */
const link = signedLink(
  'device',
  z.object({
    sub: z.string(),
    did: z.string(),
    /** Fingerprint of the password hash: after a change of password no device is known. */
    pwd: z.string(),
  }),
)

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
  services: Services,
  account: Pick<AccountRow, 'id' | 'password_hash'> | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (!account?.password_hash || !token) return undefined
  const said = await link.read(services, token)
  const known = said?.sub === String(account.id) && said.pwd === fingerprint(account.password_hash)
  return known ? said.did : undefined
}

/** The token by which this browser is known later; it keeps the id that the browser had. */
export function deviceTokenFor(
  services: Services,
  account: { readonly id: number; readonly passwordHash: string },
  deviceId: string | undefined,
): Promise<string> {
  const says = {
    sub: String(account.id),
    did: deviceId ?? randomUUID(),
    pwd: fingerprint(account.passwordHash),
  }
  return link.issue(services, says, knownDeviceSeconds)
}
