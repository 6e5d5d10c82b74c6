import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { sessionCookieName } from '../cookies.ts'
import { giveLeaveSecret, leaveSecretOf, takeLeaveSecret } from '../openid/cookies.ts'
import { afterLeavingAddress, askProvider } from '../openid/provider.ts'
import { takeLeftToken } from '../openid/provider-session.ts'

/** Path that leads from a session that was left here to its end at the provider. */
export const leavePath = '/connect/leave'

/** Lets the browser continue to the provider's end of the session: the ID token never comes into a page. */
export function prepareToLeave(
  request: FastifyRequest,
  reply: FastifyReply,
  suffix: string,
): string | undefined {
  const secret = request.cookies[sessionCookieName(suffix)]
  if (!secret) return undefined
  giveLeaveSecret(reply, suffix, secret)
  return leavePath
}

/** Answers that path: the provider's address, or the login page. */
export function serveLeaving(app: FastifyInstance, services: ConnectedServices): void {
  if (!services.deployment.switches.oidc) return
  const { db, clock, cookieSuffix } = services
  app.get(leavePath, async (request, reply) => {
    const secret = leaveSecretOf(request, cookieSuffix)
    const idToken = secret && (await asOffice('sign_in', () => takeLeftToken(db, clock.nowMs(), secret)))
    takeLeaveSecret(reply, cookieSuffix)
    const returnTo = afterLeavingAddress(services)
    const address = idToken
      ? await askProvider(services, request.log, (provider) =>
          provider.endSessionAddress({ idToken, returnTo }),
        ).catch((error: unknown) => {
          // The session has ended here; the provider's has not, and says so itself at the next sign-in.
          if (error instanceof Failure) return undefined
          throw error
        })
      : undefined
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address ?? '/login', 303)
  })
}
