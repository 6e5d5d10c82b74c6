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

/** BCP 47 tag of a locale. English reads dates MM/DD/YYYY, so it is en-US. */
export const localeTag: Readonly<Record<Locale, string>> = {
  es: 'es',
  ca: 'ca',
  en: 'en-US',
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

interface DayHabits {
  /** How people type a date. */
  readonly order: 'dmy' | 'mdy'
  /** First column of a calendar; 0 is Sunday. */
  readonly weekStartsOn: 0 | 1
}

/** How dates are typed and weeks drawn in each language. */
export const dayHabits: Readonly<Record<Language, DayHabits>> = {
  es: { order: 'dmy', weekStartsOn: 1 },
  ca: { order: 'dmy', weekStartsOn: 1 },
  en: { order: 'mdy', weekStartsOn: 0 },
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
