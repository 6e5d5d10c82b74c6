import { expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import {
  countVerifications,
  createWorkQueue,
  hashPassword,
  verifyPassword,
  wantsRehash,
} from './passwords.ts'

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

test('two work at once, eighty wait, the next is refused and the places free up again', async () => {
  const queue = createWorkQueue()
  const finish: (() => void)[] = []
  let most = 0
  let running = 0
  const work = () =>
    queue.run(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    })
  const admitted = Array.from({ length: 82 }, work)
  await Promise.resolve()
  expect(() => queue.requireRoom()).toThrow('busy')
  await expect(work()).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 })

  for (let done = 0; done < 82; done += 1) {
    while (finish.length === 0) await new Promise((resolve) => setImmediate(resolve))
    finish.shift()!()
  }
  await Promise.all(admitted)
  expect(most).toBe(2)
  expect(() => queue.requireRoom()).not.toThrow()
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})

test('work that fails gives its place back', async () => {
  const queue = createWorkQueue()
  for (let time = 0; time < 5; time += 1) {
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})
