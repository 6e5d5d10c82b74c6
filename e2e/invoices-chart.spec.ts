import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { chart, years } from './invoices-page.ts'
import { flat } from './scenarios.ts'

test('the chart stacks what was billed by contract, in euros or energy, whole or one year [c2.invoices-chart] [c9.legend] [c9.invoice-chart]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [
          ...monthlyBills('2025-01-05', 23, { total: '40', energyKwh: '100' }),
          bill({ day: '2025-03-20', type: 'A', rectifies: 1, total: '100.5', energyKwh: '250' }),
        ],
      }),
      flat({ invoices: monthlyBills('2026-10-05', 2, { total: '12.3', energyKwh: '30.4' }) }),
    ],
  })
  const [first, second] = contracts.map(({ name }) => `Contrato ${name}`)
  await page.goto('/facturas')
  const bar = (name: string | RegExp) => chart(page).getByRole('button', { name })
  await expect(bar('Enero de 2025: 40,00')).toBeVisible()
  await expect(bar(/^Marzo de 2025: -60,50\s€/)).toBeVisible()
  await expect(
    bar(new RegExp(`^Octubre de 2026: 52,30\\s€, ${first} 40,00\\s€, ${second} 12,30\\s€$`)),
  ).toBeVisible()
  await expect(bar(/^Noviembre de 2026: 52,30\s€.*Mes en curso$/)).toBeVisible()
  // Nothing of the years before the first bill, nothing of the months to come.
  await expect(bar(/2024|Diciembre de 2026/)).toHaveCount(0)
  await expect(chart(page).getByText(/En total 844,10\s€/)).toBeVisible()
  await expectAccessible(page)

  await chart(page).getByText('Energía', { exact: true }).click()
  await expect(page).toHaveURL('/facturas?chart=energy')
  await expect(bar(/^Marzo de 2025: -150\skWh/)).toBeVisible()
  await expect(bar(/^Octubre de 2026: 130\skWh/)).toBeVisible()

  await bar(/^Marzo de 2025/).click()
  await expect(page).toHaveURL('/facturas?chart=energy&year=2025')
  await expect(chart(page).getByRole('radio', { name: '2025' })).toBeChecked()
  await expect(chart(page).getByRole('img', { name: /de 2025: / })).toHaveCount(12)
  await expect(chart(page).getByRole('img', { name: /de 2026: / })).toHaveCount(0)
  await years(page).getByText('2026').click()
  await expect(chart(page).getByRole('img', { name: /de 2026: / })).toHaveCount(11)
  await chart(page).getByText('Ver los datos en una tabla').click()
  const table = chart(page).getByRole('table', { name: 'Energía facturada cada mes, 2026' })
  await expect(table.getByRole('row').filter({ hasText: 'Octubre de 2026' })).toContainText(
    /100\skWh30\skWh130\skWh/,
  )
  await expectAccessible(page)
  await page.reload()
  await expect(chart(page).getByRole('radio', { name: '2026' })).toBeChecked()
  await expect(chart(page).getByRole('radio', { name: 'Energía' })).toBeChecked()
})

test('the chart is walked along with the arrow keys, and says what it stands on', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat({ invoices: monthlyBills('2025-09-05', 15) })] })
  await page.goto('/facturas')
  const last = chart(page).getByRole('button', { name: /^Noviembre de 2026: 47,83\s€/ })
  await last.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart(page).getByRole('button', { name: /^Octubre de 2026: 47,83\s€$/ })).toBeFocused()
  await expect(chart(page).getByText(/^Octubre de 2026 47,83\s€$/)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(chart(page).getByRole('button', { name: /^Enero de 2025: sin facturas$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/facturas?year=2025')
})
