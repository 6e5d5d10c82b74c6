// The PDF of a bill of the demo, read again by the product's own code.
import { demoCustomers } from '../server/src/demo/customers.ts'
import { test } from './demo-office.ts'
import { expect } from './fixtures.ts'

test('the PDF of a bill fills the comparator, read by its own code in the browser', async ({ page }) => {
  const { email, password } = demoCustomers.find(({ code }) => code === 'marc')!
  const signedIn = await page.request.post('/api/v1/get_token', { data: { user: email, password } })
  const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` }
  const listed = await page.request.get('/api/v1/invoices/?limit=1', { headers })
  const { items } = (await listed.json()) as { items: { id: number }[] }
  const pdf = await page.request.get(`/api/v1/invoices/${items[0]?.id}/pdf/`, { headers })
  expect(pdf.status()).toBe(200)
  await page.context().clearCookies()
  await page.goto('/comparador?lang=es')
  const file = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: await pdf.body() }
  await page.getByLabel('Rellenar con la factura').setInputFiles(file)
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue(/^ES\d{16}/)
  await expect(page.getByLabel('Importe de la factura')).toHaveValue(/^\d+\.?\d*$/)
})
