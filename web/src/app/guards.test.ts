import { isClosed } from '@endoll/api/deployment/maintenance.ts'
import { describe, expect, it } from 'vitest'
import { isRedirect } from '@tanstack/react-router'
import type { SessionClaims } from '@endoll/api/session.ts'
import type { SessionState } from '../calls/session-state.ts'
import { canonicalPath, routeExists } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import { createApplication } from './application.ts'
import type { Application } from './application.ts'
import { admit, keepDoor, leadHome, wayIn } from './guards.ts'
import { claimsOf, settingsWith } from '../testing/site.ts'

function application(given: Partial<Application> & { claims?: SessionClaims } = {}): Application {
  const settings = given.settings ?? settingsWith()
  const state: SessionState = given.claims
    ? { status: 'signed-in', claims: given.claims }
    : { status: 'signed-out' }
  return {
    ...createApplication({ settings, locale: 'es', overridesOf: () => ({}), acting: undefined }),
    // As when everything is built.
    offers: (key) => routeExists(key, settings),
    session: { state: () => state, restore: async () => state, restoreIfLikely: async () => state },
    ...given,
  }
}

/** Where the guard sends the visitor, or 'in'. */
async function answer(app: Application, key: RouteKey, search: Record<string, string> = {}): Promise<string> {
  const searchStr = Object.keys(search).length > 0 ? `?${new URLSearchParams(search)}` : ''
  return led(() => admit(app, key, { pathname: canonicalPath(key), searchStr, search }))
}
async function led(go: () => unknown): Promise<string> {
  try {
    await go()
    return 'in'
  } catch (thrown) {
    if (isRedirect(thrown)) return String(thrown.options.href)
    throw thrown
  }
}

describe('someone who has not signed in', () => {
  it.each<[RouteKey, string]>([
    ['login', 'in'],
    ['version', 'in'],
    ['priceComparator', 'in'],
    ['newElectricityContract', 'in'],
    ['contracts', '/acceso?next=%2Fcontratos'],
    ['changePassword', '/acceso?next=%2Fcambio-de-clave'],
  ])('at %s: %s', async (key, expected) => {
    expect(await answer(application(), key)).toBe(expected)
  })

  it('comes back to the whole address, query included', async () => {
    const to = await answer(application(), 'viewContracts', { contract: '0042', function: 'consumption' })
    expect(new URLSearchParams(to.split('?')[1]).get('next')).toBe(
      '/ver-contratos?contract=0042&function=consumption',
    )
  })

  it('signs in first where the wizard asks for it, and through single sign-on where there is one [v2.wizard-electricity-route] [v2.guard-login]', async () => {
    const settings = settingsWith({ switches: { sso: true }, contracting: { authenticateElectricity: true } })
    expect(await answer(application({ settings }), 'newElectricityContract')).toBe(
      '/connect?next=%2Fnuevo-cliente-electricidad',
    )
  })
})

describe('a signed-in customer [v2.logged-out-only] [v2.guard-logged-out]', () => {
  const signedIn = application({ claims: claimsOf() })

  it.each<[RouteKey, string]>([
    ['contracts', 'in'],
    ['changePassword', 'in'],
    ['version', 'in'],
    ['login', '/facturas'],
    ['connect', '/facturas'],
    ['activate', '/facturas'],
    ['resetPassword', '/facturas'],
    ['unsignedContact', '/facturas'],
  ])('at %s: %s', async (key, expected) => {
    expect(await answer(signedIn, key)).toBe(expected)
  })

  it('follows next from the login page, inside this site only', async () => {
    expect(await answer(signedIn, 'login', { next: '/contractes' })).toBe('/contratos')
    expect(await answer(signedIn, 'login', { next: '//evil.example' })).toBe('/facturas')
  })

  it('waits for a hand-off to be decided before going anywhere', async () => {
    const waiting = application({ claims: claimsOf(), handOffWaits: () => true })
    expect(await answer(waiting, 'login')).toBe('in')
    expect(await answer(waiting, 'contracts')).toBe('/acceso?next=%2Fcontratos')
  })

  it('with single sign-on a hand-off is decided on its entry page, where next goes along [v2.guard-client-id]', async () => {
    const settings = settingsWith({ switches: { sso: true } })
    const waiting = application({ settings, claims: claimsOf(), handOffWaits: () => true })
    expect(await answer(waiting, 'login', { next: '/contratos' })).toBe('/connect?next=%2Fcontratos')
    expect(await answer(waiting, 'connect')).toBe('in')
    expect(await answer(waiting, 'contracts')).toBe('/connect?next=%2Fcontratos')
  })

  it('after signing in goes where they wanted, else to the contracts', () => {
    expect(wayIn(signedIn, claimsOf(), undefined, 'contracts')).toBe('/contratos')
    expect(wayIn(signedIn, claimsOf(), '/factures?offset=10', 'contracts')).toBe('/facturas?offset=10')
  })
})

