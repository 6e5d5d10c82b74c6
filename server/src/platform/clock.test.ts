import { expect, test } from 'vitest'
import { movableClock } from './clock.ts'

test('a movable clock stands still until it is moved', () => {
  const clock = movableClock(1_000)
  expect(clock.nowMs()).toBe(1_000)
  clock.advance(500)
  expect(clock.nowMs()).toBe(1_500)
  clock.set(10)
  expect(clock.nowMs()).toBe(10)
})
