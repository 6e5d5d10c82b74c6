// Styles first: the first line of the first file fixes the order of the layers.
import './layers.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { RouterProvider, createBrowserHistory } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isClosed } from '@endoll/api/deployment/maintenance.ts'
import { languageOf, writtenTag } from '@endoll/api/language.ts'
import { begunAttribute, pageDataElement, unfinishedEvent, visitorsAttribute } from '@endoll/api/page.ts'
import type { PageData } from '@endoll/api/page.ts'
import { configureCalls } from '../calls/call.ts'
import { allTaken, readSignedInData } from '../calls/signed-in-data.ts'
import {
  expectSession,
  onSessionEnd,
  renewSession,
  restoreSession,
  restoreSessionIfLikely,
  sessionRejected,
} from '../calls/session.ts'
import { sessionState } from '../calls/session-state.ts'
import type { SessionState } from '../calls/session-state.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { actingHere } from '../site/acting.ts'
import { nowMs, setServerTime } from '../site/clock.ts'
import { readCookies } from '../site/cookies.ts'
import { emailConfirmation } from '../pages/confirm-email/confirmation.ts'
import { handOff } from '../features/session/hand-off.ts'
import {
  chooseLocale,
  localeOfAccount,
  localeOfAddress,
  rememberedLocale,
  rememberLocale,
} from '../i18n/locale.ts'
import { pageClassOf, path, translatePath } from '../site/paths.ts'
import '../pages/invitation/invitation-link.ts'
import '../pages/new-holder/holder-link.ts'
import '../pages/call-back/call-link.ts'
import { comesBack } from '../pages/connect/provider-return.ts'
import '../pages/pay-link/pay-link.ts'
import '../pages/reset-password/password-link.ts'
import { createApplication } from './application.ts'
import type { Application } from './application.ts'
import { isCodeMissing } from '../loading/page.ts'
import { currentPageClass } from './page-class.ts'
import { createAppRouter } from './router.tsx'
import type { AppRouter } from './router.tsx'
import { keepTranslatedPage } from './translated-page.ts'

document.documentElement.setAttribute(begunAttribute, '')
currentPageClass()
keepTranslatedPage()

const { settings, locale: written, overrides, nowMs: madeMs, hasSession, refused } = readPageData()
// A page that the browser had kept tells an old time: the next reply tells what it is now. One that carries a customer's
// data is never kept.
if (navigationType() !== 'back_forward') setServerTime(madeMs, performance.now())
if (hasSession) expectSession()
readSignedInData()
const asked = {
  address: localeOfAddress(location.search, settings),
  remembered: rememberedLocale(readCookies(), settings),
  pathname: location.pathname,
}
if (asked.address) rememberLocale(asked.address)

/** What the server has drawn stands there as it was drawn. */
let waitsForReact = false

const base = createApplication({
  settings,
  locale: chooseLocale(settings, asked),
  acting: actingHere(),
  // The document carries the wording of its own locale only; that of another is read when it is chosen.
  overridesOf: (locale) =>
    locale === written
      ? overrides
      : import('../calls/fetch-overrides.ts').then(({ fetchOverrides }) => fetchOverrides(locale)),
})

/** The customer's own language, where neither the address nor a choice in this browser has said another. */
async function followSession(found: Promise<SessionState>): Promise<SessionState> {
  const session = await found
  if (session.status === 'signed-in' && !asked.address && !rememberedLocale(readCookies(), settings)) {
    const locale = localeOfAccount(base.catalogue.locale(), session.claims.locale, settings)
    await base.catalogue.change(locale)
    document.documentElement.lang = writtenTag(locale)
  }
  return session
}

const app: Application = {
  ...base,
  refused,
  session: {
    state: sessionState,
    restore: () => followSession(restoreSession()),
    restoreIfLikely: () => followSession(restoreSessionIfLikely()),
  },
  begin: (reads) => {
    // What the server has drawn the page without, its part asks for once React has taken the page over.
    for (const { prefetch } of reads) prefetch(!waitsForReact)
  },
  handOffWaits: () => handOff.waiting() !== undefined || comesBack(),
  fitsDocument: (key) => pageClassOf(key) === currentPageClass(),
  closed: () => isClosed(settings.maintenance, nowMs()),
}

