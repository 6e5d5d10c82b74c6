import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../sha256.ts'

/** A visitor's browser while it is open: it knows nothing of who that is. */
export function visitorCookieName(suffix: string): string {
  return `__Host-endoll-visitor${suffix}`
}

const secretPattern = /^[\w-]{43}$/

/** Hash of the visitor's secret, which a first call gets. Only the hash is stored anywhere. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, suffix: string): string {
  const name = visitorCookieName(suffix)
  const sent = request.cookies[name]
  const secret = sent !== undefined && secretPattern.test(sent) ? sent : randomBytes(32).toString('base64url')
  if (secret !== sent) {
    reply.setCookie(name, secret, { path: '/', secure: true, httpOnly: true, sameSite: 'lax' })
  }
  return sha256(secret).toString('hex')
}
