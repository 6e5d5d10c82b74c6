import type { FastifyInstance, FastifyRequest } from 'fastify'
import { within } from '../within.ts'
import { CallOver } from './held.ts'
import { addressHoldsSecret } from './address-secret.ts'
import { askedAddress } from './asked-address.ts'

/** What a page of a signed-in customer carries: a token, and replies as JSON texts, by the address of the call. */
export interface SignedInTexts {
  readonly token: string
  readonly replies: ReadonlyMap<string, string>
}

/** The session that a page's cookie stands for; supplied by the session module. */
export type RestoreSession = (request: FastifyRequest) => Promise<{ readonly token: string } | undefined>

/** As long as a page waits for its data; what is slower is asked for by the browser, as on any other page. */
const patienceMs = 800

/** Larger replies are asked for by the browser: they would hold up everything behind them. */
const largestReply = 200_000

/**
 * Whether the page may carry data of its customer: only where a person goes to it from this site or from nowhere.
 * A link or a script of another site could try addresses and measure the compressed page, so it gets none (decision
 * 0018); neither do speculative loads, and browsers that do not say what they load.
 */
export function mayCarryData(request: Pick<FastifyRequest, 'method' | 'headers' | 'url'>) {
  const { method, headers } = request
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none') &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    !addressHoldsSecret(askedAddress(request))
  )
}

/** The reply of a call that went well, as JSON text, with its address; nothing of any other. */
async function replyTo(app: FastifyInstance, request: FastifyRequest, token: string, url: string) {
  const { statusCode, headers, payload } = await app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: request.ip,
  })
  const carried =
    statusCode === 200 &&
    String(headers['content-type']).startsWith('application/json') &&
    payload.length <= largestReply
  return carried ? ([url, payload] as const) : undefined
}

/**
 * The session and the first replies of a customer's page, each made by the call's own handler with the
 * customer's own token. All have one deadline, and a reply that misses it is left out alone. Undefined without a
 * session, and when that fails or misses the deadline.
 */
export function signedInData(app: FastifyInstance, restore: RestoreSession) {
  return async (request: FastifyRequest, calls: readonly string[]): Promise<SignedInTexts | undefined> => {
    const deadline = performance.now() + patienceMs
    const inTime = <T>(work: Promise<T>) => within(Math.max(deadline - performance.now(), 0), work, undefined)
    try {
      const session = await inTime(restore(request))
      if (!session) return undefined
      const { token } = session
      const replies = await Promise.all(calls.map((url) => inTime(replyTo(app, request, token, url))))
      return { token, replies: new Map(replies.filter((reply) => reply !== undefined)) }
    } catch (error) {
      if (!(error instanceof CallOver)) request.log.warn({ err: error }, 'a page went without its data')
      return undefined
    }
  }
}
