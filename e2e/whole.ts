// Whether all of a page can be seen and pressed: asked of every text and every control, not of the page's width alone.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Says of each text and control what keeps somebody from seeing or pressing all of it. */
export async function expectWhole(page: Page): Promise<void> {
  expect.soft(await page.evaluate(flawsOfPage), page.url()).toEqual([])
}

/** In the page. */
function flawsOfPage(): string[] {
  /** What is rounded away is not cut. */
  const slackPx = 2
  /** Words, dates and amounts; longer ones (addresses, CUPS) may be broken anywhere. */
  const shortWord = /^(\p{L}{2,11}|[\d.,:/-]{2,11})[.,;:]?$/u
  const found = new Set<string>()
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const kind =
      element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''
    return `${element.tagName.toLowerCase()}${kind} «${words.slice(0, 40)}»`
  }
  /** What is written for who does not look is out of sight on purpose. */
  const isHidden = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true
    return false
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isHidden(element)
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
    ['auto', 'scroll'].includes(style[`overflow${axis}`])
  const cuts = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
    ['hidden', 'clip'].includes(style[`overflow${axis}`])

  /** Why a part of the rectangle is not there to be seen. */
  const whyCut = (from: Element, rect: DOMRect): string | undefined => {
    let { left, right, top, bottom } = rect
    for (let one: Element | null = from; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      if (cuts(style, 'X') && (left < box.left - slackPx || right > box.right + slackPx))
        return `cut by ${nameOf(one)}`
      if (cuts(style, 'Y') && (top < box.top - slackPx || bottom > box.bottom + slackPx))
        return `cut by ${nameOf(one)}`
      // What scrolls can be brought into sight: from here on its place counts.
      if (scrolls(style, 'X')) ({ left, right } = box)
      if (scrolls(style, 'Y')) ({ top, bottom } = box)
      if (style.position === 'fixed') break
    }
    return left < -slackPx || right > innerWidth + slackPx ? 'beyond the edge' : undefined
  }

  const lines: { readonly of: Element; readonly rect: DOMRect }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const of = node.parentElement
    if (!of || !node.textContent?.trim() || of.closest('script, style, option, noscript') || !isSeen(of))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      const why = whyCut(of, rect)
      if (why) found.add(`${nameOf(of)}: ${why}`)
      if (!why) lines.push({ of, rect })
    }
    for (const { 0: word, index } of node.textContent.matchAll(/\S+/g)) {
      if (!shortWord.test(word)) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) found.add(`${nameOf(of)}: the word ${word} is broken`)
    }
  }

  const stays = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
    return false
  }
  const moving = lines.filter(({ of }) => !stays(of))
  for (const [index, one] of moving.entries())
    for (const other of moving.slice(index + 1)) {
      if (one.of.contains(other.of) || other.of.contains(one.of)) continue
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      // Lines of letters are higher than the letters.
      if (across > slackPx && down > one.rect.height / 3)
        found.add(`${nameOf(one.of)}: over ${nameOf(other.of)}`)
    }

  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'
  for (const control of document.querySelectorAll(controls)) {
    if (!isSeen(control)) continue
    const why = whyCut(control, control.getBoundingClientRect())
    if (why) found.add(`${nameOf(control)}: ${why}`)
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [rect] = control.getClientRects()
    if (!rect) continue
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    const labels = (control as HTMLInputElement).labels ?? []
    const isHit =
      hit !== null &&
      (control.contains(hit) || [...labels].some((label) => label.contains(hit)) || hit.contains(control))
    if (!isHit) found.add(`${nameOf(control)}: under ${hit ? nameOf(hit) : 'nothing'}`)
  }
  scrollTo(0, 0)
  return [...found]
}
