import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { sessionClaims, type SessionClaims } from '@endoll/api/session.ts'
import type { Db } from '../../platform/db/open.ts'

/** How long an access token is valid; not longer than its session. */
export const accessTokenSeconds = 15 * 60
/** How far the clocks of two servers may differ. */
const leewaySeconds = 30
const algorithm = 'HS256'
const longestToken = 4096
const secretName = 'token-secret'

const secrets = new WeakMap<Db, Promise<Uint8Array>>()

/** The signing key, made once for each installation by the first server that needs it. */
async function makeOrReadSecret(db: Db): Promise<Uint8Array> {
  await db
    .insertInto('server_setting')
    .values({ key: secretName, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', secretName)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}

export function tokenSecret(db: Db): Promise<Uint8Array> {
  const known = secrets.get(db)
  if (known) return known
  const made = makeOrReadSecret(db)
  secrets.set(db, made)
  // A failed read is not kept: the next call reads again.
  made.catch(() => secrets.delete(db))
  return made
}

/** Claims of a device cookie: this browser has signed in to this account with its current password. */
const deviceClaims = z.object({
  typ: z.literal('device'),
  sub: z.string(),
  did: z.string(),
  /** Fingerprint of the password hash: after a change of password no device is known. */
  pwd: z.string(),
  iat: z.int(),
  exp: z.int(),
})
export type DeviceClaims = z.infer<typeof deviceClaims>

/** Claims of a pass through maintenance. */
const maintenanceClaims = z.object({ typ: z.literal('maintenance'), iat: z.int(), exp: z.int() })
type MaintenanceClaims = z.infer<typeof maintenanceClaims>

/** Claims of the link in a reminder: it pays one bill of one account and does nothing else. */
const payClaims = z.object({
  typ: z.literal('pay'),
  sub: z.string(),
  invoice: z.int(),
  iat: z.int(),
  exp: z.int(),
})
type PayClaims = z.infer<typeof payClaims>

/** One schema for each purpose: a token of one is not valid for the other. */
const purposes = {
  session: sessionClaims,
  device: deviceClaims,
  maintenance: maintenanceClaims,
  pay: payClaims,
}
interface ClaimsOf {
  session: SessionClaims
  device: DeviceClaims
  maintenance: MaintenanceClaims
  pay: PayClaims
}

const header = { alg: algorithm, typ: 'JWT' }
/** As it stands in every token of ours: whatever says something else in its header is none. */
const writtenHeader = Buffer.from(JSON.stringify(header)).toString('base64url')

export async function signToken(db: Db, claims: ClaimsOf[keyof ClaimsOf]): Promise<string> {
  return new SignJWT(claims).setProtectedHeader(header).sign(await tokenSecret(db))
}

/** Verified here and not by the library, which hands each one to another thread: that costs four times as much. */
function isSigned([head, body, signature]: readonly string[], secret: Uint8Array): boolean {
  if (head !== writtenHeader) return false
  const right = Buffer.from(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url'))
  const given = Buffer.from(signature ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

async function payloadOf(db: Db, token: string): Promise<unknown> {
  if (token.length > longestToken) return undefined
  const parts = token.split('.')
  if (parts.length !== 3 || !isSigned(parts, await tokenSecret(db))) return undefined
  try {
    const body = Buffer.from(parts[1] ?? '', 'base64url')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

/** The claims of a token of ours for this purpose, whether or not its time has passed; else undefined. */
export async function readToken<P extends keyof ClaimsOf>(
  db: Db,
  token: string,
  purpose: P,
  nowMs: number,
): Promise<{ claims: ClaimsOf[P]; inTime: boolean } | undefined> {
  const parsed = purposes[purpose].safeParse(await payloadOf(db, token))
  if (!parsed.success) return undefined
  const claims = parsed.data as ClaimsOf[P]
  const now = nowMs / 1000
  const inTime = claims.iat <= now + leewaySeconds && now < claims.exp + leewaySeconds
  return { claims, inTime }
}
