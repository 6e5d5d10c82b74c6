import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import type { Language, Locale } from '@endoll/api/language.ts'
import type { RefusedSignIn } from '@endoll/api/page.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { createContext, use } from 'react'
import type { ContractFunction } from './contract-functions.ts'
import type { PathParams, RouteKey } from './paths.ts'

type Search = Readonly<Record<string, string | undefined>>
type AddressRest<K extends RouteKey> = keyof PathParams<K> extends never
  ? [params?: PathParams<K>, search?: Search]
  : [params: PathParams<K>, search?: Search]

/** What every screen may ask of the site it stands in. */
export interface Site {
  readonly settings: BrowserSettings
  readonly locale: Locale
  /** The delegation by which the document acts for another customer; undefined of one's own. */
  readonly acting: string | undefined
  readonly language: Language
  /** Whether a page is built and the deployment has it switched on; nothing links to the others. */
  readonly offers: (key: RouteKey) => boolean
  /** Whether a function of the contract page is built and the deployment has it switched on. */
  readonly offersFunction: (name: ContractFunction) => boolean
  /** Whether what a switch stands for is built and the deployment has it switched on. */
  readonly offersSwitch: (name: SwitchName) => boolean
  /** A page's address in the current language: `address('viewContracts', {}, { contract: name })`. */
  readonly address: <K extends RouteKey>(key: K, ...rest: AddressRest<K>) => string
  readonly go: (address: string) => void
  readonly changeLocale: (locale: Locale) => Promise<void>
  /** After signing in: the customer's language, then where they wanted to go: `next`, or that of the address. */
  readonly enter: (claims: SessionClaims, next?: string) => Promise<void>
  /** Where to continue after an intermediate page: `next`, else the contracts. */
  readonly onward: (claims: SessionClaims) => string
  /** What the form of the document was refused for, which it sent before the page's code ran. */
  readonly refused?: RefusedSignIn | undefined
}

const SiteContext = createContext<Site | undefined>(undefined)
export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no SiteProvider')
  return site
}
