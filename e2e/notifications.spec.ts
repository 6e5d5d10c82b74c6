// Notifications in the office: the bell, the list, reading.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

function bell(page: Page, name: string | RegExp) {
  return page.getByRole('banner').getByRole('link', { name })
}

const newBill = bill({ day: '2026-11-20', total: '51.20', dueDay: '2026-12-10' })
const due = bill({ day: '2026-11-02', state: 'open', total: '33.10', dueDay: '2026-11-23' })

test('the bell says how many notifications were not read; each leads to its thing and is read then [r.notifications]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [newBill, due] })] })
  await office.tell()
  await page.goto('/inicio')
  await bell(page, 'Avisos: 2 sin leer').click()
  await expect(heading(page, 'Avisos')).toBeVisible()
  await expect(page.getByText('2 avisos sin leer')).toBeVisible()
  await expect(page.getByText('Sin leer', { exact: true })).toHaveCount(2)
  await expect(page.getByText(`Contrato ${contracts[0]!.name}`).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Nueva factura: 51,20 €' }).click()
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
  await bell(page, 'Avisos: 1 sin leer').click()
  await expect(page.getByText('1 aviso sin leer')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sin leer' })).toContainText(
    'El 23 de noviembre de 2026 se cobrarán 33,10 €',
  )
  await page.getByRole('button', { name: 'Marcar todos como leídos' }).click()
  await expect(page.getByText('Todo está leído.')).toBeVisible()
  await expect(bell(page, 'Avisos')).toBeVisible()
  await expect(page.getByText('Sin leer', { exact: true })).toHaveCount(0)
})

test('the month that is over, for who asks for it [r.month-review]', async ({ page, office, signedIn }) => {
  // 200 Wh an hour.
  const curves = [{ from: '2026-09-01', to: '2026-11-01' }] as const
  await signedIn({ contracts: [flat({ curves })] })
  await office.tell()
  await page.goto('/avisos?view=settings')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await page.getByRole('switch', { name: 'El consumo del mes, cuando termina: En la lista' }).check()
  expect((await saved).status()).toBe(200)
  await office.tell()
  await page.goto('/avisos')
  await expect(page.getByRole('listitem').filter({ hasText: 'El consumo de octubre' })).toContainText(
    'El mes anterior fueron 144 kWh.',
  )
  await expect(page.getByText('El consumo de octubre de 2026: 149 kWh')).toBeVisible()
})

test('nothing yet, and a list that cannot be read', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/avisos')
  await expect(page.getByText('Aquí se verán las facturas nuevas')).toBeVisible()
  await expectAccessible(page)
  await office.withoutTable('notification', async () => {
    await page.goto('/avisos')
    await expect(page.getByText('No hemos podido cargar los avisos')).toBeVisible()
    await expect(page.getByText('Ningún aviso se ha perdido.')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: /volver a intentar|intentarlo/i }).click()
  await expect(page.getByText('Aquí se verán las facturas nuevas')).toBeVisible()
})

test.describe('on a phone, by keyboard, in three languages', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [language, path, title, words] of [
    ['es', '/avisos', 'Avisos', 'Nueva factura: 51,20 €'],
    ['ca', '/avisos', 'Avisos', 'Factura nova: 51,20 €'],
    ['en', '/notifications', 'Notifications', 'New bill: €51.20'],
  ] as const) {
    test(`the list fits and is reached: ${language}`, async ({ page, office, signedIn }) => {
      await signedIn({ contracts: [flat({ invoices: [newBill] })] })
      await office.tell()
      await page.goto(`${path}?lang=${language}`)
      const link = page.getByRole('link', { name: words })
      await expect(link).toBeVisible()
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: /: 1 / })).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/\d+/)
    })
  }
})
