import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { languageOf, languages } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { PageRenderer, PageReply, PageRequest, PageSubject, Prerendered } from '@endoll/api/page.ts'
import { readContractName, readContractView } from '../site/contract-functions.ts'
import type { ContractView } from '../site/contract-functions.ts'
import { actingIn } from '../site/acting.ts'
import { atMoment } from '../site/clock.ts'
import { guardOf, matchPath, pageClassOf, path, translatePath } from '../site/paths.ts'
import type { PathMatch, RouteKey } from '../site/paths.ts'
import type { Page } from '../loading/page.ts'
import { SiteProvider } from '../site/site.tsx'
import { PartAhead } from '../loading/DrawnAhead.tsx'
import { addressIn } from '../calls/call.ts'
import { PageQueries } from '../calls/page-queries.ts'
import { PageSession } from '../calls/page-session.ts'
import { readClaims } from '../calls/session-state.ts'
import type { SessionState } from '../calls/session-state.ts'
import { localeOfAccount, localeOfPath } from '../i18n/locale.ts'
import { createApplication, homePage } from './application.ts'
import type { Application } from './application.ts'
import { CookieDialog } from './CookieDialog.tsx'
import { createSite } from './create-site.ts'
import { drawnAhead } from './drawn-ahead.tsx'
import { wayIn } from './guards.ts'
import { pages } from './pages.ts'
import { readsOf } from './page-reads.ts'
import { createAppRouter } from './router.tsx'
import type { RouteFacts } from './route-facts.ts'
import { frames } from './routes.tsx'
import { textSources } from './text-sources.ts'
import { viewPages } from './view-pages.ts'

function split(url: string) {
  const parsed = new URL(url, 'http://document.invalid')
  return { pathname: parsed.pathname, query: parsed.search }
}

/** Facts of the page's route, from the tree itself, and whether it stands in the frame with the menus. */
interface PageFacts extends RouteFacts {
  readonly framed: boolean
}

function factsOf(app: Application, { key }: PathMatch): PageFacts | undefined {
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: ['/'] }))
  const found = Object.values(router.routesById).find(({ options }) => options.staticData?.facts?.key === key)
  const facts = found?.options.staticData?.facts
  return facts && { ...facts, framed: !found.id.startsWith('/bare') }
}

/** What the address asks of the contract page. */
function viewOf({ key }: PathMatch, query: string): ContractView | undefined {
  return key === 'viewContracts'
    ? readContractView(Object.fromEntries(new URLSearchParams(query)))
    : undefined
}

/** What the address names; a page that shows many things is about none of them. */
function subjectOf({ key, params }: PathMatch, query: string): PageSubject | undefined {
  const { id, contractName } = params
  if ((key === 'invoice' || key === 'request' || key === 'case') && id !== undefined)
    return { kind: key, name: id }
  if (key === 'contract' && id !== undefined) return { kind: 'contract_name_or_id', name: id }
  const search = Object.fromEntries(new URLSearchParams(query))
  const asked = key === 'viewContracts' || key === 'viewGasContracts' || key === 'detail'
  const name = asked ? readContractName(search) : contractName
  if (key === 'detail' && name === undefined && search['id'])
    return { kind: 'contract_id', name: search['id'] }
  return name === undefined ? undefined : { kind: 'contract', name }
}

function documentTitle(app: Application, key: PathMatch['key'] | 'notFound') {
  return `${app.catalogue.messages().titles?.[key] ?? ''} · ${app.settings.organisation.name}`
}

type Ahead = NonNullable<(typeof drawnAhead)[PathMatch['key']]>

/** What is drawn ahead of a page that anyone may open, at its beginning. */
function aheadOf(app: Application, { key }: PathMatch, query: string): Ahead | undefined {
  const isBeginning = !new URLSearchParams(query).has('step')
  return isBeginning && guardOf(key, app.settings) === 'open' ? drawnAhead[key] : undefined
}

