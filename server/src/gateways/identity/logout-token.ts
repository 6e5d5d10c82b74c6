import { compactVerify, type CompactVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { IdentityProviderSilentError, type LogoutToken } from './gateway.ts'

/** How far the provider's clock may differ from ours. */
export const leewaySeconds = 30
/** How old a logout token may be; a provider that cannot reach the office tries again within that. */
const oldestSeconds = 300
const longestToken = 8192
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** No "none", and nothing that the office could have signed itself. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const name = z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/))
const seconds = z.number().check(z.gte(0), z.lte(100_000_000_000))

/** OpenID Connect Back-Channel Logout 1.0, 2.4. */
const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: seconds,
  exp: z.optional(seconds),
  jti: name,
  events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
  sub: z.optional(name),
  sid: z.optional(name),
})

interface Expected {
  readonly keys: CompactVerifyGetKey
  readonly issuer: string
  readonly clientId: string
  readonly nowMs: number
}

/** What a logout token says, where all of it is good (2.6 of the same); else undefined. */
export async function readLogoutToken(
  token: string,
  { keys, issuer, clientId, nowMs }: Expected,
): Promise<LogoutToken | undefined> {
  const payload = await verified(token, keys)
  const parsed = claimsSchema.safeParse(payload)
  if (!parsed.success) return undefined
  const { iss, aud, iat, exp, jti, sub, sid, nonce } = parsed.data
  const now = nowMs / 1000
  const isOurs = iss === issuer && [aud].flat().includes(clientId)
  const inTime =
    iat <= now + leewaySeconds &&
    iat > now - oldestSeconds - leewaySeconds &&
    (exp === undefined || exp > now - leewaySeconds)
  // With a nonce it is an ID token, which a browser may have seen.
  if (!isOurs || !inTime || nonce !== undefined || (sub === undefined && sid === undefined)) return undefined
  const goodForMs = (iat - now + oldestSeconds + 2 * leewaySeconds) * 1000
  return { issuer, subject: sub ?? null, sid: sid ?? null, jti, goodForMs }
}

async function verified(token: string, keys: CompactVerifyGetKey): Promise<unknown> {
  if (token.length > longestToken) return undefined
  try {
    const { payload } = await compactVerify(token, keys, { algorithms: signatureAlgorithms })
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)) as unknown
  } catch (error) {
    // Whether it is good is not known: the provider has to send it again.
    if (error instanceof Error && (error.name === 'JWKSTimeout' || isUnread(error)))
      throw new IdentityProviderSilentError(error.name)
    return undefined
  }
}

function isUnread(error: Error): boolean {
  return (error instanceof TypeError && error.message === 'fetch failed') || error.name === 'JOSEError'
}
