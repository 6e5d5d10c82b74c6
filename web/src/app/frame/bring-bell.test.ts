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

it('the bell comes for somebody who is signed in [r.bell-code]', () => {
  bringBell(true, show)
  vi.runAllTimers()
  expect(show).toHaveBeenCalledOnce()
})

it('a visitor has none', () => {
  bringBell(false, show)
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})

it('nor for somebody who has left meanwhile', () => {
  bringBell(true, show)?.()
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})

it('without a network it comes once there is one', () => {
  vi.stubGlobal('navigator', { onLine: false })
  bringBell(true, show)
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(show).toHaveBeenCalledOnce()
})
