// The place of a contract is named by its customer, where its name stands.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, row, tabTo } from './words.ts'

const long = 'Casa de la abuela, la de la calle de detrás de la iglesia'

function rename(page: Page, called: string) {
  return page.getByRole('button', { name: `Cambiar el nombre: ${called}` })
}
function field(page: Page) {
  return page.getByRole('textbox', { name: 'Nombre de este lugar' })
}
function save(page: Page) {
  return page.getByRole('button', { name: 'Guardar' })
}

test('a place gets a name, which lists and the home have too, and its usual one again [r.place-rename]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  const name = contracts[0]?.name
  await page.goto(`/ver-contratos?contract=${name}`)
  await rename(page, 'Piso de Sabadell').click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('Piso de Sabadell')
  await expectAccessible(page)
  await field(page).fill('  Casa   de la abuela ')
  await save(page).click()
  await expect(rename(page, 'Casa de la abuela')).toBeFocused()
  await expect(page.getByText('El nombre se ha guardado.')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Todos los contratos' }).click()
  await expect(row(page, name)).toContainText('Casa de la abuela')
  await page.goto('/inicio')
  await expect(page.getByRole('region', { name: 'Suministros' })).toContainText('Casa de la abuela')

  await page.goto(`/ver-contratos?contract=${name}`)
  await rename(page, 'Casa de la abuela').click()
  await expect(field(page)).toHaveAccessibleDescription(/Sin nombre vuelve a ser «Piso de Sabadell»/)
  await field(page).fill('')
  await save(page).click()
  await expect(rename(page, 'Piso de Sabadell')).toBeFocused()
  await expect(page.getByText('Vuelve a tener el nombre de siempre.')).toBeVisible()
})

test('a name that is too long says how long it may be; Escape leaves it as it was [r.place-rename]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(`/ver-contratos?contract=${contracts[0]?.name}`)
  await tabTo(page, rename(page, 'Piso de Sabadell'))
  await page.keyboard.press('Enter')
  await field(page).fill(long)
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleDescription(/El texto es demasiado largo: 40 caracteres/)
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rename(page, 'Piso de Sabadell')).toBeFocused()
  await expect(field(page)).toHaveCount(0)
})

test('a name that cannot be kept stays in its field, and is sent again [r.place-rename]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(`/ver-contratos?contract=${contracts[0]?.name}`)
  await rename(page, 'Piso de Sabadell').click()
  await field(page).fill('La torre')
  await office.withoutDatabase(async () => {
    await save(page).click()
    await expect(page.getByText('No se ha podido guardar. Lo escrito se conserva.')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(field(page)).toHaveValue('La torre')
  await save(page).click()
  await expect(rename(page, 'La torre')).toBeFocused()
})

for (const [language, address, button, label] of [
  ['ca', '/veure-contractes', 'Canviar el nom: Pis de Sabadell', 'Nom d’aquest lloc'],
  ['en', '/view-contracts', 'Change the name: Flat in Sabadell', 'Name of this place'],
] as const) {
  test(`on a phone, in ${language}, with letters of twice their size`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ language, contracts: [flat()] })
    await page.goto(`${address}?contract=${contracts[0]?.name}&lang=${language}`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('textbox', { name: label })).toBeFocused()
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectFits(page)
  })
}
