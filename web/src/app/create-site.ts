import type { AnyRouter } from '@tanstack/react-router'
import { languageOf, writtenTag } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { localeOfAccount, rememberLocale } from '../i18n/locale.ts'
import { actingIn, withActing } from '../site/acting.ts'
import { isOfAccount, path, translatePath } from '../site/paths.ts'
import type { Site } from '../site/site.tsx'
import type { Application } from './application.ts'
import { wayIn } from './guards.ts'

function query(search: Readonly<Record<string, string | undefined>> = {}) {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The site as screens see it, in one locale. */
export function createSite(app: Application, router: AnyRouter, locale: Locale): Site {
  const language = languageOf(locale)
  const go = (address: string) => {
    if (isOfAnother(address)) location.assign(address)
    else void router.navigate({ href: address })
  }
  const isOfAnother = (address: string) => actingIn(address) !== app.acting
  return {
    settings: app.settings,
    locale,
    language,
    acting: app.acting,
    offers: app.offers,
    offersFunction: app.offersFunction,
    offersSwitch: app.offersSwitch,
    address: (key, params?, search?) =>
      path(key, (params ?? {}) as never, language) +
      query(withActing(search ?? {}, isOfAccount(key) ? undefined : app.acting)),
    go,
    changeLocale: (wanted) => changeLocale(app, router, wanted),
    enter: async (claims, next) => {
      await changeLocale(app, router, localeOfAccount(app.catalogue.locale(), claims.locale, app.settings))
      await router.navigate({ href: onward(app, router, claims, next), replace: true })
    },
    onward: (claims) => onward(app, router, claims),
    refused: app.refused,
  }
}

/** Where `next` of the address leads, if it is a page of ours, else the contracts. */
function onward(app: Application, router: AnyRouter, claims: SessionClaims, wanted?: string): string {
  const { next } = router.latestLocation.search as { next?: unknown }
  return wayIn(app, claims, wanted ?? (typeof next === 'string' ? next : undefined), 'contracts')
}

/** Texts first, then the locale, then the address, so that no screen is ever in two languages. */
export async function changeLocale(app: Application, router: AnyRouter, locale: Locale): Promise<void> {
  await app.catalogue.change(locale)
  rememberLocale(locale)
  document.documentElement.lang = writtenTag(locale)
  const here = new URL(router.history.location.href, location.origin)
  here.searchParams.delete('lang')
  const address = here.pathname + here.search + here.hash
  const there = translatePath(address, languageOf(locale))
  if (there !== router.history.location.href) router.history.replace(there, router.history.location.state)
}
