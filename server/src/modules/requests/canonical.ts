import canonicalize from 'canonicalize'
import { sha256 } from '../../platform/sha256.ts'

/** SHA-256 of a submission's canonical JSON (RFC 8785), the same whatever the order of its keys. */
export function submissionHash(submission: unknown): Buffer {
  const text = canonicalize(submission)
  if (text === undefined) throw new TypeError('a submission is JSON')
  return sha256(text)
}
