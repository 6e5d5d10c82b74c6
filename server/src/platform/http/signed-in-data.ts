import { addressHoldsSecret } from './address-secret.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
export function mayCarryData({ method, headers, url }: Pick<FastifyRequest, 'method' | 'headers' | 'url'>) {
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none') &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    !addressHoldsSecret(url)
  )
}

/** Replies of calls that went well, as JSON text, by address; the others are left out. */
async function replyTexts(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  calls: readonly string[],
) {
  const replies = await Promise.all(
    calls.map(async (url) => {
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
    }),
  )
  return new Map(replies.filter((reply) => reply !== undefined))
}

async function readData(
  app: FastifyInstance,
  request: FastifyRequest,
  restore: RestoreSession,
  calls: readonly string[],
): Promise<SignedInTexts | undefined> {
  const session = await restore(request)
  if (!session) return undefined
  return { token: session.token, replies: await replyTexts(app, request, session.token, calls) }
}

/**
 * The session and the first replies of a customer's page, each made by the call's own handler with the
 * customer's own token. Undefined without a session, and when it fails or takes too long.
 */
export function signedInData(app: FastifyInstance, restore: RestoreSession) {
  return async (request: FastifyRequest, calls: readonly string[]): Promise<SignedInTexts | undefined> => {
    const late = new AbortController()
    try {
      return await Promise.race([
        readData(app, request, restore, calls),
        pause(patienceMs, undefined, { signal: late.signal, ref: false }),
      ])
    } catch (error) {
      request.log.warn({ err: error }, 'a page went without its data')
      return undefined
    } finally {
      late.abort()
    }
  }
}
