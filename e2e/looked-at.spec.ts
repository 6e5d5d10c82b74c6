// Colours that the system forces, light and dark, and a screen of 1280 × 1024 at 400 %: what can be asserted is, and with
// ENDOLL_PICTURES=<folder> each page is drawn to be looked at.
import type { Page } from '@playwright/test'
import { monthlyBills, unpaid } from './bills.ts'
import { deliverTopics } from './cases-page.ts'
import { known, pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { expectWhole } from './whole.ts'
import { consumptionOf } from './words.ts'

const folder = process.env['ENDOLL_PICTURES']

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main [aria-busy=true], .skeleton')).toHaveCount(0)
}

async function draw(page: Page, address: string, how: string): Promise<void> {
  if (folder === undefined) return
  const name = address.replaceAll(/\W+/g, '-').slice(0, 60)
  await page.screenshot({ path: `${folder}/${name}-${how}.png` })
}

/** Controls whose edge, and places of the focus, cannot be seen where the system paints grounds and shadows away. */
async function unseen(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}»`
    const ground = getComputedStyle(document.body).backgroundColor
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle } = getComputedStyle(element)
      const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return (isDrawn && borderTopColor !== ground) || borderBottomStyle === 'solid'
    }
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null &&
      element.getBoundingClientRect().width > 4
    for (const field of document.querySelectorAll(
      'main .button, main input:not([type=checkbox], [type=radio], [type=range], [type=file]), main select, main textarea',
    ))
      if (shown(field) && !hasEdge(field) && !hasEdge(field.parentElement ?? field))
        found.push(`${nameOf(field)} has no edge`)
    // What is framed keeps its words off the frame.
    for (const framed of document.querySelectorAll('main section, main header, main div, main p')) {
      const { borderLeftStyle, borderTopStyle } = getComputedStyle(framed)
      const isFramed = borderLeftStyle === 'solid' && borderTopStyle === 'solid'
      if (!isFramed || !shown(framed)) continue
      const texts = document.createTreeWalker(framed, NodeFilter.SHOW_TEXT)
      const edge = framed.getBoundingClientRect().left
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !shown(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(({ left }) => Math.abs(left - edge) < 3))
          found.push(`${nameOf(framed)} touches its frame`)
      }
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    )) {
      if (!shown(control)) continue
      // As the keyboard does: a focus that a script sets is drawn after a key alone.
      control.focus({ focusVisible: true })
      if (document.activeElement !== control) continue
      const drawn = [control, control.closest('label'), control.parentElement, control.nextElementSibling]
      const isSeen = drawn.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      // A link that takes presses on all of its row shows its focus around it.
      const after = getComputedStyle(control, '::after')
      const isAround = after.content !== 'none' && after.outlineStyle !== 'none'
      if (!isSeen && !isAround) found.push(`${nameOf(control)} shows no focus`)
    }
    return [...new Set(found)]
  })
}

async function expectSeen(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await open(page, address)
      await draw(page, address, `forced-${colorScheme}`)
    }
    expect.soft(await unseen(page), address).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    const before = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, address)
    await expectWhole(page)
    await draw(page, address, '400')
    await page.setViewportSize(before ?? { width: 1280, height: 720 })
  }
}

test('of a visitor', async ({ page }) => {
  await expectSeen(page, ['/acceso', '/nuevo-cliente-electricidad', '/comparador', '/potencia'])
})

test('of a customer', async ({ page, office, signedIn }) => {
  test.slow()
  const { contracts } = await signedIn({
    contracts: [
      flat({
        curves: [{ from: '2025-11-01', to: '2026-11-20' }],
        debt: '84.20',
        invoices: [unpaid, ...monthlyBills('2025-12-05', 12)],
        more: known,
      }),
    ],
  })
  await deliverTopics(office)
  const [home] = contracts
  const days = { start: '2026-11-01', end: '2026-11-20' }
  await expectSeen(page, [
    '/inicio',
    '/facturas',
    pageOf(home),
    changeOf('powChange', home),
    consumptionOf(home, { view: 'daily', ...days }),
    consumptionOf(home, { view: 'year' }),
    '/reclamaciones',
    '/perfil',
  ])
})
