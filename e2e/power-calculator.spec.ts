import type { Page } from '@playwright/test'
import { photograph } from '../web/src/form/bill-reading/testing/photograph.ts'
import { exampleLink } from '../web/src/form/bill-reading/testing/read-photograph.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { monthlyBills } from './bills.ts'
import { supplyOf } from './new-contract-page.ts'
import { pngOf } from './pictures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

const cups = supplyOf(778_001)

/** A photo of the code of a bill. */
function photoOf(link: string) {
  return { name: 'factura.png', mimeType: 'image/png', buffer: pngOf(photograph(link)) }
}

function needed(page: Page) {
  return page.getByRole('region', { name: 'Lo que de verdad hizo falta' })
}

function result(page: Page, power: string) {
  return page.getByRole('heading', { level: 2, name: `La casa necesita unos ${power}.` })
}

async function calculate(page: Page): Promise<void> {
  await page.goto('/potencia')
  await page.getByLabel('CUPS').fill(cups)
  await page.getByLabel('Horno').check()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(result(page, '0,90 kW')).toBeFocused()
}

test('the power of a home, by keyboard [v2.calculator] [v2.lead-form] [v2.calculator-inputs] [v2.calculator-result] [v4.calculator] [v9.calculator-simultaneity]', async ({
  page,
  office,
}) => {
  await page.goto('/potencia')
  await expect(page.getByLabel('Superficie de la vivienda')).toHaveValue('70')
  await expect(page.getByLabel('Personas que viven en ella')).toHaveValue('1')
  await expect(page.getByLabel('Algunos')).toBeChecked()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Calcular' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('CUPS')).toBeFocused()
  await expect(page.getByText(/^Falta el CUPS/)).toBeVisible()
  await page.keyboard.type(cups)
  await tabTo(page, page.getByLabel('Termo eléctrico', { exact: true }))
  await page.keyboard.press('Space')
  await page.getByLabel('Capacidad: Termo eléctrico').selectOption({ label: '100 litros' })
  await tabTo(page, page.getByLabel('Televisor', { exact: true }))
  await page.keyboard.press('Space')
  await page.getByLabel('Cuántos: Televisor').fill('3')
  await tabTo(page, page.getByRole('button', { name: 'Calcular' }))
  await page.keyboard.press('Enter')
  // 0.1 + 2.4 × 0.4 + 3 × 0.2 × 0.4
  await expect(result(page, '1,30 kW')).toBeFocused()
  await expect(page.getByText(/1,3\skW es la primera que alcanza/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ya tengo contrato aquí' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contratar', exact: true })).toHaveAttribute(
    'href',
    '/nuevo-cliente-electricidad',
  )
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Quiero que me llamen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused()
  await expect(page.getByText('Acéptelo para que podamos llamarle o escribirle.')).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByLabel('Primer apellido').fill('Soler')
  await page.getByLabel('Correo electrónico').fill('marta@example.test')
  await page.getByLabel('Cuándo prefiere que llamemos').selectOption({ label: 'Por la tarde, de 15 a 19 h' })
  await page.getByLabel(/puede guardar estos datos/).check()
  await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
  await expect(page.getByText('Gracias: llamaremos o escribiremos pronto.')).toBeVisible()
  await expectAccessible(page)
  const reference = /\w{4}-\w{4}/.exec((await page.getByText(/^Referencia/).textContent()) ?? '')?.[0]
  const mails = await office.mailsTo('marta@example.test')
  expect(mails.at(-1)?.text).toContain(`Referencia: ${reference}`)
})

test('details to be called stay when they do not arrive [v2.lead-form]', async ({ page, office }) => {
  await calculate(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByLabel('Primer apellido').fill('Soler')
  await page.getByLabel('Correo electrónico').fill('marta.soler@example.test')
  await page.getByLabel(/puede guardar estos datos/).check()
  await office.withoutTable('enquiry', async () => {
    await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no hemos podido')
  })
  await expect(page.getByLabel('Primer apellido')).toHaveValue('Soler')
  await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
  await expect(page.getByText('Gracias: llamaremos o escribiremos pronto.')).toBeVisible()
})

test('going back keeps what was said, on a phone and in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await calculate(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Cambiar los datos' }).click()
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
  await expect(page.getByLabel('Horno')).toBeChecked()
  for (const [path, title, button] of [
    ['/potencia?lang=ca', 'Calculadora de potència', 'Calcular'],
    ['/power-calculator?lang=en', 'Power calculator', 'Calculate'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expectFits(page)
  }
})

test('help stands beside it where the deployment wants it [v2.calculator-side]', async ({ page }) => {
  await page.goto('/potencia')
  const help = page.getByRole('complementary', { name: '¿Hace falta ayuda?' })
  await expect(help).toContainText('900 500 005')
})

test('a bill fills in the supply, and says beside the result what was really needed, on a phone [r.really-needed]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/potencia')
  const link = exampleLink.replace('pmaxP1=4.73&pmaxP2=8.9', 'pmaxP1=3.02&pmaxP2=4.4')
  await page.getByLabel('Rellenar con la factura').setInputFiles(photoOf(link))
  await expect(page.getByText('Junto al resultado se verá lo que de verdad hizo falta')).toBeVisible()
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('ES1234123456789012JY1F')
  await expectAccessible(page)
  await page.getByLabel('Horno').check()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(result(page, '0,90 kW')).toBeFocused()
  await expect(needed(page)).toContainText('30 de abril de 2026')
  await expect(needed(page)).toContainText(
    /Punta y llano\s*3,02\skW de 4,6\skW contratados: con 3,4\skW habría bastado/,
  )
  await expect(needed(page)).toContainText(/Valle\s*4,4\skW de 4,6\skW contratados: es lo que hace falta/)
  await expectAccessible(page)
  await expectFits(page)
  // Of another supply the bill says nothing.
  await page.getByRole('button', { name: 'Cambiar los datos' }).click()
  await page.getByLabel('CUPS', { exact: true }).fill(cups)
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(result(page, '0,90 kW')).toBeFocused()
  await expect(needed(page)).toHaveCount(0)
})

test('a bill without its highest power says so, and the result stands as it is', async ({ page }) => {
  await page.goto('/power-calculator?lang=en')
  const link = exampleLink.replace('&pmaxP1=4.73&pmaxP2=8.9', '')
  await page.getByLabel('Fill in from the bill').setInputFiles(photoOf(link))
  await expect(page.getByText('The bill does not say the highest power drawn')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('button', { name: 'Change the facts' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What was really needed' })).toHaveCount(0)
})

test('a customer sees what the meter of the contract has drawn [r.really-needed]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        product: 'Luz de la calculadora',
        powerPrices: ['0.1', '0.01'],
        invoices: monthlyBills('2025-12-05', 12, { demandKw: ['3', '2.5'] }),
      }),
    ],
  })
  // Only there does the browser mark that it has a session.
  await page.goto('/contratos')
  await expect(page.getByRole('table', { name: /^Contratos de/ })).toBeVisible()
  await page.goto('/potencia')
  await page.getByLabel('CUPS', { exact: true }).fill(contracts[0]?.cups ?? '')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(needed(page)).toContainText(/3\skW de 4,6\skW contratados: con 3,3\skW habría bastado/)
  await needed(page).getByRole('link', { name: 'Ver la potencia en el contrato' }).click()
  await expect(page).toHaveURL(/\/ver-contratos\?contract=/)
})
