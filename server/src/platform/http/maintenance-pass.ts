import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { signedLink } from '../links/signed-link.ts'
import type { Services } from '../services.ts'
import { ownCookie } from './own-cookie.ts'

/** Long enough for a night's maintenance. */
const passSeconds = 12 * 3600

const link = signedLink('maintenance', z.object({}))

/** A signed pass with which a browser comes in while the office is closed for maintenance. */
export function issueMaintenancePass(services: Pick<Services, 'db' | 'clock'>): Promise<string> {
  return link.issue(services, {}, passSeconds)
}

async function isGood(services: Services, pass: string): Promise<boolean> {
  return (await link.read(services, pass)) !== undefined
}

function cookieName(suffix: string) {
  return `__Host-endoll-maintenance${suffix}`
}

/** Whether a browser carries a pass that is good; asks the database at most once, for the key. */
export function hasMaintenancePass(services: Services) {
  return async (request: FastifyRequest): Promise<boolean> => {
    const pass = request.cookies[cookieName(services.cookieSuffix)]
    return pass !== undefined && isGood(services, pass)
  }
}

/** The address that gives a browser its pass; `path` has the pass still to follow. */
export const maintenancePassPath = '/maintenance-pass?pass_token='

/** Puts the pass of the address into a cookie, where it is good, and goes to the front page. */
export function takeMaintenancePass(app: FastifyInstance, services: Services): void {
  app.get('/maintenance-pass', async (request, reply) => {
    const { pass_token: pass } = request.query as { pass_token?: unknown }
    if (typeof pass === 'string' && (await isGood(services, pass))) {
      reply.setCookie(cookieName(services.cookieSuffix), pass, { ...ownCookie, maxAge: passSeconds })
    }
    return reply.header('cache-control', 'private, no-store').redirect('/', 303)
  })
}
