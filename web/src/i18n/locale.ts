import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { isLocale, languageOf, localeTag } from '@endoll/api/language.ts'
import type { Locale } from '@endoll/api/language.ts'

import { matchPath, translatePath } from '../site/paths.ts'
import { writeCookie } from '../site/cookies.ts'

const cookieName = 'lang'
const oneYearSeconds = 31_536_000

function offered(value: unknown, settings: BrowserSettings): value is Locale {
  return isLocale(value) && settings.languages.includes(value)
}

/** The locale an address asks for with `?lang=`, when the deployment offers it. */
export function localeOfAddress(search: string, settings: BrowserSettings): Locale | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return offered(asked, settings) ? asked : undefined
}

/** The locale this browser chose before, when the deployment still offers it. */
export function rememberedLocale(cookies: string, settings: BrowserSettings): Locale | undefined {
  const value = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(cookies)?.[1]
  return offered(value, settings) ? value : undefined
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
  return offered(account, settings) && spoken(account) !== spoken(current) ? account : current
}

export function rememberLocale(locale: Locale): void {
  writeCookie(`${cookieName}=${locale}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`)
}
