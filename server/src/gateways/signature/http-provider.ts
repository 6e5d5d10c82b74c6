import { tracedFetch } from '../traced-fetch.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import { messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'
import { envelopeSha256, type EnvelopeAsked, type SignatureGateway } from './gateway.ts'

/** Shorter than a transaction may wait (db/limits.ts): the job finds out later what came of it. */
const longestMs = 3500
const envelopeReply = z.object({
  envelope: z.string().check(z.minLength(1), z.maxLength(100)),
  url: z.string().check(z.regex(/^https?:\/\//)),
})

const listReply = z.object({
  envelopes: z
    .array(
      z.extend(envelopeReply, {
        document_sha256: z.string(),
        outcome: z.nullable(z.enum(['signed', 'declined'])),
        at: z.string().check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(20)),
})

/** One document as it always was; several in their order, each with its hash. */
function inBody(documents: EnvelopeAsked['documents']) {
  const whole = documents.map(({ content, sha256 }) => ({
    document: Buffer.from(content).toString('base64'),
    document_sha256: sha256.toString('hex'),
  }))
  const [first, ...others] = whole
  return {
    ...(others.length === 0 ? first : { documents: whole }),
    document_sha256: envelopeSha256(documents.map(({ sha256 }) => sha256)),
  }
}

/**
 * Sends documents to a provider over HTTP: `POST <address>/envelopes`, signed as its callbacks are. Asks for those of a
 * reference by `GET <address>/envelopes?reference=…`, which is signed as if its path and query were a body.
 */
export function httpSignatureProvider(
  { address, secret }: { readonly address: string; readonly secret: string },
  clock: Clock,
): SignatureGateway {
  return {
    async openEnvelope({ reference, documents, signer }) {
      const body = JSON.stringify({ reference, ...inBody(documents), signer })
      const reply = await tracedFetch(`${address}/envelopes`, {
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
    async listEnvelopes(reference) {
      const asked = `/envelopes?reference=${encodeURIComponent(reference)}`
      const reply = await tracedFetch(`${address}${asked}`, {
        headers: { [messageSignatureHeader]: signMessage(secret, asked, clock.nowMs()) },
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      })
      if (!reply.ok) throw new Error(`the signature provider replied ${reply.status}`)
      const { envelopes } = listReply.parse(await reply.json())
      return envelopes.map(({ document_sha256: documentSha256, ...rest }) => ({ ...rest, documentSha256 }))
    },
  }
}
