import type { FastifyReply } from 'fastify'
import { renewPushBrowser } from '../../../platform/http/push-browser.ts'
import type { Services } from '../../../platform/services.ts'
import { setDeviceCookie, setSessionCookie } from '../cookies.ts'
import { knownDeviceSeconds } from '../known-device.ts'

/** A new session, with what the browser gets. */
export interface SignedIn {
  readonly token: string
  readonly changePassword: boolean
  readonly secret: string
  /** How long its device keeps the session; undefined where it does not. */
  readonly keptSeconds?: number | undefined
  readonly email: string
  /** Makes the browser known; only given after a password, which proves that it is the owner's. */
  readonly deviceToken?: string
}

/** Puts the session into the browser's cookies, and makes the browser known where it may be. */
export function giveCookies(
  reply: FastifyReply,
  { cookieSuffix }: Pick<Services, 'cookieSuffix'>,
  { secret, keptSeconds, deviceToken }: SignedIn,
): void {
  setSessionCookie(reply, cookieSuffix, { secret, keptSeconds })
  renewPushBrowser(reply, cookieSuffix)
  if (deviceToken) {
    setDeviceCookie(reply, cookieSuffix, { token: deviceToken, maxAgeSeconds: knownDeviceSeconds })
  }
}

/** What the call answers that opened the session. */
export function tokenReply({
  token,
  changePassword: change_password,
}: Pick<SignedIn, 'token' | 'changePassword'>) {
  return { token, change_password }
}
