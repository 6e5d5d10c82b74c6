import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { batteryOf, share } from '../battery.ts'
import { deliver } from '../contract-page.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf } from '../requests-page.ts'
import { flat } from '../scenarios.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Guardar el porcentaje' })
}

test('the share of a battery: what it comes to, refused, failed, saved; the discounts applied [c2.dialog-battery] [c4.battery-percentage] [c5.battery] [c8.battery-percentage]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat(), flat()] })
  const { contract, battery_name, files, shares } = batteryOf(contracts)
  await deliver(office, files)
  await page.goto(changeOf('battery', contract))
  await expect(page.getByRole('heading', { name: battery_name })).toBeVisible()
  await expect(page.getByText('este contrato puede tener hasta un 65 %')).toBeVisible()
  await expect(page.getByText('a este contrato le tocarían 33,71 €.')).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Es lo que ya hay: no ha cambiado nada.').first()).toBeVisible()
  await expectAccessible(page)
  // Clamped to 100 while it is typed; more than is left says why it cannot be saved.
  await share(page).fill('250')
  await expect(share(page)).toHaveValue('100')
  // Beside the field too; and nothing is worked out for what cannot be had.
  const tooMuch = 'Como mucho un 65 %: el resto es de otros contratos.'
  await expect(page.getByText(tooMuch).first()).toBeVisible()
  for (const [typed, kept] of [
    ['101', '100'],
    ['1000', '100'],
    ['65.5', '66'],
  ] as const) {
    await share(page).fill(typed)
    await expect(share(page)).toHaveValue(kept)
    await expect(share(page)).toHaveAccessibleDescription(new RegExp(tooMuch))
    await expect(page.getByText('a este contrato le tocarían 33,71 €.')).toBeVisible()
  }
  await expectAccessible(page)
  // By hand: 84.27 × 60 % = 50.56; 50.56 − 33.71 = 16.85.
  await share(page).fill('60')
  await expect(page.getByText('a este contrato le tocarían 16,85 € más.')).toBeVisible()
  await page.reload()
  await expect(share(page)).toHaveValue('60')

  // A server that fails: the server's value is put back, and what was wanted can be sent again.
  await office.withoutDatabase(async () => {
    await save(page).focus()
    await page.keyboard.press('Enter')
    // What it would come to may not be known either.
    const unsaved = page.getByRole('alert').filter({ hasText: /No se ha podido guardar «60\s%»/ })
    await expect(unsaved).toBeVisible()
    await expect(share(page)).toHaveValue('40')
  })
  // Meanwhile the other contract got more: the rest is shown, and nothing has changed.
  await deliver(office, shares('40', '45'))
  await page.getByRole('button', { name: /Volver a intentarlo con «60\s%»/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Queda un 15 % por repartir.' })).toBeVisible()
  await expect(page.getByText('este contrato puede tener hasta un 55 %')).toBeVisible()
  await expect(share(page)).toHaveValue('40')
  await expectAccessible(page)

  await share(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(share(page)).toHaveValue('41')
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expect(page.getByText(battery_name)).toBeVisible()
  await expect(page.getByText(/^41\s%$/)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(changeOf('battery', contract))
  await expect(share(page)).toHaveValue('41')
  await page.getByLabel('Qué se hace con los descuentos').selectOption('aplicar')
  await expect(page.getByText('se descuenta de sus próximas facturas')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar los descuentos' }).click()
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expect(page.getByText('Se descuentan de las facturas')).toBeVisible()
})

for (const [lang, words] of [
  ['ca', ['Canviar la bateria virtual', 'Percentatge', 'li tocarien']],
  ['en', ['Change the virtual battery', 'Percentage', 'this contract would get']],
] as const) {
  test(`the change of a battery in ${lang}`, async ({ page, office, signedIn }) => {
    const { contracts } = await signedIn({ contracts: [flat(), flat()] })
    const { contract, files } = batteryOf(contracts)
    await deliver(office, files)
    await page.goto(`${changeOf('battery', contract)}&lang=${lang}`)
    await expect(page.getByRole('heading', { name: words[0] })).toBeVisible()
    await expect(page.getByLabel(words[1], { exact: true })).toHaveValue('40')
    await expect(page.getByText(words[2])).toBeVisible()
    await expectAccessible(page)
  })
}

test('a contract without a battery says so', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('battery', contracts[0]))
  await expect(page.getByText('Este contrato no tiene batería virtual')).toBeVisible()
  await expectAccessible(page)
})
