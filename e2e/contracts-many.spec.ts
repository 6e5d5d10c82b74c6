// The list of somebody with many contracts: low rows, and many pages.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat, workshop } from './scenarios.ts'
import { expectFits } from './words.ts'

function row(page: Page, name: string | undefined) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name ?? '' }) })
}

for (const [language, address, menu] of [
  ['es', '/contratos', 'Acciones del contrato'],
  ['ca', '/contractes', 'Accions del contracte'],
  ['en', '/contracts', 'Actions for contract'],
] as const) {
  test(`many contracts are low rows within their column, each with one menu, in ${language} [r.many-contracts]`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const street = 'Carrer de la Mare de Déu de Montserrat 114, escala B, entresol segona'
    const { contracts } = await signedIn({
      language,
      contracts: [
        ...Array.from({ length: 10 }, (_, index) => flat({ street: `${street} ${index}` })),
        workshop({ debt: '84.20' }),
      ],
    })
    await page.goto(`${address}?lang=${language}`)
    const first = row(page, contracts[0]?.name)
    await expect(first).toBeVisible()
    await expectFits(page)
    for (const one of await page.getByRole('row').all())
      expect((await one.boundingBox())!.height).toBeLessThanOrEqual(44)
    await expect(first.getByRole('link').filter({ visible: true })).toHaveCount(1)
    // The whole address is read without moving a row.
    const where = first.getByText(street)
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth
    const { y } = (await row(page, contracts[1]?.name).boundingBox())!
    expect(await where.evaluate(isCut)).toBe(true)
    await first.getByRole('rowheader').getByRole('link').focus()
    expect(await where.evaluate(isCut)).toBe(false)
    await row(page, contracts[2]?.name).hover()
    expect(await row(page, contracts[2]?.name).getByText(street).evaluate(isCut)).toBe(false)
    expect((await row(page, contracts[1]?.name).boundingBox())!.y).toBe(y)
    await expectAccessible(page)
    await page.getByRole('button', { name: `${menu} ${contracts[0]?.name}` }).click()
    await expectAccessible(page)
    await page.locator('.menu-popover a[href*="ibanChange"]').filter({ visible: true }).click()
    await expect(page).toHaveURL(new RegExp(`function=ibanChange&contract=${contracts[0]?.name}`))
  })
}

test('any page of a list is one press away [r.many-contracts]', async ({ page, signedIn }) => {
  await signedIn({
    contracts: Array.from({ length: 110 }, (_, index) => flat({ street: `Carrer ${index}` })),
  })
  await page.goto('/contratos')
  const paging = page.getByRole('navigation', { name: 'Páginas de contratos' })
  await expect(paging.getByRole('link')).toHaveText(['1', '2', '3', 'Siguientes'])
  await expect(paging.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page')
  await paging.getByRole('link', { name: '3' }).click()
  await expect(paging).toContainText('Se muestran del 101 al 110 de 110')
  await expect(page).toHaveURL('/contratos?page=3')
})

test('what owes most stands first with one press, on each page and after a reload [r.contracts-order]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { contracts } = await signedIn({
    contracts: [
      ...Array.from({ length: 10 }, (_, index) => flat({ street: `Carrer ${index}` })),
      flat({ debt: '12.00' }),
      flat({ debt: '84.20' }),
    ],
  })
  await page.goto('/contratos')
  await page.getByRole('columnheader', { name: 'Pago' }).getByRole('button').click()
  await expect(page).toHaveURL('/contratos?order=-debt')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows.first()).toContainText(contracts[11]?.name ?? '')
  await expect(rows.nth(1)).toContainText(contracts[10]?.name ?? '')
  await expect(page.getByRole('columnheader', { name: 'Pago' })).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(rows.first()).toContainText(contracts[11]?.name ?? '')
  await page.getByRole('columnheader', { name: 'Pago' }).getByRole('button').click()
  await expect(page).toHaveURL('/contratos?order=debt')
  await expect(rows.first()).toContainText(contracts[0]?.name ?? '')
  await expectAccessible(page)
})
