// Paying a bill by transfer: the retailer's account and what the transfer has to say, to be copied.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { dialog, openBill, opener, openOwing, openPayment } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { askForThree } from './instalments.ts'
import { flat } from './scenarios.ts'
import { expectFits, noteTimers } from './words.ts'

/** The part that shows the account; on the page of a bill it stands in the card of the payment. */
function byTransfer(within: Locator, title: string): Locator {
  return within
    .locator('section.pay-other-way')
    .filter({ has: within.page().getByRole('heading', { name: title }) })
}

const iban = 'ES1499990001430000999999'

test('the account and the reference of a bill are copied, on its page and in the dialog', async ({
  page,
  signedIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  const timersMs = await noteTimers(page)
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  const shown = byTransfer(page.getByRole('main'), 'Por transferencia')
  await expect(shown.getByText('Llum del Vallès, SCCL')).toBeVisible()
  await expect(shown.getByText(/^47,83/)).toBeVisible()
  await shown.getByRole('button', { name: 'Copiar la cuenta' }).click()
  const copied = shown.getByRole('button', { name: 'Copiado' })
  await expect(copied).toBeVisible()
  expect(await timersMs()).toContain(2500)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban)
  await copied.waitFor({ state: 'detached' })
  await expectAccessible(page)
  await expectFits(page)
  await openPayment(page, number)
  const inDialog = byTransfer(dialog(page), 'Por transferencia')
  await inDialog.getByRole('button', { name: 'Copiar el concepto' }).click()
  await expect(inDialog.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await expectAccessible(page)
  await expectFits(page)
})

test('of a bill paid in parts, the page names the part that is next, and the dialog the sum chosen there [r.in-parts]', async ({
  page,
  signedIn,
  retailerAnswers,
}) => {
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  const reference = await askForThree(page)
  await retailerAnswers(reference, { answer: 'accepted' })
  await page.reload()
  await expect(page.getByText(/^47,83.*que se pagan a plazos; el siguiente, hasta el /)).toBeVisible()
  const shown = byTransfer(page.getByRole('main'), 'Por transferencia')
  await expect(shown.getByText(/^15,94/)).toBeVisible()
  const inDialog = byTransfer(dialog(page), 'Por transferencia')
  for (const [choice, sum] of [
    [/^Plazo 1/, '15,94'],
    [/^Todo lo que queda/, '47,83'],
  ] as const) {
    await opener(page, number).click()
    await dialog(page).getByText(choice).click()
    await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
    await expect(inDialog.getByText(new RegExp(`^${sum}`))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a bill that is about to be charged to an account shows no account for transfers [r.by-transfer]', async ({
  page,
  signedIn,
}) => {
  const charged = bill({ day: '2026-11-05', state: 'open', dueDay: '2026-12-12' })
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [charged] })] })
  const number = contracts[0]?.invoices[0]?.number
  await page.goto('/facturas')
  await openBill(page, number)
  await expect(page.getByText('Se cobra automáticamente', { exact: false })).toBeVisible()
  await openPayment(page, number)
  await expect(opener(page, number)).toHaveCount(1)
  await expect(page.getByText('Por transferencia')).toHaveCount(0)
})

for (const [language, title, copy] of [
  ['ca', 'Per transferència', 'Copiar el compte'],
  ['en', 'By bank transfer', 'Copy the account'],
] as const) {
  test(`the account for transfers in ${language}`, async ({ page, signedIn }) => {
    await openPayment(page, await openOwing(page, signedIn, language), language)
    await expect(byTransfer(dialog(page), title).getByRole('button', { name: copy })).toBeVisible()
    await expectAccessible(page)
  })
}
