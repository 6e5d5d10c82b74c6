// A bill that is paid somewhere else while it is about to be paid here: by a link in two browsers, and one of several.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, unpaid } from './bills.ts'
import {
  card,
  dialog,
  fields,
  openPayment,
  opener,
  owing,
  payButton,
  providerOf,
  type,
} from './card-payment.ts'
import { expect, openSession, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

const publicAddress = 'https://office.endoll.test'
test.use({
  deployment: { file: 'demo', changes: { publicAddress, payments: { reminders: true } } },
})

function payByLink(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Pagar/ })
}

/** Says that the bill is paid, offers no payment, and never that a bank refused one. */
async function expectPaid(page: Page, buttons: readonly string[]) {
  const main = page.getByRole('main')
  await expect(main.getByText(/ya está pagada/i)).toBeVisible()
  await expect(main).not.toContainText(/rechazado|no se ha aceptado|no se ha completado/)
  await expect(main.getByRole('button')).toHaveText(buttons)
  await expect(main.getByTitle('Datos de pago')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
}

for (const [what, first] of [
  ['the other browser had its card typed', undefined],
  ['the other browser waited for its bank', card.asks],
] as const) {
  test(`a link in two browsers, paid in one while ${what}: the other says that it is paid [r.paid-elsewhere]`, async ({
    page,
    office,
    customer,
    elsewhere,
  }) => {
    const { email, contracts } = await customer(owing)
    const link = await linkIn(office, email, 'pay_token')
    const other = await elsewhere()
    await other.setViewportSize({ width: 390, height: 844 })
    for (const browser of [page, other]) {
      await browser.goto(link)
      await type(browser, card.good)
    }
    const provider = await providerOf(page)
    if (first) {
      await type(other, first)
      await payByLink(other).click()
      await expect(fields(other).getByRole('button', { name: 'Confirmar' })).toBeVisible()
    }
    await payByLink(page).click()
    await expect(page.getByText(/^Pagado: 47,83/)).toBeVisible()
    if (first) await fields(other).getByRole('button', { name: 'Confirmar' }).click()
    else await payByLink(other).click()
    await expectPaid(other, ['Ver cómo está la factura'])
    await other.getByRole('button', { name: 'Ver cómo está la factura' }).click()
    await expect(other.getByRole('link', { name: 'Ver las facturas' })).toBeVisible()
    await expectPaid(other, [])
    // It is still said after a reload, as long as the tab has the link.
    await other.reload()
    await expectPaid(other, [])
    expect(await provider.charges(page, contracts[0]?.invoices[0]?.number)).toBe(1)
    const mails = await office.mailsTo(email)
    expect(mails.filter(({ subject }) => subject.startsWith('Pago recibido'))).toHaveLength(1)
  })
}

const due = bill({ day: '2026-11-02', dueDay: '2026-12-01', state: 'open' })

for (const found of ['before the card is typed', 'while the bank asks'] as const) {
  test(`one of several bills is paid elsewhere ${found}: it is named, and the rest can be paid [r.paid-elsewhere]`, async ({
    page,
    elsewhere,
    signedIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const made = await signedIn({
      contracts: [
        flat({ invoices: [unpaid, due] }),
        flat({ invoices: [unpaid] }),
        flat({ invoices: [unpaid] }),
      ],
    })
    const [first, charged] = made.contracts[0]?.invoices ?? []
    const [second, third] = [made.contracts[1], made.contracts[2]].map((one) => one?.invoices[0]?.number)
    const other = await elsewhere()
    await openSession(other, made)
    await page.goto('/facturas')
    await page.getByRole('button', { name: 'Pagar varias facturas' }).click()
    const box = (number: string | undefined) =>
      dialog(page).getByRole('checkbox', { name: new RegExp(`· ${number} `) })
    // All but one of the overdue, and the one that the bank would take.
    await box(first?.number).check()
    await box(third).check()
    await box(charged?.number).check()
    await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
    await type(page, found === 'while the bank asks' ? card.asks : card.good)
    const send = dialog(page).getByRole('button', { name: /^Pagar/ })
    if (found === 'while the bank asks') {
      await send.click()
      await expect(fields(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
    }

    await other.goto('/facturas')
    await openPayment(other, third)
    await type(other, card.good)
    await payButton(other).click()
    await expect(dialog(other).getByText(/^Pagado: 47,83/)).toBeVisible()

    if (found === 'while the bank asks') await fields(page).getByRole('button', { name: 'Confirmar' }).click()
    else await send.click()
    await expect(
      dialog(page).getByText(`Ya está pagada la factura ${third}.`, { exact: false }),
    ).toBeVisible()
    await expect(dialog(page)).not.toContainText(/rechazado|no se ha aceptado|no se ha completado/)
    await expect(send).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    await dialog(page).getByRole('button', { name: 'Volver a elegir' }).click()
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(3)
    await expect(box(third)).toHaveCount(0)
    await expect(box(first?.number)).toBeChecked()
    await expect(box(charged?.number)).toBeChecked()
    await expect(box(second)).not.toBeChecked()
    await expect(dialog(page).getByRole('strong')).toHaveText(/^95,66/)
    await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
    await type(page, card.good)
    const provider = await providerOf(page)
    await send.click()
    await expect(dialog(page).getByText(/^Pagado: 95,66/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
    await expect(opener(page, second)).toBeVisible()
    expect(await provider.charges(page, third)).toBe(1)
    expect(await provider.charges(page, `${first?.number} ${charged?.number}`)).toBe(1)
  })
}
