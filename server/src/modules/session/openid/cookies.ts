import type { FastifyReply, FastifyRequest } from 'fastify'
import { attemptMs } from './attempt.ts'

/** Only pages of ours send them. */
const flags = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const
const secretShape = /^[\w-]{43}$/

export function browserCookieName(suffix: string) {
  return `__Host-endoll-openid${suffix}`
}
export function leaveCookieName(suffix: string) {
  return `__Host-endoll-leave${suffix}`
}

function readSecret(request: FastifyRequest, name: string): string | undefined {
  const secret = request.cookies[name]
  return secret !== undefined && secretShape.test(secret) ? secret : undefined
}

/** What binds sign-ins that are under way to this browser. */
export function browserSecretOf(request: FastifyRequest, suffix: string): string | undefined {
  return readSecret(request, browserCookieName(suffix))
}
export function giveBrowserSecret(reply: FastifyReply, suffix: string, secret: string): void {
  reply.setCookie(browserCookieName(suffix), secret, { ...flags, maxAge: attemptMs / 1000 })
}

/** The secret of the session that was left, for the way to the provider. */
export function leaveSecretOf(request: FastifyRequest, suffix: string): string | undefined {
  return readSecret(request, leaveCookieName(suffix))
}
export function giveLeaveSecret(reply: FastifyReply, suffix: string, secret: string): void {
  reply.setCookie(leaveCookieName(suffix), secret, { ...flags, maxAge: 60 })
}
export function takeLeaveSecret(reply: FastifyReply, suffix: string): void {
  reply.clearCookie(leaveCookieName(suffix), flags)
}
