import { languageOf, type Locale } from '@endoll/api/language.ts'
import { formatterOf } from './formatter.ts'

/** An amount as a bill prints it in the language that a locale falls back on: 1.234,56 €, in English €1,234.56. */
export function printedAmount(amountCents: number, locale: Locale): string {
  return formatterOf(languageOf(locale)).money(amountCents)
}
