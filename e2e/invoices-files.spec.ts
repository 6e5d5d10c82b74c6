// Bills and lists as files, in the demo's way: a bill opens in a tab of its own.
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading, row, tabTo } from './words.ts'

/** The file itself, asked for by the tab that shows it. */
function billShown(context: BrowserContext) {
  return context.waitForEvent('response', (response) => {
    return response.request().method() === 'GET' && /\/invoices\/\d+\/pdf\//.test(response.url())
  })
}

function pdfOf(number: string | undefined) {
  return `Abrir el PDF de la factura ${number} en otra pestaña`
}

test('a bill opens in a tab of its own, under its number, in the language of the page [c2.flag-new-tab]', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] })] })
  const number = contracts[0]?.invoices[0]?.number
  await page.goto('/factures?lang=ca')
  const shown = billShown(context)
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: `Obrir el PDF de la factura ${number} en una altra pestanya` }).click()
  await tab
  const answer = await shown
  expect(answer.url()).toContain('lang=ca')
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(new RegExp(`^inline; filename="[^"]*${number}[^"]*\\.pdf"`)),
  })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a failed download of a bill is shown beside its button, closes its tab and can be tried again', async ({
  page,
  context,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-09-05', 3) })] })
  const number = contracts[0]?.invoices[2]?.number
  await page.goto('/facturas')
  const link = page.getByRole('link', { name: pdfOf(number) })
  const failure = row(page, number).getByRole('alert')
  await expect(link).toBeVisible()
  await office.withoutDatabase(async () => {
    await link.click()
    await expect(failure).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(1)
    await expectAccessible(page)
    await failure.getByRole('button', { name: 'Cerrar' }).click()
    await expect(failure).toHaveCount(0)
    await expect(link).toBeFocused()
    await link.click()
    await expect(failure).toBeVisible()
  })
  const shown = billShown(context)
  await failure.getByRole('button', { name: 'Volver a intentarlo' }).click()
  expect((await shown).status()).toBe(200)
  await expect(failure).toHaveCount(0)
})

test('a bill asked for after the session has ended leads to signing in [c8.unauthorised-download-invoices]', async ({
  page,
  context,
  signedIn,
  time,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] })] })
  await page.goto('/facturas')
  const link = page.getByRole('link', { name: pdfOf(contracts[0]?.invoices[0]?.number) })
  await expect(link).toBeVisible()
  // What the page reads by itself later must not be what meets the ended session.
  await page.waitForLoadState('networkidle')
  await time.pass({ hours: 3 })
  await link.click()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
})

test('the list is taken along as a spreadsheet of what is listed', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 11) })] })
  await page.goto('/facturas?filter=142')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar la lista (Excel)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
})

test('from the menu to a bill with the keyboard only', async ({ page, context, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [
          bill({
            day: '2026-10-02',
            state: 'open',
            debt: '47.83',
            history: [
              { day: '2026-10-12', text: 'Recibo enviado al banco' },
              { day: '2026-10-15', text: 'Devuelto por el banco' },
            ],
          }),
          bill({ day: '2026-11-05' }),
        ],
      }),
    ],
  })
  const [unpaid, paid] = contracts[0]?.invoices ?? []
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Ver facturas' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Facturas')).toBeFocused()
  await expect(row(page, paid?.number)).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Importe' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Energía' })).toBeFocused()
  await expect(page).toHaveURL('/facturas?chart=energy')
  await tabTo(page, page.getByRole('img', { name: /^Noviembre de 2026: 142\skWh/ }))
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar una factura' }))
  await page.keyboard.type(unpaid?.number ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Una factura coincide')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Debe .*: ver el historial/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Devuelto por el banco')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('link', { name: pdfOf(unpaid?.number) }))
  const shown = billShown(context)
  await page.keyboard.press('Enter')
  expect((await shown).status()).toBe(200)
})
