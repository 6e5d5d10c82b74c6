import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
/** 21 November 2026, 23:50 in Madrid: a day that the device's clock or zone easily takes for another. */
const serverMs = 1_795_301_400_000

const offsets = [0, 20 * minuteMs, -20 * minuteMs, dayMs, -dayMs, 400 * dayMs, -400 * dayMs]
const zones = ['Europe/Madrid', 'Pacific/Kiritimati', 'America/Los_Angeles']
const devices = zones.flatMap((zone) => offsets.map((offsetMs) => ({ zone, offsetMs })))

/** How long the page has been running, as the browser counts it. */
let running: number

function setDevice(ms: number) {
  vi.setSystemTime(ms)
}
async function page() {
  vi.resetModules()
  return {
    ...(await import('./clock.ts')),
    ...(await import('./today.ts')),
    ...(await import('../calls/session-state.ts')),
  }
}
function token(madeMs: number, seconds = 900) {
  const iat = madeMs / 1000
  return `h.${btoa(JSON.stringify({ typ: 'session', sid: 's', sub: '7', iat, exp: iat + seconds }))}.s`
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  running = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => running)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
// Test files share modules, so the reloaded ones here have their own clock.
afterAll(() => vi.resetModules())

describe.each(devices)('on a device in $zone whose clock is $offsetMs ms off', ({ zone, offsetMs }) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    setDevice(serverMs + offsetMs)
  })

  it('the day is that of the server', async () => {
    const { setServerTime, today } = await page()
    setServerTime(serverMs)
    expect(today()).toBe('2026-11-21')
    running += 20 * minuteMs
    expect(today()).toBe('2026-11-22')
  })

  it('a token is good for as long as it was made for', async () => {
    const { holdToken, freshToken } = await page()
    const mine = token(serverMs)
    holdToken(mine)
    expect(freshToken()).toBe(mine)
    running += 14 * minuteMs
    expect(freshToken()).toBe(mine)
    running += minuteMs
    expect(freshToken()).toBeUndefined()
  })

  it('a token is old after a phone has slept, though the page was not running', async () => {
    const { holdToken, freshToken } = await page()
    holdToken(token(serverMs))
    setDevice(serverMs + offsetMs + 16 * minuteMs)
    expect(freshToken()).toBeUndefined()
  })

  it('a token that came with a page is as old as the page', async () => {
    const { holdToken, msToExpiry } = await page()
    holdToken(token(serverMs), 40_000)
    expect(msToExpiry()).toBe(860_000)
  })
})

describe('a clock that is set while the page stands [r.device-clock]', () => {
  it.each(offsets)('by %i ms: the next reply tells the time', async (offsetMs) => {
    setDevice(serverMs)
    const { setServerTime, instantOfHeader, nowMs } = await page()
    setServerTime(serverMs)
    setDevice(serverMs + offsetMs)
    setServerTime(instantOfHeader('Sat, 21 Nov 2026 22:55:00 GMT'))
    expect(nowMs()).toBe(serverMs + 5 * minuteMs)
  })

  it('back: time goes on all the same', async () => {
    setDevice(serverMs)
    const { setServerTime, nowMs } = await page()
    setServerTime(serverMs)
    setDevice(serverMs - dayMs)
    running += minuteMs
    expect(nowMs()).toBe(serverMs + minuteMs)
  })
})

it('what is no time is not taken over', async () => {
  setDevice(serverMs)
  const { setServerTime, instantOfHeader, nowMs } = await page()
  setServerTime(instantOfHeader(null))
  setServerTime(instantOfHeader('soon'))
  expect(nowMs()).toBe(serverMs)
})
