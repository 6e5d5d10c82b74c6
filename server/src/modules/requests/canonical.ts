import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

export function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/** SHA-256 of a submission's canonical JSON (RFC 8785), the same whatever the order of its keys. */
export function submissionHash(submission: unknown): Buffer {
  const text = canonicalize(submission)
  if (text === undefined) throw new TypeError('a submission is JSON')
  return sha256(text)
}
