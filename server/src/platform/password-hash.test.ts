import { expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import {
  hashPassword,
  isImportableHash,
  verifiedSoFar,
  verifyPassword,
  wantsRehash,
} from './password-hash.ts'

test('hashes with the parameters the decision names, a fresh salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('zq7!ka'), hashPassword('zq7!ka')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(wantsRehash(one)).toBe(false)
  expect(wantsRehash(await hash('zq7!ka', { memoryCost: 8192, timeCost: 1 }))).toBe(true)
})

test('a password is its characters, however they were composed, and all of them', async () => {
  const long = `${'kV9#'.repeat(255)}abcd`
  const stored = await hashPassword(`${long}\u00E9`)
  expect(await verifyPassword(`${long}e\u0301`, stored)).toBe(true)
  expect(await verifyPassword(long, stored)).toBe(false)
})

test('without a stored hash, or with something else in its place, the same single verification is carried out and says no', async () => {
  for (const stored of [
    null,
    'nonsense',
    '',
    '$argon2id$',
    '$argon2id$v=19$m=19456,t=2,p=1$',
    '$argon2id$v=19$m=19456,t=2,p=1$!!$!!',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA',
    '$argon2id$v=19$m=1,t=0,p=0$c2FsdHNhbHRzYWx0$c2FsdHNhbHRzYWx0c2FsdHNhbHQ',
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0',
  ]) {
    const before = verifiedSoFar()
    expect(await verifyPassword('zq7!ka', stored)).toBe(false)
    const { count, work } = verifiedSoFar()
    expect({ count: count - before.count, work: work - before.work }).toEqual({ count: 1, work: 19_456 * 2 })
  }
})

const salt = 'c2FsdHNhbHRzYWx0'
const tail = `${salt}$${'A'.repeat(43)}`
test.each([
  [`$argon2id$v=19$m=19456,t=2,p=1$${tail}`, true],
  [`$argon2id$v=19$m=47104,t=1,p=1$${tail}`, true],
  [`$argon2id$v=19$m=7168,t=5,p=1$${tail}`, true],
  // Costly ones would show by their time that the account exists, and delay other sign-ins.
  [`$argon2id$v=19$m=1048576,t=10,p=4$${tail}`, false],
  [`$argon2id$v=19$m=65536,t=4,p=1$${tail}`, false],
  [`$argon2id$v=19$m=8,t=1,p=1$${tail}`, false],
  [`$argon2id$v=16$m=19456,t=2,p=1$${tail}`, false],
  [`$argon2i$v=19$m=19456,t=2,p=1$${tail}`, false],
  [`$argon2id$v=19$m=19456,t=2,p=1$${salt}`, false],
  [`$argon2id$v=19$m=19456,t=2,p=1$AA$AA`, false],
  ['$2b$12$abcdefghijklmnopqrstuv', false],
])('whether a hash of another system may be imported: %s', (text, may) => {
  expect(isImportableHash(text)).toBe(may)
})
