import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../sha256.ts'

/** A browser that shows notifications: by it the next sign-in there finds whose they are. */
function cookieName(suffix: string): string {
  return `__Host-endoll-push${suffix}`
}

/** No browser keeps a cookie for longer. */
const keptSeconds = 400 * 24 * 3600
const secretPattern = /^[\w-]{43}$/

function secretIn({ cookies }: FastifyRequest, suffix: string): string | undefined {
  const sent = cookies[cookieName(suffix)]
  return sent !== undefined && secretPattern.test(sent) ? sent : undefined
}

function keep(reply: FastifyReply, suffix: string, secret: string): void {
  const flags = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
  reply.setCookie(cookieName(suffix), secret, { ...flags, maxAge: keptSeconds })
}

/** Hash of the secret in this browser's cookie; undefined if it never asked for notifications. */
export function pushBrowserOf(request: FastifyRequest, suffix: string): Buffer | undefined {
  const secret = secretIn(request, suffix)
  return secret === undefined ? undefined : sha256(secret)
}

/** The same of a browser that asks for them, which gets a secret if it has none. Only the hash is stored anywhere. */
export function namePushBrowser(request: FastifyRequest, reply: FastifyReply, suffix: string): Buffer {
  const secret = secretIn(request, suffix) ?? randomBytes(32).toString('base64url')
  keep(reply, suffix, secret)
  return sha256(secret)
}

/** The cookie lasts from the last sign-in on. */
export function renewPushBrowser(reply: FastifyReply, suffix: string): void {
  const secret = secretIn(reply.request, suffix)
  if (secret !== undefined) keep(reply, suffix, secret)
}
