import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { importOffers } from './new-contract-page.ts'

test('a visitor’s second tab is offered what is typed in the first, and goes on with it', async ({
  page,
  context,
  office,
}) => {
  await importOffers(office)
  await page.goto('/nuevo-cliente-electricidad')
  await page.getByLabel('CUPS').fill('ES0031999900090001EW0F')
  const second = await context.newPage()
  await second.goto('/nuevo-cliente-electricidad')
  await expect(second.getByText('Esto está a medias en otra pestaña')).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Continuar aquí' }).click()
  await expect(second.getByLabel('CUPS')).toHaveValue('ES0031999900090001EW0F')
  await expect(page.getByLabel('CUPS')).toHaveValue('ES0031999900090001EW0F')
})
