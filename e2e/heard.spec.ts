// What a screen reader announces, and where the focus goes: WCAG 2.4.3, 3.2.2, 3.3.1, 4.1.3.
import type { Page } from '@playwright/test'
import { caseOf, deliverTopics } from './cases-page.ts'
import { card, dialog, openBill, openOwing, openPayment, opener, payButton, type } from './card-payment.ts'
import { pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { listen } from './heard.ts'
import { changeOf, next, referenceOn, send } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { consumptionOf, expectFocusKept, heading, openMenu, tabTo } from './words.ts'

test.describe('a select', () => {
  test('of languages acts on Enter, not on each arrow', async ({ page }) => {
    await page.goto('/acceso')
    const select = page.getByLabel('Idioma')
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await expect(select).toHaveValue('ca')
    await expect(heading(page, 'Entrar')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(select).toHaveValue('es')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Accedir')).toBeVisible()
  })

  test('of the account’s language changes nothing until it is left', async ({ page, signedIn }) => {
    await signedIn({ contracts: [flat()] })
    await page.goto('/perfil')
    const select = page.getByRole('main').getByLabel('Idioma')
    await select.focus()
    const saved: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && saved.push(request.url()))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(select).toHaveValue('en')
    expect(saved).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    expect(saved).toHaveLength(1)
  })

  test('of contracts keeps its place until one is chosen, and the focus afterwards', async ({
    page,
    signedIn,
  }) => {
    const { contracts } = await signedIn({ contracts: [flat(), flat(), flat()] })
    await page.goto(pageOf(contracts[0]))
    const select = page.getByRole('main').getByRole('combobox').first()
    await select.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(page.url()).toContain(contracts[0]!.name)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(`contract=${contracts[0]!.name}`))
    await expectFocusKept(page)
  })
})

test('the error of the field that has the focus is heard: a NIF in the recovery', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/recordar-clave')
  const nif = page.getByLabel(/NIF/)
  await nif.fill('12')
  await page.keyboard.press('Enter')
  await expect(nif).toHaveAttribute('aria-invalid', 'true')
  await heard()
  await nif.focus()
  await page.keyboard.press('Enter')
  const wrong = await page.locator('.field-error').first().innerText()
  await expect.poll(async () => (await heard()).map(({ text }) => text)).toContain(wrong)
})

test.describe('Enter in the field that is wrong says so', () => {
  /** How often an error is heard after Enter. */
  async function expectHeard(page: Page, heard: Awaited<ReturnType<typeof listen>>): Promise<void> {
    await heard()
    await page.keyboard.press('Enter')
    const wrong = page.locator('.field-error, .button-reason > span').first()
    await expect(wrong).toBeVisible()
    const text = await wrong.innerText()
    const said = await heard()
    expect(
      said.filter((one) => one.text.includes(text)),
      JSON.stringify(said),
    ).toHaveLength(1)
  }

  test('on the way in', async ({ page }) => {
    const heard = await listen(page)
    await page.goto('/acceso')
    await page.getByLabel('Correo electrónico').focus()
    await expectHeard(page, heard)
    await expectHeard(page, heard)
  })

  test('of a password that is too short, and of one that was wrong', async ({ page, signedIn }) => {
    await signedIn()
    const heard = await listen(page)
    await page.goto('/cambio-de-clave')
    await page.getByLabel('Clave actual').fill('mal')
    await page.getByLabel('Clave nueva', { exact: true }).fill('ab')
    await expectHeard(page, heard)
    await page.getByLabel('Clave nueva', { exact: true }).fill('Farola-nueva-77')
    await page.getByLabel('Repetir la clave nueva').fill('Farola-nueva-77')
    await page.getByLabel('Clave actual').focus()
    await expectHeard(page, heard)
  })

  test('of a day beyond what instalments may begin at', async ({ page, signedIn }) => {
    const heard = await listen(page)
    await openBill(page, await openOwing(page, signedIn))
    await page
      .getByRole('region', { name: 'Pago a plazos' })
      .getByRole('button', { name: 'Pagar a plazos' })
      .click()
    await dialog(page).getByLabel('Primer día de pago').fill('2030-01-01')
    await dialog(page).getByLabel('Primer día de pago').focus()
    await expectHeard(page, heard)
  })
})

test('the calendar of a range of days goes when the focus leaves it', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-10-01', to: '2026-11-20' }] })],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2026-11-01', end: '2026-11-20' }))
  await page.getByRole('button', { name: 'Abrir el calendario' }).press('Enter')
  const calendar = page.locator('.calendar-popover')
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  await calendar.getByRole('button').first().focus()
  for (let pressed = 0; pressed < 12 && (await calendar.isVisible()); pressed += 1)
    await page.keyboard.press('Tab')
  await expect(calendar).toBeHidden()
  await expectFocusKept(page)
})

