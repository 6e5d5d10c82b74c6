import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import { messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'
import type { SignatureGateway } from './gateway.ts'

const longestMs = 10_000
const envelopeReply = z.object({
  envelope: z.string().check(z.minLength(1), z.maxLength(100)),
  url: z.string().check(z.regex(/^https?:\/\//)),
})

/** Sends documents to a provider over HTTP: `POST <address>/envelopes`, signed as its callbacks are. */
export function httpSignatureProvider(
  { address, secret }: { readonly address: string; readonly secret: string },
  clock: Clock,
): SignatureGateway {
  return {
    async openEnvelope({ reference, document, documentSha256, signer }) {
      const body = JSON.stringify({
        reference,
        document: Buffer.from(document).toString('base64'),
        document_sha256: documentSha256,
        signer,
      })
      const reply = await fetch(`${address}/envelopes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Asked again after a lost reply, the provider gives the same envelope.
          'idempotency-key': reference,
          [messageSignatureHeader]: signMessage(secret, body, clock.nowMs()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      })
      if (!reply.ok) throw new Error(`the signature provider replied ${reply.status}`)
      return envelopeReply.parse(await reply.json())
    },
  }
}
