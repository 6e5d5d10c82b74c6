import { describe, expect, it } from 'vitest'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import { createCase, listCases } from '@endoll/api/cases.ts'
import { pay } from '@endoll/api/payments.ts'
import { delegateRoles, roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { settingsWith } from '../testing/site.ts'
import { functionExists } from '../site/contract-functions.ts'
import { path, routeExists } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import { barMenu, drawerMenu, homeGroups } from './menus.ts'
import type { MenuEntry, MenuGroup, MenuSite } from './menus.ts'

type Wanted = Parameters<typeof settingsWith>[0]

function site(wanted: Wanted = {}, built: (key: RouteKey) => boolean = () => true): MenuSite {
  const settings = settingsWith(wanted)
  return {
    settings,
    language: 'es',
    offers: (key) => built(key) && routeExists(key, settings),
    acting: undefined,
    offersFunction: (name) => functionExists(name, settings),
    offersSwitch: (name) => settings.switches[name],
    address: ((key: RouteKey, _params: unknown, search?: Record<string, string>) =>
      path(key, {} as never, 'es') +
      (search ? `?${new URLSearchParams(search)}` : '')) as MenuSite['address'],
  }
}
function names(entries: readonly MenuEntry[]) {
  return entries.map(({ name }) => name)
}
function byGroup(groups: readonly MenuGroup[]) {
  return Object.fromEntries(groups.map(({ name, entries }) => [name, names(entries)]))
}

const everything = {
  altHome: true,
  powerChange: true,
  ibanChange: true,
  notificacionAddressChange: true,
  noCesionSips: true,
  enablePayment: true,
  contact: true,
  contactAutoReads: true,
  reclamATCMenu: true,
  CRMcases: true,
  about: true,
  unsignedContact: true,
  comparator: true,
  powerCalculator: true,
  publicPrices: true,
} as const

describe('the drawer of a signed-in customer', () => {
  it('is a flat list without the alternative home [c2.drawer-menu] [c6.menus]', () => {
    expect(drawerMenu(site(), true)).toMatchObject({ groups: [] })
    expect(names(drawerMenu(site(), true).entries)).toEqual([
      'contracts',
      'invoices',
      'requests',
      'profile',
      'changePassword',
      'logout',
    ])
    const all = site({ switches: { ...everything, altHome: false } })
    expect(names(drawerMenu(all, true).entries)).toEqual([
      'contracts',
      'invoices',
      'requests',
      'claims',
      'contact',
      'about',
      'profile',
      'changePassword',
      'logout',
    ])
  })

  it('is grouped with it, and every flag shows its entry [c2.drawer-menu] [v2.alt-home] [v2.alt-home-entries]', () => {
    const { groups, entries } = drawerMenu(site({ switches: everything }), true)
    expect(byGroup(groups)).toEqual({
      contracts: [
        'newContract',
        'viewContracts',
        'download',
        'power',
        'iban',
        'notification_address',
        'sips',
      ],
      invoices: ['viewInvoices', 'downloadInvoices', 'payInvoices'],
      consumption: ['consumption'],
      profile: ['profile', 'changePassword', 'logout'],
    })
    expect(names(entries)).toEqual(['requests', 'claims', 'contact', 'about'])
    expect(byGroup(homeGroups(site({ switches: { altHome: true } })))).toEqual({
      contracts: ['newContract', 'viewContracts', 'download'],
      invoices: ['viewInvoices', 'downloadInvoices'],
      consumption: ['consumption'],
    })
  })
})

describe('the drawer of a visitor', () => {
  it('offers to sign in and what the switches allow [c2.drawer-menu-visitor] [c6.menus]', () => {
    expect(names(drawerMenu(site(), false).entries)).toEqual(['login', 'activate', 'newCustomer'])
    const all = drawerMenu(site({ switches: everything }), false)
    expect(names(all.entries)).toEqual([
      'login',
      'activate',
      'newCustomer',
      'unsignedContact',
      'prices',
      'priceComparator',
      'gasPriceComparator',
      'powerCalculator',
      'about',
    ])
    expect(all.groups.map(({ name }) => name)).toEqual(['contracts', 'invoices', 'consumption'])
  })

  it('has no login of ours with an identity provider [c2.drawer-menu-visitor]', () => {
    expect(names(drawerMenu(site({ switches: { oidc: true } }), false).entries)).not.toContain('login')
  })
})

it('claims of the contact page alone bring its entry [c2.flag-claims]', () => {
  const { entries } = drawerMenu(site({ switches: { reclamATCContact: true } }), true)
  expect(names(entries)).toContain('contact')
  expect(names(entries)).not.toContain('claims')
})

describe('the horizontal header', () => {
  it('has the entries of the specification and the profile menu [c2.horizontal-header] [c2.flag-crm]', () => {
    const { entries, profile } = barMenu(site({ switches: { ...everything, about: false } }), true)
    expect(names(entries)).toEqual(['contracts', 'invoices', 'contact', 'claims', 'sendReadings'])
    expect(names(profile)).toEqual(['profile', 'changePassword', 'requests', 'logout'])
    expect(entries.at(-1)?.href).toBe('/atencion-al-cliente?autolectures=true')
  })
})

it('with an identity provider the password is changed there [c2.horizontal-header]', () => {
  const changePassword = (oidc: boolean) => {
    const { settings, ...rest } = site({ switches: { oidc } })
    const session = { ...settings.session, changePasswordAddress: 'https://id.test/password' }
    const { profile } = barMenu({ ...rest, settings: { ...settings, session } }, true)
    return profile.find(({ name }) => name === 'changePassword')
  }
  expect(changePassword(true)).toMatchObject({ href: 'https://id.test/password', outside: true })
  expect(changePassword(false)?.href).toBe('/cambio-de-clave')
})

it('beside passwords of the office the password is changed where the session was opened, and the login stands in the menu [c3.auth-login-type]', () => {
  const of = site({ switches: { oidc: true } })
  const settings = {
    ...of.settings,
    session: { ...of.settings.session, changePasswordAddress: 'https://id.test/password' },
    identityProvider: { name: 'Id', ownPasswords: true },
  }
  const changePassword = (login: 'oidc' | 'plain' | 'clientId') =>
    barMenu({ ...of, settings, login }, true).profile.find(({ name }) => name === 'changePassword')?.href
  expect(changePassword('oidc')).toBe('https://id.test/password')
  expect(changePassword('plain')).toBe('/cambio-de-clave')
  expect(changePassword('clientId')).toBe('/cambio-de-clave')
  expect(names(drawerMenu({ ...of, settings }, false).entries)).toContain('login')
})

it('a page that is not built is linked from nowhere', () => {
  const only = site({ switches: everything }, (key) => key === 'contracts' || key === 'logout')
  const { groups, entries } = drawerMenu(only, true)
  expect(byGroup(groups)).toEqual({
    contracts: ['viewContracts'],
    profile: ['logout'],
  })
  expect(entries).toEqual([])
})

it('a function of the contract page that is not built stands in no menu [v2.alt-home-entries]', () => {
  const { groups } = drawerMenu({ ...site({ switches: everything }), offersFunction: () => false }, true)
  expect(byGroup(groups)['contracts']).toEqual(['newContract', 'viewContracts'])
  expect(byGroup(groups)['consumption']).toBeUndefined()
})

/** Every entry of both menus and both headers, as it is called. */
function entriesOf(wanted: Partial<Record<SwitchName, boolean>>): ReadonlySet<string> {
  const of = site({ switches: wanted })
  const drawers = [drawerMenu(of, true), drawerMenu(of, false)]
  const bars = [barMenu(of, true), barMenu(of, false)]
  return new Set([
    ...drawers.flatMap(({ groups, entries }) => [
      ...names(entries),
      ...groups.flatMap((group) => names(group.entries)),
    ]),
    ...bars.flatMap(({ entries, profile }) => names([...entries, ...profile])),
  ])
}

it.each<[SwitchName, readonly string[]]>([
  ['powerChange', ['power']],
  ['notificacionAddressChange', ['notification_address']],
  ['noCesionSips', ['sips']],
  ['enablePayment', ['payInvoices']],
  ['signup', ['activate']],
  ['unsignedContact', ['unsignedContact']],
  ['CRMcases', []],
  ['reclamATCMenu', ['claims']],
  ['contact', ['contact']],
  ['contactAutoReads', ['sendReadings']],
  ['about', ['about']],
  ['comparator', ['priceComparator', 'gasPriceComparator']],
  ['powerCalculator', ['powerCalculator']],
  ['publicPrices', ['prices']],
  ['newElectricityContractation', ['newContract', 'newCustomer']],
])(
  '%s switched off takes %j from the menus and nothing else [c1.feature-switches] [c2.detail-hint-sips] [c2.flag-sips] [c6.menus] [v2.alt-home-entries]',
  (name, gone) => {
    const all = { ...everything, signup: true, newElectricityContractation: true }
    const without = entriesOf({ ...all, [name]: false })
    expect([...entriesOf(all)].filter((entry) => !without.has(entry)).toSorted()).toEqual(gone.toSorted())
  },
)

it('the bank account is in the menu while it can be changed for any kind of supply', () => {
  const of = (ibanChange: boolean, ibanGasChange: boolean) =>
    entriesOf({ altHome: true, ibanChange, ibanGasChange }).has('iban')
  expect([of(true, true), of(true, false), of(false, true), of(false, false)]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('what a switch stands for is in no menu until it is built [v2.alt-home-entries]', () => {
  const { groups } = drawerMenu({ ...site({ switches: everything }), offersSwitch: () => false }, true)
  expect(byGroup(groups)['invoices']).toEqual(['viewInvoices', 'downloadInvoices'])
})

it('a new contract opens the wizard of its kind, or the outside page that the deployment names [v2.alt-home-entries]', () => {
  const hrefOf = (wanted: Wanted) =>
    names(homeGroups(site(wanted))[0]!.entries).includes('newContract')
      ? homeGroups(site(wanted))[0]!.entries[0]!.href
      : undefined
  expect(hrefOf({})).toBe('/nuevo-cliente-electricidad')
  expect(hrefOf({ contracting: { type: 'dual' } })).toBe('/nuevo-cliente-dual')
  expect(hrefOf({ contracting: { type: 'gas' } })).toBeUndefined()
  expect(hrefOf({ contracting: { type: 'gas' }, switches: { newGasContractation: true } })).toBe(
    '/nuevo-cliente-gas',
  )
  expect(hrefOf({ contracting: { url: 'https://contracta.test' } })).toBe('https://contracta.test')
})

it.each([
  ['es', '/precios'],
  ['ca', '/preus'],
  ['en', '/prices'],
] as const)('the open prices are those of the language %s [r.public-prices]', (language, href) => {
  const { entries } = drawerMenu({ ...site({ switches: everything }), language }, false)
  expect(entries.find(({ name }) => name === 'prices')?.href).toBe(href)
})

it('of several entries for one page only the first stands for the page', () => {
  const { groups } = drawerMenu(site({ switches: everything }), true)
  const invoices = groups.find(({ name }) => name === 'invoices')?.entries ?? []
  expect(invoices.map(({ href, further }) => [href, further])).toEqual([
    ['/facturas', undefined],
    ['/facturas', true],
    ['/facturas', true],
  ])
})

it('who acts for another is offered what the calls of its page allow, and nothing before that is known [r.acting-controls]', () => {
  const of = { ...site({ switches: { ...everything, altHome: true } }), acting: '7' }
  const offeredTo = (role?: DelegateRole) => {
    const { groups: shown, entries } = drawerMenu({ ...of, role }, true)
    return [...shown.flatMap((group) => names(group.entries)), ...names(entries)]
  }
  const needs = { payInvoices: pay, claims: listCases, contact: createCase } as const
  for (const name of ['payInvoices', 'claims', 'contact'] as const) {
    expect(names(drawerMenu(of, true).entries)).not.toContain(name)
    for (const role of delegateRoles) {
      expect([name, role, offeredTo(role).includes(name)]).toEqual([
        name,
        role,
        roleAllows(role, needs[name].delegate),
      ])
    }
  }
  expect(offeredTo()).not.toContain('payInvoices')
  expect(offeredTo('look')).toContain('viewInvoices')
})
