// The page of one contract of electricity: what is happening and what comes next, which contract, hints, failures.
import { readFile } from 'node:fs/promises'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { unpaid } from './bills.ts'
import { answer, billed, card, fact, known, pageOf, openPlace, places } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { askForPower, changeOf } from './requests-page.ts'
import { flat, gasFlat, workshop } from './scenarios.ts'
import { expectFits, heading, row, loseLine } from './words.ts'

test('each state says what is happening and what comes next [c2.view-contracts]', async ({
  page,
  signedIn,
}) => {
  const states = [
    [
      flat({ state: 'esborrany', signDay: undefined }),
      'Falta firmar el contrato: hasta entonces no empieza el suministro.',
      /^Tras la firma, la distribuidora activa el suministro/,
    ],
    [
      flat({ state: 'esborrany', signDay: '2026-11-10', atrAvailable: false }),
      'El contrato se firmó el 10 de noviembre y está en trámite.',
      /^La distribuidora tiene que activar el suministro\./,
    ],
    [
      flat({ state: 'baixa' }),
      'El contrato está dado de baja desde el 30 de junio.',
      /^Sus facturas y documentos siguen aquí\./,
    ],
    [
      flat({ debt: '84.20', invoices: [unpaid] }),
      /^Hay 84,20\s€ pendientes de pago de este contrato\.$/,
      /^El contrato está activo desde 2023\./,
    ],
  ] as const
  const { contracts } = await signedIn({ contracts: states.map(([contract]) => contract) })
  for (const [index, [, said, next]] of states.entries()) {
    await page.goto(pageOf(contracts[index]))
    await expect(answer(page, said)).toBeVisible()
    await expect(answer(page, next)).toBeVisible()
    await openPlace(page, 'Documentos')
    await expect(card(page, 'Solicitudes')).toContainText('No se ha pedido ningún cambio')
    await expectAccessible(page)
  }
})

test('what waits for the customer comes first, and what is under way holds its change and is named', async ({
  page,
  signedIn,
}) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await askForPower(page, contract)
  const request = page.url()
  await page.goto(pageOf(contract))
  await expect(answer(page, 'Falta firmar el cambio de potencia.')).toBeVisible()
  await expect(answer(page, /^El contrato está activo desde 2023\./)).toBeVisible()
  const toSign = page.getByRole('link', { name: /^Ir a firmar la solicitud/ })
  await expect(toSign).toHaveAttribute('href', new URL(request).pathname)
  const change = page.getByRole('button', { name: 'Cambiar la potencia' })
  await expect(change).toHaveAccessibleDescription(/Ya hay un cambio en marcha: solicitud [0-9A-Z-]{9}\./)
  await expect(page.getByRole('link', { name: /^solicitud [0-9A-Z-]{9}$/ })).toHaveAttribute(
    'href',
    new URL(request).pathname,
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Cambiar la cuenta bancaria' })).toBeVisible()
  await openPlace(page, 'Documentos')
  await expect(row(page, 'Cambio de potencia')).toContainText('Pendiente de firma')
  await expectAccessible(page)
  await row(page, 'Cambio de potencia').getByRole('link').click()
  await expect(page).toHaveURL(request)
})

test('a process of the distributor holds only the power', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat({ atrAvailable: false })] })).contracts
  await page.goto(pageOf(contract))
  await expect(answer(page, /La distribuidora tiene un trámite abierto con este suministro\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar la potencia' })).toHaveAccessibleDescription(
    /admite uno a la vez/,
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Cambiar la cuenta bancaria' }),
  ).toHaveAttribute('href', changeOf('ibanChange', contract))
  await expectAccessible(page)
})

test('the contact data are changed where they stand', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat({ more: known })] })).contracts
  await page.goto(pageOf(contract, { place: 'data' }))
  const notices = card(page, 'Avisos y cartas')
  await notices.getByRole('button', { name: 'Cambiar: Móvil de los avisos' }).click()
  await page.getByRole('textbox', { name: 'Móvil de los avisos' }).fill('600 999 888')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(notices.getByText('600 999 888')).toBeVisible()
  await openPlace(page, 'Documentos')
  await expect(row(page, 'Cambio de móvil')).toContainText('En vigor')
})

test.describe('which contract', () => {
  test('of one only it is that one, and the address says so', async ({ page, signedIn }) => {
    const [contract] = (await signedIn({ contracts: [flat(), gasFlat()] })).contracts
    await page.goto('/ver-contratos')
    await expect(heading(page, `Contrato ${contract?.name}`)).toBeVisible()
    await expect(page).toHaveURL(pageOf(contract))
    await expect(page.getByLabel('Contrato', { exact: true })).toHaveCount(0)
  })

  test('of several one is chosen first, and another from its page [c2.view-contracts]', async ({
    page,
    signedIn,
  }) => {
    const { contracts } = await signedIn({ contracts: [flat(), workshop({ state: 'baixa' })] })
    await page.goto('/ver-contratos')
    await expect(heading(page, 'Contratos de electricidad')).toBeVisible()
    await expect(page.getByText('Hay 2 contratos de electricidad. ¿Cuál se quiere ver?')).toBeVisible()
    await expect(row(page, contracts[1]?.name)).toContainText('De baja')
    await expectAccessible(page)
    await row(page, contracts[1]?.name).getByRole('link').click()
    await expect(heading(page, `Contrato ${contracts[1]?.name}`)).toBeVisible()
    await openPlace(page, 'Potencia')
    await expect(fact(card(page, 'Potencia contratada'), 'P6')).toContainText(/20\skW/)
    await page.getByLabel('Contrato', { exact: true }).selectOption(contracts[0]?.name ?? '')
    await expect(heading(page, `Contrato ${contracts[0]?.name}`)).toBeVisible()
    await expect(page).toHaveURL(pageOf(contracts[0]))
    await page.goBack()
    await expect(heading(page, `Contrato ${contracts[1]?.name}`)).toBeVisible()
    await expect(page).toHaveURL(/place=power/)
  })

  test('none, somebody else’s and one that was never there', async ({ page, customer, signedIn }) => {
    const other = await customer({ contracts: [flat()] })
    await signedIn({ contracts: [gasFlat()] })
    await page.goto('/ver-contratos')
    await expect(page.getByText('No hay contratos de electricidad')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver los de gas' })).toHaveAttribute(
      'href',
      '/ver-contratos-gas',
    )
    await expectAccessible(page)
    const main = page.getByRole('main')
    await page.goto(pageOf(other.contracts[0]))
    await expect(page.getByText('No encontramos este contrato')).toBeVisible()
    const others = await main.innerText()
    await expectAccessible(page)
    await page.goto(pageOf({ name: 'nunca' }))
    await expect(page.getByText('No encontramos este contrato')).toBeVisible()
    expect(await main.innerText()).toBe(others)
  })
})

