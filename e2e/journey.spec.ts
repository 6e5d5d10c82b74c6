// The first journey whole, in two ways that leave most screens behind: without a mouse, and on a small phone.
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, fillLogin, heading, signInButton, tabTo } from './words.ts'

const curves = [{ from: '2026-10-01', to: '2026-11-21' }]

test('from the login to an hour of consumption with the keyboard only', async ({ page, customer }) => {
  const { email, password, contracts } = await customer({ contracts: [flat({ curves }), gasFlat()] })
  await page.goto('/acceso')
  await tabTo(page, page.getByLabel('Correo electrónico'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Clave', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Hola/)).toBeVisible()
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Ver contratos' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Contratos')).toBeVisible()

  await tabTo(page, page.getByRole('tab', { name: 'Electricidad' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Gas', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  const consumption = page.getByRole('link', { name: `Ver el consumo del contrato ${contracts[0]?.name}` })
  await expect(consumption).toBeVisible()
  await tabTo(page, consumption)
  await page.keyboard.press('Enter')
  await expect(heading(page, `Consumo del contrato ${contracts[0]?.name}`)).toBeFocused()

  await expect(page.getByRole('button', { name: /4,8\skWh/ }).first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /: / }))
  await page.keyboard.press('Home')
  for (let day = 1; day < 18; day++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /\b18\b.*4,8\skWh/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=hourly&start=2026-11-18/)
  await expect(page.getByRole('img', { name: /^00:00–01:00/ })).toBeAttached()
  await tabTo(page, page.getByRole('img', { name: /–/ }))
  await page.keyboard.press('Home')
  for (let hour = 0; hour < 10; hour++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: /^10:00–11:00: 0,2\skWh, Punta/ })).toBeFocused()
})

for (const width of [390, 320]) {
  test(`the same journey on a phone of ${width} pixels`, async ({ page, customer }) => {
    await page.setViewportSize({ width, height: 780 })
    const made = await customer({ contracts: [flat({ curves, debt: '12.5' }), flat({ state: 'baixa' })] })
    await page.goto('/acceso')
    await expectFits(page)
    await expectAccessible(page)
    await fillLogin(page, made)
    await signInButton(page).click()
    await expect(heading(page, /^Hola/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Lugares' }).getByRole('link', { name: 'Contratos' }).click()
    await expect(heading(page, 'Contratos')).toBeVisible()
    await expect(page.getByText(/12,50\s€/).last()).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await expectFits(page)
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('link', { name: `Ver el consumo del contrato ${made.contracts[0]?.name}` }).click()
    await expect(page.getByRole('button', { name: /4,8\skWh/ }).first()).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: /\b18\b.*4,8\skWh/ }).click()
    await expect(page.getByRole('slider', { name: /18 de noviembre/ })).toBeVisible()
    await expectFits(page)
    await page.getByText('Ver los datos en una tabla').click()
    await expectFits(page)
    await expectAccessible(page)
  })
}
