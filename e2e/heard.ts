// What a screen reader is given to say of a page by itself: the live regions as they change, and where the focus goes.
import type { Page } from '@playwright/test'

export interface Heard {
  readonly how: 'status' | 'alert' | 'focus'
  readonly text: string
}

/** Begins to listen; before the first page is opened. Returns all that was said since the last call. */
export async function listen(page: Page): Promise<() => Promise<readonly Heard[]>> {
  const heard: Heard[] = []
  await page.exposeFunction('endollHeard', (one: Heard) => void heard.push(one))
  await page.addInitScript(watch)
  return async () => {
    // What follows a press is announced a moment later.
    await page.waitForTimeout(400)
    return heard.splice(0)
  }
}

/** In the page. A region says its whole text a moment after it has changed, and the same text once. */
function watch() {
  const tell = (how: Heard['how'], text: string) =>
    (window as unknown as { endollHeard: (one: Heard) => void }).endollHeard({ how, text })
  const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const said = new WeakMap<Element, string>()
  const waiting = new Set<Element>()
  const textOf = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true })
      ? (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
      : ''
  const say = () => {
    const now = [...waiting]
    waiting.clear()
    for (const region of now) {
      // A region that is being redrawn waits until that is done; what is gone by then is not announced.
      if (!region.isConnected || region.closest('[aria-hidden="true"], [inert]')) continue
      if (region.closest('[aria-busy="true"]')) {
        waiting.add(region)
        setTimeout(say, 100)
        continue
      }
      const text = textOf(region)
      if (text === (said.get(region) ?? '')) continue
      said.set(region, text)
      const isAlert = region.matches('[role="alert"], [aria-live="assertive"]')
      if (text !== '') tell(isAlert ? 'alert' : 'status', text)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement
      const added = [...addedNodes].filter((node) => node instanceof Element)
      const found = added.flatMap((node) => [
        ...(node.matches(regions) ? [node] : []),
        ...node.querySelectorAll(regions),
      ])
      for (const region of [around?.closest(regions), ...found]) {
        if (!region) continue
        waiting.add(region)
        // The same text is announced again if the region was empty in between.
        if (region.textContent === '') said.delete(region)
      }
    }
    if (waiting.size > 0) setTimeout(say, 150)
  }).observe(document, { childList: true, characterData: true, subtree: true })
  addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      element.innerText
    const described = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
    const words = [label, ...described].join(' ').replaceAll(/\s+/g, ' ').trim()
    tell('focus', words)
  })
}
