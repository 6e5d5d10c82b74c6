import { getContract } from '@endoll/api/contracts.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstRead, queryClient, read } from '../../calls/query.ts'
import { dropToken, holdToken } from '../../calls/session-state.ts'
import { nowMs } from '../../site/clock.ts'
import type { AppRouter } from '../router.tsx'
import { loadAhead } from './load-ahead.ts'

const loader = vi.fn<(given: object) => Promise<void>>()
const preload = vi.fn(async () => undefined)
const router = {
  buildLocation: ({ href }: { href: string }) => ({ pathname: href }),
  matchRoutes: ({ pathname }: { pathname: string }) => [{ routeId: 'page', params: { pathname } }],
  routesById: { page: { options: { component: { preload }, loader } } },
} as unknown as AppRouter

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  loader.mockReset().mockResolvedValue(undefined)
  preload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Sign = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'

/** What happens to a link, with its handlers. */
function happens(sign: Sign, href = '/one'): void {
  const handler = loadAhead(router, href)[sign] as ((event: unknown) => void) | undefined
  handler?.({})
}

function loaded() {
  return loader.mock.calls.map(([given]) => (given as { params: { pathname: string } }).params.pathname)
}

it.each(['onPointerEnter', 'onFocus'] as const)(
  '%s: a link that is rested on has its page loaded',
  (sign) => {
    happens(sign)
    expect(loaded()).toEqual([])
    vi.runAllTimers()
    expect(loaded()).toEqual(['/one'])
    expect(preload).toHaveBeenCalledOnce()
  },
)

it('the page is loaded as one where nobody has gone yet', () => {
  happens('onPointerEnter')
  vi.runAllTimers()
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ preload: true }))
})

it('going down a list with the keyboard loads only the page of the link where one stays', () => {
  for (const href of ['/one', '/two']) {
    happens('onFocus', href)
    vi.advanceTimersByTime(150)
    happens('onBlur', href)
  }
  happens('onFocus', '/three')
  vi.runAllTimers()
  expect(loaded()).toEqual(['/three'])
})

const left: readonly (readonly [how: string, came: Sign, leave: () => void])[] = [
  // Of a finger: touching brings its pointer, scrolling takes it away.
  ['whose pointer leaves', 'onPointerEnter', () => happens('onPointerLeave')],
  ['that scrolls away', 'onPointerEnter', () => void page.dispatchEvent(new Event('scroll'))],
  ['that loses the focus', 'onFocus', () => happens('onBlur')],
]

it.each(left)('a link %s was not meant', (_, came, leave) => {
  happens(came)
  leave()
  vi.runAllTimers()
  expect(loaded()).toEqual([])
})

it('the page may scroll to bring the link in view that gets the focus [r.load-ahead]', () => {
  happens('onPointerEnter', '/one')
  happens('onFocus', '/two')
  page.dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(loaded()).toEqual(['/two'])
})

it('nothing is loaded ahead for somebody who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  happens('onPointerEnter')
  happens('onFocus')
  vi.runAllTimers()
  expect(loaded()).toEqual([])
})

it('a reply that is fresh is not asked for again', async () => {
  const claims = { typ: 'session', sub: '7', iat: nowMs() / 1000, exp: nowMs() / 1000 + 900 }
  holdToken(`h.${btoa(JSON.stringify(claims))}.s`)
  const fetchMock = vi.fn(async () => Response.json({ name: '1' }))
  vi.stubGlobal('fetch', fetchMock)
  loader.mockImplementation(async () => firstRead(read(getContract, { params: { name: '1' } })).prefetch())
  for (const sign of ['onPointerEnter', 'onPointerEnter', 'onFocus'] as const) {
    happens(sign)
    await vi.runAllTimersAsync()
  }
  expect(loader).toHaveBeenCalledTimes(3)
  expect(fetchMock).toHaveBeenCalledOnce()
  queryClient.clear()
  dropToken()
})
