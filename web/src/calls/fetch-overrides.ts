import type { Locale } from '@endoll/api/language.ts'
import { pageDataElement } from '@endoll/api/page.ts'
import type { PageData } from '@endoll/api/page.ts'

/** Each locale's wording, once for the life of the document. */
const fetched = new Map<Locale, Promise<PageData['overrides']>>()

/** The deployment's wording in another locale, out of a document in that locale; without it, ours. */
export function fetchOverrides(locale: Locale): Promise<PageData['overrides']> {
  const known = fetched.get(locale)
  if (known) return known
  const fresh = readOverrides(locale).catch(() => {
    fetched.delete(locale)
    return {}
  })
  fetched.set(locale, fresh)
  return fresh
}

async function readOverrides(locale: Locale) {
  const response = await fetch(`/?lang=${locale}`, { credentials: 'omit' })
  // Read as text: parsing it as a document would try its styles against this document's security policy.
  const [, json] = pageDataIn.exec(await response.text()) ?? []
  return json === undefined ? {} : (JSON.parse(json) as PageData).overrides
}

const pageDataIn = new RegExp(`<script[^>]* id="${pageDataElement}">(.*?)</script>`, 's')
