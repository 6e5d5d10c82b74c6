// The page of invoices with nothing to show, without a line, on small screens, on paper, in other languages.
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills, unpaid } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { chart, list, search, years } from './invoices-page.ts'
import { addBill, flat, gasFlat } from './scenarios.ts'
import { expectFits, heading, row, loseLine } from './words.ts'

test('without invoices the page says what comes; with only gas it begins with gas [c8.empty-invoices]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/facturas')
  await expect(page.getByText('Todavía no hay ninguna factura')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver los contratos' })).toHaveAttribute('href', '/contratos')
  await expectAccessible(page)
  await page.goto(`/contratos/${contracts[0]?.name}/facturas`)
  await expect(page.getByText('Este contrato todavía no tiene facturas')).toBeVisible()
  await signedIn({ contracts: [gasFlat({ invoices: [bill({ day: '2026-11-05' })] })] })
  await page.goto('/facturas')
  await expect(page.getByRole('tab', { name: 'Gas', selected: true })).toBeVisible()
  await expect(list(page, 'gas')).toBeVisible()
  await page.getByRole('tab', { name: 'Electricidad' }).click()
  await expect(page.getByText('No hay facturas de electricidad')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver las de gas' }).click()
  await expect(list(page, 'gas')).toBeVisible()
})

test('reading anew shows the bill that has come since; without a line what is shown stays [c2.invoices]', async ({
  page,
  context,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-10-05' })] })] })
  await page.goto('/facturas')
  await expect(page.getByText(/^No hay nada que pagar/)).toBeVisible()
  const later = await addBill(
    office,
    contracts[0]!,
    bill({ day: '2026-11-05', dueDay: '2026-11-15', state: 'open', debt: '47.83' }),
  )
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(row(page, later.number)).toContainText('Debe')
  await expect(page.getByText(/^Hay 47,83\s€ pendientes de pago desde el 15 de noviembre\.$/)).toBeVisible()
  await expect(page.getByText('La lista está al día.')).toBeVisible()

  await loseLine(page)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  const stale = page.getByRole('alert').filter({ hasText: 'No se han podido actualizar las facturas' })
  await expect(stale).toContainText('No hay conexión.')
  await expect(row(page, later.number)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(stale).toHaveCount(0)
})

test('when invoices cannot be read it is said what failed, what is safe and whom to call', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ invoices: [unpaid] }), gasFlat({ invoices: [bill({ day: '2026-11-05' })] })],
  })
  await page.goto('/facturas')
  await expect(list(page)).toBeVisible()
  await office.withoutDatabase(async () => {
    await page.getByRole('tab', { name: 'Gas' }).click()
    await expect(page.getByText('No hemos podido cargar las facturas')).toBeVisible()
    await expect(page.getByText('No se ha pagado ni cambiado nada')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Si continúa/ })).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(row(page, contracts[1]?.invoices[0]?.number)).toBeVisible()
})

test('a session that has ended leads from reading anew to signing in [c8.unauthorised-download-invoices]', async ({
  page,
  signedIn,
  time,
}) => {
  await signedIn({ contracts: [flat({ invoices: [unpaid] })] })
  await page.goto('/facturas')
  await expect(list(page)).toBeVisible()
  // The last thing that the page asks for by itself.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Avisos' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await time.pass({ hours: 3 })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(page).toHaveURL('/acceso?next=%2Ffacturas')
})

for (const [language, address, title, said] of [
  ['ca', '/factures', 'Factures', /^Hi ha 47,83\s€ pendents de pagament des del dia 12 d’octubre\.$/],
  ['en', '/invoices', 'Bills', /^You owe €47\.83, due since 12 October\.$/],
] as const) {
  test(`invoices in ${language}`, async ({ page, signedIn }) => {
    await signedIn({ language, contracts: [flat({ invoices: [unpaid, ...monthlyBills('2025-11-05', 12)] })] })
    await page.goto(`${address}?lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${address}?lang=${language}&filter=zzz`)
    await expect(page.getByText(/zzz[»”]/)).toBeVisible()
    await expectAccessible(page)
  })
}

// 320 px is a window of 1280 at 400 %.
for (const width of [390, 320]) {
  test(`invoices on a screen of ${width} pixels`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height: 780 })
    const { contracts } = await signedIn({
      contracts: [
        flat({
          invoices: [
            unpaid,
            bill({ day: '2026-11-12', type: 'A', rectifies: 0 }),
            ...monthlyBills('2023-01-05', 46),
          ],
        }),
      ],
    })
    await page.goto('/facturas')
    const card = row(page, new RegExp(`^${contracts[0]?.invoices[0]?.number}`))
    await expect(card).toContainText('Debe')
    await expect(chart(page).getByRole('button', { name: /^Enero de 2023/ })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await years(page).getByText('2026').click()
    await expect(chart(page).getByRole('img', { name: /de 2026: / })).toHaveCount(11)
    await expectFits(page)
    await chart(page).getByText('Ver los datos en una tabla').click()
    await expectFits(page)
    await page.getByRole('button', { name: /^Debe/ }).click()
    await expectFits(page)
    await expectAccessible(page)
  })
}

test('on a phone the first bill stands in the first window, and a year takes few windows [r.phone-lists]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: [flat({ invoices: monthlyBills('2024-01-05', 34) })] })
  await page.goto('/facturas')
  const numbers = contracts[0]?.invoices.map(({ number }) => number).toReversed() ?? []
  const first = row(page, new RegExp(`^${numbers[0]}`))
  await expect(first).toContainText('Pagada')
  // The latest bill says what it differs by, above the list.
  await expect(page.getByText(/la anterior/)).toBeVisible()
  const box = await first.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(box?.height).toBeLessThan(100)
  await expect(page.getByRole('row')).toHaveCount(13)
  // What a compact row leaves out is still there for those who listen.
  await expect(first.getByRole('cell', { name: 'Calle del Sol 14' })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 844)
  await expectFits(page)
  await expectAccessible(page)
  await page.getByText('Buscar y descargar').click()
  await expect(search(page)).toBeVisible()
  // The whole row leads to the bill.
  await first.click({ position: { x: 20, y: 10 } })
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
})

test('in forced colours every state still has its word and its mark; on paper the list is a table', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ invoices: [unpaid, bill({ day: '2026-11-14', state: 'in_process' })] })],
  })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/facturas')
  await expect(row(page, contracts[0]?.invoices[1]?.number)).toContainText('En proceso')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  await expect(list(page)).toHaveCSS('display', 'table')
  await expect(list(page).getByRole('columnheader', { name: 'Periodo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeHidden()
  await expect(search(page)).toBeHidden()
})
