// What the year shows while something cannot be read: all of it, only its bills, or what would have been newer.
import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { loseLine } from './words.ts'
import { flat } from './scenarios.ts'
import { fifthLess, section, yearLink, yearOf } from './year-page.ts'

const again = 'Volver a intentarlo'

test('without a line the year says so and comes when the line is back [r.year-answer]', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(yearOf(contracts[0]))
  await expect(section(page, 'Hora a hora')).toBeVisible()
  await loseLine(page)
  await yearLink(page, '2025').click()
  await expect(page.getByText('Error al obtener los datos de consumo')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByText(/^En 2025 el consumo medido fue de 2\.142\skWh/)).toBeVisible()
})

test('a year that cannot be brought up to date stays, and says so', async ({ page, signedIn, time }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [fifthLess], invoices: monthlyBills('2026-05-02', 6) })],
  })
  const billed = page.waitForResponse((response) => response.url().includes('/cch/year/'))
  await page.goto(yearOf(contracts[0]))
  await expect(section(page, 'Un día cualquiera')).toBeVisible()
  await billed
  await time.pass({ minutes: 2 })
  await loseLine(page)
  // As when somebody comes back to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(
    page.getByText('No se han podido actualizar las lecturas: se muestran las de antes.'),
  ).toBeVisible()
  await expect(
    page.getByText('No se ha podido actualizar lo facturado: se muestra lo de antes.'),
  ).toBeVisible()
  await expect(section(page, 'Hora a hora').getByRole('slider')).toBeVisible()
  await expectAccessible(page)
})

test('when only the bills cannot be read the readings stand, and the bills come on a second try', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [fifthLess], invoices: monthlyBills('2026-05-02', 6) })],
  })
  await page.goto(yearOf(contracts[0]))
  await expect(section(page, 'Hora a hora')).toBeVisible()
  // The hours of 2024 are read by the hour; what was billed in it is asked for only by its year.
  await page.getByRole('tab', { name: 'Por horas' }).click()
  await page.getByLabel('Desde', { exact: true }).fill('01/01/2024')
  await page.getByLabel('Hasta', { exact: true }).fill('31/12/2024')
  await page.getByLabel('Hasta', { exact: true }).press('Enter')
  await expect(
    page.getByText(/Entre noviembre de 2024 y diciembre de 2024 el consumo fue de 366\skWh/),
  ).toBeVisible()
  await loseLine(page)
  await page.getByRole('tab', { name: 'Año' }).click()
  await expect(page.getByText('No se ha podido leer lo facturado')).toBeVisible()
  await expect(section(page, 'Mes a mes')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByText('No se ha podido leer lo facturado')).toHaveCount(0)
})
