import { expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import { countVerifications, hashPassword, verifyPassword, wantsRehash } from './password-hash.ts'

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

test('without a stored hash, or with something else in its place, the same single verification says no', async () => {
  for (const stored of [null, 'nonsense', '']) {
    const before = countVerifications()
    expect(await verifyPassword('zq7!ka', stored)).toBe(false)
    expect(countVerifications() - before).toBe(1)
  }
})
