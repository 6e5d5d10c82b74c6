// The page that explains a bill, with the bills of the demo: every line, what changed, the ladder, the day, on paper.
import type { Locator, Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { bars, cents, change, day, lines, payment, plain, region, unfold } from './bill-page.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'
import { expectFits, heading, tabTo, loseLine } from './words.ts'

// The demo is brought in once: one worker runs the whole file.
test.describe.configure({ mode: 'default' })

function signIn(page: Page, code: string) {
  return openSession(
    page,
    demoCustomers.find((one) => one.code === code)!,
  )
}

/** The row of a contract's list in which a text stands; its words are the link to the bill. */
function rowWith(page: Page, text: string | RegExp) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasText: text })
}

async function openList(page: Page, code: string, contract: string, search = '') {
  await signIn(page, code)
  // The customers of the demo speak different languages.
  await page.goto(`/contratos/${contract}/facturas?lang=es${search}`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  // The rows below the first window follow them.
  await expect(page.locator('table[aria-busy]')).toHaveCount(0)
}

async function openBill(page: Page, row: Locator): Promise<string> {
  await row.getByRole('rowheader').getByRole('link').click()
  await expect(heading(page, /^Factura [A-Z]{2}\d+/)).toBeVisible()
  // Tabs of several bills have different titles.
  await expect(page).toHaveTitle(/^Factura [A-Z]{2}\d+ · Llum del Vallès$/)
  await unfold(page)
  return new URL(page.url()).pathname
}

/** The rows of a comparison in order: what it was, each part, what it is. */
async function expectAddsUp(page: Page) {
  const rows = change(page).getByRole('table').getByRole('row')
  const amounts = (await rows.getByRole('cell').allInnerTexts()).map(cents)
  const [before = 0, ...rest] = amounts
  const after = rest.pop()
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.reduce((sum, part) => sum + part, before)).toBe(after)
  return { before, after }
}

