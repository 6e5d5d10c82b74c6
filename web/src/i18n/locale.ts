import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { languageOf, localeTag, offeredLocale } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'

import { matchPath, translatePath } from '../site/paths.ts'
import { writeCookie } from '../site/cookies.ts'

const cookieName = 'lang'
const oneYearSeconds = 31_536_000

/** The locale an address asks for with `?lang=`, when the deployment offers it or another wording of its language. */
export function localeOfAddress(search: string, settings: BrowserSettings): Locale | undefined {
  return offeredLocale(new URLSearchParams(search).get('lang'), settings.languages)
}

/** The locale this browser chose before, when the deployment still offers it. */
export function rememberedLocale(cookies: string, settings: BrowserSettings): Locale | undefined {
  const value = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(cookies)?.[1]
  return offeredLocale(value, settings.languages)
}

/**
 * The locale whose language writes a path so, where the deployment offers one and its own language writes it otherwise:
 * who comes by a Catalan address without a choice stays in Catalan.
 */
export function localeOfPath(pathname: string, settings: BrowserSettings): Locale | undefined {
  const match = matchPath(pathname)
  const written = pathname.replace(/\/$/, '')
  if (!match || translatePath(written, languageOf(settings.defaultLanguage)) === written) return undefined
  const { languages } = settings
  return (
    languages.find((one) => one === match.language) ??
    languages.find((one) => languageOf(one) === match.language)
  )
}

/** The locale before the customer is known: asked for in the address, chosen before, that of the path, the deployment's. */
export function chooseLocale(
  settings: BrowserSettings,
  asked: { address: Locale | undefined; remembered: Locale | undefined; pathname: string },
): Locale {
  return (
    asked.address ?? asked.remembered ?? localeOfPath(asked.pathname, settings) ?? settings.defaultLanguage
  )
}

function spoken(locale: Locale) {
  return localeTag[locale].split('-')[0]
}

/**
 * The locale once the customer is known: the account's, when the deployment offers it. Not where both are the same
 * language: an account has `ca`, and the partner's wording `ca_ES` stays.
 */
export function localeOfAccount(current: Locale, account: Locale, settings: BrowserSettings): Locale {
  const own = offeredLocale(account, settings.languages)
  return own !== undefined && spoken(own) !== spoken(current) ? own : current
}

export function rememberLocale(locale: Locale): void {
  writeCookie(`${cookieName}=${locale}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`)
}
