import * as contract from '@endoll/api/account.ts'
import { languageOf } from '@endoll/api/language.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import { noted } from '../../platform/http/noted.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { giveCookies, tokenReply } from '../session/operations/given-cookies.ts'
import { notedSignIn } from '../session/operations/noted-account.ts'
import { setPasswordByLink } from '../session/operations/set-password-by-link.ts'
import { visitOf } from '../session/operations/visit.ts'
import { activationOf } from './activation-fields.ts'
import { ask, recoveryOf } from './ask.ts'
import { register } from './register.ts'

export function accountRoutes(services: Services): ApiModule {
  const { cookieSuffix, deployment } = services
  return implement('account', contract, {
    recover: ({ body, locale, request }) =>
      noted(request, 'recovery', ask(services, recoveryOf(body), { ip: request.ip, locale })),

    resetPassword: ({ body, locale, request }) =>
      noted(request, 'recovery', ask(services, recoveryOf(body), { ip: request.ip, locale })),

    setPasswordByLink: async ({ body, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = setPasswordByLink(services, body, visit)
      const signedIn = await notedSignIn(services, request, 'password by link', work)
      giveCookies(reply, services, signedIn)
      return tokenReply(signedIn)
    },

    activateAccount: async ({ body, locale, request }) => {
      const asked = activationOf(body.signup, deployment)
      await noted(request, 'activation', ask(services, asked, { ip: request.ip, locale }))
      const text = texts[languageOf(locale)].activation(
        deployment.organisation.phone,
        contract.passwordLinkMinutes,
      )
      return { result: { render: { format: 'text', body: text } } }
    },

    register: async ({ body, locale, request, reply }) => {
      const visit = visitOf(request, cookieSuffix)
      const work = register(services, body, { visit, locale })
      const signedIn = await notedSignIn(services, request, 'registration', work, body.user)
      giveCookies(reply, services, signedIn)
      return tokenReply(signedIn)
    },
  })
}
