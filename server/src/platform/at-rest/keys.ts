import { hkdfSync, randomBytes } from 'node:crypto'
import { PlainError } from '../plain-error.ts'

/** A key that seals what is at rest. It is kept outside the database and its backups. */
export interface Key {
  /** Stands beside each value that it sealed. */
  readonly id: string
  /** For AES-256-GCM. */
  readonly cipher: Buffer
  /** For the nonce, which is made of what is sealed. */
  readonly nonce: Buffer
}

const keyBytes = 32
const line = /^([a-z0-9][a-z0-9-]{0,19}) ([A-Za-z0-9+/]{43}=)$/

function keyOf(id: string, secret: Buffer): Key {
  const derived = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `endoll at rest ${use}`, keyBytes))
  return { id, cipher: derived('cipher'), nonce: derived('nonce') }
}

/** Keys as `atRest.keys` has them: one a line, `id base64`. The first seals, all of them open. Throws PlainError. */
export function parseKeys(text: string): readonly Key[] {
  const lines = text.split('\n').map((one) => one.trim())
  const keys = lines.filter(Boolean).map((one, index) => {
    const [, id, secret] = line.exec(one) ?? []
    // The line itself is not told: it may be a key.
    if (id === undefined || secret === undefined)
      throw new PlainError(
        `atRest.keys, line ${index + 1}: it must be a line of npm run keys -- at-rest new.`,
      )
    return keyOf(id, Buffer.from(secret, 'base64'))
  })
  const twice = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) !== index)
  if (twice) throw new PlainError(`atRest.keys: two keys are called ${twice.id}.`)
  return keys
}

/** A new key as a line of `atRest.keys`, named by its day. */
export function newKeyLine(day: string): string {
  return `${day}-${randomBytes(2).toString('hex')} ${randomBytes(keyBytes).toString('base64')}`
}

let held: readonly Key[] = []

/** Says by which keys this process seals and opens. They are the process's, as its environment is (decision 0042). */
export function holdKeys(keys: readonly Key[]): void {
  held = keys
}

/** The keys of this process, the one that seals first; none where nothing is sealed. */
export function heldKeys(): readonly Key[] {
  return held
}
