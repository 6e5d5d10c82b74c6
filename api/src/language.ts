/** Languages the product is written in; each is complete by type. */
export const languages = ['es', 'ca', 'en'] as const
export type Language = (typeof languages)[number]

/** The language when nothing says otherwise. */
export const defaultLanguage = 'es' satisfies Language

/**
 * Locales a deployment may offer: the languages above, further languages given as overrides of one of them
 * (gl, fr, de) and partner locales (ca_ES, es_ES). The closed list that `lang` is checked against.
 */
export const locales = ['es', 'ca', 'en', 'gl', 'fr', 'de', 'ca_ES', 'es_ES'] as const
export type Locale = (typeof locales)[number]

/** Whether a text from outside (address, token, cookie) names a locale of the closed list. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** The complete language whose texts, paths and formats a locale falls back on. */
export function languageOf(locale: Locale): Language {
  switch (locale) {
    case 'ca':
    case 'ca_ES':
      return 'ca'
    case 'en':
    case 'fr':
    case 'de':
      return 'en'
    case 'es':
    case 'es_ES':
    case 'gl':
      return 'es'
  }
}

/** BCP 47 tag of a locale. English is British. */
export const localeTag: Readonly<Record<Locale, string>> = {
  es: 'es',
  ca: 'ca',
  en: 'en-GB',
  gl: 'gl',
  fr: 'fr',
  de: 'de',
  ca_ES: 'ca-ES',
  es_ES: 'es-ES',
}

/**
 * BCP 47 tag of the language that a locale's texts are written in, for `lang` attributes and for dates and numbers among
 * them: a locale that only overrides some texts of another language is read as that language.
 */
export function writtenTag(locale: Locale): string {
  return localeTag[locale === 'gl' || locale === 'fr' || locale === 'de' ? languageOf(locale) : locale]
}

/**
 * What a deployment offers to who asks for a locale: the locale itself, else another wording of the same language (`es` for
 * `es_ES`, `ca_ES` for `ca`); undefined for a language that it does not offer and for what is no locale.
 */
export function offeredLocale(asked: unknown, offered: readonly Locale[]): Locale | undefined {
  if (!isLocale(asked)) return undefined
  const spoken = (one: Locale) => localeTag[one].split('-')[0]
  return offered.find((one) => one === asked) ?? offered.find((one) => spoken(one) === spoken(asked))
}

/**
 * How a day is written and typed in figures: 21/11/2026, in English 11/21/2026 (specification of the customer area, §1).
 * In a sentence the month is a word, and no order has to be known.
 */
export const dayOrder: Readonly<Record<Language, 'dmy' | 'mdy'>> = { es: 'dmy', ca: 'dmy', en: 'mdy' }

/** BCP 47 tag by which Intl writes a day of a locale in figures, in the order above. */
export function numericDayTag(locale: Locale): string {
  return dayOrder[languageOf(locale)] === 'mdy' ? 'en-US' : writtenTag(locale)
}

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  es: 'Español',
  ca: 'Català',
  en: 'English',
  gl: 'Galego',
  fr: 'Français',
  de: 'Deutsch',
  ca_ES: 'Català (ES)',
  es_ES: 'Español (ES)',
}