test('a paid bill with surplus: from the list to what changed, to the cent, and why the surplus is capped [r.bill-page]', async ({
  page,
}) => {
  await openList(page, 'marc', '100201')
  const row = rowWith(page, '01/06/2026')
  const amount = plain(await row.innerText()).match(/[\d.]+,\d\d €/)![0]
  await openBill(page, row)
  await expect(page.getByText(new RegExp(`^Pagada: ${amount.replace(' ', '\\s')}\\.$`))).toBeVisible()
  await expect(page.getByText(/^Se cobró el .* en la cuenta acabada en \d{4}\.$/)).toBeVisible()
  await expect(change(page).getByText(/(más|menos) que la anterior: sobre todo porque/)).toBeVisible()
  const { after } = await expectAddsUp(page)
  expect(after).toBe(cents(amount))
  await change(page).getByRole('tab', { name: 'Factura anterior' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(change(page).getByRole('tab', { name: 'Hace un año', selected: true })).toBeFocused()
  await expect(change(page).getByText(/(más|menos) que la de hace un año/)).toBeVisible()
  expect((await expectAddsUp(page)).after).toBe(cents(amount))

  await expect(lines(page).getByText(/^Saldrían .*, pero la ley no deja descontar más/)).toBeVisible()
  await expect(lines(page).getByText('Batería virtual', { exact: true })).toBeVisible()
  // What signs show to the eye is text for screen readers.
  await expect(
    lines(page)
      .getByText(/kilovatios por [\d,]+ euros por kilovatio y año por 30 días entre 365: /)
      .first(),
  ).toBeAttached()
  await expectAccessible(page)
})

test('every line of a bill adds up to its group, every group to the total', async ({ page }) => {
  await openList(page, 'laia', '100101')
  await openBill(page, rowWith(page, /Pagada/).first())
  const total = lines(page).getByText('Total', { exact: true }).locator('..')
  await expect(total).toBeVisible()
  const groups = lines(page).getByRole('group')
  const sums = (await lines(page).getByRole('heading', { level: 3 }).locator('..').allInnerTexts()).map(cents)
  const lists = lines(page).getByRole('list')
  expect(await lists.count()).toBe(sums.length)
  for (const [index, sum] of sums.entries()) {
    const amounts = await lists
      .nth(index)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map(
          (item) => item.querySelector('p')?.querySelector(':scope > span:last-child')?.textContent ?? '',
        ),
      )
    expect(amounts.map(cents).reduce((total, one) => total + one, 0)).toBe(sum)
  }
  expect(sums.reduce((all, sum) => all + sum, 0)).toBe(cents(await total.innerText()))
  expect(await groups.count()).toBe(sums.length)
})

test('the day in its periods is walked by keyboard and spoken; the document stands beside where there is room', async ({
  page,
}) => {
  // Browsers without windows have no viewer: this one says that it has, and the frame is what is tried.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await openList(page, 'marc', '100201')
  const document = page.waitForResponse((response) => response.request().frame() !== page.mainFrame())
  await openBill(page, rowWith(page, '01/06/2026'))
  expect((await document).headers()['content-type']).toBe('application/pdf')
  await expect(page.getByTitle(/^PDF de la factura /)).toBeVisible()
  await expect(day(page).getByText(/^El \d+\s% del consumo medido cae en /)).toBeVisible()
  await expect(bars(page).getByRole('img')).toHaveCount(24)
  await tabTo(page, bars(page).getByRole('img', { name: /^De 23 a 24 h: / }), { most: 90 })
  await page.keyboard.press('Home')
  await expect(bars(page).getByRole('img', { name: /^De 0 a 1 h: [\d,]+\skWh en valle/ })).toBeFocused()
  for (let hour = 1; hour <= 11; hour += 1) await page.keyboard.press('ArrowRight')
  await expect(bars(page).getByRole('img', { name: /^De 11 a 12 h: .*en excedentes$/ })).toBeFocused()
  await day(page).getByRole('radio', { name: 'Fines de semana y festivos' }).press('Space')
  await expect(bars(page, 'fin de semana').getByRole('img', { name: /en punta/ })).toHaveCount(0)
  await day(page).getByText('Ver los datos en una tabla').click()
  await expect(day(page).getByRole('row')).toHaveCount(25)
  await expectAccessible(page)

  await page.setViewportSize({ width: 800, height: 800 })
  await expect(page.getByTitle(/^PDF de la factura /)).toHaveCount(0)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Abrir el PDF en otra pestaña' }).click()
  await (await opening).close()
})

test('what is owed says since when, where it stands, what comes next and whom to call', async ({ page }) => {
  await openList(page, 'rosa', '100304')
  await openBill(page, rowWith(page, /Debe/).first())
  await expect(page.getByText(/^Se deben [\d,]+\s€ desde el /)).toBeVisible()
  await expect(payment(page).getByRole('link', { name: /^Llamar al / })).toHaveAttribute('href', /^tel:/)
  await expect(payment(page).getByRole('heading', { name: 'Si sigue sin pagarse' })).toBeVisible()
  await expect(payment(page).getByText(/^Ahora está en: /)).toBeVisible()
  await expect(
    payment(page)
      .getByText(/^Después viene |^El suministro se puede cortar|^Desde el /)
      .first(),
  ).toBeVisible()
  await expect(payment(page).getByText('Si se paga antes, todo esto se detiene.')).toBeVisible()
  const history = payment(page).getByRole('listitem')
  await expect(history.first()).toContainText('Factura emitida')
  await expect(history.filter({ hasText: 'Cobro devuelto por el banco' })).toHaveCount(1)
  // What needs the customer comes before everything else.
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles[0]).toBe('El pago')
  await expectAccessible(page)
})

test('a debit on its way is not to be paid; a transfer says what to write', async ({ page }) => {
  await openList(page, 'obrador', '100401')
  const number = await openBill(page, rowWith(page, /A pagar hasta/).first()).then(() =>
    heading(page, /^Factura/).innerText(),
  )
  await expect(page.getByText(/^Último día para pagar [\d.,]+\s€ por transferencia: /)).toBeVisible()
  await expect(payment(page).getByText(/ponga el número de la factura/)).toContainText(
    number.replace('Factura ', ''),
  )
  await expect(lines(page).getByText('Energía P6', { exact: true })).toBeVisible()
  await expect(lines(page).getByText(/^Lo gastado en las horas del periodo P6\./)).toBeVisible()
  await expect(bars(page).getByRole('img', { name: / en p\d/i })).toHaveCount(24)
  await expectAccessible(page)
  await signIn(page, 'gestoria')
  await page.goto('/facturas')
  await openBill(page, rowWith(page, 'En proceso').first())
  await expect(page.getByText(/ya está en camino: no tiene que pagar nada\.$/)).toBeVisible()
})

