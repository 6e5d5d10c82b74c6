import type { FastifyRequest } from 'fastify'
import { deviceCookieName, sessionCookieHash } from './cookies.ts'
import { deviceWords } from './device-words.ts'

/** What signing in uses of the call: address, browser and cookies. */
export interface Visit {
  readonly ip: string
  readonly device: string
  /** Hash of the session secret in the browser's cookie. */
  readonly cookieHash: Buffer | undefined
  readonly deviceToken: string | undefined
}

export function visitOf(request: FastifyRequest, suffix: string): Visit {
  return {
    ip: request.ip,
    device: deviceWords(request.headers['user-agent']),
    cookieHash: sessionCookieHash(request, suffix),
    deviceToken: request.cookies[deviceCookieName(suffix)],
  }
}
