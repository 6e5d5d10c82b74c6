import { pageDataElement } from '@endoll/contract/page.ts'
import type { PageData } from '@endoll/contract/page.ts'

/** What the server wrote into this document. */
export const readPageData = (): PageData => {
  const element = document.getElementById(pageDataElement)
  if (!element?.textContent) throw new Error('the document carries no page data')
  return JSON.parse(element.textContent) as PageData
}
