// The page of a bill whose retailer sends little of it: how it is paid in every state, no lines, no hours, files that are saved.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { unfold } from './bill-page.ts'
import { bill, unpaid } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat, type Contract } from './scenarios.ts'
import { expectFits, heading, row } from './words.ts'

test.use({ deployment: { file: 'demo', changes: { switches: { downloadInNewTab: false } } } })

/** From the list of invoices. */
async function openListed(page: Page, contract: Contract | undefined, index: number) {
  const number = contract?.invoices[index]?.number
  await row(page, new RegExp(`^${number}`))
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await expect(heading(page, `Factura ${number}`)).toBeVisible()
}

async function open(page: Page, contract: Contract | undefined, index: number) {
  await page.goto('/facturas')
  await openListed(page, contract, index)
}

const november = '2026-11-05'

test('who pays what and when is said first, in every state [r.bill-page]', async ({ page, signedIn }) => {
  const states = [
    [
      bill({ day: november, state: 'open', dueDay: '2026-12-12' }),
      /^47,83\s€ que se cargarán el 12 de diciembre en la cuenta acabada en \d{4}\.$/,
    ],
    [
      bill({ day: november, state: 'open', dueDay: undefined }),
      /^47,83\s€ que se cargarán en la cuenta acabada en \d{4}\.$/,
    ],
    [
      bill({ day: november, state: 'in_process' }),
      /^El cobro de 47,83\s€ ya está en camino: no tiene que pagar nada\.$/,
    ],
    [
      bill({ day: november, state: 'grouped_proforma', dueDay: '2026-12-12' }),
      /^47,83\s€ que se cobran junto con otras facturas en un solo recibo, el 12 de diciembre\.$/,
    ],
    [
      bill({ day: november, state: 'open', dueDay: '2026-12-12', paymentMethod: 'card' }),
      /^Último día para pagar 47,83\s€ con tarjeta: 12 de diciembre\.$/,
    ],
    [
      bill({ day: november, state: 'open', pending: '20.00', debt: '20.00', dueDay: '2026-11-15' }),
      /^Se deben 20,00\s€ de los 47,83\s€, desde el 15 de noviembre\.$/,
    ],
    [unpaid, /^Se deben 47,83\s€ desde el 12 de octubre\.$/],
    [bill({ day: november }), /^Pagada: 47,83\s€\.$/],
    [bill({ day: november, type: 'A', rectifies: 7 }), /^Se han devuelto 47,83\s€\.$/],
  ] as const
  const { contracts } = await signedIn({ contracts: [flat({ invoices: states.map(([asked]) => asked) })] })
  await page.goto('/facturas')
  for (const [index, [, said]] of states.entries()) {
    await openListed(page, contracts[0], index)
    await expect(page.getByText(said)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'El pago' }).getByText(/^Factura emitida: 47,83/),
    ).toBeVisible()
    if (index === states.length - 1) await expectAccessible(page)
    await page.goBack()
  }
})

test('the debt of a retailer with words of its own says what has been', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [unpaid] })] })
  await open(page, contracts[0], 0)
  const payment = page.getByRole('region', { name: 'El pago' })
  for (const { text } of unpaid.history) await expect(payment.getByText(text)).toBeVisible()
  await expect(payment.getByRole('link', { name: 'Llamar al 900 500 005' })).toHaveAttribute(
    'href',
    'tel:900500005',
  )
  await expectAccessible(page)
})

test('without lines and hours the page says so; the file is saved where the deployment saves files', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [
          bill({ day: november }),
          bill({ day: '2026-10-05', firstDay: '2026-09-26', lastDay: '2026-09-30' }),
        ],
      }),
    ],
  })
  await open(page, contracts[0], 0)
  await expect(page.getByText(/^De esta factura no tenemos aquí el detalle/)).toBeVisible()
  await unfold(page)
  await expect(page.getByText('De estos días no hay lecturas hora a hora.')).toBeVisible()
  await expect(page.getByTitle(/^PDF de la factura/)).toHaveCount(0)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el PDF' }).click()
  expect((await downloading).suggestedFilename()).toContain(contracts[0]?.invoices[0]?.number)
  await open(page, contracts[0], 1)
  await unfold(page)
  await expect(page.getByText(/^Son menos de 7 días/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 780 })
  await expectFits(page)
  await expectAccessible(page)
})

test('hours of some of the days are averaged over those, and it is said', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [bill({ day: november })],
        curves: [{ from: '2026-10-01', to: '2026-10-21', importWh: (_, hour) => (hour === 20 ? 900 : 100) }],
      }),
    ],
  })
  await open(page, contracts[0], 0)
  await unfold(page)
  await expect(page.getByText('De 20 de los 31 días hay lecturas: la media es de esos.')).toBeVisible()
  await expect(page.getByText(/la hora de más consumo es de 20:00 a 21:00\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^De 20 a 21 h: 0,9\skWh en punta$/ })).toBeVisible()
})
