import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import webPush from 'web-push'
import type { PushGateway, PushOutcome } from './gateway.ts'
import { pushAddress, type PushServices } from './push-address.ts'

export interface PushAccount extends PushServices {
  readonly publicKey: string
  readonly privateKey: string
  /** mailto: or https: */
  readonly contact: string
  /** How long a push service may take to answer. */
  readonly longestMs?: number
}

const usualLongestMs = 10_000
/** What was not shown within a day is in the list by then. */
const keptSeconds = 24 * 3600

/** The deployment's own; undefined without keys. */
export function pushAccountOf({ push, organisation }: Deployment): PushAccount | undefined {
  const { publicKey, privateKey, contact, services, standIn } = push
  if (publicKey === null || privateKey === null) return undefined
  return { publicKey, privateKey, contact: contact ?? `mailto:${organisation.email}`, services, standIn }
}

/** A new pair of keys, for `push` of a deployment. */
export function makePushKeys(): { readonly publicKey: string; readonly privateKey: string } {
  return webPush.generateVAPIDKeys()
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}

const neverReached = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A call that broke off after it was sent may have been taken. */
function outcomeOfError(error: unknown): PushOutcome {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && neverReached.has(code) ? 'busy' : 'unknown'
}

/** Push services by Web Push with VAPID (RFC 8030, 8291, 8292). Redirects are not followed, replies are not read. */
export function vapidPush(account: PushAccount): PushGateway {
  const { publicKey, privateKey, contact: subject, longestMs = usualLongestMs } = account
  return {
    publicKey,
    mayCall: (endpoint) => pushAddress(endpoint, account) !== undefined,
    async send({ endpoint, p256dh, auth }, { text, topic }) {
      // The list may have become shorter since the browser subscribed.
      const address = pushAddress(endpoint, account)
      if (address === undefined) return 'refused'
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: address, keys: { p256dh, auth } },
        text,
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: keptSeconds,
          contentEncoding: 'aes128gcm',
          urgency: 'normal',
          topic,
        },
      )
      try {
        const reply = await fetch(address, {
          method: 'POST',
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(longestMs),
        })
        await reply.body?.cancel()
        return outcomeOf(reply.status)
      } catch (error) {
        return outcomeOfError(error)
      }
    },
  }
}
