import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSecrets } from './find-secrets.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'endoll-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

// Planted in parts, so that no scanner takes this file for a leak.
function planted(...parts: readonly string[]) {
  return parts.join('')
}

it.each([
  [planted("a='-----BEGIN ", 'PRIVATE KEY', "-----'"), 'a private key'],
  [planted("stripe('sk_", 'live_0123456789abcdef', "')"), 'a key of Stripe'],
  [planted("w='whsec_", '0123456789abcdef', "'"), 'a key of Stripe'],
  [planted("k='AKIA", 'ABCDEFGHIJKLMNOP', "'"), 'a key of Amazon'],
  [planted("t='ghp_", '0123456789abcdefghijklmnop', "'"), 'a token of GitHub'],
  [planted("t='eyJ", 'hbGciOiJIUzI1NiJ9.eyJ', "0eXAiOiJzZXNzaW9uIn0.c2lnbmF0dXJlLTEyMw'"), 'a signed token'],
  [planted("u='postgres://endoll:", 'hunter2', "@db.example/endoll'"), 'an address with a password'],
  [planted("h='$argon2", 'id$v=19$m=19456', "'"), 'a password hash'],
  ['s={outboxSecret:1}', 'a setting of the server'],
  [planted('//', '# sourceMappingURL', '=app.js.map'), 'a source map'],
])('finds what was planted: %s', (text, what) => {
  writeFileSync(join(folder, 'app.js'), text)
  expect(findSecrets(folder)).toEqual([`app.js holds ${what}`])
})

it('finds a source map by its name, and lets harmless files pass', () => {
  writeFileSync(join(folder, 'app.js'), "fetch('https://office.example/a:b'); const mail = 'a@b.example'")
  writeFileSync(join(folder, 'app.js.map'), '{}')
  expect(findSecrets(folder)).toEqual(['app.js.map holds a source map'])
})