async function preloadOf(
  app: Application,
  facts: PageFacts | undefined,
  view: ContractView | undefined,
): Promise<readonly string[]> {
  const around = facts?.framed === false ? frames.bare : frames.menus
  const shown = [facts?.page, view && viewPages[view]]
  const areas = ['app', 'errors', ...around.texts, ...shown.flatMap((page) => page?.texts ?? [])] as const
  return [
    ...(await textSources(areas, app.catalogue.language())),
    ...[...shown, around].flatMap((page) => page?.file ?? []),
  ]
}

/** The parts that stand in the page as soon as its own code runs. */
async function soonOf(app: Application, facts: PageFacts | undefined): Promise<readonly string[]> {
  const parts = (await facts?.page.soon?.()) ?? []
  if (parts.length === 0) return []
  return [
    ...parts.flatMap(({ file }) => file ?? []),
    ...(await textSources(
      parts.flatMap(({ texts }) => texts),
      app.catalogue.language(),
    )),
  ]
}

async function markupOf(app: Application, address: string, ahead: Ahead | undefined): Promise<string> {
  if (ahead) await app.catalogue.load(...ahead.texts)
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return renderToString(
    <PartAhead value={ahead?.part}>
      <RouterProvider router={router} />
    </PartAhead>,
  )
}

/** Beside the application's root: the browser's own question takes its place (see CookieDialog.tsx). */
function consentOf(app: Application): Prerendered {
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: ['/'] }))
  const locale = app.catalogue.locale()
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={app.catalogue.messages()} timeZone="Europe/Madrid">
      <SiteProvider value={createSite(app, router, locale)}>
        <CookieDialog onDone={() => undefined} asleep />
      </SiteProvider>
    </IntlProvider>,
  )
  return { markup, preload: ['src/app/CookieDialog.tsx'] }
}

/** What was asked for, else the language that the address is written in, else the deployment's. */
function localeOfPage({ settings, locale, url }: Pick<PageRequest, 'settings' | 'locale' | 'url'>): Locale {
  return locale ?? localeOfPath(split(url).pathname, settings) ?? settings.defaultLanguage
}

/** The page of an address, and what it shows of a contract; neither where the deployment does not offer it. */
function offeredOf(app: Application, match: PathMatch | undefined, query: string) {
  const view = match && viewOf(match, query)
  const offered = match && app.offers(match.key) && (!view || view === 'whole' || app.offersFunction(view))
  return offered ? { found: match, view } : {}
}

/** The document for an address: a redirect, a prerendered screen, or an empty page that the browser fills. */
export const render: PageRenderer['render'] = async (request: PageRequest) => {
  const { settings, url, overrides, refused } = request
  const shown = localeOfPage(request)
  const app: Application = {
    ...createApplication({
      settings,
      locale: shown,
      overridesOf: (of) => overrides[of] ?? {},
      acting: actingIn(url),
    }),
    refused,
  }
  const { pathname, query } = split(url)
  const language = languageOf(shown)
  if (pathname === '/') return { kind: 'redirect', to: path(homePage(app), {}, language) + query }

  const own = translatePath(pathname, language)
  const match = matchPath(pathname)
  if (match && own !== pathname.replace(/\/$/, '')) return { kind: 'redirect', to: own + query }

  await app.catalogue.load('app', 'titles')
  const { found, view } = offeredOf(app, match, query)
  const facts = found && factsOf(app, found)
  const ahead = found && aheadOf(app, found, query)
  const subject = found && subjectOf(found, query)
  const soon = await soonOf(app, facts)
  const reply: Extract<PageReply, { kind: 'page' }> = {
    kind: 'page',
    status: found ? 200 : 404,
    ...(subject && { subject }),
    locale: shown,
    title: documentTitle(app, found?.key ?? 'notFound'),
    markup: '',
    preload: await preloadOf(app, facts, view),
    ...(soon.length > 0 && { soon }),
    ...(ahead && { ahead: [`src/${ahead.file}`] }),
  }
  // Whether the office is closed by now, the browser says: it may show the page for long.
  if (!(facts?.page.drawn === 'for-everybody' || ahead) || settings.maintenance.enabled) return reply
  return {
    ...reply,
    markup: await markupOf(app, own, ahead),
    consent: consentOf(app),
    // In the frame a customer has menus that a visitor has not.
    ...(facts?.framed && { forVisitors: true }),
  }
}

