// How long a bill is on a phone, and what of it is behind a press.
import { demoCustomers } from '../server/src/demo/customers.ts'
import { expectAccessible } from './accessible.ts'
import { bars, day, lines, unfold } from './bill-page.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a bill is less than four windows long; its sums are closed, each with its share, the rest is one press away', async ({
  page,
}) => {
  await openSession(
    page,
    demoCustomers.find(({ code }) => code === 'laia')!,
  )
  await page.goto('/contratos/100101/facturas?lang=es')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(lines(page).getByText('Energía consumida')).toBeVisible()
  await expect(lines(page).getByText('IVA', { exact: true })).toBeHidden()
  await expect(day(page)).toBeHidden()
  const windows = () => page.evaluate(() => document.documentElement.scrollHeight / 844)
  await expect.poll(windows).toBeLessThan(3.8)
  await expectAccessible(page)
  await unfold(page)
  await expect(lines(page).getByText('IVA', { exact: true })).toBeVisible()
  await expect(bars(page).getByRole('img')).toHaveCount(24)
})
