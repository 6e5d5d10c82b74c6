import { pageDataElement } from '@endoll/api/page.ts'
import type { PageData } from '@endoll/api/page.ts'

/** What the server wrote into this page. */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataElement)
  if (!element?.textContent) throw new Error('the page carries no page data')
  return JSON.parse(element.textContent) as PageData
}
