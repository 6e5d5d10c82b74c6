import { sha256 } from '../../platform/sha256.ts'

/** Documents that one signature signs. */
export interface EnvelopeAsked {
  /** Of the request; the same reference again gives the same envelope. */
  readonly reference: string
  /** At least one; of several the envelope's hash is that of their hashes (`envelopeSha256`). */
  readonly documents: readonly { readonly content: Uint8Array; readonly sha256: Buffer }[]
  readonly signer: { readonly name: string; readonly email: string }
}

/** The provider's id of it, and the page where it is signed. */
export interface Envelope {
  readonly envelope: string
  readonly url: string
}

/** An envelope as the provider has it now. */
export interface ListedEnvelope extends Envelope {
  readonly documentSha256: string
  /** Null until it is signed or refused. */
  readonly outcome: 'signed' | 'declined' | null
  /** When that was, in the provider's words. */
  readonly at: string
}

/** An outside provider of signatures, which reports a signature later by a signed callback. */
export interface SignatureGateway {
  openEnvelope(asked: EnvelopeAsked): Promise<Envelope>
  /** The envelopes of a reference, for what a reply or a callback that was lost would have said. */
  listEnvelopes(reference: string): Promise<readonly ListedEnvelope[]>
}

/** In hexadecimal: of one document its own; of several that of their hashes in hexadecimal, a line for each in their order. */
export function envelopeSha256(documents: readonly Buffer[]): string {
  const [first, ...others] = documents.map((hash) => hash.toString('hex'))
  return first !== undefined && others.length === 0
    ? first
    : sha256([first, ...others].join('\n')).toString('hex')
}
