// Somebody of the desk changes what a customer asks for by phone, with the code that the customer says.
import { fillPath } from '@endoll/api/endpoint.ts'
import { pay } from '@endoll/api/payments.ts'
import type { Page } from '@playwright/test'
import { ibanOf } from '../server/src/demo/identifiers.ts'
import { expectAccessible } from './accessible.ts'
import { owing } from './card-payment.ts'
import { begin, expectInEachLanguage } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import type { Office } from './office.ts'
import { next, send } from './requests-page.ts'
import type { Customer } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

// Whether anybody is signed in is asked for by a call, and what may not be done is refused.
test.use({ expectedFlaw: /401|403|400/ })

async function codeIn(office: Pick<Office, 'mailsTo'>, { email }: Customer): Promise<string> {
  const mails = await office.mailsTo(email)
  const last = mails.findLast(({ subject }) => subject.endsWith(' es el código que se dice por teléfono'))
  return last?.subject.slice(0, 6) ?? ''
}

/** From any page of the desk, by keyboard alone, up to the field of the code. */
async function askForCode(desk: Page, of: Customer): Promise<void> {
  await expect(desk.getByRole('combobox', { name: 'Buscar cliente' })).toBeVisible()
  await desk.keyboard.press('/')
  await desk.keyboard.type(of.contracts[0]!.cups)
  await expect(desk.getByRole('option', { name: of.name })).toBeVisible()
  await desk.keyboard.press('Enter')
  const field = desk.getByLabel('Qué pide el cliente')
  await expect(field).toBeVisible()
  await tabTo(desk, field)
  await desk.keyboard.type('Ha cambiado de banco')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/^Código enviado a /)).toBeVisible()
}

test('changes a bank account with the spoken code, pays and signs nothing, and the customer reads who did it [r.agent-journey]', async ({
  page,
  office,
  signedIn,
  elsewhere,
}) => {
  const customer = await signedIn(owing)
  const [contract] = customer.contracts
  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Valls', roles: ['changes_for'] })
  await askForCode(desk, customer)
  await expectInEachLanguage(desk)
  const code = await codeIn(office, customer)
  const field = desk.getByLabel('Código que dice el cliente')
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await field.press('Enter')
  await expect(desk.getByText('El código no es correcto.')).toBeVisible()
  await field.fill(code)
  await field.press('Enter')

  const bar = desk.getByRole('region', { name: 'Oficina de un cliente' })
  await expect(bar).toContainText('Abierta por Marta Valls con el código del cliente')
  await expect(bar).toContainText('Quedan 15 minutos')
  await expectAccessible(desk)
  const acting = new URL(desk.url()).searchParams.get('for')
  await desk.setViewportSize({ width: 820, height: 900 })
  await desk.goto(`/ver-contratos?contract=${contract!.name}&for=${acting}`)
  await expect(heading(desk, `Contrato ${contract!.name}`)).toBeVisible()
  await desk.goto(`/ver-contratos?function=powChange&contract=${contract!.name}&for=${acting}`)
  await expect(desk.getByText('no le permite hacer esto')).toBeVisible()
  await desk.goto(`/ver-contratos?function=ibanChange&contract=${contract!.name}&for=${acting}`)
  await desk.getByLabel('IBAN').fill(ibanOf(9_000_205))
  await desk.getByLabel('Quien paga las facturas es titular de esta cuenta').check()
  await next(desk).click()
  await expectAccessible(desk)
  await expectFits(desk)
  await send(desk).click()
  await expect(desk).toHaveURL(/\/solicitudes\/\d+\?for=inspection-\d+$/)
  await expect(desk.getByText('Quien le deja actuar en su nombre no le permite hacer esto.')).toBeVisible()
  await expect(desk.getByLabel('Código')).toHaveCount(0)
  const id = /\/solicitudes\/(\d+)/.exec(desk.url())?.[1]
  const number = contract!.invoices[0]!.number
  for (const path of [fillPath(pay.path, { invoiceNumber: number }), `requests/${id}/signature/code/`]) {
    const refused = await desk.evaluate(
      async (address) =>
        (
          await fetch(address, {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      `/api/v1/${path}?for=${acting}`,
    )
    expect(refused).toBe(403)
  }

  // The customer reads who asked, and signs.
  await page.goto(`/solicitudes/${id}`)
  await expect(page.getByText('por Marta Valls, de nuestra parte').first()).toBeVisible()
  await expect(page.getByLabel('Código')).toBeVisible()
  await expectAccessible(page)
  const mails = await office.mailsTo(customer.email)
  expect(
    mails.some(({ text }) => text.includes(`Pedido por: Marta Valls, en nombre de ${customer.name}`)),
  ).toBe(true)
  await page.goto('/perfil/mis-datos')
  await expect(page.getByText(/con el código que usted dijo puede cambiar algo/)).toBeVisible()

  await bar.getByRole('link', { name: 'Terminar' }).click()
  await expect(desk.getByText('La oficina del cliente está cerrada.')).toBeVisible()
})
