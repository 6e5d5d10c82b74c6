import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import { messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'
import { tracedFetch } from '../traced-fetch.ts'
import type { CheckedPerson, PersonChecksGateway } from './gateway.ts'

/** Somebody waits for the answer. */
const longestMs = 4000

const reply = z.object({ good: z.boolean() })

/** Asks over HTTP: `POST <address>/identity` and `POST <address>/solvency`, signed, answered `{"good": true}`. */
export function httpPersonChecks(
  { address, secret }: { readonly address: string; readonly secret: string },
  clock: Clock,
): PersonChecksGateway {
  const ask = async (what: 'identity' | 'solvency', { nif, name }: CheckedPerson) => {
    const body = JSON.stringify({ vat: nif, name })
    const answer = await tracedFetch(`${address}/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [messageSignatureHeader]: signMessage(secret, body, clock.nowMs()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    })
    if (!answer.ok) throw new Error(`the register of ${what} replied ${answer.status}`)
    return reply.parse(await answer.json()).good
  }
  return {
    isRegistered: (person) => ask('identity', person),
    isSolvent: (person) => ask('solvency', person),
  }
}
