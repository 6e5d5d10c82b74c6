import { consentCookie } from '@endoll/api/page.ts'
import { readCookies } from './cookies.ts'

/** Categories of the cookie dialog; the necessary ones are not a choice. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What the visitor decided: kept as evidence with the version of the question and the moment. */
export interface Consent {
  readonly version: number
  /** Seconds since 1970. */
  readonly when: number
  readonly categories: readonly OptionalCategory[]
}

/** Raise it when the question changes: everyone is then asked again. */
export const consentVersion = 2

export function parseConsent(cookies: string): Consent | undefined {
  const text = new RegExp(`(?:^|; *)${consentCookie}=([^;]*)`).exec(cookies)?.[1]
  if (!text) return undefined
  try {
    const value = JSON.parse(decodeURIComponent(text)) as Partial<Consent>
    if (
      value.version !== consentVersion ||
      typeof value.when !== 'number' ||
      !Array.isArray(value.categories)
    ) {
      return undefined
    }
    const categories = optionalCategories.filter((category) => value.categories?.includes(category))
    return { version: consentVersion, when: value.when, categories }
  } catch {
    return undefined
  }
}

/** This browser's decision; optional scripts check it before they load. */
export function currentConsent(): Consent | undefined {
  return parseConsent(readCookies())
}

const openers = new Set<() => void>()

/** The footer's link opens the question again. */
export function askForConsent(): void {
  for (const open of openers) open()
}

export function onConsentAsked(open: () => void): () => void {
  openers.add(open)
  return () => openers.delete(open)
}