test('the first bill of a contract has nothing to be compared with', async ({ page }) => {
  await openList(page, 'laia', '100101')
  await openBill(page, rowWith(page, /\d/).last())
  await expect(change(page).getByText(/^Es la primera factura de este contrato/)).toBeVisible()
  await expect(change(page).getByRole('tab')).toHaveCount(0)
  await expectAccessible(page)
})

test('a bill of gas has cubic metres, a fixed term and no hours', async ({ page }) => {
  await openList(page, 'rosa', 'G100303')
  await openBill(page, rowWith(page, /\d/).first())
  await expect(lines(page).getByText('Término fijo').first()).toBeVisible()
  await expect(lines(page).getByText(/^El gas gastado\./)).toBeVisible()
  await expect(lines(page).getByText('Impuesto sobre hidrocarburos')).toBeVisible()
  await expect(day(page).getByText('El contador de gas no mide hora a hora.')).toBeVisible()
  await expect(region(page, 'Lecturas del contador').getByText(/^1 m³ equivale aquí a /)).toBeVisible()
  await expectAccessible(page)
})

test('a bill that was annulled, the one that annuls it and the one made anew lead to each other', async ({
  page,
}) => {
  await openList(page, 'laia', '100101', '&filter=AB')
  await openBill(page, rowWith(page, /^AB/).first())
  const annulling = (await heading(page, /^Factura AB/).innerText()).replace('Factura ', '')
  await expect(page.getByText(/^Se han devuelto [\d,]+\s€\.$/)).toBeVisible()
  await expect(change(page).getByText(/^Una factura que anula otra no se compara/)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByText(/^Anula la factura /)
    .getByRole('link')
    .click()
  await expect(page.getByText(`La factura ${annulling} la anula.`)).toBeVisible()
  await expect(heading(page, /^Factura FE/)).toBeVisible()
  await expect(change(page).getByText(/^Otra factura la anuló/)).toBeVisible()
  await page
    .getByText(/^La factura RE\d+ la sustituye\.$/)
    .getByRole('link')
    .click()
  await expect(page.getByText(/^Sustituye a la factura FE\d+, que queda anulada\.$/)).toBeVisible()
  await expect(change(page).getByRole('tab')).toHaveCount(2)
  await signIn(page, 'obrador')
  await page.goto('/contratos/100401/facturas?lang=es&filter=RE')
  await openBill(page, rowWith(page, /^RE/).first())
  await expect(change(page).getByText(/^Solo lleva la diferencia/)).toBeVisible()
})

test('on paper all of it is there, also what was closed, and nothing to press', async ({ page }) => {
  await openList(page, 'marc', '100201')
  await openBill(page, rowWith(page, '01/06/2026'))
  await expect(bars(page).getByRole('img')).toHaveCount(24)
  await lines(page).getByText('Impuestos', { exact: true }).click()
  await expect(lines(page).getByText('IVA', { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /PDF/ })).toBeHidden()
  await expect(page.getByTitle(/^PDF de la factura /)).toBeHidden()
  const { text } = await readPdf(await page.pdf({ format: 'A4' }))
  const whole = plain(text.join(' '))
  for (const words of [
    'Pagada:',
    'La factura es su documento PDF',
    'que la anterior',
    'que la de hace un año',
    'Financiación del bono social',
    'Impuesto sobre el valor añadido',
    'Adónde va el dinero',
    'A qué horas se gastó',
    // The closed table behind the chart.
    'De 23 a 24 h',
    'Lecturas del contador',
  ])
    expect(whole, words).toContain(words)
  expect(text.length).toBeLessThanOrEqual(4)
})

test('a reload shows the same; what is not there and what is somebody else’s look alike', async ({
  page,
}) => {
  await openList(page, 'laia', '100101')
  const address = await openBill(page, rowWith(page, /Pagada/).first())
  const title = await heading(page, /^Factura/).innerText()
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  // Left first: its PDF, still on its way, would be asked for in the other customer's name.
  await page.goto('about:blank')
  await signIn(page, 'marc')
  const said: string[] = []
  for (const path of [address, '/facturas/999999999']) {
    await page.goto(path)
    await expect(page.getByText('No encontramos esta factura')).toBeVisible()
    said.push(await page.getByRole('main').innerText())
  }
  expect(said[0]).toBe(said[1])
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Todas las facturas' }).last().click()
  await expect(page).toHaveURL('/facturas')
})

test('a bill that cannot be read says so and is read on the second try; what was read stays', async ({
  page,
  context,
  office,
  time,
}) => {
  await openList(page, 'laia', '100101')
  const row = rowWith(page, /Pagada/).first()
  await office.withoutDatabase(async () => {
    await row.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByText('No hemos podido cargar la factura')).toBeVisible()
    await expect(page.getByText(/No se ha pagado ni cambiado nada/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Si continúa/ })).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page)
  })
  const again = page.getByRole('button', { name: 'Volver a intentarlo' })
  // The hours alone: the rest of the bill stands.
  await office.withoutTable('consumption_day', async () => {
    await again.click()
    await expect(heading(page, /^Factura FE/)).toBeVisible()
    await unfold(page)
    await expect(day(page).getByRole('alert')).toContainText('No se ha podido cargar el consumo por horas.')
    await expect(lines(page)).toBeVisible()
  })
  await again.click()
  await expect(bars(page).getByRole('img')).toHaveCount(24)
  await page.getByRole('link', { name: 'Todas las facturas' }).click()
  await expect(heading(page, 'Facturas')).toBeVisible()
  await time.pass({ minutes: 2 })
  await loseLine(page)
  await page.goBack()
  await expect(heading(page, /^Factura FE/)).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: 'No se ha podido actualizar la factura' }),
  ).toBeVisible()
  await expect(change(page)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
})

