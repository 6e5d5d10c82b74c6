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

let verifications = 0

/** The hash of a password in PHC form; the same text typed on two keyboards is the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters)
}

/**
 * Whether the password is the stored one. Without a stored hash the same work is done and the result is false: the
 * time taken does not show whether an account exists.
 */
export function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  verifications += 1
  return verify(stored?.startsWith('$argon2') ? stored : unmatchable, password.normalize('NFC'))
}

/** Whether the hash was made with other parameters than today's. */
export function wantsRehash(stored: string): boolean {
  return !stored.startsWith(currentPrefix)
}

/** How many passwords were verified since the process started. */
export function countVerifications(): number {
  return verifications
}
