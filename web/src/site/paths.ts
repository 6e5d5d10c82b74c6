import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import { languages } from '@endoll/api/language.ts'
import type { Language } from '@endoll/api/language.ts'

/** Who may stand on a page: anyone, signed-in customers, or only people who have not signed in. */
export type Guard = 'open' | 'customer' | 'visitor'

/** Going from a page of one class to one of another loads a document. */
export type PageClass = 'plain' | 'chat'

interface RouteEntry extends Readonly<Record<Language, string>> {
  readonly guard: Guard
  readonly page: PageClass
  /** The route exists while any of these switches is on; without the list, always. */
  readonly needs?: readonly SwitchName[]
  /** The route exists only while a new contract is of this type. */
  readonly contracting?: BrowserSettings['contracting']['type']
  /** The route exists only where the deployment has it as the page that the root leads to. */
  readonly onlyAsHome?: true
  /** Setting that makes an open page ask for a session first. */
  readonly authenticate?: 'authenticateElectricity' | 'authenticateDual' | 'authenticateGas'
  /** Of whoever has signed in, also where they act for another. */
  readonly ofAccount?: true
  /** Further addresses that lead here. */
  readonly aliases?: readonly string[]
}

const plain = { page: 'plain' } as const
const customer = { ...plain, guard: 'customer' } as const
const account = { ...customer, ofAccount: true } as const
const visitor = { ...plain, guard: 'visitor' } as const
const open = { ...plain, guard: 'open' } as const
/** The wizard may frame the chat. */
const wizard = { guard: 'open', page: 'chat', ofAccount: true } as const

