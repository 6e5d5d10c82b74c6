import type { Locale } from '@endoll/contract/language.ts'
import { pageDataElement } from '@endoll/contract/page.ts'
import type { PageData } from '@endoll/contract/page.ts'

/** What the server wrote into a document: this one, unless another is given. */
export const readPageData = (from: Document = document): PageData => {
  const element = from.getElementById(pageDataElement)
  if (!element?.textContent) throw new Error('the document carries no page data')
  return JSON.parse(element.textContent) as PageData
}

/** Each locale's wording, once for the life of the document. */
const fetched = new Map<Locale, Promise<PageData['overrides']>>()

/** The deployment's wording in another locale, out of a document in that locale; without it, ours. */
export const fetchOverrides = (locale: Locale): Promise<PageData['overrides']> => {
  const known = fetched.get(locale)
  if (known) return known
  const fresh = readOverrides(locale).catch(() => {
    fetched.delete(locale)
    return {}
  })
  fetched.set(locale, fresh)
  return fresh
}

const readOverrides = async (locale: Locale) => {
  const response = await fetch(`/?lang=${locale}`, { credentials: 'omit' })
  return readPageData(new DOMParser().parseFromString(await response.text(), 'text/html')).overrides
}