test('[law.1] a home with the social bonus is told that it is not cut off, and no day [r.law-cut-ban]', async ({
  page,
}) => {
  await openList(page, 'rosa', '100301')
  await openBill(page, rowWith(page, /Debe/).last())
  await expect(page.getByText(/^Este suministro no se puede cortar por impago/).first()).toBeVisible()
  await expect(payment(page)).toContainText('tiene el bono social')
  await expect(payment(page)).toContainText('se puede pagar en cualquier momento')
  await expect(payment(page).getByText(/^Después viene |se puede cortar desde/)).toHaveCount(0)
  await expectAccessible(page)
})

test('bills of every kind on screens of 390 and 320 pixels', async ({ page }) => {
  for (const [code, contract] of [
    ['marc', '100201'],
    ['rosa', '100301'],
    ['obrador', '100401'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 780 })
    await openList(page, code, contract)
    await openBill(page, rowWith(page, /\d/).first())
    await expect(bars(page).getByRole('img')).toHaveCount(24)
    await expectFits(page)
    // A window of 1280 at 400 %.
    await page.setViewportSize({ width: 320, height: 780 })
    await expectFits(page)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await expectAccessible(page)
})

test('in forced colours every bar and mark is still there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openList(page, 'marc', '100201')
  await openBill(page, rowWith(page, '01/06/2026'))
  await expect(change(page).getByRole('table')).toBeVisible()
  // Only the chosen tab is underlined; the other one's line has the colour of what is behind it.
  await expect(change(page).getByRole('tab', { selected: false })).toHaveCSS(
    'border-bottom-color',
    'rgb(255, 255, 255)',
  )
  await expectAccessible(page)
})

test('a bill in Catalan and in English', async ({ page }) => {
  await signIn(page, 'marc')
  for (const [language, list, title, changed, said] of [
    [
      'ca',
      '/contractes/100201/factures',
      'Factura',
      'Què ha canviat',
      /més que l’anterior|menys que l’anterior/,
    ],
    ['en', '/contracts/100201/invoices', 'Bill', 'What has changed', /(more|less) than the previous one/],
  ] as const) {
    await page.goto(`${list}?lang=${language}`)
    await page.getByRole('rowheader').getByRole('link').nth(1).click()
    await expect(heading(page, new RegExp(`^${title} FE`))).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} FE\\d+ · `))
    await expect(region(page, changed).getByText(said)).toBeVisible()
    await expectAccessible(page)
  }
})
