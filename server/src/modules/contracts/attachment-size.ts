import { languageOf, type Locale } from '@endoll/api/language.ts'
import { formatterOf } from '../../platform/formatter.ts'

/**
 * The size of a file in words: whole KB, MB and GB with one decimal. A KB is 1000 bytes, as the limits on files count
 * (500,000,000 bytes are shown as 500 MB); a smaller file has 1 KB, so that every size is in one of the three.
 */
export function sizeText(bytes: number, locale: Locale): string {
  const { number } = formatterOf(languageOf(locale))
  const tenths = (unitBytes: number) => Math.round(bytes / (unitBytes / 10)) / 10
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${number(kilobytes)} KB`
  const megabytes = tenths(1_000_000)
  return megabytes < 1000 ? `${number(megabytes)} MB` : `${number(tenths(1_000_000_000))} GB`
}
