import type { Language } from '@endoll/api/language.ts'
import type { LoadMessages } from '../i18n/catalogue.ts'
import type { AppMessages, TextsOfLanguage } from '../i18n/messages.ts'

/** Each language's list of texts, loaded lazily: a visitor needs the list of one language only. */
const lists: Readonly<Record<Language, () => Promise<{ texts: TextsOfLanguage }>>> = {
  es: () => import('./texts/es.ts'),
  ca: () => import('./texts/ca.ts'),
  en: () => import('./texts/en.ts'),
}

export const loadMessages: LoadMessages = async (area, language) => {
  const { texts } = await lists[language]()
  return ((await texts[area]()) as Partial<AppMessages>)[area]
}
