// All that is owed in one plan: from the home with three presses, agreed, said by every bill, and its first part paid.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { unpaid } from './bills.ts'
import { card, closePaid, dialog, openBill, type } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { instalments } from './instalments.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

const owing = { contracts: [flat({ invoices: [unpaid] }), flat({ invoices: [unpaid] })] }

test('three presses from the home ask for one plan, and every bill of it says so [GET instalments/] [POST instalments/] [r.one-plan]', async ({
  page,
  signedIn,
  retailerAnswers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn(owing)
  const [first, second] = contracts.map(({ invoices }) => invoices[0]?.number ?? '')
  await page.goto('/inicio')
  let presses = 0
  const press = async (thing: Locator) => {
    presses += 1
    await thing.click()
  }
  await press(page.getByRole('button', { name: /^Repartir 95,66/ }))
  await expect(dialog(page).getByRole('term').filter({ hasText: 'Factura' })).toHaveCount(2)
  await expectAccessible(page)
  await expectFits(page)
  await press(dialog(page).getByText(/^3 plazos de 31,88/))
  await press(dialog(page).getByRole('button', { name: 'Pedir los plazos' }))
  const seen = dialog(page).getByRole('link', { name: /^Ver la solicitud/ })
  await expect(seen).toBeVisible()
  expect(presses).toBe(3)
  await expectAccessible(page)
  const reference = (await seen.innerText()).slice(-9)
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  // Nothing is offered twice.
  await expect(page.getByRole('button', { name: /^Repartir/ })).toHaveCount(0)
  await retailerAnswers(reference, { answer: 'accepted' })
  for (const [number, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await page.goto('/facturas')
    await openBill(page, number)
    await expect(
      instalments(page).getByText(`El plan es también de la factura ${other}`, { exact: false }),
    ).toBeVisible()
    await expect(instalments(page).getByRole('button')).toHaveCount(0)
  }
  await expectAccessible(page)
  await expectFits(page)
  // Nothing is overdue before the first day of the plan.
  await page.goto('/inicio')
  await expect(page.getByText(/^Otras? .*facturas? por pagar|por pagar/).first()).toBeVisible()
  await expect(page.getByText(/Se deben/)).toHaveCount(0)
  await page.goto('/facturas')
  await page.getByRole('button', { name: 'Pagar varias facturas' }).click()
  const part = (number: string | undefined) =>
    dialog(page).getByRole('checkbox', { name: new RegExp(`· ${number}\\. Plazo 1 de 3 31,88`) })
  await part([first, second].toSorted()[0]).check()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await type(page, card.good)
  await dialog(page)
    .getByRole('button', { name: /^Pagar 31,88/ })
    .click()
  await closePaid(page, '31,88')
})

for (const [language, open, choice, send] of [
  ['ca', /^Repartir 95,66/, /^2 terminis de 47,83/, 'Demanar els terminis'],
  ['en', /^Spread €?95.66/, /^2 instalments of €?47.83/, 'Ask for the instalments'],
] as const) {
  test(`one plan in ${language}`, async ({ page, signedIn }) => {
    await signedIn(owing)
    await page.goto(`${language === 'ca' ? '/inici' : '/home'}?lang=${language}`)
    await page.getByRole('button', { name: open }).click()
    await dialog(page).getByText(choice).click()
    await dialog(page).getByRole('button', { name: send }).click()
    await expect(dialog(page).getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
}
