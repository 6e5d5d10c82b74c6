import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { RefusedSignIn } from '@endoll/api/page.ts'
import type { FirstRead } from '../calls/query.ts'
import type { SessionState } from '../calls/session-state.ts'
import { createCatalogue } from '../i18n/catalogue.ts'
import type { Catalogue, Overrides } from '../i18n/catalogue.ts'
import { functionExists, isChange, isOfOwnMailbox } from '../site/contract-functions.ts'
import type { ContractFunction } from '../site/contract-functions.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { isOfAccount, routeExists } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import { loadMessages } from './texts.ts'
import { isBuilt } from './unbuilt.ts'

/** What the route tree and the screens need; one per document, in the browser and in the renderer. */
export interface Application {
  readonly settings: BrowserSettings
  readonly catalogue: Catalogue
  /** The delegation by which the document acts for another customer; undefined of one's own. */
  readonly acting: string | undefined
  readonly offers: (key: RouteKey) => boolean
  readonly offersFunction: (name: ContractFunction) => boolean
  readonly offersSwitch: (name: SwitchName) => boolean
  /** How the session is found; the renderer knows none. */
  readonly session: {
    readonly state: () => SessionState
    readonly restore: () => Promise<SessionState>
    readonly restoreIfLikely: () => Promise<SessionState>
  }
  /** Asks for what a page begins with; the renderer asks for nothing. */
  readonly begin: (reads: readonly FirstRead[]) => void
  /** A one-time token, or a client id and its secret, waits to be exchanged on the entry page. */
  readonly handOffWaits: () => boolean
  /** Whether the page may be shown in this document: one security policy, one document. */
  readonly fitsDocument: (key: RouteKey) => boolean
  /** What the form of this page was refused for, which it sent before its code ran. */
  readonly refused?: RefusedSignIn | undefined
  /** Whether the office is closed for maintenance now, for this browser. */
  readonly closed: () => boolean
}

export interface ApplicationStart {
  readonly settings: BrowserSettings
  readonly locale: Locale
  readonly overridesOf: (locale: Locale) => Overrides | Promise<Overrides>
  readonly acting: string | undefined
}

const nobody: SessionState = { status: 'unknown' }

/** Without a browser around it: what the renderer uses, and what main.tsx completes. */
export function createApplication({ settings, locale, overridesOf, acting }: ApplicationStart): Application {
  return {
    settings,
    catalogue: createCatalogue({ locale, load: loadMessages, overridesOf }),
    acting,
    // What the desk reads is the customer's office, and no account.
    offers: (key) =>
      isBuilt(key) && routeExists(key, settings) && !(isInspection(acting) && isOfAccount(key)),
    // Who is there for another may ask for it in the customer's name, where their role does; what is of one's own mailbox is
    // one's own.
    offersFunction: (name) =>
      functionExists(name, settings) && (acting === undefined || !isChange(name) || !isOfOwnMailbox(name)),
    // An inspection only looks.
    offersSwitch: (name) => settings.switches[name] && !(name === 'enablePayment' && isInspection(acting)),
    session: { state: () => nobody, restore: async () => nobody, restoreIfLikely: async () => nobody },
    begin: () => undefined,
    handOffWaits: () => false,
    fitsDocument: () => true,
    closed: () => false,
  }
}

/** Where the root of the site leads; to the contracts where the page wanted is not offered. */
export function homePage({ settings, offers }: Pick<Application, 'settings' | 'offers'>) {
  const { homePage: wanted, switches } = settings
  return offers(wanted) && (wanted !== 'altHome' || switches.altHome) ? wanted : 'contracts'
}

/** Where people sign in: the single sign-on entry when there is one. */
export function entryPage({
  settings,
  offers,
}: Pick<Application, 'settings' | 'offers'>): 'login' | 'connect' {
  return settings.switches.sso && offers('connect') ? 'connect' : 'login'
}
