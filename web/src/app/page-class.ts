import { matchPath, pageClassOf } from '../site/paths.ts'
import type { PageClass } from '../site/paths.ts'

let ofDocument: PageClass | undefined

/** The class of this document: that of the page it was loaded for, not of the one shown now. */
export function currentPageClass(): PageClass {
  if (typeof document === 'undefined') return 'plain'
  const match = matchPath(location.pathname)
  ofDocument ??= match ? pageClassOf(match.key) : 'plain'
  return ofDocument
}
