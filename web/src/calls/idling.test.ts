import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nowMs } from '../site/clock.ts'
import { configureCalls } from './call.ts'
import { watchIdling } from './idling.ts'
import { renewSession, sessionRejected } from './session.ts'
import { dropToken, holdToken, noteUse, sessionState } from './session-state.ts'

const minuteMs = 60_000
const fetchMock = vi.fn<() => Promise<Response>>()
const tell = vi.fn<(isEnding: boolean) => void>()
const page = new EventTarget()
let stop: () => void

function token() {
  const claims = { typ: 'session', sid: 's', sub: 'laia', iat: nowMs() / 1000, exp: nowMs() / 1000 + 900 }
  return `h.${btoa(JSON.stringify(claims))}.s`
}
async function pass(minutes: number) {
  await vi.advanceTimersByTimeAsync(minutes * minuteMs)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  configureCalls({ rejected: sessionRejected, renew: renewSession, locale: () => '' })
  fetchMock.mockReset()
  tell.mockReset()
  fetchMock.mockImplementation(async () => Response.json({ token: token(), change_password: false }))
  holdToken(token())
  stop = watchIdling(120, tell)
})
afterEach(() => {
  stop()
  dropToken()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('warns two minutes before the end, once', async () => {
  await pass(116.9)
  expect(tell).not.toHaveBeenCalledWith(true)
  await pass(0.2)
  expect(tell.mock.calls.filter(([isEnding]) => isEnding)).toHaveLength(1)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('counts from the last call of this tab', async () => {
  await pass(60)
  noteUse('here')
  await pass(116)
  expect(tell).not.toHaveBeenCalledWith(true)
  await pass(2)
  expect(tell).toHaveBeenLastCalledWith(true)
})

it('no clock of the device counts against that of the server', () => {
  vi.setSystemTime(nowMs() - 400 * 24 * 60 * minuteMs)
  noteUse('here')
  expect(tell).not.toHaveBeenCalledWith(true)
})

it('is over once the session was renewed', async () => {
  await pass(118)
  await renewSession()
  expect(tell).toHaveBeenLastCalledWith(false)
  await pass(116)
  expect(tell).toHaveBeenLastCalledWith(false)
})

it('renews instead for somebody who types', async () => {
  await pass(115)
  page.dispatchEvent(new Event('keydown'))
  await pass(3)
  expect(tell).not.toHaveBeenCalledWith(true)
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('who pressed a key long ago is warned all the same', async () => {
  page.dispatchEvent(new Event('keydown'))
  await pass(118)
  expect(tell).toHaveBeenLastCalledWith(true)
})

it('asks only past the end whether the session is over, and then ends it here', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ status: 'ERROR', status_code: 401, error: 'unauthenticated' }, { status: 401 }),
  )
  await pass(120)
  expect(fetchMock).not.toHaveBeenCalled()
  await pass(1)
  expect(sessionState()).toEqual({ status: 'signed-out' })
  expect(tell).toHaveBeenLastCalledWith(false)
})
