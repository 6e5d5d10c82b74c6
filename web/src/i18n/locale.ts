import type { BrowserSettings } from '@endoll/contract/deployment/deployment.ts'
import { isLocale } from '@endoll/contract/language.ts'
import type { Locale } from '@endoll/contract/language.ts'

const cookieName = 'lang'
const oneYearSeconds = 31_536_000

const offered = (value: unknown, settings: BrowserSettings): value is Locale =>
  isLocale(value) && settings.languages.includes(value)

/** The locale an address asks for with `?lang=`, when the deployment offers it. */
export const localeOfAddress = (search: string, settings: BrowserSettings): Locale | undefined => {
  const asked = new URLSearchParams(search).get('lang')
  return offered(asked, settings) ? asked : undefined
}

/** The locale this browser chose before, when the deployment still offers it. */
export const rememberedLocale = (cookies: string, settings: BrowserSettings): Locale | undefined => {
  const value = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(cookies)?.[1]
  return offered(value, settings) ? value : undefined
}

/** The locale that counts: asked for in the address, chosen before, the session's, the deployment's. */
export const chooseLocale = (
  settings: BrowserSettings,
  asked: { address?: Locale | undefined; remembered?: Locale | undefined; session?: Locale | undefined },
): Locale => {
  const session = offered(asked.session, settings) ? asked.session : undefined
  return asked.address ?? asked.remembered ?? session ?? settings.defaultLanguage
}

export const rememberLocale = (locale: Locale): void => {
  document.cookie = `${cookieName}=${locale}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`
}
