// What stands still while the page moves, in low windows: it takes a third of them at most, and never lies over what has
// the focus (WCAG 1.4.10, 2.4.11).
import type { Page } from '@playwright/test'
import { monthlyBills, unpaid } from './bills.ts'
import { pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { consumptionOf } from './words.ts'

/** A screen of 1280 × 1024 at 400 %, a small phone on its side, and phones as they are held. */
const windows = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const
type Size = (typeof windows)[number]

/** The share of the window's height over which something stays where it is while the page moves. */
async function shareOfBars(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const movedPx = 40
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !getComputedStyle(element).clipPath.startsWith('inset(50%')
    const placeOf = () =>
      new Map(
        [...document.body.querySelectorAll('*')].map((element) => [element, element.getBoundingClientRect()]),
      )
    const most = document.documentElement.scrollHeight - innerHeight
    const rows = new Set<number>()
    let highest = 0
    // At the top, in the middle and at the end: what is stuck in one place is not in another.
    for (const from of [0, Math.floor(most / 2), Math.max(0, most - movedPx)]) {
      rows.clear()
      scrollTo({ top: from, behavior: 'instant' })
      await settled()
      const before = placeOf()
      scrollTo({ top: from + movedPx, behavior: 'instant' })
      await settled()
      if (scrollY !== from + movedPx) continue
      for (const [element, rect] of placeOf()) {
        const isStill = before.get(element)?.top === rect.top
        // A menu beside the page takes none of its height.
        if (!isStill || rect.width < innerWidth / 2 || !seen(element)) continue
        for (let row = Math.max(0, Math.floor(rect.top)); row < Math.min(innerHeight, rect.bottom); row += 1)
          rows.add(row)
      }
      highest = Math.max(highest, rows.size)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return highest / innerHeight
  })
}

/** Goes through what a keyboard reaches; of each a part is there to be seen. Returns what is not. */
async function hiddenStops(page: Page, most: number): Promise<string[]> {
  const hidden: string[] = []
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await whatIsFocused(page)
    // The whole page has been gone through.
    if (!stop) break
    if (!stop.seen) hidden.push(stop.name)
  }
  return hidden
}

/** What has the focus, and whether a part of it is there to be seen. */
async function whatIsFocused(page: Page) {
  return await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const shares = [0.1, 0.5, 0.9]
    const labels = [...((focused as HTMLInputElement).labels ?? [])]
    const seen = [focused, ...labels].some((element) =>
      [...element.getClientRects()].some((rect) => {
        const [left, right] = [Math.max(0, rect.left), Math.min(innerWidth, rect.right)]
        const [top, bottom] = [Math.max(0, rect.top), Math.min(innerHeight, rect.bottom)]
        return shares.some((x) =>
          shares.some((y) => {
            const at = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
            return right > left && bottom > top && at !== null && element.contains(at)
          }),
        )
      }),
    )
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    return { seen, name: `${focused.tagName} «${name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}»` }
  })
}

test.describe('what comes late', () => {
  test.use({ consent: 'unasked', viewport: { width: 390, height: 844 } })

  test('does not push what has the focus below the question of cookies', async ({ page, signedIn }) => {
    await signedIn({ contracts: [flat({ debt: '84.20', invoices: [unpaid] })] })
    await page.goto('/inicio')
    await expect(page.locator('#root .cookie-dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const last = page.getByRole('main').getByRole('link').last()
    await last.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    const rows = [40, 120, 300]
    for (const height of rows) {
      await page.getByRole('main').evaluate((main, height) => {
        const late = document.createElement('p')
        late.style.height = `${height}px`
        // Without it the browser itself keeps in place what is seen, where it can.
        document.documentElement.style.overflowAnchor = 'none'
        main.prepend(late)
      }, height)
      await expect.poll(() => whatIsFocused(page), `${height} px`).toMatchObject({ seen: true })
    }
  })

  test('does not bring back what was scrolled away from', async ({ page }) => {
    await page.goto('/nuevo-cliente-electricidad')
    await expect(page.locator('#root .cookie-dialog')).toBeVisible()
    await expect(page.locator('#drawn-ahead')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('CUPS').click()
    await expect(page.getByLabel('CUPS')).toBeFocused()
    const scrolled = await page.evaluate(async () => {
      const later = (ms: number) => new Promise((done) => setTimeout(done, ms))
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await later(100)
      const below = (document.activeElement?.getBoundingClientRect().bottom ?? 0) < 0
      const before = scrollY
      document.querySelector('main')?.append(document.createElement('p'))
      await later(300)
      return { below, moved: scrollY - before }
    })
    expect(scrolled).toEqual({ below: true, moved: 0 })
  })
})

async function expectLow(page: Page, { width, height }: Size, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('main [aria-busy=true], .skeleton')).toHaveCount(0)
    // What comes after the first paint has come: it moves what stands below it.
    await page.waitForLoadState('networkidle')
    // What is asked once may stand on half of a phone; of a low window nothing takes more than a third.
    if (height < 400) expect.soft(await shareOfBars(page), address).toBeLessThanOrEqual(1 / 3)
    expect.soft(await hiddenStops(page, 25), address).toEqual([])
  }
}

for (const size of windows) {
  const title = `${size.width} × ${size.height}`
  test.describe('with the question of cookies', () => {
    test.use({ consent: 'unasked' })

    test(`${title}, of a visitor`, async ({ page }) => {
      await expectLow(page, size, ['/acceso', '/nuevo-cliente-electricidad'])
    })

    test(`${title}, of a customer`, async ({ page, signedIn }) => {
      const { contracts } = await signedIn({ contracts: [flat({ debt: '84.20', invoices: [unpaid] })] })
      await expectLow(page, size, ['/inicio', changeOf('powChange', contracts[0])])
    })
  })

  test(`${title}, of a customer who has answered it`, async ({ page, signedIn }) => {
    const { contracts } = await signedIn({
      contracts: [
        flat({
          curves: [{ from: '2026-10-01', to: '2026-11-20' }],
          debt: '84.20',
          invoices: [unpaid, ...monthlyBills('2026-08-05', 3)],
        }),
      ],
    })
    await expectLow(page, size, ['/facturas', pageOf(contracts[0]), consumptionOf(contracts[0])])
  })
}
