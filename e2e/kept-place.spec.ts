// Where the focus goes after dialogs, and after what was withdrawn, closed, renamed, removed or signed: WCAG 2.4.3.
import type { Locator, Page } from '@playwright/test'
import { bill, unpaid } from './bills.ts'
import { card, dialog, type } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptAndSend,
  fillContract,
  fillHome,
  fillPayment,
  fillPerson,
  goOn,
  importOffers,
  supplyOf,
  wizard,
} from './new-contract-page.ts'
import { plugIn } from './passkey.ts'
import { askForPower, codeFor } from './requests-page.ts'
import { flat } from './scenarios.ts'

/** Presses a key on a control, and holds that what has come leaves the focus on something of the page, at rest. */
async function press(page: Page, thing: Locator, until: Locator, key = 'Enter'): Promise<void> {
  await thing.press(key)
  await until.first().waitFor()
  // The payment page keeps polling.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')
  await expect
    .poll(async () => {
      const first = await focused()
      await page.waitForTimeout(200)
      return [first, await focused()]
    }, String(thing))
    .not.toContain('BODY')
}

test('a dialog of several bills, left and gone through, and that of a year’s bills', async ({
  page,
  signedIn,
}) => {
  const open = bill({ day: '2026-11-02', dueDay: '2026-12-01', state: 'open' })
  await signedIn({ contracts: [flat({ invoices: [unpaid, open] }), flat({ invoices: [unpaid] })] })
  await page.goto('/facturas')
  const opener = page.getByRole('button', { name: 'Pagar varias facturas' })
  const boxes = dialog(page).getByRole('checkbox')
  await press(page, opener, boxes)
  await press(page, boxes.first(), page.getByRole('heading', { name: 'Facturas', level: 1 }), 'Escape')
  await expect(opener).toBeFocused()
  await press(page, opener, boxes)
  await dialog(page).getByRole('button', { name: 'Elegir las 2 por pagar' }).click()
  const pay = dialog(page).getByRole('button', { name: /^Pagar 95,66/ })
  await press(page, dialog(page).getByRole('button', { name: 'Continuar', exact: true }), pay)
  await type(page, card.good)
  await press(page, pay, dialog(page).getByText(/^Pagado: 95,66/))
  // One bill is left: what opened the dialog is gone.
  const close = dialog(page).getByRole('button', { name: 'Cerrar' }).last()
  await press(page, close, page.getByRole('button', { name: 'Descargar las de un año' }))
  await expect(opener).toHaveCount(0)

  const year = page.getByRole('button', { name: 'Descargar las de un año' })
  await press(page, year, dialog(page).getByLabel('Año'))
  const done = dialog(page).getByText(/está en las descargas del navegador/)
  await press(page, dialog(page).getByRole('button', { name: 'Descargar', exact: true }), done)
  await press(page, dialog(page).getByRole('button', { name: 'Cerrar' }).last(), year)
  await expect(year).toBeFocused()
})

test('a request that is withdrawn, after thinking again', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  const open = page.getByRole('button', { name: 'Retirar la solicitud' })
  const yes = page.getByRole('button', { name: 'Sí, retirarla' })
  await press(page, open, yes)
  await press(page, page.getByRole('button', { name: 'No, dejarla en marcha' }).last(), open)
  await press(page, open, yes)
  await press(page, yes, page.getByText('Se retiró antes de hacerse.'))
})

test('a session that is closed elsewhere, and all of them', async ({ page, browser, baseURL, signedIn }) => {
  const { email, password } = await signedIn()
  for (let others = 0; others < 3; others += 1) {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    await elsewhere.request.post('/api/v1/get_token', { data: { user: email, password } })
    await elsewhere.close()
  }
  await page.goto('/perfil')
  const one = page.getByRole('button', { name: /^Cerrar sesión: / })
  await expect(one).toHaveCount(3)
  await press(page, one.first(), page.getByText('La cuenta está abierta en 3 navegadores.'))
  const all = page.getByRole('button', { name: 'Cerrar todas las demás' })
  await press(page, all, page.getByText('La cuenta está abierta solo en este navegador.'))
})

test('a passkey that is added, renamed and removed', async ({ page, signedIn }) => {
  await plugIn(page)
  const { password } = await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  const add = page.getByRole('button', { name: 'Añadir una llave de acceso' })
  const name = page.getByLabel('Nombre de la llave')
  await press(page, add, name)
  await name.fill('Portátil')
  await page.getByLabel('Clave actual', { exact: true }).last().fill(password)
  const saved = page.getByRole('button', { name: 'Ya los tengo guardados' })
  await press(page, page.getByRole('button', { name: 'Crear la llave' }), saved)
  await press(page, saved, page.getByText('Quedan 10 códigos de recuperación.'))
  const rename = page.getByRole('button', { name: 'Cambiar el nombre de Portátil' })
  await press(page, rename, name)
  await press(page, page.getByRole('button', { name: 'Cancelar' }), rename)
  await press(page, rename, name)
  await name.fill('Casa')
  const remove = page.getByRole('button', { name: 'Quitar Casa' })
  await press(page, page.getByRole('button', { name: 'Guardar el nombre' }), remove)
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Quitar' })
  await press(page, remove, sure)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }), remove)
  await expect(remove).toBeFocused()
  await press(page, remove, sure)
  // A guarded account asks once more who it is.
  const prove = page.getByRole('button', { name: 'Usar la llave de acceso' })
  await press(page, sure, prove)
  await press(page, prove, page.getByText('Todavía no hay ninguna llave de acceso.'))
})

test('a new contract that is signed', async ({ page, office }) => {
  const email = 'firma.con.teclas@example.test'
  await importOffers(office)
  await page.goto(wizard)
  await fillHome(page, supplyOf(777_081))
  await goOn(page)
  await fillPerson(page, { email })
  await goOn(page)
  await fillContract(page)
  await goOn(page)
  await fillPayment(page)
  await acceptAndSend(page)
  const ask = page.getByRole('button', { name: 'Enviar el código' })
  const read = page.getByRole('link', { name: 'Leer el contrato y firmarlo' })
  await expect(read).toBeVisible()
  // The summary is sent, which is required before signing.
  await office.mailsTo(email)
  await read.click()
  const bonus = page.getByLabel('Tengo el bono social')
  await press(page, bonus, page.getByText('Lo que se firma al renunciar'), 'Space')
  await press(page, bonus, ask, 'Space')
  const code = page.getByLabel('Código')
  await press(page, ask, code)
  await code.fill('000000')
  await press(page, code, page.locator('.field-error'))
  await code.fill(await codeFor(office, email))
  await press(
    page,
    page.getByRole('button', { name: 'Contratar, con obligación de pago' }),
    page.getByText('Está firmado.'),
  )
})
