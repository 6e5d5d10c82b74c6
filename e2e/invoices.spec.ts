import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills, unpaid } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { list, search } from './invoices-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { heading, row } from './words.ts'

test('each invoice says what it bills, how it stands and what follows from it; what is owed comes first [c2.invoices] [c2.invoices-table] [c4.invoice-status]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        invoices: [
          unpaid,
          bill({ day: '2026-11-15', dueDay: '2026-12-03', state: 'open', total: '52.10' }),
          bill({ day: '2026-11-14', state: 'in_process', total: '30.11' }),
          bill({ day: '2026-11-13', dueDay: '2026-11-18', state: 'open', total: '60', pending: '20' }),
          bill({ day: '2026-11-12', type: 'A', rectifies: 5, total: '1234.50', energyKwh: '4321' }),
          bill({ day: '2026-11-05', total: '1234.50' }),
          bill({ day: '2026-11-12', type: 'R', rectifies: 5, total: '41.02' }),
          bill({
            day: '2026-11-16',
            dueDay: '2026-12-05',
            state: 'open',
            total: '9',
            paymentMethod: 'transfer',
          }),
        ],
      }),
    ],
  })
  await page.goto('/facturas')
  await expect(page.getByText(/^Hay 47,83\s€ pendientes de pago desde el 12 de octubre\.$/)).toBeVisible()
  await expect(
    page.getByText(
      /Otro cobro de 30,11\s€ ya está en camino.*Además tiene que pagar 9,00\s€, hasta el 5 de diciembre\. Quedan además 72,10\s€ por cobrar en 2 facturas, la primera el 3 de diciembre/,
    ),
  ).toBeVisible()
  for (const header of [
    'Número',
    'Fecha',
    'Periodo',
    'Dirección',
    'Importe',
    'Energía',
    'Estado del pago',
    'Acciones',
  ]) {
    await expect(list(page).getByRole('columnheader', { name: header, exact: true })).toBeVisible()
  }
  const numbers = contracts[0]?.invoices.map(({ number }) => number) ?? []
  const of = (place: number) => row(page, new RegExp(`^${numbers[place]}`))
  await expect(of(0)).toContainText(/02\/10\/2026.*01\/09\/2026\s– 30\/09\/2026.*Calle del Sol 14/)
  await expect(of(0)).toContainText(/47,83\s€142\skWhDebe 47,83\s€Venció el 12 de octubre/)
  await expect(of(0).getByText(/^Debe 47,83/)).toHaveCSS('font-weight', '700')
  await expect(of(1)).toContainText(/Se cobra el 3\sdic/)
  await expect(of(2)).toContainText('En procesoNo tiene que pagarla')
  await expect(of(3)).toContainText(/Pagada en parteQuedan 20,00\s€/)
  await expect(of(3).getByText('Pagada en parte')).not.toHaveCSS('font-weight', '700')
  await expect(of(4)).toContainText(`Anula la factura ${numbers[5]}`)
  await expect(of(4)).toContainText(/-1\.234,50\s€-4\.321\skWhAbonada/)
  await expect(of(5)).toContainText(/1\.234,50\s€.*Pagada/)
  await expect(of(6)).toContainText(`Rectifica la factura ${numbers[5]}`)
  await expect(of(7)).toContainText(/A pagar hasta el 5\sdic/)
  await expectAccessible(page)
})

for (const [said, invoices] of [
  [/^No hay nada que pagar\. La próxima factura, hacia el 6 de diciembre\.$/, monthlyBills('2026-08-05', 4)],
  [/^No hay nada que pagar\.$/, [bill({ day: '2024-03-05' })]],
  [
    /^Hoy no hay nada que pagar\. El 3 de diciembre se cobrarán 47,83\s€\.$/,
    [bill({ day: '2026-11-10', dueDay: '2026-12-03', state: 'open' })],
  ],
  [
    /^Hay 47,83\s€ por pagar\. Último día: 3 de diciembre\.$/,
    [bill({ day: '2026-11-10', dueDay: '2026-12-03', state: 'open', paymentMethod: 'transfer' })],
  ],
  [
    /^El cobro de 47,83\s€ ya está en camino: no tiene que pagar nada\.$/,
    [bill({ day: '2026-11-10', state: 'in_process' })],
  ],
  [
    /^Hay 95,66\s€ pendientes de pago en 2 facturas, desde el 12 de octubre\.$/,
    [unpaid, bill({ day: '2026-11-01', dueDay: '2026-11-11', state: 'open', debt: '47.83' })],
  ],
] as const) {
  test(`the page opens with what is owed: ${said.source}`, async ({ page, signedIn }) => {
    await signedIn({ contracts: [flat({ invoices })] })
    await page.goto('/facturas')
    await expect(page.getByText(said)).toBeVisible()
  })
}

test('electricity and gas each have a tab, and the address says which [c2.invoices-tabs]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] }), gasFlat({ invoices: [unpaid] })],
  })
  const [light, gas] = contracts.map(({ invoices }) => invoices[0]?.number ?? '')
  await page.goto('/facturas?chart=energy')
  await expect(page.getByRole('tab', { name: 'Electricidad', selected: true })).toBeVisible()
  await expect(row(page, light)).toBeVisible()
  // The debt for gas is shown on both.
  await expect(page.getByText(/^Hay 47,83\s€ pendientes de pago/)).toBeVisible()
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(list(page, 'gas')).toBeVisible()
  await expect(row(page, gas)).toContainText('Debe')
  await expect(row(page, light)).toHaveCount(0)
  await expect(page).toHaveURL('/facturas?type=gas&chart=energy')
  await expectAccessible(page)
  await page.reload()
  await expect(row(page, gas)).toBeVisible()
  await page.goBack()
  await expect(row(page, light)).toBeVisible()
})

