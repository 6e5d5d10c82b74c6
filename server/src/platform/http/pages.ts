import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { errorStatus } from '@endoll/api/errors.ts'
import { offeredLocale, writtenTag, type Locale } from '@endoll/api/language.ts'
import {
  consentCookie,
  pageDataElement,
  signedInDataElement,
  visitorsAttribute,
  type PageData,
  type PageReply,
  type PageSubject,
  type RefusedSignIn,
} from '@endoll/api/page.ts'
import { addressHoldsSecret } from './address-secret.ts'
import type { MayPass } from './closed-office.ts'
import { homeScreenLinks } from './home-screen.ts'
import { escapeHtml, escapeScript } from './html.ts'
import type { Clock } from '../clock.ts'
import { sha256 } from '../sha256.ts'
import { pathHere } from './path-here.ts'
import { askedAddress } from './asked-address.ts'
import { mayCarryData, type SignedInTexts } from './signed-in-data.ts'
import { brandTheme } from './theme.ts'
import { within } from '../within.ts'
import type { WebBuild } from './web-build.ts'

export interface PageOptions {
  readonly web: WebBuild
  readonly clock: Clock
  readonly settings: BrowserSettings
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What a page says in a browser that runs no scripts. */
  readonly withoutScripts: (locale: Locale) => string
  /** What it says in a browser that is too old; the styles hide it in all others (web/src/ui/base.css). */
  readonly oldBrowser: (locale: Locale) => string
  /** Whether what the page is about exists for whom it is sent to, as far as is known. */
  readonly isThere: (subject: PageSubject, request: FastifyRequest) => Promise<boolean>
  /** Whether the office is closed for maintenance now. */
  readonly closedNow: () => boolean
  /** Whether a browser may come in all the same. */
  readonly mayPass: MayPass
  /** Whether the request has a session cookie, valid or not. */
  readonly hasSessionCookie: (request: FastifyRequest) => boolean
  /** What the page of a signed-in customer carries; undefined if it carries nothing. Never rejects. */
  readonly signedInData: (
    request: FastifyRequest,
    calls: readonly string[],
  ) => Promise<SignedInTexts | undefined>
}

/**
 * Nothing of another origin runs in a page, and of what stands in it only start.js: card fields and chat have documents of
 * their own, which pages frame.
 */
function contentSecurityPolicy(
  nonce: string,
  { start }: Pick<WebBuild, 'start'>,
  { organisation: { logo }, replay: { endpoint } }: Pick<BrowserSettings, 'organisation' | 'replay'>,
): string {
  const logoOrigin = logo?.startsWith('http') ? ` ${new URL(logo).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${sha256(start).toString('base64')}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${logoOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${endpoint === null ? '' : ` ${new URL(endpoint).origin}`}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A file of styles that is in the page already: not fetched, and code that comes with these styles does not wait for them. */
function known(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`
}

function headOf(
  page: Extract<PageReply, { kind: 'page' }>,
  options: PageOptions,
  {
    nonce,
    addressHoldsSecret,
    asksConsent,
    told,
  }: {
    nonce: string
    addressHoldsSecret: boolean
    asksConsent: boolean
    told: Pick<PageData, 'hasSession' | 'refused'>
  },
) {
  const { web, clock, settings, texts } = options
  const consent = asksConsent ? page.consent : undefined
  const first = [...page.preload, ...(consent?.preload ?? [])]
  const { fonts } = web.filesOf(first)
  const { scripts } = web.filesOf([...first, ...(page.soon ?? [])])
  const { styles } = web.filesOf([...first, ...(page.soon ?? []), ...(page.ahead ?? [])])
  const theme = Object.entries(brandTheme(settings.brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const data: PageData = {
    settings,
    locale: page.locale,
    overrides: texts[page.locale] ?? {},
    nowMs: clock.nowMs(),
    ...told,
  }
  // A prerendered screen carries its styles in the page: one round trip less before the first paint.
  // Not where the address carries a secret: a font that an inline style asks for is fetched with the page's address
  // as referrer, whatever the policy says, and a log on the way would keep it.
  const css =
    page.markup && !addressHoldsSecret
      ? `<style nonce="${nonce}">${styles.map((file) => web.styleText(file)).join('')}</style>${styles.map(known).join('')}`
      : styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const preloads = scripts
    .filter((file) => file !== web.entry)
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
  return [
    `<!doctype html><html lang="${writtenTag(page.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title)}</title>`,
    // Before the styles: a script that stands after them waits until they have come, and the rest of the page with it.
    `<script>${web.start}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Fetched with the page's address as referrer.
    addressHoldsSecret ? '' : homeScreenLinks,
    css,
    `<style nonce="${nonce}">:root{${theme}}</style>`,
    // Text stands there in a fallback of the same measures; the font comes after what the page needs to work.
    ...(addressHoldsSecret
      ? []
      : fonts.map(
          (file) =>
            `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
        )),
    ...preloads,
    `<script type="application/json" id="${pageDataElement}">${escapeScript(JSON.stringify(data))}</script>`,
    `<script type="module" src="/${web.entry}"></script>`,
    `</head><body><noscript><p>${escapeHtml(options.withoutScripts(page.locale))}</p></noscript>`,
    `<p class="old-browser">${escapeHtml(options.oldBrowser(page.locale))}</p>`,
  ].join('')
}

