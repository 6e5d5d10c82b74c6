import { nameOfInspection } from '@endoll/api/inspection.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { dropToken, holdToken } from '../calls/session-state.ts'
import { canonicalPath, routeKeys } from '../site/paths.ts'
import { createApplication } from './application.ts'
import { pages } from './pages.ts'
import { createAppRouter } from './router.tsx'
import { nowMs } from '../site/clock.ts'
import { settingsWith, claimsOf } from '../testing/site.ts'
import { isBuilt } from './unbuilt.ts'

const app = createApplication({
  settings: settingsWith(),
  locale: 'es',
  overridesOf: () => ({}),
  acting: undefined,
})
const router = createAppRouter(app, createMemoryHistory())
const paths = new Set(Object.values(router.routesById).map((route) => String(route.fullPath)))

it.each(routeKeys)('%s has a route, unless it is on the list of what is not built', (key) => {
  expect(paths.has(canonicalPath(key))).toBe(isBuilt(key))
})

it('every page has a declaration, and each declaration a route', () => {
  const facts = Object.values(router.routesById).flatMap((route) => route.options.staticData?.facts ?? [])
  expect(facts.map(({ key }) => key).toSorted()).toEqual(Object.keys(pages).toSorted())
})

it('a page that is loaded ahead asks for nothing once the token has run out [r.load-ahead]', async () => {
  const begin = vi.fn()
  const { routesById } = createAppRouter({ ...app, begin }, createMemoryHistory())
  const page = Object.values(routesById).find(({ fullPath }) => fullPath === canonicalPath('contracts'))
  const load = page?.options.loader as (given: object) => Promise<unknown>
  const loading = { location: { search: {} }, params: {} }
  const expiring = (seconds: number) =>
    holdToken(
      `h.${btoa(JSON.stringify({ ...claimsOf(), iat: nowMs() / 1000, exp: nowMs() / 1000 + seconds }))}.s`,
    )
  expiring(-1)
  await load({ ...loading, preload: true })
  expect(begin).not.toHaveBeenCalled()
  await load({ ...loading, preload: false })
  expect(begin).toHaveBeenCalledOnce()
  expiring(900)
  await load({ ...loading, preload: true })
  expect(begin).toHaveBeenCalledTimes(2)
  dropToken()
})

it('an inspection, which only looks, is offered no payment', () => {
  const settings = settingsWith({ switches: { enablePayment: true } })
  const offered = (acting: string | undefined) =>
    createApplication({ settings, locale: 'es', overridesOf: () => ({}), acting }).offersSwitch(
      'enablePayment',
    )
  expect(offered(undefined)).toBe(true)
  expect(offered('4')).toBe(true)
  expect(offered(nameOfInspection(1))).toBe(false)
})

it('changes are asked for in another’s name, but not of one’s own mailbox [r.signing-role]', () => {
  const settings = settingsWith({ switches: { ibanChange: true, electronicNotificationButton: true } })
  const offered = (acting: string | undefined) => {
    const { offersFunction } = createApplication({ settings, locale: 'es', overridesOf: () => ({}), acting })
    return (['iban', 'electronic_notification', 'download'] as const).filter(offersFunction)
  }
  expect(offered(undefined)).toEqual(['iban', 'electronic_notification', 'download'])
  expect(offered('4')).toEqual(['iban', 'download'])
})
