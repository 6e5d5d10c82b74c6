import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import {
  addBattery,
  addBatteryLine,
  addContract,
  addCustomer,
  addInvoice,
  addMovements,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listBatteryLinks } from './queries.ts'

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>
let roof: TestContract
let flat: TestContract
let neighbour: TestContract
let shared: number
let own: number
let foreign: number
let invoiceId: number

function move(battery: number, contract: TestContract, rows: Parameters<typeof addMovements>[2]) {
  return addMovements(server.db, [battery, contract], rows)
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  customer = await addCustomer(db)
  const other = await addCustomer(db)
  roof = await addContract(db, customer, { name: 'R-10' })
  flat = await addContract(db, customer, { name: 'R-9' })
  neighbour = await addContract(db, other, { name: 'SECRET-7' })
  shared = await addBattery(
    db,
    [
      [roof, 40],
      [flat, 20],
      [neighbour, 15],
    ],
    { name: 'BV-10', description: 'Guarda euros.' },
  )
  own = await addBattery(db, [[roof, 100]], { name: '=BV-9', type_name: 'Batería comunitaria' })
  foreign = await addBattery(db, [[neighbour, 5]], { type_name: 'Batería ajena' })
  invoiceId = (await addInvoice(db, roof, { number: 'F-2' })).id
  // An invoice of this number that is of another contract is not the one meant.
  await addInvoice(db, neighbour, { number: 'F-3' })
  await move(shared, roof, [
    ['2025-12-30', 'F-1', 1000],
    ['2026-02-01', 'F-2', 250],
    ['2026-02-01', 'F-3', -325],
  ])
  await move(shared, neighbour, [
    ['2025-11-01', 'N-1', 500],
    ['2026-01-15', 'N-2', 70],
  ])
  await move(shared, flat, [['2026-03-01', 'F-9', -5]])
  await move(own, roof, [['2026-01-31', '', 1]])
  await move(foreign, neighbour, [['2026-01-31', 'N-3', 77]])
  await db
    .updateTable('battery_contract')
    .set({ discounts: 'aplicar' })
    .where('contract_id', '=', flat.id)
    .execute()
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

function get(path: string) {
  return server.get(path, headers)
}

describe('the batteries of a contract', () => {
  it('are listed with the euros in them, the share, and what no contract has yet [c3.battery-link]', async () => {
    const { body } = await get(`contract/${roof.id}/`)
    expect((body as ContractDetail).bateria_virtual).toEqual([
      {
        id: expect.any(Number) as number,
        bateria: { id: own, name: '=BV-9', type_name: 'Batería comunitaria', description: '' },
        total_descompte: 0.01,
        part: 0.01,
        pes_percentatge: 100,
        percentage_left: 0,
        gestio_descomptes: 'no_aplicar',
      },
      {
        id: expect.any(Number) as number,
        bateria: {
          id: shared,
          name: 'BV-10',
          type_name: 'Batería de excedentes',
          description: 'Guarda euros.',
        },
        total_descompte: 14.9,
        part: 4.03,
        pes_percentatge: 40,
        percentage_left: 25,
        gestio_descomptes: 'no_aplicar',
      },
    ])
    const [link] = ((await get(`contract/${flat.id}/`)).body as ContractDetail).bateria_virtual
    expect([link?.pes_percentatge, link?.gestio_descomptes]).toEqual([20, 'aplicar'])
  })

  it('are asked for once of a contract that has none, and their movements not at all', async () => {
    const contract = await addContract(server.db, customer)
    let asked = 0
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    expect(await listBatteryLinks({ ...server.services, db }, customer, contract.id)).toEqual([])
    expect(asked).toBe(1)
  })

  it('have types, each once, and only the customer’s own [c3.battery-type] [GET contract/bateria/types]', async () => {
    expect((await get('contract/bateria/types')).body).toEqual([
      { name: 'Batería comunitaria', description: '' },
      { name: 'Batería de excedentes', description: 'Guarda euros.' },
    ])
    const nobody = await server.signIn(await addCustomer(server.db))
    expect(await server.get('contract/bateria/types', nobody)).toEqual({ status: 200, body: [] })
  })

  it('are shared out among the customer’s contracts; those of others are not named [c3.battery-percentage] [GET contract/bateria_virtual_percentages/{bateriaId}]', async () => {
    const { body } = await get(`contract/bateria_virtual_percentages/${shared}`)
    expect(body).toEqual([
      { bateria_id: shared, polissa_id: flat.id, polissa_name: 'R-9', percentage: 20 },
      { bateria_id: shared, polissa_id: roof.id, polissa_name: 'R-10', percentage: 40 },
    ])
  })
})

describe('the ledger [GET contract/bateria_virtual_movements/{bateriaId}]', () => {
  it('adds up to the cent, newest first, with the movements of others as one sum', async () => {
    const { body } = await get(`contract/bateria_virtual_movements/${shared}`)
    const by = ({ id, name }: TestContract) => ({ polissa_id: id, polissa_name: name })
    const at = { date: '2026-02-01', ...by(roof) }
    expect(body).toEqual({
      bateria: { id: shared, name: 'BV-10' },
      year: 2026,
      years: [2026, 2025],
      opening_balance: 15,
      deposits: 2.5,
      withdrawals: 3.3,
      others: 0.7,
      closing_balance: 14.9,
      // Of all deposits the roof has 40 % and the flat 20 %, each rounded down; what they took is their own.
      parts: [
        { bateria_id: shared, polissa_id: flat.id, polissa_name: 'R-9', part: 3.59 },
        { bateria_id: shared, polissa_id: roof.id, polissa_name: 'R-10', part: 4.03 },
      ],
      rest: 7.28,
      items: [
        {
          date: '2026-03-01',
          ...by(flat),
          invoice_number: 'F-9',
          invoice_id: null,
          deposit: 0,
          withdrawal: 0.05,
          balance: 14.9,
          part: 3.59,
        },
        {
          ...at,
          invoice_number: 'F-3',
          invoice_id: null,
          deposit: 0,
          withdrawal: 3.25,
          balance: 14.95,
          part: 4.03,
        },
        {
          ...at,
          invoice_number: 'F-2',
          invoice_id: invoiceId,
          deposit: 2.5,
          withdrawal: 0,
          balance: 18.2,
          part: 7.28,
        },
      ],
    })
  })

  it('separates what went in and out where the movement of a bill is net and the bill says what it took', async () => {
    const battery = await addBattery(server.db, [[flat, 0]])
    const bill = async (number: string, takenCents: number, type: 'N' | 'A' = 'N') => {
      await addBatteryLine(server.db, await addInvoice(server.db, flat, { number, type }), takenCents)
    }
    await bill('M-1', 356)
    await bill('M-2', 300)
    await bill('M-3', 100)
    await bill('M-4', 700)
    await bill('M-5', 50, 'A')
    await move(battery, flat, [
      // 9.18 in and 3.56 out, as one figure; 3.00 out and nothing in.
      ['2026-06-01', 'M-1', 562],
      ['2026-06-02', 'M-2', -300],
      // As two movements.
      ['2026-06-03', 'M-3', 150],
      ['2026-06-04', 'M-3', -100],
      // Less went out than the bill says: the ledger is believed.
      ['2026-06-05', 'M-4', -702],
      ['2026-06-06', 'M-5', 50],
    ])
    const { body } = await get(`contract/bateria_virtual_movements/${battery}`)
    const ledger = body as { items: { invoice_number: string; deposit: number; withdrawal: number }[] }
    expect(
      ledger.items
        .toReversed()
        .map(({ invoice_number, deposit, withdrawal }) => [invoice_number, deposit, withdrawal]),
    ).toEqual([
      ['M-1', 9.18, 3.56],
      ['M-2', 0, 3],
      ['M-3', 1.5, 0],
      ['M-3', 0, 1],
      ['M-4', 0, 7.02],
      ['M-5', 0.5, 0],
    ])
    expect(body).toMatchObject({
      deposits: 11.18,
      withdrawals: 14.58,
      closing_balance: -3.4,
      others: 0,
    })
  })

  it.each([
    ['2025', { year: 2025, opening_balance: 0, deposits: 10, others: 5, closing_balance: 15 }],
    ['2024', { year: 2024, opening_balance: 0, closing_balance: 0, items: [] }],
    ['2030', { year: 2030, opening_balance: 14.9, closing_balance: 14.9, items: [] }],
  ])('of %s', async (year, expected) => {
    const { body } = await get(`contract/bateria_virtual_movements/${shared}?year=${year}`)
    expect(body).toMatchObject(expected)
  })

  it('of a battery in which nothing moved is of this year, and empty', async () => {
    const empty = await addBattery(server.db, [[flat, 0]])
    const { body } = await get(`contract/bateria_virtual_movements/${empty}`)
    expect(body).toMatchObject({ year: 2026, years: [], opening_balance: 0, closing_balance: 0, items: [] })
  })

  it.each(['26', '1899', '2200', 'x', '2026&year=2025'])('has no year %s', async (year) => {
    expect((await get(`contract/bateria_virtual_movements/${shared}?year=${year}`)).status).toBe(400)
  })
})

describe('the spreadsheet [GET contracts/virtual_batteries/{ids}]', () => {
  const download = (ids: string, lang = 'es') =>
    server.inject({ url: `/api/v1/contracts/virtual_batteries/${ids}?lang=${lang}`, headers })

  it('is every movement of one’s own, battery by battery, with the balance it left', async () => {
    const reply = await download(`${shared},${own}`)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="Bater_as virtuales 2026-11-21.xlsx"; filename*=UTF-8''Bater%C3%ADas%20virtuales%202026-11-21.xlsx`,
      'content-security-policy': "sandbox; default-src 'none'",
    })
    const { title, language, name, rows, frozenRows } = readSheet(reply.rawPayload)
    expect([title, language]).toEqual([expect.stringMatching(/\d{4}-\d\d-\d\d$/), 'es'])
    expect([name, frozenRows]).toEqual(['Movimientos', 1])
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Batería', 'Fecha', 'Contrato', 'Factura', 'Entra (€)', 'Sale (€)', 'Saldo (€)', 'Del contrato (€)'],
      ['=BV-9', 46_053, 'R-10', undefined, 0.01, undefined, 0.01, 0.01],
      ['BV-10', 46_021, 'R-10', 'F-1', 10, undefined, 15, 6],
      ['BV-10', 46_054, 'R-10', 'F-2', 2.5, undefined, 18.2, 7.28],
      ['BV-10', 46_054, 'R-10', 'F-3', undefined, 3.25, 14.95, 4.03],
      ['BV-10', 46_082, 'R-9', 'F-9', undefined, 0.05, 14.9, 3.59],
    ])
    expect(rows[1]?.map(({ kind, format }) => kind ?? format)).toEqual([
      'inlineStr',
      'dd/mm/yyyy',
      'inlineStr',
      undefined,
      '#,##0.00',
      undefined,
      '#,##0.00',
      '#,##0.00',
    ])
  })

  it.each([
    ['ca', 'Bateria virtual BV-10 2026-11-21.xlsx', 'Entra (€)'],
    ['en', 'Virtual battery BV-10 2026-11-21.xlsx', 'In (€)'],
  ])('of one battery carries its name, in %s', async (lang, name, header) => {
    const reply = await download(String(shared), lang)
    expect(reply.headers['content-disposition']).toContain(`filename="${name}"`)
    expect(readSheet(reply.rawPayload).rows[0]?.[4]?.value).toBe(header)
  })

  it('takes an id twice as once', async () => {
    const rows = readSheet((await download(`${own},${own}`)).rawPayload).rows
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['another customer’s', () => `${shared},${foreign}`],
    ['nobody’s', () => `${shared},987654321`],
    ['none', () => `${shared},`],
    ['something else', () => `${shared},x`],
    ['several in one', () => `${shared}%2C0`],
    ['a great many', () => Array.from({ length: 60 }, () => '99').join(',')],
  ])('with %s among the ids is none at all', async (_, ids) => {
    const [reply, none] = [await download(ids()), await download('987654321')]
    expect([reply.statusCode, reply.body]).toEqual([404, none.body])
  })

  it('wants a session: without one the browser signs out', async () => {
    const reply = await server.inject({ url: `/api/v1/contracts/virtual_batteries/${shared}` })
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([401, 'unauthenticated'])
  })
})

describe('with the switch off', () => {
  it('there are no batteries, neither in calls nor in the contract', async () => {
    const off = await startTestServer({ virtualBattery: false })
    const someone = await addCustomer(off.db)
    const contract = await addContract(off.db, someone)
    const battery = await addBattery(off.db, [[contract, 50]])
    const signedIn = await off.signIn(someone)
    const detail = (await off.get(`contract/${contract.id}/`, signedIn)).body as ContractDetail
    expect(detail.bateria_virtual).toEqual([])
    const reply = await off.get(`contract/bateria_virtual_percentages/${battery}`, signedIn)
    expect(reply.status).toBe(404)
    await off.stop()
  })
})
