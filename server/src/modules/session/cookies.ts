import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../platform/sha256.ts'

/** SHA-256 of a secret, which the database stores instead of it. The secrets are random, so no salt is needed. */
export function hashOfSecret(secret: string): Buffer {
  return sha256(secret)
}

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What names of cookies end with: the port at which browsers see the office, outside 443, because cookies ignore ports.
 * Never the port on which one of several servers listens behind a balancer.
 */
export function cookieSuffixOf(publicAddress: string | null, ownPort: number): string {
  const port = publicAddress === null ? String(ownPort) : new URL(publicAddress).port
  return port === '' || port === '443' ? '' : `-${port}`
}

const flags = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export function sessionCookieName(suffix: string) {
  return `__Host-endoll${suffix}`
}
export function deviceCookieName(suffix: string) {
  return `__Host-endoll-device${suffix}`
}

/** No max age: the cookie goes when the browser is closed; the session's row ends earlier. */
export function setSessionCookie(reply: FastifyReply, suffix: string, secret: string): void {
  reply.setCookie(sessionCookieName(suffix), secret, flags)
}

export function clearSessionCookie(reply: FastifyReply, suffix: string): void {
  reply.clearCookie(sessionCookieName(suffix), flags)
}

export function setDeviceCookie(
  reply: FastifyReply,
  suffix: string,
  { token, maxAgeSeconds }: { token: string; maxAgeSeconds: number },
): void {
  reply.setCookie(deviceCookieName(suffix), token, { ...flags, maxAge: maxAgeSeconds })
}

export function maintenanceCookieName(suffix: string) {
  return `__Host-endoll-maintenance${suffix}`
}

export function setMaintenanceCookie(
  reply: FastifyReply,
  suffix: string,
  { pass, maxAgeSeconds }: { pass: string; maxAgeSeconds: number },
): void {
  reply.setCookie(maintenanceCookieName(suffix), pass, { ...flags, maxAge: maxAgeSeconds })
}

/** Hash of the session secret in the browser's cookie, if any. */
export function sessionCookieHash(request: FastifyRequest, suffix: string): Buffer | undefined {
  const secret = request.cookies[sessionCookieName(suffix)]
  return secret ? hashOfSecret(secret) : undefined
}
