import { countedSignIn } from '../counted-sign-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { isClosed } from '@endoll/api/deployment/maintenance.ts'
import type { PageRenderer, RefusedSignIn } from '@endoll/api/page.ts'
import { getToken } from '@endoll/api/session.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import type { MayPass } from '../../../platform/http/closed-office.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { acceptForms } from '../../../platform/http/json-body.ts'
import { askedLocale, type SendPage } from '../../../platform/http/pages.ts'
import { pathHere } from '../../../platform/http/path-here.ts'
import { askedAddress } from '../../../platform/http/asked-address.ts'
import { failureToTell } from '../../../platform/http/reply-errors.ts'
import { readTypedTexts } from '../../../platform/http/typed-call.ts'
import type { Services } from '../../../platform/services.ts'
import { giveCookies } from './given-cookies.ts'
import { relyingPartyOf } from '../methods/relying-party.ts'
import { notedSignIn } from './noted-account.ts'
import { hasOwnWaysIn } from './own-ways-in.ts'
import { signIn } from './sign-in.ts'
import { visitOf } from './visit.ts'

interface SignInForm {
  readonly renderer: Pick<PageRenderer, 'signInPaths' | 'afterSignIn'>
  readonly settings: BrowserSettings
  readonly sendPage: SendPage
  readonly mayPass: MayPass
}

/**
 * Whether the form comes from a page of the office. Browsers that do not say so send an Origin with a form of another
 * site; one that hides it may be anybody's.
 */
function comesFromHere(services: Services, { headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return true
  return headers.origin === undefined || headers.origin === relyingPartyOf(services).origin
}

/** What was typed, as a call would bring it. */
async function readForm(request: FastifyRequest) {
  const fields = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
  request.body = Object.fromEntries(
    ['user', 'password', 'code', 'own_device'].map((name) => [name, fields.get(name) ?? '']),
  )
  await readTypedTexts(request)
  return request.body as Record<'user' | 'password' | 'code' | 'own_device', string>
}

async function tryToSignIn(
  services: Services,
  { user, password, code, own_device }: Awaited<ReturnType<typeof readForm>>,
  request: FastifyRequest,
) {
  const body = z.safeParse(getToken.body, {
    user,
    password,
    ...(code !== '' && { code }),
    own_device: own_device !== '',
  })
  if (!body.success) throw new Failure('invalid_request')
  const visit = visitOf(request, services.cookieSuffix)
  return asOffice('visitor', () =>
    notedSignIn(
      services,
      request,
      'sign in',
      countedSignIn('password', signIn(services, body.data, visit)),
      user,
    ),
  )
}

/** Whether the account asks for a code that was not typed. */
function lacksCode({ errors }: Failure): boolean {
  return errors?.['code']?.includes('required_field') === true
}

/**
 * Takes the form of the page that signs in where it is sent before the page's code runs: the same checks as the call, the
 * page again with what was wrong, or 303 to where they wanted to go. The address says nothing.
 */
export function serveSignInForm(app: FastifyInstance, services: Services, form: SignInForm): void {
  if (!hasOwnWaysIn(services.deployment)) return
  const { renderer, settings, sendPage, mayPass } = form
  const { clock, deployment } = services

  const isOpen = async (request: FastifyRequest) =>
    !isClosed(deployment.maintenance, clock.nowMs()) || (await mayPass(request).catch(() => false))

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const here = askedAddress(request)
    if (!comesFromHere(services, request) || !(await isOpen(request)))
      return reply.redirect(pathHere(here), 303)
    const typed = await readForm(request)
    const shown = { user: typed.user.slice(0, 320), asksCode: typed.code !== '' }
    const lacks = { user: typed.user.trim() === '', password: typed.password === '' }
    const again = (refused: RefusedSignIn) => sendPage(request, reply, refused)
    if (lacks.user || lacks.password) return again({ ...shown, lacks })
    try {
      const signedIn = await tryToSignIn(services, typed, request)
      const locale = askedLocale(request, settings.languages)
      const onward = renderer.afterSignIn({ settings, locale, url: here }, signedIn.token)
      giveCookies(reply, services, signedIn)
      return reply.header('cache-control', 'private, no-store').redirect(pathHere(onward), 303)
    } catch (error) {
      const failure = failureToTell(error, { request, reply })
      if (lacksCode(failure)) return again({ ...shown, lacks, asksCode: true })
      if (failure.retryAfterSeconds !== undefined)
        reply.header('retry-after', String(failure.retryAfterSeconds))
      return again({ ...shown, lacks, failure: failure.code })
    }
  }

  void app.register(async (scope) => {
    acceptForms(scope)
    for (const path of renderer.signInPaths()) {
      for (const url of [path, `${path}/`]) scope.post(url, { config: { apart: 'signIns' } }, take)
    }
  })
}
