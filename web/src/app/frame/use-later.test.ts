import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from './use-later.ts'

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

it('what nobody waits for comes after the page [r.bell-code]', () => {
  later(true, show)
  vi.runAllTimers()
  expect(show).toHaveBeenCalledOnce()
})

it('what is not wanted does not come', () => {
  later(false, show)
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})

it('nor what was given up meanwhile', () => {
  later(true, show)?.()
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})

it('without a network it comes once there is one', () => {
  vi.stubGlobal('navigator', { onLine: false })
  later(true, show)
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(show).toHaveBeenCalledOnce()
})
