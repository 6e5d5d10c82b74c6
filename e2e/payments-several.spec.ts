// Several bills paid by one charge.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills, unpaid } from './bills.ts'
import { card, dialog, opener, providerOf, type } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

const open = bill({ day: '2026-11-02', dueDay: '2026-12-01', state: 'open' })
const owing = { contracts: [flat({ invoices: [unpaid, open] }), flat({ invoices: [unpaid] })] }

test('the bills that were chosen are paid by one charge, and the others are not [r.all-or-none]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn(owing)
  const [first, second] = contracts[0]?.invoices ?? []
  const third = contracts[1]?.invoices[0]
  await page.goto('/facturas')
  await page.getByRole('button', { name: 'Pagar varias facturas' }).click()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(3)
  // Nothing that was not asked for is paid.
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Elegir las 2 por pagar' }).click()
  await expect(dialog(page).getByRole('strong')).toHaveText(/^95,66/)
  // What the bank takes in a few days is offered, and none of them.
  await expect(
    dialog(page).getByText(/El banco la cargará el 1 de diciembre: no tiene que pagarla/),
  ).toBeVisible()
  await expectAccessible(page)
  const charged = dialog(page).getByRole('checkbox', { name: new RegExp(`${second?.number}`) })
  await expect(charged).not.toBeChecked()
  await charged.press('Space')
  await expect(dialog(page).getByRole('strong')).toHaveText(/^143,49/)
  await charged.press('Space')
  await expect(dialog(page).getByRole('strong')).toHaveText(/^95,66/)
  await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await type(page, card.good)
  // Of two bills due on one day either may stand first.
  const both = new RegExp([first, third].map((one) => `(?=.*${one?.number}\\b)`).join(''))
  await expect(dialog(page).getByText(both)).toBeVisible()
  await expectAccessible(page)
  const provider = await providerOf(page)
  await dialog(page)
    .getByRole('button', { name: /^Pagar 95,66/ })
    .click()
  await expect(dialog(page).getByText(/^Pagado: 95,66/)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Descargar el justificante' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(opener(page, first?.number)).toHaveCount(0)
  await expect(opener(page, third?.number)).toHaveCount(0)
  await expect(opener(page, second?.number)).toBeVisible()
  // One bill is left: there are no several.
  await expect(page.getByRole('button', { name: 'Pagar varias facturas' })).toHaveCount(0)
  expect(await provider.charges(page, `${first?.number} ${third?.number}`)).toBe(1)
})

test('two bills of ten are paid with five presses on a phone, the total and the way on always in sight', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const invoices = monthlyBills('2026-01-05', 10, { state: 'open', debt: '47.83' })
  const { contracts } = await signedIn({ contracts: [flat({ invoices })] })
  const numbers = (contracts[0]?.invoices ?? []).map(({ number }) => number)
  await page.goto('/facturas')
  let presses = 0
  const press = async (thing: Locator) => {
    presses += 1
    await thing.click()
  }
  const box = (number: string | undefined) =>
    dialog(page).getByRole('checkbox', { name: new RegExp(`· ${number} `) })
  await press(page.getByRole('button', { name: 'Pagar varias facturas' }))
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(10)
  await press(box(numbers[0]))
  await expect(box(numbers[0])).toBeChecked()
  await expect(dialog(page).getByText('Venció el').first()).toBeVisible()
  await expect(dialog(page).getByText('1 factura')).toBeInViewport({ ratio: 1 })
  // Boxes of bills that lie below the total are covered by it, not drawn over it.
  const total = (await dialog(page).getByText('1 factura').boundingBox())!
  const drawnOver = await dialog(page)
    .getByRole('checkbox')
    .evaluateAll(
      (boxes, from) =>
        boxes.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          const isBelow = y + height / 2 > from && y + height / 2 < innerHeight
          return isBelow && document.elementFromPoint(x + width / 2, y + height / 2) === one
        }).length,
      total.y,
    )
  expect(drawnOver).toBe(0)
  await box(numbers[9]).scrollIntoViewIfNeeded()
  await press(box(numbers[9]))
  await expect(dialog(page).getByRole('strong')).toHaveText(/^95,66/)
  await expect(dialog(page).getByRole('strong')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await press(dialog(page).getByRole('button', { name: 'Continuar', exact: true }))
  await type(page, card.good)
  await press(dialog(page).getByRole('button', { name: /^Pagar 95,66/ }))
  await expect(dialog(page).getByText(/^Pagado: 95,66/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})

for (const [language, list, several, none, next] of [
  ['ca', '/factures', 'Pagar diverses factures', 'Cal triar alguna factura.', 'Continuar'],
  ['en', '/invoices', 'Pay several bills', 'Choose at least one bill.', 'Continue'],
] as const) {
  test(`several bills in ${language}, on a phone: without one chosen there is nothing to pay`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signedIn(owing)
    await page.goto(`${list}?lang=${language}`)
    await page.getByRole('button', { name: several }).click()
    const boxes = dialog(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    await expect(dialog(page).getByText(none)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await boxes.first().check()
    await dialog(page).getByRole('button', { name: next }).click()
    await type(page, card.noFunds, language)
    await expectFits(page)
  })
}