/** Every page of both specifications, once. The English path is also the canonical one inside the router. */
export const routes = {
  login: { es: '/acceso', ca: '/acces', en: '/login', ...visitor },
  connect: { es: '/connect', ca: '/connect', en: '/connect', ...visitor, needs: ['sso', 'oidc'] },
  register: { es: '/registro', ca: '/registre', en: '/register', ...visitor, needs: ['signup'] },
  activate: { es: '/activacion', ca: '/activacio', en: '/activate', ...visitor, needs: ['signup'] },
  resetPassword: { es: '/recordar-clave', ca: '/recordar-clau', en: '/reset-password', ...visitor },
  unsignedContact: {
    es: '/contacto',
    ca: '/contacte',
    en: '/unsigned-contact',
    ...visitor,
    needs: ['unsignedContact'],
  },
  logout: { es: '/logout', ca: '/logout', en: '/logout', ...open, ofAccount: true },
  changePassword: { es: '/cambio-de-clave', ca: '/canvi-de-clau', en: '/change-password', ...account },
  home: { es: '/inicio', ca: '/inici', en: '/home', ...customer, onlyAsHome: true },
  contracts: { es: '/contratos', ca: '/contractes', en: '/contracts', ...customer },
  contract: { es: '/contratos/$id', ca: '/contractes/$id', en: '/contracts/$id', ...customer },
  contractInvoices: {
    es: '/contratos/$contractName/facturas',
    ca: '/contractes/$contractName/factures',
    en: '/contracts/$contractName/invoices',
    ...customer,
  },
  viewContracts: { es: '/ver-contratos', ca: '/veure-contractes', en: '/view-contracts', ...customer },
  viewGasContracts: {
    es: '/ver-contratos-gas',
    ca: '/veure-contractes-gas',
    en: '/view-gas-contracts',
    ...customer,
  },
  detail: { es: '/detalle', ca: '/detall', en: '/detail', ...customer },
  invoices: { es: '/facturas', ca: '/factures', en: '/invoices', ...customer },
  invoice: { es: '/facturas/$id', ca: '/factures/$id', en: '/invoices/$id', ...customer },
  contact: {
    es: '/atencion-al-cliente',
    ca: '/atencio-al-client',
    en: '/customer-service',
    aliases: ['/contact'],
    ...customer,
    needs: ['contact', 'contactAutoReads', 'reclamATCContact'],
  },
  requests: { es: '/solicitudes', ca: '/solicituts', en: '/requests', ...customer },
  requestCreate: {
    es: '/solicitudes/crear',
    ca: '/solicituts/crear',
    en: '/requests/create',
    ...customer,
    needs: ['CRMcases'],
  },
  case: {
    es: '/solicitudes/consulta/$id',
    ca: '/solicituts/consulta/$id',
    en: '/requests/case/$id',
    ...customer,
    needs: [
      'CRMcases',
      'contact',
      'reclamATCMenu',
      'reclamATCContract',
      'reclamATCContact',
      'contactAutoReads',
    ],
  },
  request: { es: '/solicitudes/$id', ca: '/solicituts/$id', en: '/requests/$id', ...customer },
  claims: { es: '/reclamaciones', ca: '/reclamacions', en: '/claims', ...customer, needs: ['reclamATCMenu'] },
  profile: { es: '/perfil', ca: '/perfil', en: '/profile', ...account },
  ownData: {
    es: '/perfil/mis-datos',
    ca: '/perfil/les-meves-dades',
    en: '/profile/my-data',
    ...account,
    needs: ['ownData'],
  },
  connectData: {
    es: '/perfil/conectar',
    ca: '/perfil/connectar',
    en: '/profile/connect',
    ...customer,
    needs: ['dataAccess'],
  },
  /** Everybody for whom the account acts. */
  customers: { es: '/clientes', ca: '/clients', en: '/customers', ...account, needs: ['delegation'] },
  /** What could be cheaper over all supplies. */
  portfolio: {
    es: '/mejoras',
    ca: '/millores',
    en: '/improvements',
    ...customer,
    needs: ['portfolio'],
  },
  notifications: { es: '/avisos', ca: '/avisos', en: '/notifications', ...account },
  /** Where the link of a reminder leads. */
  payLink: { es: '/pagar', ca: '/pagament', en: '/pay', ...open, needs: ['enablePayment'] },
  callBack: { es: '/te-llamamos', ca: '/us-truquem', en: '/call-back', ...open, needs: ['callBack'] },
  /** Where the link leads that asks somebody to become the holder of a contract. */
  newHolder: {
    es: '/nuevo-titular',
    ca: '/nou-titular',
    en: '/new-holder',
    ...open,
    needs: ['changeHolder'],
  },
  /** Where the link leads that asks somebody to act for a customer. */
  invitation: {
    es: '/invitacion',
    ca: '/invitacio',
    en: '/invitation',
    ...open,
    needs: ['delegation'],
  },
  /** Where the link in the mail to a new e-mail address ends. */
  confirmEmail: { es: '/confirmar-correo', ca: '/confirmar-correu', en: '/confirm-email', ...open },
  /** Where a contract that was asked for is read and signed. */
  signContract: {
    es: '/firmar-contrato/$id',
    ca: '/signar-contracte/$id',
    en: '/sign-contract/$id',
    ...open,
    ofAccount: true,
  },
  newElectricityContract: {
    es: '/nuevo-cliente-electricidad',
    ca: '/nou-client-electricitat',
    en: '/new-electricity-customer',
    ...wizard,
    needs: ['newElectricityContractation'],
    authenticate: 'authenticateElectricity',
  },
  newGasContract: {
    es: '/nuevo-cliente-gas',
    ca: '/nou-client-gas',
    en: '/new-gas-customer',
    ...wizard,
    needs: ['newGasContractation'],
    authenticate: 'authenticateGas',
  },
  newDualContract: {
    es: '/nuevo-cliente-dual',
    ca: '/nou-client-dual',
    en: '/new-dual-customer',
    ...wizard,
    contracting: 'dual',
    authenticate: 'authenticateDual',
  },
  priceComparator: {
    es: '/comparador',
    ca: '/comparador',
    en: '/price-comparator',
    ...open,
    needs: ['comparator'],
  },
  gasPriceComparator: {
    es: '/comparador-gas',
    ca: '/comparador-gas',
    en: '/gas-price-comparator',
    ...open,
    needs: ['comparator'],
  },
  powerCalculator: {
    es: '/potencia',
    ca: '/potencia',
    en: '/power-calculator',
    ...open,
    needs: ['powerCalculator'],
  },
  altHome: { es: '/altHome', ca: '/altHome', en: '/altHome', ...open },
  welcome: { es: '/bienvenido', ca: '/benvingut', en: '/welcome', ...open },
  loading: { es: '/cargando', ca: '/carregant', en: '/loading', ...open },
  /** How far everybody can use it, and whom to tell of a barrier (Ley 11/2023). */
  accessibility: { es: '/accesibilidad', ca: '/accessibilitat', en: '/accessibility', ...open },
  /** Where and how to write or claim, and in which time it is answered (Ley 10/2025 art. 5). */
  customerService: {
    es: '/atencion',
    ca: '/atencio',
    en: '/service',
    ...open,
  },
  /** What to do when life happens: no light, a smell of gas, a bill that cannot be paid. */
  help: { es: '/ayuda', ca: '/ajuda', en: '/help', ...open },
  version: { es: '/version', ca: '/versio', en: '/version', ...open },
  maintenance: { es: '/maintenance', ca: '/maintenance', en: '/maintenance', ...open },
} as const satisfies Readonly<Record<string, RouteEntry>>

export type RouteKey = keyof typeof routes
export const routeKeys = Object.keys(routes) as readonly RouteKey[]

type NamesIn<Pattern extends string> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never
/** The parameters a path needs, by name. */
export type PathParams<K extends RouteKey> = Readonly<Record<NamesIn<(typeof routes)[K]['en']>, string>>

function entryOf(key: RouteKey): RouteEntry {
  return routes[key]
}

