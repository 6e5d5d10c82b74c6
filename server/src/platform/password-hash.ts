import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default kind) as OWASP recommends it for servers: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const

const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

function base64(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

/** A hash that nothing matches but that costs what every other costs. */
const unmatchable = `${currentPrefix}${base64(16)}$${base64(parameters.outputLen)}`

/** What was verified since the process started. */
export interface Verified {
  /** Verifications carried out to their end. */
  readonly count: number
  /** What they cost together: memory in kB times passes. */
  readonly work: number
}
let verified: Verified = { count: 0, work: 0 }

/** The hash of a password in PHC form; the same text typed on two keyboards is the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters)
}

/**
 * Whether the password is the stored one. Without a stored hash the same work is done and the result is false: the
 * time taken does not show whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const typed = password.normalize('NFC')
  try {
    return await carryOut(stored?.startsWith('$argon2') ? stored : unmatchable, typed)
  } catch {
    // A hash that cannot be read fails at once: without the same work the time would show that there is an account.
    return carryOut(unmatchable, typed)
  }
}

async function carryOut(stored: string, typed: string): Promise<boolean> {
  const matches = await verify(stored, typed)
  verified = { count: verified.count + 1, work: verified.work + workOf(stored) }
  return matches
}

/** Memory in kB times passes of a hash that can be read. */
function workOf(text: string): number {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),/.exec(text) ?? []
  return Number(memory) * Number(passes)
}

/** Of 128 to 512 bits of salt and 128 to 512 of hash, as base64 without padding. */
const importable = /^\$argon2id\$v=19\$m=\d{4,6},t=[1-9],p=[1-4]\$[A-Za-z0-9+/]{16,86}\$[A-Za-z0-9+/]{22,86}$/

/** Memory in kB times passes, of the parameters that OWASP recommends: from the least of them to twice our own. */
const leastWork = 7168 * 5
const mostWork = 2 * parameters.memoryCost * parameters.timeCost

/**
 * Whether a hash of another system may be taken over: one that can be verified and costs about what ours do. A more expensive
 * one would hold up everybody's sign-ins and, like a cheaper one, show by its time that there is an account.
 * Source: OWASP Password Storage Cheat Sheet, Argon2id.
 */
export function isImportableHash(text: string): boolean {
  if (!importable.test(text)) return false
  const work = workOf(text)
  return work >= leastWork && work <= mostWork
}

/** Whether the hash was made with other parameters than today's. */
export function wantsRehash(stored: string): boolean {
  return !stored.startsWith(currentPrefix)
}

export function verifiedSoFar(): Verified {
  return verified
}
