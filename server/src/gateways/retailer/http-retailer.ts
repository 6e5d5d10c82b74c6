import type { Clock } from '../../platform/clock.ts'
import { messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'
import type { RetailerGateway } from './gateway.ts'

const longestMs = 10_000

/** Delivers each event as a signed POST; any reply but 2xx means that it was not taken. */
export function httpRetailer(
  { address, secret }: { readonly address: string; readonly secret: string },
  clock: Clock,
): RetailerGateway {
  return {
    async deliver(event) {
      const body = JSON.stringify(event)
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [messageSignatureHeader]: signMessage(secret, body, clock.nowMs()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      })
      await reply.body?.cancel()
      if (!reply.ok) throw new Error(`the retailer's systems replied ${reply.status}`)
    },
  }
}
