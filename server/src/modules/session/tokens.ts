import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { sessionClaims, type SessionClaims } from '@endoll/api/session.ts'
import type { Db } from '../../platform/db/open.ts'
import { keysOf, signingKey, type Key } from './keys.ts'

/** How long an access token is valid; not longer than its session. */
export const accessTokenSeconds = 15 * 60
/** How far the clocks of two servers may differ. */
const leewaySeconds = 30
const algorithm = 'HS256'
const longestToken = 4096

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

/** Claims of the link in a mail that ends such mails to one account and does nothing else. */
const unsubscribeClaims = z.object({
  typ: z.literal('unsubscribe'),
  sub: z.string(),
  iat: z.int(),
  exp: z.int(),
})
type UnsubscribeClaims = z.infer<typeof unsubscribeClaims>

/** One schema for each purpose: a token of one is not valid for the other. */
const purposes = {
  session: sessionClaims,
  device: deviceClaims,
  maintenance: maintenanceClaims,
  pay: payClaims,
  unsubscribe: unsubscribeClaims,
}
interface ClaimsOf {
  session: SessionClaims
  device: DeviceClaims
  maintenance: MaintenanceClaims
  pay: PayClaims
  unsubscribe: UnsubscribeClaims
}

/** What stands before every token of a key. */
function headerOf({ id }: Key) {
  return { alg: algorithm, typ: 'JWT', ...(id === '' ? {} : { kid: id }) }
}
/** As it is written: whatever says something else in its header is no token of ours. */
function writtenHeader(key: Key): string {
  return Buffer.from(JSON.stringify(headerOf(key))).toString('base64url')
}

export async function signToken(db: Db, claims: ClaimsOf[keyof ClaimsOf]): Promise<string> {
  const key = await signingKey(db, claims.iat * 1000)
  return new SignJWT(claims).setProtectedHeader(headerOf(key)).sign(key.secret)
}

/** Verified here and not by the library, which hands each one to another thread: that costs four times as much. */
function isSigned([head, body, signature]: readonly string[], keys: readonly Key[]): boolean {
  const key = keys.find((one) => writtenHeader(one) === head)
  if (!key) return false
  const right = Buffer.from(createHmac('sha256', key.secret).update(`${head}.${body}`).digest('base64url'))
  const given = Buffer.from(signature ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

async function payloadOf(db: Db, token: string, nowMs: number): Promise<unknown> {
  if (token.length > longestToken) return undefined
  const parts = token.split('.')
  if (parts.length !== 3 || !isSigned(parts, await keysOf(db, nowMs))) return undefined
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
  const parsed = purposes[purpose].safeParse(await payloadOf(db, token, nowMs))
  if (!parsed.success) return undefined
  const claims = parsed.data as ClaimsOf[P]
  const now = nowMs / 1000
  const inTime = claims.iat <= now + leewaySeconds && now < claims.exp + leewaySeconds
  return { claims, inTime }
}
