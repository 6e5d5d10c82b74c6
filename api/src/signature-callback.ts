import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { storable } from './written-text.ts'

/** Header of an outside signature provider's message: `t=<Unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>">`. */
export const signatureHeader = 'x-endoll-signature'

/** What the outside provider reports when somebody has signed or refused. Hashes in hexadecimal. */
export const signatureMessage = z.strictObject({
  event_id: z.string().check(z.minLength(1), z.maxLength(100), storable),
  /** The provider's own name of the envelope. */
  envelope: z.string().check(z.minLength(1), z.maxLength(100), storable),
  outcome: z.enum(['signed', 'declined']),
  /** SHA-256 of the document that was signed. */
  document_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  at: z.string().check(z.maxLength(40), storable),
})
export type SignatureMessage = z.infer<typeof signatureMessage>

/**
 * Called by the outside provider. The bytes are verified before they are read; a message that came already is
 * acknowledged and does nothing.
 */
export const signatureCallback = endpoint({
  method: 'POST',
  path: 'signatures/callback/',
  summary: 'Receives from the outside signature provider that a document was signed or refused.',
  access: 'anonymous',
  rawBody: true,
  body: signatureMessage,
  reply: z.object({ status: z.literal('OK') }),
  errors: ['signature_invalid'],
})
