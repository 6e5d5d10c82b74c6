import type { Signer } from './signature-row.ts'

/** What mails and the outside provider call the signature of one who signs: each of two has their own. */
export function envelopeReference(reference: string, signer: Signer): string {
  return signer === 'customer' ? reference : `${reference}-2`
}
