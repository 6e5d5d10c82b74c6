import { countedSignIn } from '../counted-sign-in.ts'
import * as contract from '@endoll/api/openid.ts'
import { implement, type ApiModule } from '../../../platform/http/implement.ts'
import { noted } from '../../../platform/http/noted.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { giveCookies, tokenReply } from '../operations/given-cookies.ts'
import { notedSignIn } from '../operations/noted-account.ts'
import { visitOf } from '../operations/visit.ts'
import { receiveLogout } from './back-channel.ts'
import { browserSecretOf, giveBrowserSecret } from './cookies.ts'
import { finishSignIn, startSignIn } from './sign-in.ts'

/** Signing in through the identity provider, and its messages that somebody has signed out there. */
export function openIdRoutes(services: ConnectedServices): ApiModule {
  const { cookieSuffix } = services
  return implement('session', contract, {
    startOpenId: async ({ request, reply, locale }) => {
      const { address, state, browserSecret } = await startSignIn(services, {
        visit: visitOf(request, cookieSuffix),
        browserSecret: browserSecretOf(request, cookieSuffix),
        locale,
        log: request.log,
      })
      giveBrowserSecret(reply, cookieSuffix, browserSecret)
      return { address, state }
    },

    signInByOpenId: async ({ body, request, reply, locale }) => {
      const finished = finishSignIn(services, body, {
        visit: visitOf(request, cookieSuffix),
        browserSecret: browserSecretOf(request, cookieSuffix),
        locale,
        log: request.log,
      })
      const work = countedSignIn('openid', finished)
      const signedIn = await notedSignIn(services, request, 'sign in by identity provider', work)
      giveCookies(reply, services, signedIn)
      const { isNew, known } = signedIn
      return { ...tokenReply(signedIn), openid_token: null, new_customer: isNew, known }
    },

    openIdLogout: async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      await noted(request, 'logout at identity provider', receiveLogout(services, { body, log: request.log }))
      return { status: 'OK' as const }
    },
  })
}
