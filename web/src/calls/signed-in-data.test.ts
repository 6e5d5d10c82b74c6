import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInDataElement } from '@endoll/api/page.ts'
import { nowMs } from '../site/clock.ts'

const address = '/api/v1/contracts/?lang=es'
const other = '/api/v1/invoices/?lang=es'
const hourMs = 3_600_000

/** When the page began, by the clock of the day as it was then, and by the server's. */
let began: number
/** What stands in the document. */
const elements = new Map<string, { remove: () => void; textContent: string }>()

function tokenMade(ms: number) {
  return `h.${btoa(JSON.stringify({ typ: 'session', sid: 's', sub: '7', iat: ms / 1000, exp: 9e9 }))}.s`
}

/** A page that came with a session and two replies. */
async function load(
  text = JSON.stringify({ token: tokenMade(began), replies: { [address]: 1, [other]: 2 } }),
) {
  const remove = () => void elements.delete(signedInDataElement)
  elements.set(signedInDataElement, { remove, textContent: text })
  vi.resetModules()
  const page = await import('./signed-in-data.ts')
  page.readSignedInData()
  return page
}

/** The clocks as somebody's phone has them: how long the page has been running, and what time it is. */
function setClocks({ running, time }: { running: number; time: number }) {
  vi.spyOn(performance, 'now').mockReturnValue(running)
  vi.setSystemTime(time)
}

beforeEach(() => {
  began = Math.floor(nowMs() / 1000) * 1000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(() => began)
  vi.stubGlobal('document', { getElementById: (id: string) => elements.get(id) ?? null })
  setClocks({ running: 2000, time: began + 2000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  elements.clear()
})
// Test files share modules, so the reloaded ones here have a page's data.
afterAll(() => vi.resetModules())

describe('what a page came with', () => {
  it('is taken once, and no longer stands in the document', async () => {
    const page = await load()
    expect([...elements.keys()]).toEqual([])
    expect([page.takeCarriedToken()?.token, page.takeCarriedToken()]).toEqual([tokenMade(began), undefined])
    expect([page.takeCarriedReply(address), page.takeCarriedReply(address)]).toEqual([1, undefined])
    expect(page.takeCarriedReply('/api/v1/other')).toBeUndefined()
  })

  it('is nothing where it was cut off on the way', async () => {
    const page = await load(`{"token":"${tokenMade(began)}","repl`)
    expect([...elements.keys()]).toEqual([])
    expect(page.takeCarriedToken()).toBeUndefined()
    expect(page.takeCarriedReply(address)).toBeUndefined()
    expect(page.allTaken()).toBe(false)
  })

  it('is all taken once the token and every reply are', async () => {
    const page = await load()
    page.takeCarriedReply(address)
    page.takeCarriedReply(other)
    expect(page.allTaken()).toBe(false)
    page.takeCarriedToken()
    expect(page.allTaken()).toBe(true)
    const second = await load()
    second.takeCarriedToken()
    second.takeCarriedReply(address)
    expect(second.allTaken()).toBe(false)
  })

  it('is forgotten with the session', async () => {
    const page = await load()
    page.takeCarriedToken()
    page.forgetSignedInData()
    expect(page.takeCarriedReply(address)).toBeUndefined()
    expect(page.allTaken()).toBe(false)
  })
})

describe('what a page came with is taken for a minute', () => {
  const cases = [
    { name: 'at once', running: 2000, time: () => began + 2000, fresh: true },
    { name: 'after most of a minute', running: 59_000, time: () => began + 59_000, fresh: true },
    { name: 'after more than a minute', running: 61_000, time: () => began + 61_000, fresh: false },
    { name: 'while the clock was set back', running: 61_000, time: () => began - hourMs, fresh: false },
    { name: 'by a phone that slept for an hour', running: 2000, time: () => began + hourMs, fresh: false },
  ]
  it.each(cases)('$name: $fresh', async ({ running, time, fresh }) => {
    const page = await load()
    setClocks({ running, time: time() })
    expect(page.takeCarriedReply(address)).toBe(fresh ? 1 : undefined)
    expect(page.takeCarriedToken()?.token).toBe(fresh ? tokenMade(began) : undefined)
    expect(page.allTaken()).toBe(false)
  })

  it('in a browser that slept before the page began', async () => {
    // Its time origins are of an hour ago since then.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(began - hourMs)
    expect((await load()).takeCarriedReply(address)).toBe(1)
  })

  it('on a phone whose clock is an hour fast', async () => {
    setClocks({ running: 2000, time: began + hourMs + 2000 })
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(began + hourMs)
    expect((await load()).takeCarriedReply(address)).toBe(1)
  })
})
