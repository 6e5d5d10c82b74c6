// What of a page's names a screen reader would say badly, and no rule of axe notices.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Nothing is announced twice or run together, and no list is empty. */
export async function expectWellSaid(page: Page): Promise<void> {
  expect.soft(await page.evaluate(flawsOfNames), page.url()).toEqual([])
}

/** In the page. */
function flawsOfNames(): string[] {
  const found = new Set<string>()
  const wordsOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null

  for (const list of document.querySelectorAll('ul, ol, dl, [role="list"]'))
    // Also those of a picture: hidden from who listens, they would still be a gap in the page.
    if (list.childElementCount === 0) found.add(`an empty ${list.tagName} .${list.className}`)

  for (const titled of document.querySelectorAll('[title]:not(iframe)')) {
    const title = wordsOf(titled.getAttribute('title'))
    const name = `${wordsOf(titled.getAttribute('aria-label'))} ${wordsOf(titled.textContent)}`
    if (isThere(titled) && name.includes(title)) found.add(`«${title}» is said by name and title`)
  }

  /** Whether something between two texts parts them: a block, a cell, an item of a row or grid. */
  const isParted = (one: Node, other: Node, within: Element) => {
    const above = (node: Node) => {
      const all: Element[] = []
      for (let at = node.parentElement; at && at !== within && within.contains(at); at = at.parentElement)
        all.push(at)
      return all
    }
    const [before, after] = [above(one), above(other)]
    const only = [
      ...before.filter((at) => !after.includes(at)),
      ...after.filter((at) => !before.includes(at)),
    ]
    // Two texts of one element are one word.
    return only.length === 0 || only.some((at) => getComputedStyle(at).display !== 'inline')
  }
  const named =
    'a[href], button, h1, h2, h3, label, legend, th, td, dt, dd, caption, summary, p, li, [role="tab"], [role="status"]'
  for (const element of document.querySelectorAll(named)) {
    if (!isThere(element)) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let last: Node | undefined
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent || !node.parentElement || !isThere(node.parentElement)) continue
      // A long code is one word in groups of four, and is copied as one.
      if (node.parentElement.closest('.code')) continue
      const [end, start] = [last?.textContent ?? ' ', node.textContent]
      const between = document.createRange()
      if (last) {
        between.setStartAfter(last)
        between.setEndBefore(node)
      }
      const hasBreak = last !== undefined && between.cloneContents().querySelector('br, img, svg') !== null
      if (last && /[\p{L}\p{N}]$/u.test(end) && /^[\p{L}\p{N}]/u.test(start) && !hasBreak)
        if (!isParted(last, node, element)) found.add(`«${end.slice(-20)}» runs into «${start.slice(0, 20)}»`)
      last = node
    }
  }
  return [...found]
}
