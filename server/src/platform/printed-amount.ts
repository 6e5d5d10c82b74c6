import { localeTag, type Locale } from '@endoll/contract/language.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

const formatOf = (locale: Locale): Intl.NumberFormat => {
  const known = formats.get(locale)
  if (known) return known
  // Every group is parted, as on the pages: Spanish would leave 1234,56 ungrouped.
  const options = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const
  const made = new Intl.NumberFormat(localeTag[locale], options)
  formats.set(locale, made)
  return made
}

/** An amount as a bill prints it in a language: 1.234,56 €, in English €1,234.56. */
export const printedAmount = (amountCents: number, locale: Locale): string =>
  formatOf(locale).format(amountCents / 100)
