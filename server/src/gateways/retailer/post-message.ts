import type { Clock } from '../../platform/clock.ts'
import { tracedFetch } from '../traced-fetch.ts'
import { messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'

const longestMs = 10_000

/** Where a message goes, and the secret that signs it, where there is one. */
export interface MessageAddress {
  readonly address: string
  readonly secret: string | undefined
}

/** Sends a message as JSON by POST; any reply but 2xx means that it was not taken, and throws. */
export async function postMessage(
  { address, secret }: MessageAddress,
  message: object,
  clock: Clock,
): Promise<void> {
  const body = JSON.stringify(message)
  const reply = await tracedFetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && { [messageSignatureHeader]: signMessage(secret, body, clock.nowMs()) }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the retailer's systems replied ${reply.status}`)
}
