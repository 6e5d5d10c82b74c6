// A house with panels: from the home to what the sun brought, with a finger and by keyboard.
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ deployment: atAddress, viewport: { width: 390, height: 844 } })

test('from the home to what the sun brought, bill by bill; production that is typed says what was used [r.solar-year] [r.solar-year-entry]', async ({
  page,
  signedIn,
}) => {
  await signedIn({
    contracts: [
      flat({
        curves: [{ from: '2026-10-01', to: '2026-11-19', exportWh: (_, hour) => (hour === 12 ? 1000 : 0) }],
        invoices: [bill({ day: '2026-11-05' })],
        more: { self_consumption: '41' },
      }),
    ],
  })
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Lo que trae el sol' }).click()
  await expect(heading(page, 'El sol')).toBeVisible()
  await expect(page.getByText(/El sol le ha traído 0,00\s€ en las facturas de 2026/)).toBeVisible()
  await expect(page.getByText('no pasa por el contador', { exact: false })).toBeVisible()
  await expect(page.getByText('Mejor de 12 a 13 h', { exact: false })).toBeVisible()
  // The bill says nothing of its surplus, of which the hours have 31 kWh.
  await expect(page.getByText('La factura no dice cuántos')).toBeVisible()
  await expect(page.getByText('Con excedentes compensados en la factura')).toBeVisible()
  const production = page.getByLabel('Producción de sus placas en esos doce meses')
  await production.fill('mucho')
  await expect(page.getByText('Escriba un número entero de kWh', { exact: false })).toBeVisible()
  await production.fill('124')
  await expect(page.getByRole('status').filter({ hasText: 'Usó directamente' })).toHaveText(/93 kWh, el 75 %/)
  await production.fill('30')
  await expect(page.getByText('Es menos de lo que vertió a la red', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  // The months are moved along by keyboard.
  const months = page.getByRole('group', { name: 'Lo que trajo el sol en cada mes' })
  await months.getByRole('img').last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(months.getByRole('img', { name: /^septiembre de 2026/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Lo que trae el sol' })).toBeVisible()
})

test('gas, a supply without panels and somebody else’s have no way there, and the address says so [r.solar-year-scope]', async ({
  page,
  customer,
  signedIn,
}) => {
  const panels = flat({ more: { self_consumption: '41' } })
  const other = await customer({ contracts: [panels] })
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  await page.goto('/inicio')
  await expect(heading(page, /./).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lo que trae el sol' })).toHaveCount(0)
  for (const { name } of [...contracts, ...other.contracts]) {
    await page.goto(`/ver-contratos?function=consumption&contract=${name}&view=sun`)
    await expect(page.getByText('No hay ninguna instalación solar en esa dirección')).toBeVisible()
  }
  await expectAccessible(page)
})
