import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '@endoll/api/session.ts'
import { Failure } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './cookies.ts'
import { knownDeviceSeconds } from './known-device.ts'
import { endOtherSessions, listLiveSessions } from './live-sessions.ts'
import {
  acceptHandOff,
  changePassword,
  endSession,
  isLiveToken,
  renewToken,
  signIn,
  visitOf,
  type SignedIn,
} from './operations.ts'

/** Logs what happened, never to whom, so that an attack can be looked into. */
async function noted<T>(request: FastifyRequest, event: string, work: Promise<T>): Promise<T> {
  try {
    const result = await work
    request.log.info({ outcome: 'ok' }, event)
    return result
  } catch (error) {
    if (error instanceof Failure) request.log.info({ outcome: error.code }, event)
    throw error
  }
}

export function sessionRoutes(services: Services): ApiModule {
  const { cookieSuffix } = services

  const giveCookies = (reply: FastifyReply, { secret, deviceToken }: SignedIn) => {
    setSessionCookie(reply, cookieSuffix, secret)
    if (deviceToken) {
      setDeviceCookie(reply, cookieSuffix, { token: deviceToken, maxAgeSeconds: knownDeviceSeconds })
    }
  }
  const tokenReply = ({
    token,
    changePassword: change_password,
  }: Pick<SignedIn, 'token' | 'changePassword'>) => ({
    token,
    change_password,
  })

  return implement('session', contract, {
    getToken: async ({ body, request, reply }) => {
      const signedIn = await noted(request, 'sign in', signIn(services, body, visitOf(request, cookieSuffix)))
      giveCookies(reply, signedIn)
      return tokenReply(signedIn)
    },

    isTokenValid: async ({ body }) => ({ valid: await isLiveToken(services, body.token) }),

    refreshToken: async ({ caller }) => tokenReply(await renewToken(services, caller)),

    exchangeHandOff: async ({ body, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const signedIn = await noted(request, 'hand-off', acceptHandOff(services, body.token, visit))
      giveCookies(reply, signedIn)
      return tokenReply(signedIn)
    },

    logout: async ({ caller, request, reply }) => {
      await noted(request, 'sign out', endSession(services, caller.sessionId, 'logout'))
      clearSessionCookie(reply, cookieSuffix)
      // Not "cookies" nor "storage": language and consent stay after signing out.
      reply.header('clear-site-data', '"cache"')
      return { status: 'OK' }
    },

    changePassword: async ({ body, caller, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = changePassword(services, caller, body, visit)
      const signedIn = await noted(request, 'password change', work)
      giveCookies(reply, signedIn)
      return { status: 'OK', token: signedIn.token }
    },

    listSessions: ({ caller }) => listLiveSessions(services, caller),

    endOtherSessions: async ({ caller, request }) => ({
      ended: await noted(request, 'end of other sessions', endOtherSessions(services, caller)),
    }),
  })
}
