import { expect, test } from 'vitest'
import { CallOver, heldNow } from './http/held.ts'
import { withinCall } from '../testing/within-call.ts'
import { createWorkQueue } from './work-queue.ts'

test('two run at once, eighty wait, the next is refused until a place is free', async () => {
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
  expect(() => queue.requireCapacity()).toThrow('busy')
  await expect(work()).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 })

  for (let done = 0; done < 82; done += 1) {
    while (finish.length === 0) await new Promise((resolve) => setImmediate(resolve))
    finish.shift()!()
  }
  await Promise.all(admitted)
  expect(most).toBe(2)
  expect(() => queue.requireCapacity()).not.toThrow()
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})

test('work that fails gives its place back', async () => {
  const queue = createWorkQueue()
  for (let time = 0; time < 5; time += 1) {
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})

test('whoever waits leaves the queue with the call', async () => {
  const queue = createWorkQueue()
  const goOn = Promise.withResolvers<void>()
  const running = [queue.run(() => goOn.promise), queue.run(() => goOn.promise)]
  let hasRun = false
  const { done, breakOff } = await withinCall(() => queue.run(async () => void (hasRun = true)))
  breakOff()
  await expect(done).rejects.toBeInstanceOf(CallOver)
  goOn.resolve()
  await Promise.all(running)
  expect([hasRun, heldNow()['hashes'], heldNow()['hashes that wait']]).toEqual([false, 0, 0])
})
