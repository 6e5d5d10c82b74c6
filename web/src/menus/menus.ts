import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { LoginType } from '@endoll/api/session.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import type { Language } from '@endoll/api/language.ts'
import { roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { pricePages } from '@endoll/api/price-pages.ts'
import { onlyByProvider, outsidePassword } from '../site/by-provider.ts'
import { functionQuery, isChange } from '../site/contract-functions.ts'
import type { ContractFunction } from '../site/contract-functions.ts'
import type { RouteKey } from '../site/paths.ts'
import type { Site } from '../site/site.tsx'
import type { AppMessages } from '../i18n/messages.ts'

export type EntryName = keyof AppMessages['menus']['entries']
export type GroupName = keyof AppMessages['menus']['groups']

export interface MenuEntry {
  readonly name: EntryName
  readonly href: string
  /** Leads out of the office. */
  readonly outside?: true
  /** Leads to the same page as an entry before it, under another name. */
  readonly further?: true
}

export interface MenuGroup {
  readonly name: GroupName
  readonly entries: readonly MenuEntry[]
}

export type MenuSite = Pick<
  Site,
  'settings' | 'language' | 'acting' | 'offers' | 'offersFunction' | 'offersSwitch' | 'address'
> & {
  /** How the customer has signed in. */
  readonly login?: LoginType | undefined
  /** What whoever acts for another customer may do; undefined until it is known. */
  readonly role?: DelegateRole | undefined
}

type Flag = (settings: BrowserSettings) => boolean
interface Declared {
  readonly name: EntryName
  /** Page it leads to, which it needs; or those of each language that the server writes without the application. */
  readonly route: RouteKey | Readonly<Record<Language, string>>
  readonly search?: Readonly<Record<string, string>>
  /** The function that the contract page opens with. */
  readonly action?: ContractFunction
  readonly when?: Flag
  /** What whoever acts for another customer needs for it, as the calls of its page say. */
  readonly role?: DelegateRole
  /** Switch of this entry alone; its page does not depend on it. */
  readonly needs?: SwitchName
  /** An outside page that stands in for the route where the deployment names one. */
  readonly instead?: (settings: BrowserSettings, login: LoginType | undefined) => string | null
}

/** The contract page, opened to do one thing. */
function hint(action: ContractFunction & EntryName): Declared {
  return { name: action, route: 'viewContracts', search: functionQuery(action), action }
}

/** What a new contract is here decides which wizard opens. */
const wizards = {
  electricity: 'newElectricityContract',
  gas: 'newGasContract',
  dual: 'newDualContract',
} as const
function newContract(name: EntryName): readonly Declared[] {
  return Object.entries(wizards).map(([type, route]) => ({
    name,
    route,
    when: (settings) => settings.contracting.type === type,
    instead: (settings) => settings.contracting.url,
  }))
}

const home: Declared = { name: 'home', route: 'home' }
const logout: Declared = { name: 'logout', route: 'logout' }
const changePassword: Declared = {
  name: 'changePassword',
  route: 'changePassword',
  instead: outsidePassword,
  when: (settings) => !onlyByProvider(settings) || settings.session.changePasswordAddress !== null,
}
const profile: Declared = { name: 'profile', route: 'profile' }
/** Requests can always be followed; where cases are offered the same page lists them too. */
const requests: Declared = { name: 'requests', route: 'requests' }
const claims: Declared = { name: 'claims', route: 'claims', role: 'manage' }
const contact: Declared = {
  name: 'contact',
  route: 'contact',
  role: 'manage',
  when: ({ switches }) => switches.contact || switches.reclamATCContact,
}
const sendReadings: Declared = {
  name: 'sendReadings',
  route: 'contact',
  role: 'manage',
  search: { autolectures: 'true' },
  when: ({ switches }) => switches.contactAutoReads,
}
/** In the drawer they are sent from the page of the customer service, where it has an entry. */
const readingsAlone: Declared = {
  ...sendReadings,
  when: ({ switches }) => switches.contactAutoReads && !switches.contact && !switches.reclamATCContact,
}
const about: Declared = { name: 'about', route: 'version', when: (settings) => settings.switches.about }
const viewInvoices: Declared = { name: 'viewInvoices', route: 'invoices' }

/** The grouped menu of the alternative home: the same for its cards and for the drawer. */
const grouped: Readonly<Record<'contracts' | 'invoices' | 'consumption', readonly Declared[]>> = {
  contracts: [
    ...newContract('newContract'),
    { name: 'viewContracts', route: 'contracts' },
    hint('download'),
    hint('power'),
    hint('iban'),
    hint('notification_address'),
    hint('sips'),
  ],
  invoices: [
    viewInvoices,
    { ...viewInvoices, name: 'downloadInvoices' },
    { ...viewInvoices, name: 'payInvoices', role: 'pay', needs: 'enablePayment' },
  ],
  consumption: [hint('consumption')],
}

/** What anybody may compare and work out, signed in or not. */
const tools: readonly Declared[] = [
  { name: 'prices', route: pricePages, when: ({ switches }) => switches.publicPrices },
  { name: 'priceComparator', route: 'priceComparator' },
  { name: 'gasPriceComparator', route: 'gasPriceComparator' },
  { name: 'powerCalculator', route: 'powerCalculator' },
]

const visitorEntries: readonly Declared[] = [
  { name: 'login', route: 'connect', when: (settings) => settings.switches.sso && !onlyByProvider(settings) },
  // Where the identity provider is the only way in, people do not sign in here.
  { name: 'login', route: 'login', when: (settings) => !settings.switches.sso && !onlyByProvider(settings) },
  { name: 'activate', route: 'activate' },
  ...newContract('newCustomer'),
  { name: 'unsignedContact', route: 'unsignedContact' },
  ...tools,
]

function shown(site: MenuSite, declared: readonly Declared[]): readonly MenuEntry[] {
  return declared
    .flatMap(({ name, route, search, action, when, role, needs, instead }): readonly MenuEntry[] => {
      if (when && !when(site.settings)) return []
      if (role && site.acting !== undefined && !(site.role && roleAllows(site.role, role))) return []
      // What is asked for in another's name is asked for on the contract's page.
      if (action && (!site.offersFunction(action) || (site.acting !== undefined && isChange(action))))
        return []
      if (needs && !site.offersSwitch(needs)) return []
      const outside = instead?.(site.settings, site.login)
      if (outside) return [{ name, href: outside, outside: true }]
      if (typeof route === 'object') return [{ name, href: route[site.language] }]
      return site.offers(route) ? [{ name, href: site.address(route, {} as never, search) }] : []
    })
    .map((entry, index, all) =>
      all.findIndex(({ href }) => href === entry.href) < index ? { ...entry, further: true } : entry,
    )
}

function groups(
  site: MenuSite,
  declared: Readonly<Partial<Record<GroupName, readonly Declared[]>>>,
): readonly MenuGroup[] {
  return Object.entries(declared)
    .map(([name, entries]) => ({ name: name as GroupName, entries: shown(site, entries) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The three groups that the alternative home shows as cards. */
export function homeGroups(site: MenuSite): readonly MenuGroup[] {
  return groups(site, grouped)
}

/** Below the cards of the alternative home. */
export function homeTools(site: MenuSite): readonly MenuEntry[] {
  return shown(site, tools)
}

export interface DrawerMenu {
  /** Before the groups. */
  readonly first: readonly MenuEntry[]
  readonly groups: readonly MenuGroup[]
  readonly entries: readonly MenuEntry[]
}

/** The drawer: collapsible groups with the alternative home's option, a flat list without. */
export function drawerMenu(site: MenuSite, signedIn: boolean): DrawerMenu {
  if (!signedIn) {
    return {
      first: [],
      groups: site.settings.switches.altHome ? groups(site, grouped) : [],
      entries: shown(site, [...visitorEntries, about]),
    }
  }
  if (site.settings.switches.altHome) {
    return {
      first: shown(site, [home]),
      groups: groups(site, { ...grouped, profile: [profile, changePassword, logout] }),
      entries: shown(site, [requests, claims, contact, readingsAlone, about]),
    }
  }
  const flat: readonly Declared[] = [
    { name: 'contracts', route: 'contracts' },
    { name: 'invoices', route: 'invoices' },
    requests,
    claims,
    contact,
    readingsAlone,
    about,
    profile,
    changePassword,
    logout,
  ]
  return { first: shown(site, [home]), groups: [], entries: shown(site, flat) }
}

export interface BarMenu {
  readonly entries: readonly MenuEntry[]
  readonly profile: readonly MenuEntry[]
}

/** The horizontal header. */
export function barMenu(site: MenuSite, signedIn: boolean): BarMenu {
  return signedIn
    ? {
        entries: shown(site, [
          home,
          { name: 'contracts', route: 'contracts' },
          { name: 'invoices', route: 'invoices' },
          contact,
          claims,
          sendReadings,
          about,
        ]),
        profile: shown(site, [profile, changePassword, requests, logout]),
      }
    : { entries: shown(site, [...visitorEntries, about]), profile: [] }
}

/** The places in the bar at the foot of a phone, the first four that are offered. */
export function placesMenu(site: MenuSite): readonly MenuEntry[] {
  const all: readonly Declared[] = [
    home,
    { name: 'invoices', route: 'invoices' },
    { ...hint('consumption'), name: 'consumptionPlace' },
    { name: 'contracts', route: 'contracts' },
    requests,
  ]
  return shown(site, all).slice(0, 4)
}
