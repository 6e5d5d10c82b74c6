import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf } from '../requests-page.ts'
import { flat, productCode } from '../scenarios.ts'
import { cheapHours, deliver } from '../contract-page.ts'

/** The label of a choice, which covers its radio. */
function choice(page: Page, name: string) {
  return page.locator('label').filter({ hasText: name })
}

test('cheap hours: what they would have come to, chosen, kept; nothing new cannot be saved [c2.dialog-happy-hours] [c2.dialog-happy-day] [c5.happy-day] [r.option-preview]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        product: 'Luz con horas baratas',
        curves: [{ from: '2026-01-01', to: '2026-11-20' }],
      }),
    ],
  })
  const [contract] = contracts
  if (!contract) throw new Error('no contract was made')
  await deliver(office, cheapHours(contract))
  await page.goto(changeOf('tariffOptions', contract))
  const save = page.getByRole('button', { name: 'Guardar la elección' })
  await expect(page.getByText('Falta elegir.')).toBeVisible()
  await expectAccessible(page)
  await choice(page, '13:00 – 15:00').click()
  await expect(page.getByText('Si se guarda hoy, vale desde el 22 de noviembre de 2026.')).toBeVisible()
  await expect(page.getByText(/la energía habría costado .* menos/)).toBeVisible()
  await expect(page.getByText(/14 horas baratas/)).toBeVisible()
  await expectAccessible(page)
  // Without its price it can be chosen all the same.
  await choice(page, '22:00 – 24:00').click()
  await expect(page.getByText('No tenemos el precio de esta elección')).toBeVisible()
  await choice(page, '13:00 – 15:00').click()
  await page.reload()
  await expect(page.getByRole('radio', { name: '13:00 – 15:00' })).toBeChecked()
  await office.withoutDatabase(async () => {
    await save.focus()
    await page.keyboard.press('Enter')
    // Besides, what the choice comes to may not have been read yet.
    await expect(
      page.getByRole('alert').filter({ hasText: 'No se ha podido enviar. Lo escrito se conserva.' }),
    ).toBeVisible()
  })
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await expect(page.getByText('Está en vigor desde el 22 de noviembre de 2026.')).toBeVisible()
  await expect(page.getByText('13:00 – 15:00')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(changeOf('tariffOptions', contract))
  await expect(page.getByText('Ahora: 13:00 – 15:00')).toBeVisible()
  await expect(page.getByText('Es lo que ya hay: no ha cambiado nada.')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await choice(page, 'Fin de semana').click()
  await choice(page, 'Domingo').click()
  await expect(page.getByText(/24 horas baratas/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Está en vigor desde el 22 de noviembre de 2026.')).toBeVisible()
})

test('double tariff: the months are chosen, kept over a reload, and said wherever the request is [c2.detail-tariff-options] [c2.dialog-double-tariff]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: [flat({ product: 'Luz de dos precios' })] })
  const [contract] = contracts
  if (!contract) throw new Error('no contract was made')
  const product_code = productCode(contract)
  await deliver(office, {
    'product-tariff-options.csv': [
      {
        product_code,
        option: 'double_tariff',
        choice: '2026-12/2027-11',
        price: '0,089',
        other_price: '0,172',
      },
      {
        product_code,
        option: 'double_tariff',
        choice: '2027-03/2028-02',
        price: '0,089',
        other_price: '0,172',
      },
    ],
  })
  await page.goto(changeOf('tariffOptions', contract))
  await expect(page.getByText('¿Qué meses?')).toBeVisible()
  await choice(page, 'marzo de 2027').click()
  await page.reload()
  await expect(page.getByRole('radio', { name: /marzo de 2027.*febrero de 2028/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar la elección' }).click()
  await expect(page.getByText(/Está en vigor desde/)).toBeVisible()
  await expect(page.getByText('3/2027 – 2/2028')).toBeVisible()
  await page.goto(changeOf('tariffOptions', contract))
  await expect(page.getByText(/Ahora: marzo de 2027/)).toBeVisible()
  await expect(page.getByText('Es lo que ya hay: no ha cambiado nada.')).toBeVisible()
})

test('a product without them says so', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('tariffOptions', contracts[0]))
  await expect(page.getByText('Este contrato no tiene nada que elegir')).toBeVisible()
  await expectAccessible(page)
})