test('a power of zero and a wrong code are heard once, and asking for the code leads to its field', async ({
  page,
  signedIn,
  time,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ powers: [4.6, 4.6] })] })
  const heard = await listen(page)
  await page.goto(changeOf('powChange', contracts[0]))
  const first = page.getByLabel('Potencia en P1')
  await first.fill('0')
  await heard()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  const error = await page.locator('.field-error').first().innerText()
  await page.keyboard.press('Enter')
  expect((await heard()).filter(({ text }) => text.includes(error)).length).toBeGreaterThan(0)
  await first.fill('5,7')
  await page.getByLabel('Potencia en P2').fill('5,7')
  await expect(page).toHaveTitle(/^Paso 1 de 3: [^·]+ · Cambiar la potencia · Contrato /)
  await next(page).click()
  await expect(page).toHaveTitle(/^Paso 2 de 3: [^·]+ · Cambiar la potencia · Contrato /)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('12')
  await heard()
  await page.keyboard.press('Enter')
  const mobile = await page.locator('.field-error').first().innerText()
  expect((await heard()).filter(({ text }) => text.includes(mobile))).toHaveLength(1)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expectFocusKept(page)
  await send(page).click()
  await referenceOn(page)
  await expectFocusKept(page)
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill('000000')
  await heard()
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  const wrong = await page.locator('.field-error').first().innerText()
  expect((await heard()).filter(({ text }) => text.includes(wrong))).toHaveLength(1)
  await time.pass({ hours: 1 })
  await page.reload()
  await page.getByRole('button', { name: 'Enviar el código' }).click()
  await expect(page.getByLabel('Código')).toBeFocused()
})

test('a file is said to be sent and removed, describes its field, and leaves the keyboard there', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  const heard = await listen(page)
  await page.goto('/reclamaciones')
  const files = page.getByLabel('Archivos')
  await expect(page.getByText('Elegir archivos o soltarlos aquí')).toBeVisible()
  await heard()
  await files.setInputFiles({
    name: 'papel.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(page.getByText('papel.pdf', { exact: true })).toBeVisible()
  const said: string[] = []
  await expect
    .poll(async () => said.push(...(await heard()).map(({ text }) => text)) && said.join('|'))
    .toContain('papel.pdf: ')
  expect(said.filter((text) => text.startsWith('papel.pdf: '))).toHaveLength(1)
  await expect(files).toHaveAccessibleDescription(/papel\.pdf/)
  await page.getByRole('button', { name: 'Quitar papel.pdf' }).press('Enter')
  await expect(files).toBeFocused()
  await expect.poll(async () => (await heard()).map(({ text }) => text)).toContain('papel.pdf: quitado')
})

test('the title of a notice ends with a pause before what it says', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('endSupply', contracts[0]))
  await page.getByText('Me cambio de compañía').click()
  const notice = page.getByRole('status').filter({ hasText: 'No hace falta darlo de baja' })
  await expect(notice).toMatchAriaSnapshot(`
    - status:
      - paragraph: No hace falta darlo de baja.
      - paragraph: /Basta con contratar/
  `)
})

test('after a payment the keyboard goes on from the page', async ({ page, signedIn }) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  await type(page, card.good)
  await payButton(page).press('Enter')
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page, number)).toBeHidden()
  await expectFocusKept(page)
})

test('after a recovery was asked for, and a menu that leads to another part of the page', async ({
  page,
  customer,
  signedIn,
}) => {
  const { nif, email } = await customer()
  await page.goto('/recordar-clave')
  await page.getByLabel(/NIF/).fill(nif)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeHidden()
  await expectFocusKept(page)
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(pageOf(contracts[0]))
  await (await openMenu(page)).getByRole('link', { name: 'Cambiar la potencia' }).press('Enter')
  await expect(page).toHaveURL(/powChange/)
  await expect(heading(page, /./)).toBeFocused()
})

test('the title of the document says the step of who becomes a customer', async ({ page }) => {
  await page.goto('/nuevo-cliente-electricidad')
  await expect(page).toHaveTitle(/^Paso 1 de \d: [^·]+ · [^·]+ · Llum del Vallès$/)
  await page.goto('/acceso')
  await expect(page).toHaveTitle('Entrar · Llum del Vallès')
})

test('a case that is written is gone on from', async ({ page, office, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await caseOf({ page, office }, contracts[0]!.name)
  await expectFocusKept(page)
})

test.describe('the question of cookies', () => {
  test.use({ consent: 'unasked' })

  test('is first to be reached, and refusing it leaves the keyboard on the page', async ({ page }) => {
    await page.goto('/acceso')
    const refuse = page.getByRole('button', { name: 'Rechazar todas' })
    // What the server drew of the question stands last; React's stands first.
    await expect(page.locator('#root .cookie-dialog')).toBeVisible()
    await tabTo(page, refuse, { most: 5 })
    await page.keyboard.press('Enter')
    await expect(refuse).toBeHidden()
    await expect(heading(page, 'Entrar')).toBeFocused()
  })
})

test('the question of cookies opens again with the focus, and Escape leads back', async ({ page }) => {
  await page.goto('/acceso')
  const opens = page.getByRole('button', { name: 'Preferencias de cookies' })
  await opens.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeHidden()
  await expect(opens).toBeFocused()
})
