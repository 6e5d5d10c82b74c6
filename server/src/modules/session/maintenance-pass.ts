import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { maintenanceCookieName, setMaintenanceCookie } from './cookies.ts'
import { readToken, signToken } from './tokens.ts'

/** Long enough for a night's maintenance. */
const passSeconds = 12 * 3600

/** A signed pass with which a browser comes in while the office is closed for maintenance. */
export function issueMaintenancePass({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string> {
  const iat = Math.floor(clock.nowMs() / 1000)
  return signToken(db, { typ: 'maintenance', iat, exp: iat + passSeconds })
}

async function isGood({ db, clock }: Services, pass: string): Promise<boolean> {
  return (await readToken(db, pass, 'maintenance', clock.nowMs()))?.inTime === true
}

/** Whether a browser carries a pass that is good; asks the database at most once, for the key. */
export function hasMaintenancePass(services: Services) {
  return async (request: FastifyRequest): Promise<boolean> => {
    const pass = request.cookies[maintenanceCookieName(services.cookieSuffix)]
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
      setMaintenanceCookie(reply, services.cookieSuffix, { pass, maxAgeSeconds: passSeconds })
    }
    return reply.header('cache-control', 'private, no-store').redirect('/', 303)
  })
}
