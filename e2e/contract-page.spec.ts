// The page of one contract of electricity: each card with its facts.
import { readFile } from 'node:fs/promises'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import {
  answer,
  billed,
  card,
  deliver,
  documentOf,
  fact,
  homePrices,
  known,
  onPhone,
  openPlace,
  pageOf,
} from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { flat, productCode } from './scenarios.ts'
import { expectFits, heading, row, loseLine } from './words.ts'

test('what is happening, when the next bill comes, and every card with its facts [c2.contracts-action-details] [c2.view-contracts] [c2.detail-cards] [c2.detail-sips-state] [c2.detail-notification-state] [c2.detail-online-invoice-state] [c2.flag-horizontal-buttons]', async ({
  page,
  office,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await signedIn({
    contracts: [flat({ product: 'Luz con precios', powers: [3.45, 5.75], invoices: billed, more: known })],
  })
  const [contract] = made.contracts
  if (!contract) throw new Error('no contract was made')
  await deliver(office, { 'product-prices.csv': homePrices(contract) })
  await page.goto('/contratos')
  await page.getByRole('link', { name: `Detalles del contrato ${contract.name}` }).click()
  await expect(page).toHaveURL(pageOf(contract))
  await expect(heading(page, `Contrato ${contract.name}`)).toBeVisible()
  await expect(page).toHaveTitle(`Contrato ${contract.name} · Llum del Vallès`)
  await expect(answer(page, 'Contrato activo desde 2023: todo está en orden.')).toBeVisible()
  await expect(answer(page, /La próxima factura llegará hacia el \d+ de diciembre\./)).toBeVisible()

  // What people come for stands in a row above the first cards, the rest beside what it changes.
  const actions = page.getByRole('group', { name: `Qué se puede hacer con el contrato ${contract.name}` })
  await expect(actions.getByRole('link')).toHaveText([
    'Cambiar la potencia',
    'Cambiar la cuenta bancaria',
    'Cambiar la dirección',
    'Descargar el contrato',
  ])
  await expect(page.getByRole('main').getByRole('link', { name: 'Cambiar la cuenta bancaria' })).toHaveCount(
    1,
  )
  await expect(row(page, contract.invoices[2]?.number)).toContainText(/52,10\s€/)
  await expect(card(page, 'Consumo de este mes')).toBeVisible()
  await expect(card(page, 'La factura en curso')).toBeVisible()
  await expectAccessible(page)

  await openPlace(page, 'Datos')
  await expect(card(page, 'Facturas')).toHaveCount(0)
  const data = card(page, 'Datos del contrato')
  await expect(fact(data, 'Número de contrato')).toHaveText(contract.name)
  await expect(fact(data, 'Pagos')).toHaveText('Al día')
  await expect(fact(data, 'Firma')).toHaveText('01/12/2022')
  await expect(fact(data, 'Inicio del suministro')).toHaveText('01/01/2023')
  await expect(data.getByText('Activo', { exact: true })).toBeVisible()

  const people = card(page, 'Titular y datos fiscales')
  await expect(fact(people, 'Titular')).toContainText('Titular de Prueba')
  await expect(fact(people, 'Pagador')).toContainText('Pagadora de Prueba')
  await expect(fact(people, 'Las facturas van a nombre de')).toHaveText(
    'Fiscal de Prueba, SLNo es el titular.',
  )
  await expect(fact(people, 'NIF')).toHaveText('B00000042')
  await expect(fact(people, 'Dirección fiscal')).toHaveText('Calle Fiscal 9, 08001 Barcelona')

  const account = card(page, 'Cuenta y facturas')
  await expect(fact(account, 'Se cobra en')).toHaveText(contract.iban ?? '')
  await expect(fact(account, 'Cómo llegan las facturas')).toContainText('En línea, sin papel')

  const notices = card(page, 'Avisos y cartas')
  await expect(notices.getByText('avisos@prueba.endoll.test')).toBeVisible()
  await expect(notices.getByText('600 111 222')).toBeVisible()
  await expect(fact(notices, 'Dirección de notificación')).toContainText('Apartado 7, 08002 Barcelona')
  await expect(fact(notices, 'Notificación electrónica')).toContainText('Sí, desde el 1 de marzo de 2024')

  const supply = card(page, 'Punto de suministro')
  await expect(fact(supply, 'Dirección')).toContainText('Calle del Sol 14')
  await expect(fact(supply, 'CUPS')).toContainText(contract.cups)
  await expect(fact(supply, 'Distribuidora')).toContainText('Distribuidora de Prueba')
  await expect(fact(supply, 'Referencia de la distribuidora')).toHaveText('700000123')
  await expect(supply.getByRole('link', { name: '900 123 456' })).toHaveAttribute(
    'href',
    /^tel:(\+34)?900123456$/,
  )
  await expect(fact(supply, 'Peaje de acceso')).toHaveText('2.0TD')
  await expect(fact(supply, 'Referencia catastral')).toHaveText('No consta')
  await expect(fact(supply, 'Datos que ven otras')).toContainText('Se ha pedido que no se cedan')
  await supply.getByRole('button', { name: 'Copiar el CUPS' }).click()
  await expect(supply.getByRole('status').getByText('Copiado')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contract.cups)

  await expect(page.getByRole('main').getByRole('link', { name: 'Dar de baja el suministro' })).toHaveCount(1)
  await expectAccessible(page)

  await openPlace(page, 'Potencia')
  const power = card(page, 'Potencia contratada')
  await expect(fact(power, 'P1, punta y llano')).toContainText(/3,45\skW/)
  await expect(fact(power, 'P2, valle')).toContainText(/5,75\skW/)

  await openPlace(page, 'Precios')
  const product = card(page, 'Producto y precios')
  await expect(fact(product, 'Producto')).toContainText('Luz con precios')
  await expect(fact(product, 'Precio garantizado')).toHaveText('Hasta el 31 de agosto de 2027')
  await expect(fact(product, 'Origen de la energía')).toContainText(/renovable/)
  await expect(fact(product, 'Potencia')).toContainText(/P1 39,195547\s€\/kW y año 30,817413 sin impuestos/)
  await expect(fact(product, 'Energía')).toContainText(
    /P1 0,26169\s€\/kWh 0,205753 sin.*P2 0,16441.*P3 0,116757\s€\/kWh 0,0918 sin/s,
  )
  await expect(fact(product, 'Excedentes')).toContainText(/0,07\s€\/kWh sin impuestos/)

  await expect(card(page, 'Servicios y descuentos')).toContainText(
    'No hay servicios contratados ni bono social.',
  )
  await expect(card(page, 'Batería virtual')).toHaveCount(0)
  await expect(card(page, 'Opciones de la tarifa')).toHaveCount(0)
  await expectAccessible(page)

  await openPlace(page, 'Documentos')
  await expect(card(page, 'Documentos')).toContainText('Todavía no hay documentos de este contrato.')
  await expect(card(page, 'Solicitudes')).toContainText('No se ha pedido ningún cambio de este contrato.')
  await expectAccessible(page)

  // On paper the cards follow each other, without what can only be pressed.
  const { text } = await readPdf(await page.pdf({ format: 'A4' }))
  const printed = text.join(' ')
  expect(text.length).toBeLessThanOrEqual(3)
  for (const words of ['Facturas', 'Producto y precios', 'Solicitudes']) expect(printed).toContain(words)
  for (const words of ['Todos los contratos', 'En esta página', 'Cambiar la potencia'])
    expect(printed).not.toContain(words)
})

test('services, bonuses, documents, a battery and the options of the tariff [c2.detail-services] [c2.detail-attachments] [c2.detail-tariff-options-state] [c2.detail-batteries] [r.battery-ledger]', async ({
  page,
  office,
  signedIn,
}) => {
  const made = await signedIn({
    contracts: [flat({ product: 'Luz con opciones', more: { happy_hours: '13-15' } }), flat()],
  })
  const [contract, other] = made.contracts
  if (!contract || !other) throw new Error('no contract was made')
  const of = { contract_name: contract.name }
  const product_code = productCode(contract)
  const attachment = (name: string, category_name: string, created_day: string, file: string) => ({
    ...of,
    reference: file,
    name,
    category_name,
    created_day,
    file,
  })
  await deliver(
    office,
    {
      'products.csv': [
        {
          code: product_code,
          kind: 'electricity',
          name: 'Luz con opciones',
          price_kind: 'indexed',
          pvpc: 'yes',
        },
      ],
      'contract-services.csv': [
        { ...of, kind: 'service', name: 'Mantenimiento', start_day: '2024-05-01', end_day: '' },
        { ...of, kind: 'service', name: 'Seguro', start_day: '2023-01-01', end_day: '2025-12-31' },
        {
          ...of,
          kind: 'social_bonus',
          name: 'Bono vulnerable',
          start_day: '2026-02-01',
          end_day: '2028-01-31',
        },
      ],
      'attachments.csv': [
        attachment('Contrato firmado', 'Contrato', '2022-12-01', 'firmado.txt'),
        attachment('Plano', 'Autoconsumo', '2024-06-14', 'plano.txt'),
        attachment('Acta', 'Instalación', '2023-02-02', 'acta.txt'),
      ],
      'batteries.csv': [
        { name: `BV-${contract.name}`, type_name: 'De excedentes', description: 'Se guarda en euros.' },
      ],
      'battery-contracts.csv': [
        { battery_name: `BV-${contract.name}`, ...of, share_percent: '60', discounts: 'aplicar' },
        {
          battery_name: `BV-${contract.name}`,
          contract_name: other.name,
          share_percent: '25',
          discounts: 'no_aplicar',
        },
      ],
      'battery-movements.csv': [
        {
          battery_name: `BV-${contract.name}`,
          ...of,
          invoice_number: 'FE-1',
          day: '2026-06-03',
          amount: '20.50',
        },
        {
          battery_name: `BV-${contract.name}`,
          ...of,
          invoice_number: 'FE-2',
          day: '2026-07-03',
          amount: '-4.45',
        },
      ],
      'product-tariff-options.csv': [
        { product_code, option: 'happy_hours', choice: '13-15' },
        { product_code, option: 'happy_hours', choice: '22-24' },
        { product_code, option: 'happy_day', choice: 'sunday' },
      ],
    },
    { 'firmado.txt': documentOf(830_000), 'plano.txt': documentOf(1_900_000), 'acta.txt': documentOf(2_000) },
  )
  await page.goto(pageOf(contract, { place: 'prices' }))

  const services = card(page, 'Servicios y descuentos')
  await expect(services.getByRole('row').filter({ hasText: 'Mantenimiento' })).toContainText(
    /Servicio.*01\/05\/2024.*Sin fecha de fin/,
  )
  await expect(services.getByRole('row').filter({ hasText: 'Seguro' })).toContainText(
    /31\/12\/2025.*Terminado/,
  )
  await expect(services.getByRole('row').filter({ hasText: 'Bono vulnerable' })).toContainText(
    /Bono social.*01\/02\/2026.*31\/01\/2028.*Se renueva si se siguen cumpliendo los requisitos: lo comprobamos el 30 de noviembre de 2027/,
  )

  const battery = card(page, 'Batería virtual')
  await expect(battery).toContainText('Es un monedero de euros, no de kWh')
  await expect(battery.getByRole('row').filter({ hasText: `BV-${contract.name}` })).toContainText(
    /De excedentes.*16,05\s€.*60\s%.*15\s%.*Se descuenta de las facturas/s,
  )
  const sheet = page.waitForEvent('download')
  await battery.getByRole('link', { name: 'Descargar los movimientos' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/)
  await battery.getByText('Ver los movimientos').focus()
  await page.keyboard.press('Enter')
  const ledger = battery.getByRole('table', { name: `Movimientos de BV-${contract.name} en 2026` })
  await expect(ledger.getByRole('row')).toContainText([
    'Entra',
    /FE-2.*03\/07\/2026.*0,00\s€.*4,45\s€.*16,05\s€/,
    /FE-1.*03\/06\/2026.*20,50\s€.*0,00\s€.*20,50\s€/,
  ])

  const options = card(page, 'Opciones de la tarifa')
  await expect(fact(options, 'Plan Reloj')).toContainText('13:00 – 15:00')
  await expect(fact(options, 'Plan Reloj')).toContainText('El producto ofrece: 22:00 – 24:00')
  await expect(fact(options, 'Fin de semana')).toContainText('Nada elegido')
  await expect(fact(options, 'Fin de semana')).toContainText(/[Dd]omingo/)
  await expect(fact(options, 'Doble tarifa')).toHaveCount(0)
  await expectAccessible(page)

  await openPlace(page, 'Documentos')
  const documents = card(page, 'Documentos')
  const names = () => documents.getByRole('rowheader').allTextContents()
  await expect(documents.getByRole('rowheader')).toHaveCount(3)
  expect(await names()).toEqual(['Plano', 'Acta', 'Contrato firmado'])
  const header = (name: string) => documents.getByRole('columnheader', { name })
  await expect(header('Fecha')).toHaveAttribute('aria-sort', 'descending')
  // KB sorts before MB.
  await header('Tamaño').getByRole('button').click()
  expect(await names()).toEqual(['Acta', 'Contrato firmado', 'Plano'])
  await header('Tamaño').getByRole('button').click()
  expect(await names()).toEqual(['Plano', 'Contrato firmado', 'Acta'])
  await header('Categoría').getByRole('button').focus()
  await page.keyboard.press('Enter')
  expect(await names()).toEqual(['Plano', 'Contrato firmado', 'Acta'])
  await header('Documento').getByRole('button').click()
  expect(await names()).toEqual(['Acta', 'Contrato firmado', 'Plano'])
  await expect(documents.getByRole('row').filter({ hasText: 'Plano' })).toContainText('1,9 MB')
  await expect(documents.getByRole('row').filter({ hasText: 'Contrato firmado' })).toContainText('830 KB')
  const downloading = page.waitForEvent('download')
  await documents.getByRole('link', { name: 'Descargar Acta (2 KB)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('acta.txt')
  expect((await readFile(await file.path())).length).toBe(2_000)
  await expectAccessible(page)

  await onPhone(page)
  await expect(documents.getByLabel('Ordenar por')).toBeVisible()
  await expectFits(page)
  // Where the headings are not to be seen the order is chosen from a list.
  await documents.getByLabel('Ordenar por').selectOption('Tamaño, de menor a mayor')
  expect(await names()).toEqual(['Acta', 'Contrato firmado', 'Plano'])
  await expect(header('Tamaño').getByRole('button')).toBeHidden()
  await expectAccessible(page)
})

test('a document that cannot be downloaded is an alert beside its button, and goes away [c8.attachment-download]', async ({
  page,
  office,
  context,
  signedIn,
}) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await deliver(
    office,
    {
      'attachments.csv': [
        {
          contract_name: contract?.name ?? '',
          reference: 'a',
          name: 'Acta',
          category_name: 'Instalación',
          created_day: '2023-02-02',
          file: 'acta.txt',
        },
      ],
    },
    { 'acta.txt': documentOf(10) },
  )
  await page.goto(pageOf(contract, { place: 'documents' }))
  const button = card(page, 'Documentos').getByRole('link', { name: 'Descargar Acta (1 KB)' })
  await expect(button).toBeVisible()
  // All late parts have loaded: it is the document that fails, not the page.
  await loseLine(page)
  await button.click()
  const alert = card(page, 'Documentos').getByRole('alert')
  await expect(alert).toContainText(/^No hay conexión\./)
  await expectAccessible(page)
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Cerrar' }).click()
  await expect(alert).toHaveCount(0)
  await expect(button).toBeFocused()
})