describe('a customer who must change the password', () => {
  const flagged = application({ claims: claimsOf({ scope: 'pwchange' }) })

  it.each<[RouteKey, string]>([
    ['contracts', '/cambio-de-clave?next=%2Fcontratos'],
    ['invoices', '/cambio-de-clave?next=%2Ffacturas'],
    ['login', '/cambio-de-clave'],
    ['changePassword', 'in'],
    ['logout', 'in'],
  ])('at %s: %s', async (key, expected) => {
    expect(await answer(flagged, key)).toBe(expected)
  })

  it('next comes after, and never leaves the site [c4.login-change-password]', async () => {
    const claims = claimsOf({ scope: 'pwchange' })
    const after = '/cambio-de-clave?next=%2Ffacturas%3Foffset%3D10'
    expect(wayIn(flagged, claims, '/factures?offset=10', 'contracts')).toBe(after)
    expect(wayIn(flagged, claims, '//evil.example', 'contracts')).toBe('/cambio-de-clave')
    expect(await answer(flagged, 'viewContracts', { contract: '0042' })).toBe(
      '/cambio-de-clave?next=%2Fver-contratos%3Fcontract%3D0042',
    )
  })
})

it('a page under another security policy is a document of its own', async () => {
  const app = application({ fitsDocument: (key) => key !== 'newElectricityContract' })
  const at = { pathname: canonicalPath('newElectricityContract'), searchStr: '?cups=1', search: {} }
  const thrown: unknown = await admit(app, 'newElectricityContract', at).catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    href: '/nuevo-cliente-electricidad?cups=1',
    reloadDocument: true,
  })
})

describe('the root', () => {
  const home = (app: Application) =>
    led(() => leadHome(app, { pathname: '/', searchStr: '?promo=1', search: { promo: '1' } }))

  it('leads to the configured page and keeps the query [v2.root-redirect]', async () => {
    expect(await home(application())).toBe('/facturas?promo=1')
    expect(await home(application({ settings: settingsWith({ homePage: 'contracts' }) }))).toBe(
      '/contratos?promo=1',
    )
  })

  it('leads to the contracts while that page is not there', async () => {
    expect(await home(application({ offers: (key) => key !== 'invoices' }))).toBe('/contratos?promo=1')
  })

  it('never leads to an alternative home that is switched off [v2.alt-home-route]', async () => {
    expect(await home(application({ settings: settingsWith({ homePage: 'altHome' }) }))).toBe(
      '/contratos?promo=1',
    )
  })
})

it('a deployment that has a home leads there from the root and after signing in; elsewhere it is no page [r.home]', async () => {
  const settings = settingsWith({ homePage: 'home' })
  const app = application({ settings, claims: claimsOf() })
  expect(await led(() => leadHome(app, { pathname: '/', searchStr: '', search: {} }))).toBe('/inicio')
  expect(wayIn(app, claimsOf(), undefined, 'contracts')).toBe('/inicio')
  expect(await answer(app, 'login')).toBe('/inicio')
  expect(wayIn(app, claimsOf(), '/factures', 'contracts')).toBe('/facturas')
  expect([routeExists('home', settings), routeExists('home', settingsWith())]).toEqual([true, false])
})

describe('maintenance', () => {
  const at = Date.UTC(2026, 10, 21, 12)
  it.each([
    [{ enabled: false, start: null, end: null }, false],
    [{ enabled: true, start: null, end: null }, true],
    [{ enabled: true, start: '2026-11-21T12:00+00:00', end: null }, true],
    [{ enabled: true, start: '2026-11-21T13:00+00:00', end: null }, false],
    [{ enabled: true, start: null, end: '2026-11-21T11:00+00:00' }, true],
  ])('%j: closed is %s', (maintenance, expected) => {
    expect(isClosed(maintenance, at)).toBe(expected)
  })

  it('leads every address to its page, whoever asks [v2.maintenance]', async () => {
    const closed = application({ claims: claimsOf(), closed: () => true })
    const at = (pathname: string) => led(() => keepDoor(closed, { pathname, searchStr: '', search: {} }))
    for (const key of ['contracts', 'login', 'version'] as const) {
      expect(await at(canonicalPath(key))).toBe('/maintenance')
    }
    expect(await at('/nowhere')).toBe('/maintenance')
    expect(await at(canonicalPath('maintenance'))).toBe('in')
  })
})

it.each<[RouteKey, string]>([
  ['profile', '/perfil'],
  ['notifications', '/avisos'],
  ['newElectricityContract', '/nuevo-cliente-electricidad'],
  ['invoices', 'in'],
])('of another customer, at %s: %s [r.acting-own-pages]', async (key, expected) => {
  expect(await answer(application({ acting: '7', claims: claimsOf() }), key, { for: '7' })).toBe(expected)
})
