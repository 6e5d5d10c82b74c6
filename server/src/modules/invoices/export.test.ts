import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addContract,
  addCustomer,
  addInvoice,
  addInvoices,
  testPassword,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>
let contract: TestContract

beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  contract = await addContract(server.db, customer, { name: 'C-1' })
  await addInvoice(server.db, contract, {
    number: 'F-1',
    day: '2026-11-05',
    state: 'open',
    due_day: '2026-11-25',
    from_day: '2026-10-01',
    to_day: '2026-11-01',
    total_cents: 123_456,
    pending_cents: 100_000,
    debt_cents: 4000,
    energy_wh: 1_234_567,
    partner_name: '=HYPERLINK("https://evil.example")',
    product_name: '+Clàssica <&>',
    supply_address: '-Carrer Major, 4',
  })
  await addInvoice(server.db, contract, {
    number: '@F-2',
    type: 'A',
    rectifies_number: 'F-0',
    day: '2026-10-05',
    due_day: null,
    total_cents: 4783,
    energy_wh: 150_000,
  })
  const gas = await addContract(server.db, customer, { kind: 'gas' })
  await addInvoice(server.db, gas, { number: 'G-1', tariff: 'RL.2' })
  const foreign = await addContract(server.db, await addCustomer(server.db))
  await addInvoice(server.db, foreign, { number: 'FOREIGN' })
})
afterAll(() => server.stop())

function ask(query: string, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') {
  return server.inject({ method, url: `/api/v1/invoices/export/?${query}`, headers })
}

async function read(query: string) {
  const reply = await ask(query)
  expect(reply.statusCode).toBe(200)
  return readSheet(reply.rawPayload)
}
async function numbers(query: string) {
  return (await read(query)).rows.slice(1).map(([first]) => first?.value)
}

describe('the spreadsheet [c7.gas-invoices-not-shown] [GET invoices/export/]', () => {
  it('has a row for each invoice as text, days and numbers, what gives money back negative', async () => {
    const { title, language, name, rows, widths, frozenRows } = await read('')
    expect([title, language]).toEqual([expect.stringContaining('Facturas'), 'es'])
    expect([name, frozenRows]).toEqual(['Facturas', 1])
    expect(widths.every((width) => width >= 12)).toBe(true)
    const columns = rows[0]!.map(({ value }) => String(value))
    const cells = (row: number) =>
      Object.fromEntries(columns.map((column, index) => [column, rows[row]?.[index]?.value]))
    expect(rows).toHaveLength(3)
    // Days of Excel's calendar: 45962 is 1 November 2025.
    expect(cells(1)).toEqual({
      Número: 'F-1',
      Tipo: 'Normal',
      'Factura rectificada': undefined,
      Fecha: 45_962 + 369,
      Vencimiento: 45_962 + 389,
      Desde: 45_962 + 334,
      Hasta: 45_962 + 364,
      Contrato: 'C-1',
      CUPS: contract.cups,
      Dirección: '-Carrer Major, 4',
      'Tarifa de acceso': '2.0TD',
      Producto: '+Clàssica <&>',
      'Titular de la factura': '=HYPERLINK("https://evil.example")',
      NIF: '00000000T',
      'Energía (kWh)': 1234.567,
      'Importe (€)': 1234.56,
      'Pendiente (€)': 1000,
      'Vencido (€)': 40,
      Estado: 'Pagada en parte',
      'Cómo se paga': 'Vencida: pendiente de pago',
    })
    expect(cells(2)).toMatchObject({
      Número: '@F-2',
      Tipo: 'Anuladora',
      'Factura rectificada': 'F-0',
      Vencimiento: undefined,
      'Energía (kWh)': -150,
      'Importe (€)': -47.83,
      'Pendiente (€)': 0,
      Estado: 'Abonada',
      'Cómo se paga': undefined,
    })
    const formats = rows[1]!.map(({ format }) => format)
    expect(formats.filter((format) => format === 'dd/mm/yyyy')).toHaveLength(4)
    expect(formats.filter((format) => format === '#,##0.00')).toHaveLength(3)
    expect(formats.filter((format) => format === '#,##0.000')).toHaveLength(1)
    // A formula would be a cell of another kind: every text is marked as text.
    const kinds = new Set(rows[1]!.flatMap(({ value, kind }) => (typeof value === 'string' ? [kind] : [])))
    expect([...kinds]).toEqual(['inlineStr'])
  })

  it.each([
    ['', ['F-1', '@F-2']],
    ['type=gas', ['G-1']],
    ['search=classica', ['F-1']],
    ['contract=C-1&type=gas', ['F-1', '@F-2']],
    ['search=nothing', []],
    // Paging is the list's.
    ['limit=1&offset=1', ['F-1', '@F-2']],
  ])('with %j has what the list would show, all pages', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each([
    ['', 'Facturas de electricidad 2026-11-21.xlsx', 'Importe (€)', 'dd/mm/yyyy'],
    ['lang=ca&type=gas', 'Factures de gas 2026-11-21.xlsx', 'Import (€)', 'dd/mm/yyyy'],
    ['lang=en&contract=C-1', 'Bills C-1 2026-11-21.xlsx', 'Amount (€)', 'mm/dd/yyyy'],
  ])('with %j is called %s', async (query, name, column, dayFormat) => {
    const reply = await ask(query)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(`filename="${name}"`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const { rows } = readSheet(reply.rawPayload)
    expect(rows[0]!.map(({ value }) => value)).toContain(column)
    expect(rows[1]!.map(({ format }) => format)).toContain(dayFormat)
  })

  it('is there for HEAD and OPTIONS, and only with a session, which its cookie is enough for', async () => {
    const [head, options] = [await ask('', 'HEAD'), await ask('', 'OPTIONS')]
    expect([head.statusCode, head.body, options.statusCode]).toEqual([200, '', 204])
    expect((await ask('contract=NOBODYS', 'OPTIONS')).statusCode).toBe(404)
    const url = '/api/v1/invoices/export/'
    expect((await server.inject({ url })).statusCode).toBe(401)
    const signIn = await server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      payload: { user: customer.email, password: testPassword },
    })
    const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
    expect((await server.inject({ url, cookies })).statusCode).toBe(200)
    expect((await server.inject({ url: '/api/v1/invoices/', cookies })).statusCode).toBe(401)
  })

  it('is written through parts without losing an invoice or its place', async () => {
    const many = await addCustomer(server.db)
    const shop = await addContract(server.db, many)
    const list = Array.from({ length: 2500 }, (_, index) => ({ number: `N${index + 1}` }))
    await addInvoices(server.db, shop, list)
    const reply = await server.inject({
      url: '/api/v1/invoices/export/',
      headers: await server.signIn(many),
    })
    const found = readSheet(reply.rawPayload).rows.slice(1)
    expect(found.map(([number]) => number?.value)).toEqual(
      Array.from({ length: 2500 }, (_, index) => `N${2500 - index}`),
    )
  })
})
