import { randomInt } from 'node:crypto'
import { signatureCodeDigits } from '@endoll/api/requests.ts'
import { sha256 } from './sha256.ts'

/** How often a code may be sent for one signature, how often tried, and how long it is valid. */
export const mostSendings = 3
export const mostTries = 5
export const codeMinutes = 10

/** Hashed together with what is signed: the same code has another hash for something else. */
export function codeHash(id: string, code: string): Buffer {
  return sha256(`${id}:${code}`)
}

export function newCode(): string {
  return String(randomInt(0, 10 ** signatureCodeDigits)).padStart(signatureCodeDigits, '0')
}
