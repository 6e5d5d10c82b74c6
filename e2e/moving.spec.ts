// Somebody moves house: the old supply ends and the new home is contracted with one signature, in eight presses from home.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { atStep, importOffers, supplyOf } from './new-contract-page.ts'
import { wordsIn } from './new-contract-words.ts'
import { codeFor } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeAll(({ office }) => importOffers(office))

const words = wordsIn('es')
const days = { last: '2026-12-10', first: '2026-12-03' }

function presses() {
  let count = 0
  return {
    press: async (thing: Locator) => {
      count += 1
      await thing.click()
    },
    count: () => count,
  }
}

async function fillDays(page: Page): Promise<void> {
  await page.getByLabel('Último día en la casa que deja').fill(days.last)
  await page.getByLabel('Pido que la casa nueva tenga suministro desde el día').fill(days.first)
}

async function fillHome(page: Page, cups: string): Promise<void> {
  await atStep(page, words.home.title)
  await page.getByLabel('CUPS').fill(cups)
  await page.getByLabel(words.address.zipcode).fill('08500')
  await expect(page.getByLabel(words.address.municipality, { exact: true })).toHaveValue('08298')
  await page.getByLabel(words.address.line).fill('Calle Mayor 3')
}

test('eight presses from the home leave one home and start the other, and a page shows both days [r.home-move]', async ({
  page,
  office,
  signedIn,
}) => {
  test.setTimeout(180_000)
  const customer = await signedIn({
    name: 'Laia Ferrer Puig',
    contracts: [flat({ product: 'Luz tranquila' })],
  })
  const [old] = customer.contracts
  const { press, count } = presses()
  await page.goto('/inicio')
  await press(page.getByRole('link', { name: 'Me mudo' }))
  await expect(heading(page, 'Mudanza')).toBeVisible()
  await fillDays(page)
  await page.getByLabel('Su móvil').fill('600 111 222')
  await expectAccessible(page)
  await expectFits(page)
  await press(page.getByRole('button', { name: 'Acepto el corte, seguir con la casa nueva' }))
  await fillHome(page, supplyOf(777_071))
  await press(page.getByLabel('No, está de baja o es una instalación nueva'))
  // Nobody who moves in knows from whom the energy came, and the office knows who moves.
  await expect(page.getByLabel(words.home.origin)).toBeHidden()
  await press(page.getByRole('button', { name: words.flow.next }))
  await atStep(page, words.contract.title)
  for (const period of ['P1', 'P2'])
    await page.getByLabel(words.contract.power.replace('{period}', period)).fill('4,6')
  await press(
    page.getByRole('group', { name: words.products.title }).getByText('Luz tranquila', { exact: true }),
  )
  await press(page.getByRole('button', { name: words.flow.next }))
  await press(page.getByRole('button', { name: words.confirmation.send }))
  await expect(heading(page, /Luz tranquila/)).toBeVisible()
  await expect(page.getByText('Con esta firma pide además que acabe')).toBeVisible()
  await office.mailsTo(customer.email)
  const code = page.getByLabel('Código', { exact: true })
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, customer.email))
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Contratar, con obligación de pago' }))
  await expect(page.getByText('Está firmado.')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(8)

  await office.tell()
  await page.getByRole('link', { name: 'Ver la mudanza' }).click()
  await expect(heading(page, 'Su mudanza')).toBeVisible()
  await expect(page.getByText('La casa que deja: hasta el 10 de diciembre de 2026')).toBeVisible()
  await expect(page.getByText('La casa nueva: desde el 3 de diciembre de 2026')).toBeVisible()
  await expect(page.getByText('Pedido', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Ver la solicitud' }).click()
  await expect(page.getByText(old?.name ?? '').first()).toBeVisible()
})

test('who stops half way has asked for nothing, and finds where to go on', async ({
  page,
  office,
  signedIn,
}) => {
  await signedIn({ name: 'Pol Serra Vidal', contracts: [flat()] })
  await page.goto('/ver-contratos?function=endSupply&moving=new')
  await fillDays(page)
  await page.getByLabel('Su móvil').fill('600 111 222')
  await page.getByRole('button', { name: 'Acepto el corte, seguir con la casa nueva' }).click()
  // A heading of the form reads like the wizard's: the document is waited for.
  await page.waitForURL(/\/nuevo-cliente-electricidad/)
  await atStep(page, words.home.title)
  await office.tell()
  await page.goto('/solicitudes')
  await expect(page.getByText('Baja del suministro')).toBeHidden()
  await page.goto('/ver-contratos?function=endSupply&moving=new')
  await page.getByRole('link', { name: /^Hasta el 10 de diciembre de 2026/ }).click()
  await expect(page.getByText('Falta la firma: no se ha pedido nada.')).toBeVisible()
  await expect(page.getByText('Sin pedir', { exact: true })).toBeVisible()
})

test('somebody who follows is named by keyboard, and what is missing is said beside its field', async ({
  page,
  signedIn,
}) => {
  await signedIn({ name: 'Aina Roca Vila', contracts: [flat()] })
  await page.goto('/ver-contratos?function=endSupply&moving=new')
  await page.getByLabel('Otra persona, que se queda el contrato').press(' ')
  await page.getByRole('button', { name: 'Seguir con la casa nueva', exact: true }).press('Enter')
  const wrong = page.getByLabel('Último día en la casa que deja')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toBeFocused()
  await expect(page.getByLabel('Nombre y apellidos')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectFits(page)
})