/** The screen, if the server has rendered it, and the end of the page; data of its customer is the last thing in it. */
function bodyOf(
  markup: string,
  {
    consent,
    signedIn,
    forVisitors = false,
  }: { consent?: string; signedIn?: SignedInTexts; forVisitors?: boolean },
) {
  const data = signedIn
    ? `<script type="application/json" id="${signedInDataElement}">${escapeScript(jsonOf(signedIn))}</script>`
    : ''
  const whose = markup && forVisitors ? ` ${visitorsAttribute}` : ''
  return `<div id="root"${whose}>${markup}</div>${consent ?? ''}${data}</body></html>`
}

/** SignedInData as text; replies are JSON already. */
function jsonOf({ token, replies }: SignedInTexts) {
  const texts = [...replies].map(([url, reply]) => `${JSON.stringify(url)}:${reply}`)
  return `{"token":${JSON.stringify(token)},"replies":{${texts.join(',')}}}`
}

function parsed(replies: SignedInTexts['replies']): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...replies].map(([url, reply]) => [url, JSON.parse(reply) as unknown]))
}

/** The locale that the address asks for, or the cookie, where it is offered; of an address that nobody could read none. */
export function askedLocale(request: FastifyRequest, offered: readonly Locale[]): Locale | undefined {
  const asked = (request.query as { lang?: unknown } | null)?.lang
  const cookies = request.cookies as typeof request.cookies | null
  return offeredLocale(asked, offered) ?? offeredLocale(cookies?.lang, offered)
}

/**
 * A page in two parts: its head goes at once, so that the browser fetches its files while the rest is made. The plugin
 * that compresses the API's replies never sees pages, which the not-found handler sends.
 */
function sendInParts(
  head: string,
  rest: Promise<string> | string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const compresses = /\bbr\b/.test(String(request.headers['accept-encoding']))
  const page = compresses
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : new PassThrough()
  if (compresses) reply.header('content-encoding', 'br')
  // A browser that has gone away is no failure of ours.
  page.on('error', () => page.destroy())
  page.write(head)
  if (typeof rest === 'string') page.end(rest)
  else {
    if ('flush' in page) page.flush()
    void rest.then((text) => page.end(text))
  }
  return reply.send(page)
}

/** What a visitor's page would show is not drawn for somebody who has a session. */
function forVisitor(page: PageReply, mayHaveSession: boolean): PageReply {
  return page.kind === 'page' && page.forVisitors && mayHaveSession
    ? { ...page, markup: '', ahead: [], soon: [] }
    : page
}

/** As long as the head waits for whether the page's subject exists; then it is sent as found. */
const subjectMs = 200

/** How many rendered pages are kept; each is one route in one locale, without a query. */
const remembered = 400

/** Sends the page of an address; after a form that was refused, with what it was refused for. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused?: RefusedSignIn,
) => Promise<FastifyReply>

/**
 * Every path outside /api that is no file is a page of the application: prerendered where the route is, an empty root
 * otherwise, with the deployment's settings and theme written in. The settings of a browser with a pass say that there
 * is no maintenance.
 */
