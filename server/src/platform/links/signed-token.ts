import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import type * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { keysOf, signingKey, type Key } from './keys.ts'

/** How far the clocks of two servers may differ. */
const leewaySeconds = 30
const algorithm = 'HS256'
const longestToken = 4096

/** What every token of ours says: its purpose and its time, in seconds. */
export interface Claims {
  readonly typ: string
  readonly iat: number
  readonly exp: number
}

/** What stands before every token of a key. */
function headerOf({ id }: Key) {
  return { alg: algorithm, typ: 'JWT', ...(id === '' ? {} : { kid: id }) }
}
/** The only accepted header: anything else is not our token. */
function writtenHeader(key: Key): string {
  return Buffer.from(JSON.stringify(headerOf(key))).toString('base64url')
}

export async function signToken(db: Db, claims: Claims): Promise<string> {
  const key = await signingKey(db, claims.iat * 1000)
  return new SignJWT({ ...claims }).setProtectedHeader(headerOf(key)).sign(key.secret)
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

/**
 * The claims of a token of ours for one purpose, whether or not its time has passed; else undefined. The schema says the
 * purpose (`typ`), so that a token of one is not valid for another.
 */
export async function readToken<C extends Claims>(
  db: Db,
  token: string,
  purpose: z.ZodMiniType<C>,
  nowMs: number,
): Promise<{ claims: C; inTime: boolean } | undefined> {
  const parsed = purpose.safeParse(await payloadOf(db, token, nowMs))
  if (!parsed.success) return undefined
  const claims = parsed.data
  const now = nowMs / 1000
  const inTime = claims.iat <= now + leewaySeconds && now < claims.exp + leewaySeconds
  return { claims, inTime }
}
