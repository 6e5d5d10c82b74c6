// The home: what needs somebody, and the way on from it.
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat, gasFlat, workshop } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

const curves = [{ from: '2026-10-01', to: '2026-11-21' }] as const
const paid = bill({ day: '2026-11-02' })

test('nothing to do: the newest bill, the present one and this month, each leading on [r.home]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves, invoices: monthlyBills('2026-09-05', 3) })],
  })
  await page.goto('/inicio')
  const main = page.getByRole('main')
  await expect(main.getByText('No hay nada pendiente')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Última factura' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'La factura en curso' })).toBeVisible()
  await expect(main.getByRole('button', { name: /4,8\skWh/ }).first()).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Consumo de ayer' }).click()
  await expect(page).toHaveURL(new RegExp(`contract=${contracts[0]?.name}&view=hourly&start=2026-11-20`))
  await page.goBack()
  await main.getByRole('link', { name: /^Ver la factura: / }).click()
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
})

test('where readings come late, the day with the newest is a press away, by its own name [r.five-tasks]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat({ curves: [{ from: '2026-10-01', to: '2026-11-19' }] })] })
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Consumo del 18 de noviembre' }).click()
  await expect(page).toHaveURL(/view=hourly&start=2026-11-18&end=2026-11-18/)
  await expect(page.getByLabel(/^Consumo del 18 de noviembre de 2026, en kWh/)).toBeVisible()
})

test('a debt comes first, with the way to pay it', async ({ page, signedIn }) => {
  const unpaid = bill({
    day: '2026-09-05',
    dueDay: '2026-09-20',
    state: 'open',
    debt: '29.02',
    pending: '29.02',
  })
  await signedIn({ contracts: [flat({ debt: '29.02', invoices: [unpaid, paid] })] })
  await page.goto('/inicio')
  await expect(page.getByText(/^Debe 29,02\s€$/)).toBeVisible()
  await expect(page.getByText('Una factura sin pagar, desde el 20 de septiembre.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver cómo pagar' }).click()
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
})

test('on a phone the first window has what is owed, one button that pays all of it, and the four tiles [r.home]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const invoices = monthlyBills('2026-01-05', 10, { state: 'open', debt: '47.83' })
  await signedIn({ contracts: [flat({ curves, debt: '478.30', invoices })] })
  await page.goto('/inicio')
  const main = page.getByRole('main')
  const bar = page.getByRole('navigation', { name: 'Lugares' })
  await expect(bar).toBeVisible()
  const top = (await bar.boundingBox())?.y ?? 0
  const pay = main.getByRole('button', { name: /^Pagar 478,30/ })
  await expect(main.getByText(/^Debe 478,30/)).toBeInViewport({ ratio: 1 })
  for (const thing of [
    pay,
    ...(await main.getByRole('navigation', { name: 'Ir directamente a' }).getByRole('link').all()),
  ]) {
    const box = await thing.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  }
  await pay.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(10)
  await expect(dialog.getByRole('strong')).toHaveText(/^478,30/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^Pagar 478,30/ })).toBeVisible()
})

test('of many supplies no single one is shown, and no card stands empty beside one [r.home]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: Array.from({ length: 12 }, () => flat({ curves, invoices: [paid] })) })
  await page.goto('/inicio')
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Buscar un suministro' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Consumo de este mes' })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Última factura' })).toHaveCount(0)
})

test('several supplies are listed by their places, those that owe something first', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ invoices: [paid] }), workshop(), gasFlat({ debt: '12.50', city: 'Vic' })],
  })
  await page.goto('/inicio')
  const list = page.getByRole('region', { name: 'Suministros' }).getByRole('link')
  await expect(list).toHaveText([
    /^Gas Piso de Vic.*Debe 12,50\s€/,
    /^Electricidad Piso de Sabadell/,
    /^Electricidad Local de Sabadell/,
  ])
  await expectAccessible(page)
  await list.first().click()
  await expect(page).toHaveURL(`/ver-contratos-gas?contract=${contracts[2]?.name}`)
})

test('somebody without contracts is shown what comes', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/inicio')
  await expect(page.getByText('Todavía no hay ningún contrato')).toBeVisible()
  await expectAccessible(page)
})

test('what cannot be read says so, and the menu still leads on', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await office.withoutDatabase(async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click()
    await expect(page.getByText('No hemos podido cargar el inicio')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByText('No hay nada pendiente')).toBeVisible()
})

test('root, logo and signing in lead to the same page', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/')
  await expect(page).toHaveURL('/inicio')
  await page.goto('/contratos')
  await page.getByRole('link', { name: 'Inicio de Llum del Vallès' }).click()
  await expect(page).toHaveURL('/inicio')
  await page.goto('/acceso')
  await expect(page).toHaveURL('/inicio')
})

test('on a phone the places are at the foot, cover nothing that has the focus, and say where one is', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({
    contracts: [flat({ curves, invoices: monthlyBills('2026-01-05', 10) })],
  })
  await page.goto('/inicio')
  const places = page.getByRole('navigation', { name: 'Lugares' })
  await expect(places.getByRole('link')).toHaveText(['Inicio', 'Facturas', 'Consumo', 'Contratos'])
  await expect(places.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  await places.getByRole('link', { name: 'Facturas' }).click()
  await expect(heading(page, 'Facturas')).toBeVisible()
  await expectAccessible(page)
  const bar = (await places.boundingBox())?.y ?? 0
  for (let pressed = 0; pressed < 25; pressed++) {
    await page.keyboard.press('Tab')
    const [inBar, bottom] = await page.evaluate(() => {
      const { activeElement } = document
      return [
        (activeElement?.clientHeight ?? 0) > innerHeight || activeElement?.closest('.tab-bar') !== null,
        activeElement?.getBoundingClientRect().bottom ?? 0,
      ] as const
    })
    if (!inBar) expect(bottom).toBeLessThanOrEqual(bar + 1)
  }
  await page.goto(`/ver-contratos?contract=${contracts[0]?.name}`)
  await expect(places.getByRole('link', { name: 'Contratos' })).toHaveAttribute('aria-current', 'true')
  await places.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Salir' })).toBeVisible()
  await expectAccessible(page)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`home and lists fit a phone with letters of twice their size, ${scheme}`, async ({
    page,
    signedIn,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await signedIn({
      contracts: [flat({ curves, debt: '12.00', invoices: monthlyBills('2026-01-05', 10) }), gasFlat()],
    })
    for (const address of ['/inicio', '/facturas', '/contratos']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      await expectAccessible(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectFits(page)
    }
  })
}

test('in a wide window the menu stands beside the page', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/facturas')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link', { name: 'Ver facturas' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1100, height: 720 })
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible()
  await expect(menu).toHaveCount(0)
})
