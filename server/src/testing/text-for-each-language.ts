import { languages, type Language } from '@endoll/api/language.ts'

/** What a deployment words in each language, the same in all. */
export function textForEachLanguage(text: string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>
}
