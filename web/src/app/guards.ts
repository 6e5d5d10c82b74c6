import { redirect } from '@tanstack/react-router'
import type { Language } from '@endoll/api/language.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import type { SessionState } from '../calls/session-state.ts'
import { withoutActing } from '../site/acting.ts'
import { canonicalPath, fromCanonical, guardOf, isOfAccount, path } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import { entryPage, homePage } from './application.ts'
import type { Application } from './application.ts'
import { safeNext } from './next.ts'

/** What the guards read of the router's location; its path is the canonical one. */
export interface RoutedAddress {
  readonly pathname: string
  readonly searchStr: string
  readonly search: Readonly<Record<string, unknown>>
}

export function leadTo(href: string) {
  return redirect({ href, replace: true })
}

/** The address bar's path and query of an address of the router. */
function addressOf({ catalogue }: Application, at: RoutedAddress) {
  return fromCanonical(at.pathname, catalogue.language()) + at.searchStr
}

/** Throws a redirect if this visitor may not stand on the page. */
export async function admit(app: Application, key: RouteKey, at: RoutedAddress): Promise<void> {
  if (!app.fitsDocument(key))
    throw redirect({ href: addressOf(app, at), reloadDocument: true, replace: true })
  if (app.acting !== undefined && isOfAccount(key))
    throw redirect({ href: withoutActing(addressOf(app, at)), reloadDocument: true, replace: true })
  switch (guardOf(key, app.settings)) {
    case 'customer':
      return admitCustomer(app, key, at, await app.session.restore())
    case 'visitor':
      // Not awaited: a form that is already on the screen does not wait for the answer.
      return admitVisitor(app, key, at, app.session.state())
    case 'open':
      await app.session.restoreIfLikely()
  }
}

/** While the office is closed every address, known or not, leads to the page that says so. */
export function keepDoor(app: Application, at: RoutedAddress): void {
  if (!app.closed() || at.pathname === canonicalPath('maintenance')) return
  throw leadTo(path('maintenance', {}, app.catalogue.language()))
}

function admitCustomer(app: Application, key: RouteKey, at: RoutedAddress, session: SessionState) {
  const language = app.catalogue.language()
  if (session.status !== 'signed-in' || app.handOffWaits()) {
    const next = new URLSearchParams({ next: addressOf(app, at) })
    throw leadTo(`${path(entryPage(app), {}, language)}?${next}`)
  }
  if (session.claims.scope === 'pwchange' && key !== 'changePassword') {
    throw leadTo(passwordFirst(language, addressOf(app, at)))
  }
}

/** The change of the password that comes before anything else, and leads on to where they wanted to be. */
function passwordFirst(language: Language, next: string | undefined): string {
  const change = path('changePassword', {}, language)
  return next === undefined ? change : `${change}?${new URLSearchParams({ next })}`
}

function admitVisitor(app: Application, key: RouteKey, at: RoutedAddress, session: SessionState) {
  if (app.handOffWaits()) {
    // Before a session is changed for another the page asks.
    const entry = entryPage(app)
    if (entry === 'connect' && key !== entry)
      throw leadTo(path(entry, {}, app.catalogue.language()) + at.searchStr)
    return
  }
  if (session.status !== 'signed-in') return
  const { next } = at.search
  throw leadTo(wayIn(app, session.claims, typeof next === 'string' ? next : undefined, 'invoices'))
}

/**
 * Where a signed-in customer goes: first a password that must be changed, then where they wanted to be, else the home
 * of a deployment that has one.
 */
export function wayIn(
  app: Application,
  claims: SessionClaims,
  next: string | undefined,
  otherwise: 'contracts' | 'invoices',
): string {
  const language = app.catalogue.language()
  const wanted = safeNext(next, language, app.offers)
  if (claims.scope === 'pwchange') return passwordFirst(language, wanted)
  const usual = app.offers('home') ? 'home' : app.offers(otherwise) ? otherwise : 'contracts'
  return wanted ?? path(usual, {}, language)
}

/** The root and the pages that only lead elsewhere keep the query. */
export function leadHome(app: Application, at: RoutedAddress): never {
  throw leadTo(path(homePage(app), {}, app.catalogue.language()) + at.searchStr)
}