export function pageHandler(options: PageOptions): SendPage {
  const { settings, mayPass } = options
  const send = pageSender(options)
  if (!settings.maintenance.enabled) return send
  const open = { ...settings, maintenance: { ...settings.maintenance, enabled: false } }
  const sendOpen = pageSender({ ...options, settings: open, closedNow: () => false })
  return async (request, reply, refused) => {
    // Without a database no pass can be read, and the page says that the office is closed.
    const passes = await mayPass(request).catch(() => false)
    return passes ? sendOpen(request, reply, refused) : send(request, reply, refused)
  }
}

function pageSender(options: PageOptions): SendPage {
  const rendered = new Map<string, PageReply>()

  const renderNow = (url: string, locale: Locale | undefined, refused?: RefusedSignIn) => {
    const { settings, texts: overrides, web } = options
    return web.renderer.render({ settings, locale, url, overrides, ...(refused && { refused }) })
  }

  const render = async (url: string, locale: Locale | undefined): Promise<PageReply> => {
    const key = `${locale ?? ''} ${url}`
    const known = rendered.get(key)
    if (known) {
      // What is asked for stays: addresses that somebody makes up push out each other.
      rendered.delete(key)
      rendered.set(key, known)
      return known
    }
    const reply = await renderNow(url, locale)
    const worthKeeping = reply.kind === 'page' && reply.status === 200 && !url.includes('?')
    if (!worthKeeping) return reply
    const [oldest] = rendered.keys()
    if (rendered.size >= remembered && oldest !== undefined) rendered.delete(oldest)
    rendered.set(key, reply)
    return reply
  }

  /** The first calls of a page that may carry its customer's data, where there may be a session at all. */
  const callsOf = async (request: FastifyRequest, locale: Locale | undefined) => {
    const { settings, closedNow, hasSessionCookie, web } = options
    if (closedNow() || !mayCarryData(request) || !hasSessionCookie(request)) return undefined
    return web.renderer.firstCalls({ settings, locale, url: askedAddress(request) })
  }

  /** The page of a signed-in customer after its head: the answer, drawn, and what the page carries. */
  const signedInBody = async (
    request: FastifyRequest,
    locale: Locale | undefined,
    calls: readonly string[],
  ) => {
    const signedIn = await options.signedInData(request, calls)
    if (!signedIn) return bodyOf('', {})
    const { settings, texts: overrides, web } = options
    const markup = await web.renderer
      .renderAnswer(
        { settings, locale, url: askedAddress(request), overrides },
        { token: signedIn.token, replies: parsed(signedIn.replies), nowMs: options.clock.nowMs() },
      )
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'a page went without its answer')
        return ''
      })
    return bodyOf(markup, { signedIn })
  }

  return async (request, reply, refused) => {
    const locale = askedLocale(request, options.settings.languages)
    const address = askedAddress(request)
    const hasSession = options.hasSessionCookie(request)
    const drawn = await (refused ? renderNow(address, locale, refused) : render(address, locale))
    const page = forVisitor(drawn, hasSession)
    reply.header('vary', 'cookie, accept-encoding').header('cache-control', 'private, no-cache')
    if (page.kind === 'redirect') {
      // The renderer returns paths of this site; this check makes sure of it.
      return reply.redirect(pathHere(page.to), 302)
    }
    const isThere =
      page.subject === undefined ||
      options.closedNow() ||
      (await within(subjectMs, options.isThere(page.subject, request), true))
    const nonce = randomBytes(16).toString('base64')
    const asksConsent = request.cookies[consentCookie] === undefined
    const calls = await callsOf(request, locale)
    // A page with a customer's data is not cached, and going back loads it again.
    if (calls || refused) reply.header('cache-control', 'private, no-store')
    // Search engines get the pages that are drawn for visitors; the others are empty without a session.
    if (page.markup === '') reply.header('x-robots-tag', 'noindex')
    reply
      .code(refused ? errorStatus[refused.failure ?? 'invalid_request'] : isThere ? page.status : 404)
      .header('content-security-policy', contentSecurityPolicy(nonce, options.web, options.settings))
      .type('text/html; charset=utf-8')
    return sendInParts(
      headOf(page, options, {
        nonce,
        addressHoldsSecret: addressHoldsSecret(address),
        asksConsent,
        told: { ...(hasSession && { hasSession }), ...(refused && { refused }) },
      }),
      calls
        ? signedInBody(request, locale, calls)
        : bodyOf(page.markup, {
            ...(asksConsent && page.consent && { consent: page.consent.markup }),
            ...(page.forVisitors && { forVisitors: true }),
          }),
      request,
      reply,
    )
  }
}
