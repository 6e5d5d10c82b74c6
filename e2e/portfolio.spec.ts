// Many supplies looked at together: from the home to what could be cheaper, and a month closed.
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ deployment: atAddress })

test('three presses from the home bring the bills of last month over all supplies [r.month-of-bills]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: Array.from({ length: 10 }, () => flat({ invoices: [bill({ day: '2026-10-05' })] })),
  })
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Qué mejorar en todos' }).click()
  await expect(heading(page, 'Qué mejorar en sus suministros')).toBeVisible()
  // Its supplies are looked at by night; until then the page says when.
  await expect(page.getByText('Lo calculamos cada noche', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cierre del mes' }).click()
  await expect(page.getByLabel('Mes de emisión')).toHaveValue('2026-10')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV: facturas de octubre de 2026' }).click()
  const download = await downloading
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(11)
  for (const { invoices } of contracts) expect(lines.join('\n')).toContain(invoices[0]!.number)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
})
