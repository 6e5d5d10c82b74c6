import type { FastifyRequest } from 'fastify'
import { pushBrowserOf } from '../../../platform/http/push-browser.ts'
import { deviceCookieName, sessionCookieHash } from '../cookies.ts'
import { deviceWords } from '../device-words.ts'

/** What signing in uses of the call: address, browser and cookies. */
export interface Visit {
  readonly ip: string
  readonly device: string
  /** Hash of the session secret in the browser's cookie. */
  readonly cookieHash: Buffer | undefined
  readonly deviceToken: string | undefined
  /** Hash of the browser's secret where it shows notifications. */
  readonly pushBrowser: Buffer | undefined
}

export function visitOf(request: FastifyRequest, suffix: string): Visit {
  return {
    ip: request.ip,
    device: deviceWords(request.headers['user-agent']),
    cookieHash: sessionCookieHash(request, suffix),
    deviceToken: request.cookies[deviceCookieName(suffix)],
    pushBrowser: pushBrowserOf(request, suffix),
  }
}
