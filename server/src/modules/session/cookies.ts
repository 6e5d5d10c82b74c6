import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from '../../platform/http/own-cookie.ts'
import { hashOfSecret } from '../../platform/secret.ts'

export function sessionCookieName(suffix: string) {
  return `__Host-endoll${suffix}`
}
export function deviceCookieName(suffix: string) {
  return `__Host-endoll-device${suffix}`
}

/**
 * Without `keptSeconds` the cookie goes when the browser is closed, and the session's row ends earlier. With it the device
 * keeps it so long.
 */
export function setSessionCookie(
  reply: FastifyReply,
  suffix: string,
  { secret, keptSeconds: maxAge }: { readonly secret: string; readonly keptSeconds?: number | undefined },
): void {
  reply.setCookie(sessionCookieName(suffix), secret, { ...ownCookie, ...(maxAge && { maxAge }) })
}

export function clearSessionCookie(reply: FastifyReply, suffix: string): void {
  reply.clearCookie(sessionCookieName(suffix), ownCookie)
}

export function setDeviceCookie(
  reply: FastifyReply,
  suffix: string,
  { token, maxAgeSeconds }: { token: string; maxAgeSeconds: number },
): void {
  reply.setCookie(deviceCookieName(suffix), token, { ...ownCookie, maxAge: maxAgeSeconds })
}

/** Hash of the session secret in the browser's cookie, if any. */
export function sessionCookieHash(request: FastifyRequest, suffix: string): Buffer | undefined {
  const secret = request.cookies[sessionCookieName(suffix)]
  return secret ? hashOfSecret(secret) : undefined
}