/** Whether the deployment offers the page at all. */
export function routeExists(key: RouteKey, settings: BrowserSettings): boolean {
  const { needs, contracting, onlyAsHome } = entryOf(key)
  if (onlyAsHome && settings.homePage !== key) return false
  if (contracting !== undefined && settings.contracting.type !== contracting) return false
  return needs === undefined || needs.some((name) => settings.switches[name])
}

/** The page's guard under the deployment's settings. */
export function guardOf(key: RouteKey, settings: BrowserSettings): Guard {
  const { guard, authenticate } = entryOf(key)
  return authenticate !== undefined && settings.contracting[authenticate] ? 'customer' : guard
}

/** Whether the page is never another customer's. */
export function isOfAccount(key: RouteKey): boolean {
  return entryOf(key).ofAccount ?? false
}

export function pageClassOf(key: RouteKey): PageClass {
  return entryOf(key).page
}

/** Prefix of the router's own paths, which no address of the site has. */
const inner = '/_'

/** The router's path of a page, with `$name` for each parameter. */
export function canonicalPath<K extends RouteKey>(key: K): `/_${(typeof routes)[K]['en']}` {
  return `${inner}${routes[key].en}`
}

function fill(
  pattern: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = String,
): string {
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`path ${pattern} lacks the parameter ${name}`)
    return write(value)
  })
}

/** The address of a page in a language. */
export function path<K extends RouteKey>(key: K, params: PathParams<K>, language: Language): string {
  return fill(routes[key][language], params, encodeURIComponent)
}

interface RawMatch {
  readonly key: RouteKey
  readonly language: Language
  /** Parameters still percent-encoded, as the address has them. */
  readonly raw: Readonly<Record<string, string>>
}

interface Pattern {
  readonly key: RouteKey
  readonly language: Language
  readonly segments: readonly string[]
}

function segmentsOf(pathname: string): readonly string[] {
  return pathname.replace(/\/$/, '').split('/').slice(1)
}

/** Paths without parameters first: /solicitudes/crear is not the request called "crear". */
const patterns: readonly Pattern[] = routeKeys
  .flatMap((key) => [
    ...languages.map((language) => ({ key, language, segments: segmentsOf(routes[key][language]) })),
    ...(entryOf(key).aliases ?? []).map((alias) => ({
      key,
      language: 'en' as const,
      segments: segmentsOf(alias),
    })),
  ])
  .toSorted((a, b) => Number(isDynamic(a)) - Number(isDynamic(b)))

function isDynamic(pattern: Pattern): boolean {
  return pattern.segments.some((segment) => segment.startsWith('$'))
}

function readSegments(pattern: Pattern, segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.segments.length !== segments.length) return undefined
  const raw: Record<string, string> = {}
  for (const [index, expected] of pattern.segments.entries()) {
    const given = segments[index] ?? ''
    if (!expected.startsWith('$')) {
      if (expected !== given) return undefined
    } else if (given === '') return undefined
    else raw[expected.slice(1)] = given
  }
  return raw
}

function findRaw(pathname: string): RawMatch | undefined {
  const segments = segmentsOf(pathname)
  for (const pattern of patterns) {
    const raw = readSegments(pattern, segments)
    if (raw) return { key: pattern.key, language: pattern.language, raw }
  }
  return undefined
}

export interface PathMatch {
  readonly key: RouteKey
  readonly params: Readonly<Record<string, string>>
  /** First language that writes the path so; several may. */
  readonly language: Language
}

/** The page an address names in any of the languages, or undefined. */
export function matchPath(pathname: string): PathMatch | undefined {
  const found = findRaw(pathname)
  if (!found) return undefined
  try {
    const params = Object.entries(found.raw).map(([name, value]) => [name, decodeURIComponent(value)])
    return { key: found.key, language: found.language, params: Object.fromEntries(params) }
  } catch {
    return undefined
  }
}

/** The same page in another language: parameters, query and fragment kept; unknown paths stay as they are. */
export function translatePath(address: string, language: Language): string {
  const end = address.search(/[?#]/)
  const pathname = end === -1 ? address : address.slice(0, end)
  const found = findRaw(pathname)
  return found ? fill(routes[found.key][language], found.raw) + address.slice(pathname.length) : address
}

/** An address's path as the router knows it. Paths that look like the router's own are moved out of its reach. */
export function toCanonical(pathname: string): string {
  const found = findRaw(pathname)
  if (found) return inner + fill(routes[found.key].en, found.raw)
  return pathname.replace(/^\/(_+)(?=\/|$)/, '/$1_')
}

/** The inverse: the router's path as the address of a language writes it. */
export function fromCanonical(pathname: string, language: Language): string {
  if (pathname.startsWith(`${inner}/`)) return translatePath(pathname.slice(inner.length), language)
  return pathname.replace(/^\/(_+)_(?=\/|$)/, '/$1')
}
