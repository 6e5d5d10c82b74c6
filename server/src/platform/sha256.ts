import canonicalize from 'canonicalize'
import { createHash } from 'node:crypto'

export function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/** Of a value's canonical JSON (RFC 8785), independent of the order of keys. */
export function sha256OfJson(value: unknown): Buffer {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('what is hashed is JSON')
  return sha256(text)
}
