// How the office runs, without anybody's name.
import { begin, expectInEachLanguage } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first.
test.use({ expectedFlaw: /401/ })

test('whoever operates sees systems, queues, the last import and switches, and no customer [r.desk-operating]', async ({
  page,
  office,
  customer,
}) => {
  const { name } = await customer({ contracts: [flat()] })
  await begin(page, office, { name: 'Olga Riu', roles: ['operates'] })
  await page.getByRole('link', { name: 'Funcionamiento' }).click()
  await expect(heading(page, 'Cómo funciona la oficina')).toBeVisible()
  for (const part of [
    'Sistemas externos',
    'Colas',
    'Tareas con retraso',
    'Última importación',
    'Interruptores',
  ])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  await expect(page.getByRole('row', { name: /desk/ })).toContainText('encendido')
  await expect(page.getByRole('combobox', { name: 'Buscar cliente' })).toHaveCount(0)
  await expect(page.getByText(name, { exact: false })).toHaveCount(0)
  await expectInEachLanguage(page)
})
