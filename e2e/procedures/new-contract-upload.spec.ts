// A bill on its way while the answer that asks for it changes.
import { expect, test } from '../fixtures.ts'
import { lineOf } from '../line.ts'
import { atStep, importOffers, wizard } from '../new-contract-page.ts'

test.use({ deployment: { file: 'demo', changes: { contracting: { invoiceRequired: true } } } })
test.beforeAll(({ office }) => importOffers(office))

test('a file that is being sent arrives whether or not it is asked for meanwhile [r.folded-fields]', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Sí, hay un contrato activo').check()
  const setLine = await lineOf(page)
  await setLine({ upBytes: 40_000 })
  const chooser = page.locator('input[type=file][name=invoice], .form input[type=file]').last()
  await chooser.setInputFiles({
    name: 'factura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 65)]),
  })
  await expect(page.getByText('factura.pdf').first()).toBeVisible()
  await page.getByLabel('No, está de baja o es una instalación nueva').check()
  await expect(page.getByText('factura.pdf').first()).toBeVisible()
  await setLine({})
  await expect(page.getByRole('button', { name: /Quitar.*factura\.pdf/ })).toBeVisible()
})
