// The places of a contract's page: by keyboard, on a phone, by their addresses.
import { expectAccessible } from './accessible.ts'
import { billed, card, known, pageOf, places } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

test('by keyboard from the places of the page to one of them, on, and back', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await page.goto(pageOf(contract))
  await expect(card(page, 'Facturas')).toBeVisible()
  await expect(places(page).getByRole('link')).toHaveText([
    'Resumen',
    'Precios',
    'Potencia',
    'Datos',
    'Documentos',
  ])
  const details = page.getByRole('heading', { name: 'Datos', exact: true })
  await places(page).getByRole('link', { name: 'Datos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/place=data/)
  await expect(details).toBeFocused()
  await expect(details).toBeInViewport()
  await expect(places(page).getByRole('link', { name: 'Datos' })).toHaveAttribute('aria-current', 'true')
  await expect(places(page)).toBeInViewport()
  await expect(card(page, 'Facturas')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/place=/)
  await expect(card(page, 'Facturas')).toBeVisible()
})

test('on a wide page too: one place at a time, at most three windows long, the end of the supply last and quiet [r.contract-places]', async ({
  page,
  signedIn,
}) => {
  const [contract] = (await signedIn({ contracts: [flat({ invoices: billed, more: known })] })).contracts
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pageOf(contract))
  const main = page.getByRole('main')
  const ending = main.getByRole('link', { name: 'Dar de baja el suministro' })
  for (const [place, title] of [
    ['Resumen', 'Facturas'],
    ['Precios', 'Producto y precios'],
    ['Potencia', 'Potencia contratada'],
    ['Documentos', 'Solicitudes'],
    ['Datos', 'Titular y datos fiscales'],
  ] as const) {
    await places(page).getByRole('link', { name: place }).click()
    await expect(card(page, title)).toBeVisible()
    await expect(main.locator('.skeleton, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    await expectFits(page)
    const end = await main.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
    expect(end / 900, place).toBeLessThanOrEqual(3)
    await expect(ending).toHaveCount(place === 'Datos' ? 1 : 0)
  }
  await expect(main.getByRole('link').last()).toHaveAccessibleName('Dar de baja el suministro')
  await expect(ending).not.toHaveClass(/button/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one place at a time, each at most three windows long, with the change beside its fact [r.contract-places]', async ({
    page,
    signedIn,
  }) => {
    const [contract] = (await signedIn({ contracts: [flat({ invoices: billed, more: known })] })).contracts
    await page.goto(pageOf(contract))
    const change = (name: string) => page.getByRole('link', { name })
    const shown = async (title: string) => {
      await expect(card(page, title)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      const end = await page
        .getByRole('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + scrollY)
      expect(end / 844, title).toBeLessThanOrEqual(3)
      await expectAccessible(page)
    }
    await shown('Facturas')
    await expect(places(page).getByRole('link', { name: 'Resumen' })).toHaveAttribute('aria-current', 'true')
    await expect(card(page, 'Potencia contratada')).toHaveCount(0)
    for (const [place, title, beside] of [
      ['Precios', 'Producto y precios', undefined],
      ['Potencia', 'Potencia contratada', 'Cambiar la potencia'],
      ['Datos', 'Cuenta y facturas', 'Cambiar la cuenta bancaria'],
      ['Documentos', 'Solicitudes', undefined],
    ] as const) {
      await places(page).getByRole('link', { name: place }).tap()
      await expect(page.getByRole('heading', { name: place, exact: true }).first()).toBeFocused()
      await shown(title)
      await expect(card(page, 'Facturas')).toHaveCount(0)
      if (beside)
        await expect(
          card(page, title)
            .or(page.getByRole('main'))
            .filter({ has: change(beside) })
            .first(),
        ).toBeVisible()
    }
    await page.goBack()
    await shown('Cuenta y facturas')
    await page.reload()
    await shown('Cuenta y facturas')
  })

  test('nothing moves while its parts come in over a slow link [r.contract-places]', async ({
    page,
    signedIn,
  }) => {
    const [contract] = (await signedIn({ contracts: [flat({ invoices: billed, more: known })] })).contracts
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { moved: [number, string][] }
      seen.moved = []
      type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          seen.moved.push([value, sources.map(({ node }) => node?.id || node?.className || '').join(', ')])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const setLine = await lineOf(page)
    await setLine({ latencyMs: 150, downBytes: 200_000, upBytes: 90_000 })
    for (const [address, last] of [
      [pageOf(contract), 'La factura en curso'],
      [pageOf(contract, { place: 'power' }), 'Qué potencia conviene'],
      [pageOf(contract, { place: 'data' }), 'Avisos y cartas'],
    ] as const) {
      await page.goto(address)
      await expect(card(page, last)).toBeVisible()
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      const moved = await page.evaluate(
        () => (globalThis as unknown as { moved: readonly [number, string][] }).moved,
      )
      const sum = moved.reduce((added, [value]) => added + value, 0)
      expect(sum, `${last}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(0.05)
    }
  })

  test('the anchor of a card opens its place [r.contract-places]', async ({ page, signedIn }) => {
    const [contract] = (await signedIn({ contracts: [flat()] })).contracts
    await page.goto(`${pageOf(contract)}#contract-optimal`)
    await expect(places(page).getByRole('link', { name: 'Potencia' })).toHaveAttribute('aria-current', 'true')
    await expect(card(page, 'Qué potencia conviene')).toBeInViewport()
  })
})
