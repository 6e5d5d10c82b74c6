import type { Page } from '@playwright/test'

/** How a translator leaves the text: taken out for one of its own, or inside its element. */
export type Translator = 'replaces' | 'wraps'

/**
 * Translates every page from now on as a browser does: each text lies in elements of the translator's, and so does what
 * is written later. The words stay as they are, so that a journey finds them.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript((how) => {
    const untouched = 'font, script, style, textarea, title, [translate=no]'
    const translateIn = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) texts.push(text as Text)
      for (const text of texts) {
        if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untouched)) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.replaceWith(outer)
        inner.append(how === 'wraps' ? text : text.data)
      }
    }
    // As browsers do it: once the page stands there, and then what changes.
    addEventListener('load', () => {
      setTimeout(() => {
        translateIn(document.body)
        new MutationObserver((records) => {
          for (const { target } of records) if (target.isConnected) translateIn(target.parentNode ?? target)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }, 500)
    })
  }, translator)
}

/** Ends when the page is translated. */
export async function translated(page: Page): Promise<void> {
  await page.locator('main font').first().waitFor({ state: 'attached' })
}