test('an invoice is found by what one knows of it, and the place is kept [c2.invoices-search] [c8.empty-invoices]', async ({
  page,
  signedIn,
}) => {
  const { contracts, nif } = await signedIn({
    contracts: [
      flat({ invoices: [bill({ day: '2026-11-05', total: '1234.56' })] }),
      flat({
        street: 'Carrer de la Font 77',
        invoices: [bill({ day: '2026-10-05', partner: { name: 'Núria Bosch i Roig', nif: '12345678Z' } })],
      }),
    ],
  })
  const [first, second] = contracts
  const [one, other] = [first?.invoices[0]?.number ?? '', second?.invoices[0]?.number ?? '']
  await page.goto('/facturas')
  await expect(search(page)).toHaveAccessibleDescription(
    'Por NIF, CUPS, dirección, contrato, número o nombre',
  )
  await expect(row(page, one)).toBeVisible()
  for (const [typed, found, hidden] of [
    [one, one, other],
    ['12345678z', other, one],
    [nif, one, other],
    [second?.cups ?? '', other, one],
    ['carrer de la FONT', other, one],
    [first?.name ?? '', one, other],
    ['nuria bosch', other, one],
    ['1.234,56', one, other],
  ] as const) {
    await search(page).fill(typed)
    await expect(page.getByText('Una factura coincide')).toBeVisible()
    await expect(row(page, found), typed).toBeVisible()
    await expect(row(page, hidden), typed).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/facturas\?filter=1\.234%2C56$/)
  await page.reload()
  await expect(search(page)).toHaveValue('1.234,56')
  await expect(row(page, other)).toHaveCount(0)
  await search(page).fill('ningún sitio')
  await expect(page.getByText('Ninguna factura coincide con «ningún sitio»')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar la búsqueda' }).click()
  await expect(row(page, one)).toBeVisible()
  await expect(row(page, other)).toBeVisible()
  await expect(page).toHaveURL('/facturas')
})

test('the history opens only where there is more than one entry, and gives the focus back [c2.dialog-pending-state] [c4.pending-history]', async ({
  page,
  signedIn,
}) => {
  const once = bill({ day: '2026-11-03', history: [{ day: '2026-11-04', text: 'Recibo enviado al banco' }] })
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [unpaid, once] })] })
  const [number, other] = contracts[0]?.invoices.map((invoice) => invoice.number) ?? []
  await page.goto('/facturas')
  const status = page.getByRole('button', {
    name: new RegExp(`^Debe .*: ver el historial de la factura ${number}`),
  })
  await expect(page.getByRole('button', { name: new RegExp(`${other}`) })).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: `Historial de la factura ${number}` })
  await status.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('definition')).toHaveText([
    'Recibo enviado al banco',
    'Devuelto por el banco',
    'Reclamación enviada',
  ])
  await expect(dialog.getByRole('term')).toHaveText(['12/10/2026', '15/10/2026', '02/11/2026'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(status).toBeFocused()
  const action = page.getByRole('button', { name: `Historial de la factura ${number}`, exact: true })
  await action.click()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(action).toBeFocused()
})

test('a contract leads to its invoices, under its name and address [c2.contracts-action-invoices] [c2.contract-invoices]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ invoices: [unpaid] }),
      gasFlat({ street: 'Carrer Nou 8', invoices: monthlyBills('2026-08-05', 4) }),
    ],
  })
  const [light, gas] = contracts
  await page.goto('/contratos?type=gas')
  await page.getByRole('link', { name: `Ver las facturas del contrato ${gas?.name}` }).click()
  await expect(page).toHaveURL(`/contratos/${gas?.name}/facturas`)
  await expect(heading(page, `Facturas del contrato ${gas?.name}`)).toBeVisible()
  await expect(page).toHaveTitle(/^Facturas del contrato · /)
  // Nothing about the other contract is shown here.
  await expect(
    page.getByText(/^No hay nada que pagar\. La próxima factura, hacia el 6 de diciembre\.$/),
  ).toBeVisible()
  await expect(page.getByText('Carrer Nou 8, 08201 Sabadell').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const { number } of gas?.invoices ?? []) await expect(row(page, number)).toBeVisible()
  await expect(row(page, light?.invoices[0]?.number)).toHaveCount(0)
  await expectAccessible(page)
  await search(page).fill(gas?.invoices[2]?.number ?? '')
  await expect(page).toHaveURL(new RegExp(`/contratos/${gas?.name}/facturas\\?filter=`))
  await expect(row(page, gas?.invoices[0]?.number)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Contratos', exact: true }).click()
  await expect(page).toHaveURL('/contratos')
})

test('a contract of somebody else is as unknown as one that never was [c2.contract-invoices] [r.unknown-pages]', async ({
  page,
  customer,
  signedIn,
}) => {
  const other = await customer({ contracts: [flat({ invoices: [unpaid] })] })
  await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] })] })
  for (const name of [other.contracts[0]?.name, '999999', 'no & existe']) {
    const reply = await page.goto(`/contratos/${encodeURIComponent(name ?? '')}/facturas`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('No encontramos este contrato')).toBeVisible()
    await expect(page.getByText('47,83')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todas las facturas' }).click()
  await expect(page).toHaveURL('/facturas')
  await expect(list(page)).toBeVisible()
})
