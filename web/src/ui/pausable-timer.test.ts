import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausableTimer } from './pausable-timer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('ends after its length [c9.toast]', () => {
  const done = vi.fn()
  pausableTimer(6000, done).start()
  vi.advanceTimersByTime(5999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('a pause does not count, and what was left is what remains', () => {
  const done = vi.fn()
  const timer = pausableTimer(6000, done)
  timer.start()
  vi.advanceTimersByTime(4000)
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  timer.start()
  timer.start()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})