function pageOf(key: RouteKey): Pick<Page, 'reads'> {
  return (pages as Readonly<Partial<Record<RouteKey, Page>>>)[key] ?? {}
}

/** The calls of a page, each with where its reply is kept. */
async function readsAt({ settings, url }: Pick<PageRequest, 'settings' | 'url'>) {
  const { pathname, query } = split(url)
  const match = matchPath(pathname)
  if (!match || guardOf(match.key, settings) !== 'customer' || pageClassOf(match.key) !== 'plain')
    return undefined
  const search = Object.fromEntries(new URLSearchParams(query))
  return readsOf(pageOf(match.key), { search, params: match.params, settings }, actingIn(url))
}

/** A page of the customer's, and not one that may frame the chat. */
export const firstCalls: PageRenderer['firstCalls'] = async (request) => {
  const reads = await readsAt(request)
  const locale = localeOfPage(request)
  const from = { version: request.settings.apiVersion, locale, acting: actingIn(request.url) }
  return reads?.map(({ call }) => addressIn(call, from))
}

/** Everything that knows the customer is made for this one page: nothing of it may outlive it. */
export const renderAnswer: PageRenderer['renderAnswer'] = async (
  { settings, locale: asked, url, overrides },
  { token, replies, nowMs },
) => {
  const locale = localeOfPage({ settings, locale: asked, url })
  const claims = readClaims(token)
  const reads = await readsAt({ settings, url })
  // The browser would change to the customer's own language.
  const follows = asked === undefined && claims && localeOfAccount(locale, claims.locale, settings) !== locale
  if (!claims || !reads || follows) return ''
  const queries = new QueryClient()
  for (const { call, keep, dispensable } of reads) {
    const reply = replies[addressIn(call, { version: settings.apiVersion, locale, acting: actingIn(url) })]
    if (reply !== undefined) keep(queries, reply)
    else if (!dispensable) return ''
  }
  const session: SessionState = { status: 'signed-in', claims }
  const app: Application = {
    ...createApplication({
      settings,
      locale,
      overridesOf: (of) => overrides[of] ?? {},
      acting: actingIn(url),
    }),
    session: {
      state: () => session,
      restore: async () => session,
      restoreIfLikely: async () => session,
    },
  }
  const { pathname, query } = split(url)
  const here = translatePath(pathname, languageOf(locale)) + query
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [here] }))
  await router.load()
  const { matches } = router.state
  // Led elsewhere, or not found.
  const stands = matches.every(({ status }) => status === 'success')
  if (!stands || matches.at(-1)?.staticData.facts?.page.drawn !== 'for-its-customer') return ''
  return atMoment(nowMs, () =>
    renderToString(
      <PageSession value={app.session.state}>
        <PageQueries value={queries}>
          <RouterProvider router={router} />
        </PageQueries>
      </PageSession>,
    ),
  )
}

export const signInPaths: PageRenderer['signInPaths'] = () => [
  ...new Set(languages.map((language) => path('login', {}, language))),
]

export const afterSignIn: PageRenderer['afterSignIn'] = ({ settings, locale, url }, token) => {
  const claims = readClaims(token)
  if (!claims) throw new Error('a token of our own cannot be read')
  const before = localeOfPage({ settings, locale, url })
  const app = createApplication({
    settings,
    locale: localeOfAccount(before, claims.locale, settings),
    overridesOf: () => ({}),
    acting: undefined,
  })
  const next = new URLSearchParams(split(url).query).get('next') ?? undefined
  return wayIn(app, claims, next, 'contracts')
}

export { unknownTexts } from './unknown-texts.ts'
