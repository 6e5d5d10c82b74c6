/** A document to be signed. */
export interface EnvelopeAsked {
  /** Of the request; the same reference again gives the same envelope. */
  readonly reference: string
  readonly document: Uint8Array
  readonly documentSha256: string
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
  /** Null while nobody has signed or refused. */
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
