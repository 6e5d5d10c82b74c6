import type { Locale } from '@endoll/api/language.ts'
import { pageDataElement } from '@endoll/api/page.ts'
import type { PageData } from '@endoll/api/page.ts'

/** Each locale's wording, fetched once. */
const fetched = new Map<Locale, Promise<PageData['overrides']>>()

/** The deployment's wording in another locale, read from a page in that locale; nothing if that fails. */
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
  // Searched as text: a parsed page would try its styles against this page's security policy.
  const [, json] = pageDataIn.exec(await response.text()) ?? []
  return json === undefined ? {} : (JSON.parse(json) as PageData).overrides
}

const pageDataIn = new RegExp(`<script[^>]* id="${pageDataElement}">(.*?)</script>`, 's')
