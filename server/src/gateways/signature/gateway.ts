/** A document that somebody is asked to sign. */
export interface EnvelopeAsked {
  /** Ours; asking twice for the same gives the same envelope. */
  readonly reference: string
  readonly document: Uint8Array
  readonly documentSha256: string
  readonly signer: { readonly name: string; readonly email: string }
}

/** The provider's name of it, and where it is signed. */
export interface Envelope {
  readonly envelope: string
  readonly url: string
}

/** An outside provider of signatures. That something was signed is told later, by its signed callback. */
export interface SignatureGateway {
  openEnvelope(asked: EnvelopeAsked): Promise<Envelope>
}
