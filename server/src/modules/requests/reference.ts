import { randomBytes } from 'node:crypto'

/** Crockford's digits and letters: none is taken for another on the phone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as 7K3M-0QZ9: forty random bits, so that nobody meets or guesses another's. */
export function newReference(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
