import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeMissing, loadTwice } from './code.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('code that comes is asked for once', async () => {
  const load = vi.fn(async () => 'code')
  await expect(loadTwice(load)).resolves.toBe('code')
  expect(load).toHaveBeenCalledOnce()
})

it('code that does not come is asked for once more', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(lost)
  const loaded = loadTwice(load)
  await vi.runAllTimersAsync()
  await expect(loaded).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

it('code that never comes is said to be missing, whatever words the browser has for it', async () => {
  const load = vi.fn(() => Promise.reject(lost))
  const loaded = loadTwice(load)
  loaded.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(loaded).rejects.toBeInstanceOf(CodeMissing)
  await expect(loaded).rejects.toHaveProperty('cause', lost)
})
