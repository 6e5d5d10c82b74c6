// What must never be in the built browser application: keys, passwords, source maps.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a secret looks like, and what it is called. */
const PATTERNS = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a key of Stripe', /\b(?:sk|rk)_(?:live|test)_[0-9A-Za-z]{8,}|\bwhsec_[0-9A-Za-z]{8,}/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[0-9A-Za-z]{20,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|https?|amqps?|redis):\/\/[^\s/:@'"`$]+:[^\s/@'"`$]+@/,
  ],
  ['a password hash', /\$argon2id?\$/],
  ['a setting of the server', /\b(?:outboxSecret|apiKeySha256|DATABASE_URL|ENDOLL_DATA)\b/],
  ['a source map', /\/\/# sourceMappingURL=/],
]

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The secrets in a folder, as sentences that do not quote them. */
export function findSecrets(folder) {
  return filesIn(folder)
    .filter((file) => !/\.(br|gz|woff2|png)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const found = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
      if (file.endsWith('.map')) found.push('a source map')
      return found.map((what) => `${file.slice(folder.length + 1)} holds ${what}`)
    })
}
