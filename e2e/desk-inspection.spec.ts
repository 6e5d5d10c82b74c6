// Somebody of the desk sees what a customer sees, and can do nothing there.
import { fillPath } from '@endoll/api/endpoint.ts'
import { pay } from '@endoll/api/payments.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { opener, owing } from './card-payment.ts'
import { begin } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import type { Customer } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

// Whether anybody is signed in is asked for by a call, and what may not be done is refused.
test.use({ expectedFlaw: /401|403|400/ })

const bar = { es: 'Oficina de un cliente', ca: 'Oficina d’un client', en: 'Office of a customer' } as const

function barOf(page: Page, language: keyof typeof bar = 'es') {
  return page.getByRole('region', { name: bar[language] })
}

/** From any page of the desk, by keyboard alone. */
async function openOffice(desk: Page, of: Customer, reason: string): Promise<void> {
  await expect(desk.getByRole('combobox', { name: 'Buscar cliente' })).toBeVisible()
  await desk.keyboard.press('/')
  await desk.keyboard.type(of.contracts[0]!.cups)
  await expect(desk.getByRole('option', { name: of.name })).toBeVisible()
  await desk.keyboard.press('Enter')
  const field = desk.getByLabel('Para qué se abre')
  await expect(field).toBeVisible()
  await tabTo(desk, field)
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Rellénelo.')).toBeVisible()
  await desk.keyboard.type(reason)
  await desk.keyboard.press('Enter')
  await expect(barOf(desk)).toBeVisible()
}

test('an agent opens an office with a reason, looks at a bill and cannot pay it; the customer reads who looked and why [r.inspection-journey]', async ({
  page,
  office,
  signedIn,
  elsewhere,
}) => {
  const customer = await signedIn(owing)
  const number = customer.contracts[0]!.invoices[0]!.number
  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Vila', roles: ['acts_for'] })
  await openOffice(desk, customer, 'No entiende la factura')
  await expect(barOf(desk)).toContainText(`Oficina de ${customer.name}`)
  await expect(barOf(desk)).toContainText('Abierta por Marta Vila solo para mirar')
  await expect(barOf(desk)).toContainText('Quedan 30 minutos')
  await expectAccessible(desk)
  for (const width of [820, 1280]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectFits(desk)
    await expect(barOf(desk)).toBeInViewport()
  }
  // Nothing of an account is offered, nor a way out of it that would be the customer's.
  await expect(desk.getByRole('link', { name: 'Salir' })).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Mis datos' })).toHaveCount(0)

  await desk.getByRole('link', { name: 'Ver facturas' }).click()
  await expect(desk.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible()
  await expect(opener(desk, number)).toHaveCount(0)
  await desk
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(desk.getByText('47,83', { exact: false }).first()).toBeVisible()
  await desk.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(barOf(desk)).toBeInViewport()
  await expectAccessible(desk)
  const asked = new URL(desk.url()).searchParams.get('for')
  const refused = await desk.evaluate(
    async (address) =>
      (await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    `/api/v1/${fillPath(pay.path, { invoiceNumber: number })}?for=${asked}`,
  )
  expect(refused).toBe(403)

  for (const language of ['ca', 'en'] as const) {
    const address = new URL(desk.url())
    address.searchParams.set('lang', language)
    await desk.goto(String(address))
    await expect(barOf(desk, language)).toContainText(customer.name)
    await expectAccessible(desk)
  }
  const leave = barOf(desk, 'en').getByRole('link', { name: 'Finish' })
  const inside = desk.url()
  await leave.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('La oficina del cliente está cerrada.')).toBeVisible()
  await expectAccessible(desk)
  // It is over: its address shows nothing more of the customer.
  await desk.goto(inside)
  await expect(desk.getByText('This office is no longer open.')).toBeVisible()
  await expect(desk.getByText('47.83', { exact: false })).toHaveCount(0)

  await page.goto('/perfil/mis-datos')
  await expect(page.getByText('Marta Vila', { exact: false }).first()).toBeVisible()
  await expect(
    page.getByText('ha visto su oficina virtual: «No entiende la factura»', { exact: false }),
  ).toBeVisible()
})

test('two offices in two tabs stay apart, and end with the session of the desk [r.inspection-journey]', async ({
  office,
  customer,
  elsewhere,
}) => {
  const one = await customer(owing)
  const two = await customer(owing)
  const first = await elsewhere()
  await begin(first, office, { name: 'Pau Serra', roles: ['acts_for'] })
  await openOffice(first, one, 'Llamada')
  const second = await first.context().newPage()
  await second.goto('/desk')
  await openOffice(second, two, 'Otra llamada')
  await first.reload()
  await expect(barOf(first)).toContainText(one.name)
  await expect(barOf(second)).toContainText(two.name)
  // The address says whose office it is; with another's number it is that one, and no mixture.
  const insides = [first, second].map((tab) => [tab, tab.url()] as const)
  const third = await first.context().newPage()
  await third.goto('/desk')
  await third.getByRole('button', { name: 'Salir' }).click()
  await expect(heading(third, 'Entrar en el escritorio')).toBeVisible()
  // A tab that asked meanwhile has left by itself.
  for (const [tab, inside] of insides) {
    await tab.goto(inside)
    await expect(tab.getByText('Esta oficina ya no está abierta.')).toBeVisible()
    await expect(tab.getByText('47,83', { exact: false })).toHaveCount(0)
  }
})
