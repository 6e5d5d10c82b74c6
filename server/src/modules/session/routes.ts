import * as liveSessions from '@endoll/api/live-sessions.ts'
import * as contract from '@endoll/api/session.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { notFound } from '../../platform/http/failure.ts'
import { noted } from '../../platform/http/noted.ts'
import { countedSignIn } from './counted-sign-in.ts'
import { clearSessionCookie, setSessionCookie } from './cookies.ts'
import { keepSession, keptSeconds } from './operations/kept-sessions.ts'
import { giveCookies, tokenReply } from './operations/given-cookies.ts'
import { endOtherSession, endOtherSessions, listLiveSessions } from './operations/live-sessions.ts'
import { acceptClientId, acceptHandOff } from './operations/hand-offs.ts'
import { changePassword } from './operations/change-password.ts'
import { endSession } from './operations/live-sessions.ts'
import { isLiveToken, renewToken } from './operations/authenticate.ts'
import { signIn } from './operations/sign-in.ts'
import { notedSignIn } from './operations/noted-account.ts'
import { prepareToLeave } from './operations/leave.ts'
import { visitOf } from './operations/visit.ts'

export function sessionRoutes(services: Services): ApiModule {
  const { cookieSuffix } = services

  return implement('session', contract, {
    getToken: async ({ body, request, reply }) => {
      const work = countedSignIn('password', signIn(services, body, visitOf(request, cookieSuffix)))
      const signedIn = await notedSignIn(services, request, 'sign in', work, body.user)
      giveCookies(reply, services, signedIn)
      return tokenReply(signedIn)
    },

    isTokenValid: async ({ body }) => ({ valid: await isLiveToken(services, body.token) }),

    refreshToken: async ({ caller }) => tokenReply(await renewToken(services, caller)),

    exchangeHandOff: async ({ body, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = acceptHandOff(services, body.token, visit)
      const signedIn = await notedSignIn(services, request, 'hand-off', work)
      giveCookies(reply, services, signedIn)
      return tokenReply(signedIn)
    },

    signInByClientId: async ({ body, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = acceptClientId(services, body, visit)
      const signedIn = await notedSignIn(services, request, 'client id', work)
      giveCookies(reply, services, signedIn)
      return tokenReply(signedIn)
    },

    logout: async ({ caller, request, reply }) => {
      await noted(request, 'sign out', endSession(services, caller.sessionId, 'logout'))
      clearSessionCookie(reply, cookieSuffix)
      const leave = caller.login === 'oidc' ? prepareToLeave(request, reply, cookieSuffix) : undefined
      // Not "cookies" nor "storage": language and consent stay after signing out.
      reply.header('clear-site-data', '"cache"')
      return { status: 'OK' as const, ...(leave !== undefined && { leave }) }
    },

    changePassword: async ({ body, caller, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = changePassword(services, caller, body, visit)
      const signedIn = await notedSignIn(services, request, 'password change', work)
      giveCookies(reply, services, signedIn)
      return { status: 'OK', token: signedIn.token }
    },
  })
}

/** The sessions of an account, as its owner sees them. */
export function liveSessionRoutes(services: Services): ApiModule {
  const { cookieSuffix } = services

  return implement('session', liveSessions, {
    listSessions: ({ caller }) => listLiveSessions(services, caller),

    keepSession: async ({ caller, body: { kept }, request, reply }) => {
      const seconds = keptSeconds(services)
      if (kept && (seconds === 0 || caller.login !== 'plain')) throw notFound()
      const secret = await noted(request, 'session kept', keepSession(services, caller, kept))
      setSessionCookie(reply, cookieSuffix, { secret, ...(kept && { keptSeconds: seconds }) })
      const { token } = await renewToken(services, { ...caller, kept })
      return { status: 'OK' as const, token }
    },

    endOtherSession: async ({ caller, params, request }) => {
      await noted(request, 'end of a session', endOtherSession(services, caller, params.id))
      return { status: 'OK' as const }
    },

    endOtherSessions: async ({ caller, request }) => ({
      ended: await noted(request, 'end of other sessions', endOtherSessions(services, caller)),
    }),
  })
}
