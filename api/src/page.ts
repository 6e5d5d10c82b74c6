import type { BrowserSettings } from './deployment/deployment.ts'
import type { ErrorCode } from './errors.ts'
import type { Locale } from './language.ts'

/** What the server hands to the renderer for one page. */
export interface PageRequest {
  readonly settings: BrowserSettings
  /** Locale asked for by `?lang=`, then the cookie; undefined if neither names one the deployment offers. */
  readonly locale: Locale | undefined
  /** Path and query as the browser asked for them. */
  readonly url: string
  /** Wording overrides of the deployment, by locale, message key and ICU text already compiled. */
  readonly overrides: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What the form of the page was refused for, where it was sent before the page's code ran. */
  readonly refused?: RefusedSignIn
}

/** A sign-in that was refused to the form itself, as the page shows it; never with what was typed as password or code. */
export interface RefusedSignIn {
  readonly user: string
  /** Fields that were left empty. */
  readonly lacks: { readonly user: boolean; readonly password: boolean }
  /** The account asks for a code too. */
  readonly asksCode: boolean
  /** Why it was refused; undefined if only something was missing. */
  readonly failure?: ErrorCode
}

/**
 * The one thing that an address is about: a contract by its name, its id or whichever of them it is, an invoice or a
 * request or case by its id.
 */
export interface PageSubject {
  readonly kind: 'contract' | 'contract_id' | 'contract_name_or_id' | 'invoice' | 'request' | 'case'
  readonly name: string
}

/** The reply of the renderer: a redirect inside the site, or the parts of a page. */
export type PageReply =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      /** The page exists only while this does; otherwise 404. */
      readonly subject?: PageSubject
      readonly locale: Locale
      readonly title: string
      /** Markup of the screen when the route is prerendered; empty otherwise. */
      readonly markup: string
      /** The markup is that of somebody without a session; the browser draws the page of a customer. */
      readonly forVisitors?: true
      /** Entry modules to preload beside the application's own, as manifest keys. */
      readonly preload: readonly string[]
      /** Modules that the page asks for as soon as its own run: fetched with it, after what it needs to show itself. */
      readonly soon?: readonly string[]
      /** Modules of a part that is in the markup and whose code comes later: only their styles are needed at once. */
      readonly ahead?: readonly string[]
      /** The cookie question of a prerendered screen, put into the page while `consentCookie` is missing. */
      readonly consent?: Prerendered
    }

/** A piece of markup and the modules that bring its styles and its life. */
export interface Prerendered {
  readonly markup: string
  readonly preload: readonly string[]
}

/** A key of the wording overrides that names no text, or whose text asks for a value that it is not given. */
export interface UnknownText {
  /** `locale.area.key`, as the deployment file has it. */
  readonly key: string
  /** What could stand in the place of its first part that is unknown. */
  readonly known: readonly string[]
  /** The value in question, where the key is right: `known` are those that the text is given. */
  readonly value?: string
}

/** The exports of the prerender artefact (`vite build --ssr`). */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageReply>
  /**
   * Addresses of the calls that a signed-in customer's page begins with, as the browser will make them; undefined
   * where the page is open to visitors, is not offered, or frames what is another's.
   */
  firstCalls(request: Omit<PageRequest, 'overrides'>): Promise<readonly string[] | undefined>
  /**
   * A signed-in customer's page with its answer, as far as it can be drawn without a browser, from the replies to
   * `firstCalls` by their addresses; empty if the browser would show something else.
   */
  renderAnswer(request: PageRequest, page: SignedInPage): Promise<string>
  /** Paths of the page with the form that signs in, in every language, without a slash at the end. */
  signInPaths(): readonly string[]
  /** Where somebody goes who has just signed in on a page of these, by its `next` and the claims of the token. */
  afterSignIn(request: Omit<PageRequest, 'overrides' | 'refused'>, token: string): string
  unknownTexts(
    texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<readonly UnknownText[]>
}

/** What the server writes at the end of a signed-in customer's page (decision 0018). */
export interface SignedInData {
  /** The restored session, as `refreshToken` replies it. */
  readonly token: string
  /** Replies of the page's first calls, by address. */
  readonly replies: Readonly<Record<string, unknown>>
}

/** What a page is rendered from, beside its request, where its customer is known. */
export interface SignedInPage extends SignedInData {
  /** The server's clock. */
  readonly nowMs: number
}

/** Id of the JSON script element that carries SignedInData. */
export const signedInDataElement = 'endoll-signed-in'

/** Data the server writes into the page for the application to read. */
export interface PageData {
  readonly settings: BrowserSettings
  readonly locale: Locale
  readonly overrides: PageRequest['overrides'][string]
  /** The server's clock when it wrote the page, in ms since 1970. */
  readonly nowMs: number
  /** The browser sent a session cookie, valid or not: without the page's code it may have signed in again. */
  readonly hasSession?: true
  readonly refused?: RefusedSignIn
}

/** Cookie in which the browser keeps what its visitor allowed. */
export const consentCookie = 'endoll-consent'

/** Stands at the root of a page that the server has drawn for visitors: it carries no data. */
export const visitorsAttribute = 'data-visitors'

/** Stands at the root element once the application's code runs; public/start.js looks for it. */
export const begunAttribute = 'data-begun'

/** Tells public/start.js that what the server has drawn stays as it is, because the page's code has not come. */
export const unfinishedEvent = 'endoll-unfinished'

/** Id of the JSON script element that carries PageData. */
export const pageDataElement = 'endoll-page-data'
