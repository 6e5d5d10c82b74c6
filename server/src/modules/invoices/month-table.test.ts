import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let firm: TestCaller

const day = '2026-10-05'

/** A bill of 100 of power and 60 of energy: 8.18 of electricity tax, IVA 21 % of 168.18 = 35.32, in all 203.50. */
async function addBill(contract: TestCaller['contract'], fields: Parameters<typeof addInvoice>[2]) {
  const { id } = await addInvoice(server.db, contract, { day, total_cents: 20_350, ...fields })
  const line = { invoice_id: id, from_day: '2026-09-01', to_day: '2026-10-01', quantity: 1 }
  const of = { unit: 'unit', price_unit: 'EUR' } as const
  await server.db
    .insertInto('invoice_line')
    .values([
      { ...line, ...of, position: 1, kind: 'power', price: 70, amount_cents: 7000 },
      { ...line, ...of, position: 2, kind: 'power', price: 30, amount_cents: 3000 },
      { ...line, ...of, position: 3, kind: 'energy', price: 60, amount_cents: 6000 },
    ])
    .execute()
  await server.db
    .insertInto('invoice_tax')
    .values([
      {
        invoice_id: id,
        position: 1,
        tax: 'electricity_tax',
        rate_unit: '%',
        rate: 5.112_696_32,
        base_cents: 16_000,
        amount_cents: 818,
      },
      {
        invoice_id: id,
        position: 2,
        tax: 'IVA',
        rate_unit: '%',
        rate: 21,
        base_cents: 16_818,
        amount_cents: 3532,
      },
    ])
    .execute()
}

beforeAll(async () => {
  server = await startTestServer()
  firm = await addCaller(server, { name: 'C-1' })
  const gas = await addContract(server.db, firm.customer, { name: 'G-1', kind: 'gas' })
  await addBill(firm.contract, { number: 'F-1', partner_name: '=1+1', supply_address: 'Calle; del "Sol"' })
  await addBill(firm.contract, { number: 'F-2', type: 'A', rectifies_number: 'F-0' })
  await addBill(gas, { number: 'F-3', day: '2026-10-31' })
  await addInvoice(server.db, firm.contract, { number: 'F-4', day: '2026-11-01' })
  const other = await addContract(server.db, await addCustomer(server.db))
  await addBill(other, { number: 'FOREIGN' })
})
afterAll(() => server.stop())

function ask(month: string, format: string, lang = 'es') {
  const { headers } = firm
  return server.inject({
    method: 'GET',
    url: `/api/v1/portfolio/bills/?month=${month}&format=${format}&lang=${lang}`,
    headers,
  })
}

/** The cells of a CSV: semicolons, and quotes doubled within quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

async function readCsv(month: string, lang?: string) {
  const { statusCode, body } = await ask(month, 'csv', lang)
  expect(statusCode).toBe(200)
  expect(body.startsWith('\uFEFF')).toBe(true)
  const [header = '', ...lines] = body.slice(1).trimEnd().split('\r\n')
  const names = cellsOf(header)
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [names[index], cell])))
}

async function readXlsx(month: string) {
  const { statusCode, rawPayload } = await ask(month, 'xlsx')
  expect(statusCode).toBe(200)
  const [header = [], ...rows] = readSheet(rawPayload).rows
  return rows.map((row) =>
    Object.fromEntries(row.map(({ value }, index) => [String(header[index]?.value), value])),
  )
}

const signed = ['203,50', '-203,50', '203,50']

describe('the bills of a month', () => {
  it('are those issued in it, of all supplies, with lines, base and tax by rate [GET portfolio/bills/] [r.month-of-bills]', async () => {
    const rows = await readCsv('2026-10')
    expect(rows.map((row) => [row['Número'], row['Contrato'], row['Importe (€)']])).toEqual([
      ['F-1', 'C-1', signed[0]],
      ['F-2', 'C-1', signed[1]],
      ['F-3', 'G-1', signed[2]],
    ])
    expect(rows[0]).toMatchObject({
      Fecha: day,
      'Potencia (€)': '100,00',
      'Energía (€)': '60,00',
      'Impuesto eléctrico (€)': '8,18',
      'Base imponible (€)': '168,18',
      'Base IVA 21 % (€)': '168,18',
      'Cuota IVA 21 % (€)': '35,32',
    })
    expect(rows[1]).toMatchObject({ 'Potencia (€)': '-100,00', 'Cuota IVA 21 % (€)': '-35,32' })
    expect(await readCsv('2026-11')).toMatchObject([{ Número: 'F-4' }])
    expect(await readCsv('2026-12')).toEqual([])
  })

  it('say as a workbook what they say as a CSV, and add up to their totals', async () => {
    const [csv, xlsx] = [await readCsv('2026-10'), await readXlsx('2026-10')]
    const amounts = Object.keys(csv[0] ?? {}).filter((name) => name.endsWith('(€)'))
    expect(amounts.length).toBeGreaterThan(7)
    for (const [index, row] of xlsx.entries()) {
      const number = (name: string) => Number(csv[index]?.[name]?.replace(',', '.'))
      for (const name of amounts) expect(row[name], name).toBe(number(name))
      const base = number('Potencia (€)') + number('Energía (€)') + number('Impuesto eléctrico (€)')
      expect(base).toBeCloseTo(number('Base imponible (€)'), 6)
      expect(base + number('Cuota IVA 21 % (€)')).toBeCloseTo(number('Importe (€)'), 6)
    }
  })

  it('hold no formula, whatever a name begins with', async () => {
    const [first] = await readCsv('2026-10')
    expect(first).toMatchObject({ 'Titular de la factura': "'=1+1", Dirección: 'Calle; del "Sol"' })
  })

  it('are in the language of the call; what is no month is refused', async () => {
    expect(Object.keys((await readCsv('2026-10', 'en'))[0] ?? {})).toContain('IVA 21 %: tax (€)')
    expect(Object.keys((await readCsv('2026-10', 'ca'))[0] ?? {})).toContain('Quota IVA 21 % (€)')
    for (const month of ['2026-13', '2026', '1999-01']) expect((await ask(month, 'csv')).statusCode).toBe(400)
    expect((await ask('2026-10', 'pdf')).statusCode).toBe(400)
  })
})
