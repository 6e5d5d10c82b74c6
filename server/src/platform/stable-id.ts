import { sha256 } from './sha256.ts'

/**
 * A number that names a value of a customer (an account, an address) for as long as the value is the same: 48 bits of
 * a hash, so that nothing has to be kept and nobody else's is ever named.
 */
export function stableId(customerId: number, kind: 'iban' | 'address', value: string): number {
  const hash = sha256(JSON.stringify([customerId, kind, value]))
  // Ids begin at 1.
  return hash.readUIntBE(0, 6) + 1
}
