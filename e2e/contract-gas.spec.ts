// The page of one contract of gas, the way to the detail of any contract, and what their titles say.
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { card, fact, gasPageOf, onPhone, pageOf, openPlace, places } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf } from './requests-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, heading, row } from './words.ts'

const measured = { pressure_bar: '0,022', flow_m3h: '6' }

test('one at a time from a selector, the first that is active to begin with [c2.view-gas-contracts]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      gasFlat({ state: 'baixa', more: measured }),
      gasFlat({ more: measured, invoices: [bill({ day: '2026-11-03' })] }),
      flat(),
    ],
  })
  const [closed, active] = contracts
  await page.goto('/ver-contratos-gas')
  await expect(heading(page, `Contrato ${active?.name}`)).toBeVisible()
  await expect(page).toHaveURL(gasPageOf(active))
  await expect(page).toHaveTitle(`Contrato ${active?.name} · Llum del Vallès`)
  await expect(page.getByText('Contrato activo desde 2023: todo está en orden.')).toBeVisible()
  await expect(row(page, active?.invoices[0]?.number)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cambiar la potencia' })).toHaveCount(0)
  await expect(places(page).getByRole('link')).toHaveText(['Resumen', 'Precios', 'Datos', 'Documentos'])
  await openPlace(page, 'Datos')
  const supply = card(page, 'Punto de suministro')
  await expect(fact(supply, 'Presión')).toHaveText(/^0,022\sbar$/)
  await expect(fact(supply, 'Caudal')).toHaveText(/^6\sm³\/h$/)
  await expect(fact(supply, 'Peaje de acceso')).toHaveText('RL.2')
  for (const absent of [
    'Potencia contratada',
    'Qué potencia conviene',
    'Consumo de este mes',
    'La factura en curso',
  ])
    await expect(card(page, absent)).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Cambiar la cuenta bancaria' }),
  ).toHaveAttribute('href', changeOf('ibanChange', active))
  await expect(page.getByRole('main').getByRole('link', { name: 'Cambiar la dirección' })).toHaveAttribute(
    'href',
    changeOf('notifAddrChange', active),
  )
  await expectAccessible(page)
  await openPlace(page, 'Precios')
  await expect(card(page, 'Servicios y descuentos')).toBeVisible()
  await page.getByLabel('Contrato', { exact: true }).selectOption(closed?.name ?? '')
  await expect(page.getByText('El contrato está dado de baja desde el 30 de junio.')).toBeVisible()
  await expectAccessible(page)
  await onPhone(page)
  await expectFits(page)
})

test('the flow is hidden where the name of the tariff contains "3." [c2.view-gas-contracts]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [gasFlat({ tariff: '3.4', more: measured })] })
  await page.goto('/contratos?type=gas')
  await page.getByRole('link', { name: `Detalles del contrato ${contracts[0]?.name}` }).click()
  await openPlace(page, 'Datos')
  const supply = card(page, 'Punto de suministro')
  await expect(fact(supply, 'Presión')).toHaveText(/^0,022\sbar$/)
  await expect(fact(supply, 'Caudal')).toHaveCount(0)
})

test('who has no gas is shown so, and led to what there is [c2.view-gas-contracts]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/ver-contratos-gas')
  await expect(page.getByText('No hay contratos de gas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver los de electricidad' })).toHaveAttribute(
    'href',
    '/ver-contratos',
  )
  await expectAccessible(page)
})

test('who has nothing at all can call', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/ver-contratos-gas')
  await expect(page.getByText('No hay contratos de gas')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '900 500 005' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expectAccessible(page)
})

test('a contract under the address of the other kind is led to its own', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  const [home, gas] = contracts
  await page.goto(pageOf(gas))
  await expect(heading(page, `Contrato ${gas?.name}`)).toBeVisible()
  await expect(page).toHaveURL(gasPageOf(gas))
  await page.goto(gasPageOf(home))
  await expect(heading(page, `Contrato ${home?.name}`)).toBeVisible()
  await expect(page).toHaveURL(pageOf(home))
})

test('the contract of gas is saved by a hint, and changes lead to their page [c2.detail-hint-download]', async ({
  page,
  signedIn,
}) => {
  const [gas] = (await signedIn({ contracts: [gasFlat()] })).contracts
  const downloading = page.waitForEvent('download')
  await page.goto('/ver-contratos-gas?function=download')
  expect((await downloading).suggestedFilename()).toBe(`Contrato ${gas?.name}.pdf`)
  await expect(page).toHaveURL(gasPageOf(gas))
  await page.goto(`${gasPageOf(gas)}&function=ibanChange`)
  await expect(heading(page, 'Cambiar la cuenta bancaria')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`Contrato ${gas?.name} · Llum del Vallès$`))
  await expect(page).toHaveURL(/^[^?]*\/ver-contratos\?/)
})

test.describe('the detail', () => {
  test('leads to the page of the contract, by name or id, and keeps the rest of the query [c2.detail]', async ({
    page,
    signedIn,
  }) => {
    const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
    const [home, gas] = contracts
    await page.goto(`/detalle?contract=${gas?.name}&campaign=1`)
    await expect(heading(page, `Contrato ${gas?.name}`)).toBeVisible()
    await expect(page).toHaveURL(/\/ver-contratos-gas\?.*campaign=1/)
    const { token } = (await (await page.request.get('/api/v1/user/refresh')).json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const listed = await page.request.get('/api/v2/contracts?type=electricity&offset=0&limit=10', { headers })
    const { items } = (await listed.json()) as { items: { id: number; name: string }[] }
    await page.goto(`/detalle?id=${items[0]?.id}`)
    await expect(heading(page, `Contrato ${home?.name}`)).toBeVisible()
    await page.goto(`/detalle?contract=${home?.name}&function=consumption`)
    await expect(heading(page, `Consumo del contrato ${home?.name}`)).toBeVisible()
    await expect(page).toHaveTitle(`Ver el consumo · Contrato ${home?.name} · Llum del Vallès`)
    await page.goto('/detalle?type=gas')
    await expect(heading(page, `Contrato ${gas?.name}`)).toBeVisible()
    await page.goto('/detalle')
    await expect(heading(page, `Contrato ${home?.name}`)).toBeVisible()
  })

  test('of what does not exist and of what is somebody else’s is not found [c2.detail]', async ({
    page,
    customer,
    signedIn,
  }) => {
    const other = await customer({ contracts: [flat()] })
    await signedIn({ contracts: [flat()] })
    for (const query of [`contract=${other.contracts[0]?.name}`, 'contract=nunca', 'id=999999', 'id=x']) {
      await page.goto(`/detalle?${query}`)
      await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
    }
  })

  test('is for who has signed in, and goes on from there', async ({ page }) => {
    await page.goto('/detalle?contract=0042')
    await expect(page).toHaveURL('/acceso?next=%2Fdetalle%3Fcontract%3D0042')
  })
})
