import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringBell } from './bring-bell.ts'

const show = vi.fn()
const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  show.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until the code would be there, had it been asked for. */
async function passTime() {
  vi.runAllTimers()
  await import('./Bell.tsx')
  await vi.advanceTimersByTimeAsync(0)
}

it('the bell comes for somebody who is signed in', async () => {
  bringBell(true, show)
  await passTime()
  expect(show).toHaveBeenCalledOnce()
})

it('its code is not loaded for a visitor', async () => {
  bringBell(false, show)
  await passTime()
  expect(show).not.toHaveBeenCalled()
})

it('nor for somebody who has left meanwhile', async () => {
  bringBell(true, show)?.()
  await passTime()
  expect(show).not.toHaveBeenCalled()
})

it('without a network it comes once there is one', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  bringBell(true, show)
  await passTime()
  expect(show).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await passTime()
  expect(show).toHaveBeenCalledOnce()
})