configureCalls({
  version: settings.apiVersion,
  locale: base.catalogue.locale,
  renew: renewSession,
  rejected: sessionRejected,
})

/** Whether this page is what the server has rendered: not of another language, nor of a session that has ended since. */
function isAsRendered(root: HTMLElement, router: AppRouter, asked: string): boolean {
  if (router.history.location.href !== asked || app.catalogue.locale() !== written) return false
  const shown = router.state.matches.at(-1)?.staticData.facts
  const whole = root.hasAttribute(visitorsAttribute) || allTaken()
  return shown?.page.drawn === 'for-everybody' || whole
}

async function start() {
  if (isInspection(base.acting)) (await import('../calls/inspection-session.ts')).holdInspection()
  const history = createBrowserHistory()
  const here = history.location.href
  const language = languageOf(app.catalogue.locale())
  // Whatever page the link named: confirming needs no session, and the token would not outlive the way to the login.
  const mine =
    emailConfirmation.waiting() === undefined
      ? translatePath(here, language)
      : path('confirmEmail', {}, language)
  if (mine !== here) history.replace(mine)
  const router = createAppRouter(app, history)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')

  onSessionEnd((why) => {
    if (why === 'left' || why === 'switched') return
    // Each part that asks meanwhile says that the session has ended: it is heard once, where the guards lead.
    root.ariaBusy = 'true'
    // The guards know where someone without a session may stand.
    void router.invalidate().finally(() => (root.ariaBusy = null))
  })

  // A language chosen in another tab while this page was on its way, or that of who is signed in.
  if (app.catalogue.locale() !== written) document.documentElement.lang = writtenTag(app.catalogue.locale())
  waitsForReact = root.hasChildNodes()
  if (waitsForReact) {
    // The server rendered this screen: the router must find it loaded, or React would throw it away.
    router.ssr = { manifest: { routes: {} } }
  }
  await router.load()
  const failed = isCodeMissing() || router.state.matches.some(({ status }) => status === 'error')
  // Without its texts not even the words of a failure can be shown.
  const wordless = app.catalogue.messages().app === undefined
  if (failed && (waitsForReact || wordless)) {
    // What stands there is worth more than the words of a failure (public/start.js says so beside it).
    leaveAsDrawn()
    return
  }
  if (waitsForReact && isAsRendered(root, router, mine)) hydrateRoot(root, <RouterProvider router={router} />)
  else createRoot(root).render(<RouterProvider router={router} />)

  waitsForReact = false

  // Loaded ahead: the page of a failure is shown when nothing else can be loaded. One file, for the parts of the page wait
  // for the same few connections. What is typed before is cleaned by the server.
  whenIdle(() => {
    void import('./Failure.tsx').then((module) => module.begin(settings, router)).catch(() => undefined)
  })
  if (sessionState().status === 'unknown' && !app.handOffWaits()) {
    const session = await app.session.restoreIfLikely()
    if (session.status === 'signed-in') await router.invalidate()
  }
}

void start().catch((error: unknown) => {
  leaveAsDrawn()
  throw error
})

/** Leaves what the server has drawn; public/start.js says so, now or once it has come. */
function leaveAsDrawn(): void {
  document.documentElement.setAttribute(begunAttribute, 'unfinished')
  dispatchEvent(new Event(unfinishedEvent))
}

/** How the browser came to this page. */
function navigationType() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type
}

/** What the server wrote into this page. */
function readPageData(): PageData {
  const element = document.getElementById(pageDataElement)
  if (!element?.textContent) throw new Error('the page carries no page data')
  return JSON.parse(element.textContent) as PageData
}

/** Runs low-priority work when the browser is idle, within two seconds at most. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 1000)
  else requestIdleCallback(work, { timeout: 2000 })
}
