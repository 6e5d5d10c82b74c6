import type { Locale } from '@endoll/api/language.ts'

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