test.describe('the hint to download', () => {
  test('saves the contract once: not again on reload, nor on the way back [c2.detail-hint-download]', async ({
    page,
    signedIn,
  }) => {
    const [contract] = (await signedIn({ contracts: [flat()] })).contracts
    let asked = 0
    page.on('request', (request) => (asked += /\/contracts\/[^/]+\/pdf\//.test(request.url()) ? 1 : 0))
    await page.goto('/altHome')
    const downloading = page.waitForEvent('download')
    await page.getByRole('main').getByRole('link', { name: 'Descargar el contrato' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`Contrato ${contract?.name}.pdf`)
    expect((await readPdf(await readFile(await file.path()))).text.join(' ')).toContain(contract?.name)
    await expect(page.getByText('El contrato se está descargando.')).toBeVisible()
    await expect(page).toHaveURL(pageOf(contract))
    await expectAccessible(page)
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar otra vez' }).click()
    await again
    expect(asked).toBe(2)
    await page.reload()
    await expect(card(page, 'Facturas')).toContainText('Todavía no hay facturas.')
    await page.goto('/contratos')
    await page.goBack()
    await expect(card(page, 'Facturas')).toContainText('Todavía no hay facturas.')
    expect(asked).toBe(2)
    await expect(page.getByText('El contrato se está descargando.')).toHaveCount(0)
  })

  test('of several contracts asks which; what fails says so and can be tried again [c2.detail-hint-download]', async ({
    page,
    office,
    signedIn,
  }) => {
    const { contracts } = await signedIn({ contracts: [flat(), flat()] })
    await page.goto('/ver-contratos?function=download')
    const first = page.waitForEvent('download')
    await row(page, contracts[1]?.name).getByRole('link').click()
    await first
    // The cards below have what they show; only the download is to fail.
    await page.waitForLoadState('networkidle')
    await office.withoutDatabase(async () => {
      await page.getByRole('button', { name: 'Descargar otra vez' }).click()
      // Cards below may fail to refresh meanwhile.
      const failed = page.getByRole('alert').filter({ hasText: 'El contrato no se ha podido descargar.' })
      await expect(failed).toBeVisible()
      await expectAccessible(page)
    })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar otra vez' }).click()
    expect((await downloading).suggestedFilename()).toBe(`Contrato ${contracts[1]?.name}.pdf`)
  })
})

test('what fails says so: the contract, and each card alone; what was read stays', async ({
  page,
  office,
  time,
  signedIn,
}) => {
  const [contract] = (await signedIn({ contracts: [flat({ invoices: billed })] })).contracts
  await page.goto('/contratos')
  const listed = row(page, contract?.name).getByRole('link').first()
  await expect(listed).toBeVisible()
  await office.withoutDatabase(async () => {
    await listed.click()
    await expect(page.getByText('No hemos podido cargar el contrato')).toBeVisible()
    await expect(heading(page, `Contrato ${contract?.name}`)).toBeVisible()
    await expectAccessible(page)
  })
  await office.withoutTable('invoice_pending_state', async () => {
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
    await expect(answer(page, /^Contrato activo desde 2023/)).toBeVisible()
    await expect(card(page, 'Facturas').getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await openPlace(page, 'Documentos')
    await expect(card(page, 'Solicitudes')).toContainText('No se ha pedido ningún cambio')
    await places(page).getByRole('link', { name: 'Resumen' }).click()
  })
  await card(page, 'Facturas').getByRole('button').click()
  await expect(row(page, contract?.invoices[0]?.number)).toBeVisible()
  await page.getByRole('link', { name: 'Todos los contratos' }).click()
  await expect(listed).toBeVisible()
  await time.pass({ minutes: 2 })
  await loseLine(page)
  await listed.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'No se ha podido actualizar el contrato: se muestra lo de antes.' }),
  ).toContainText('No hay conexión.')
  await expect(answer(page, /^Contrato activo desde 2023/)).toBeVisible()
})

test('the page in Catalan and in English', async ({ page, signedIn }) => {
  const [contract] = (await signedIn({ contracts: [flat({ invoices: billed, more: known })] })).contracts
  for (const [language, address, said, title] of [
    ['ca', '/veure-contractes', 'Contracte actiu des del 2023: tot està en ordre.', 'Contracte'],
    ['en', '/view-contracts', 'Active since 2023: everything is in order.', 'Contract'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`${address}?contract=${contract?.name}&lang=${language}`)
    await expect(page.getByText(said).first()).toBeVisible()
    await expect(page).toHaveTitle(`${title} ${contract?.name} · Llum del Vallès`)
    await expect(row(page, contract?.invoices[0]?.number)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page)
  }
})
