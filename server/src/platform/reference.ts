import { randomBytes } from 'node:crypto'

/** Crockford's digits and letters: no two of them are mixed up on the phone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as 7K3M-0QZ9: forty random bits, so that references neither collide nor can be guessed. */
export function newReference(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** An unguessable id: 128 random bits. */
export function newSecretId(): string {
  return randomBytes(16).toString('hex')
}
