import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addAttachment,
  addBattery,
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  addMovements,
  type TestContract,
} from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// What a customer sees of a contract that another one had before: nothing that is older than the change of hands.

const secret = 'SECRET-OF-THE-FORMER'
const heldFrom = '2026-11-01'

let server: TestServer
let headers: Record<string, string>
let contract: TestContract
let battery: number
let invoice: number
let attachment: number

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  contract = await addContract(server.db, customer)
  const bill = await addInvoice(server.db, contract, {
    number: `${secret}-1`,
    day: '2026-11-05',
    from_day: '2026-10-15',
    to_day: '2026-11-15',
    state: 'open',
    total_cents: 98_765,
    debt_cents: 98_765,
    powers_w: [4600, 4600],
  })
  invoice = bill.id
  await sql`
    insert into invoice_line (invoice_id, position, kind, name, from_day, to_day, quantity, unit, price, price_unit,
                              amount_cents)
    values (${invoice}, 1, 'meter_rental', ${secret}, '2026-10-15', '2026-11-15', 31, 'unit', 0.12345, 'EUR/day', 987)
  `.execute(server.db)
  for (const day of ['2026-10-29', '2026-10-30', '2026-10-31']) {
    await addCurveDay(server.db, contract.id, day, { importWh: 54_321 })
  }
  attachment = await addAttachment(server.db, contract, {
    name: secret,
    filename: `${secret}.pdf`,
    created_day: '2026-10-31',
  })
  await server.db
    .insertInto('contract_service')
    .values({ contract_id: contract.id, kind: 'social_bonus', name: secret, start_day: '2026-01-01' })
    .execute()
  battery = await addBattery(server.db, [[contract, 100]])
  await addMovements(server.db, [battery, contract], [['2026-10-31', `${secret}-1`, 54_321]])
})
afterAll(() => server.stop())

function paths(): string[] {
  const { id, name } = contract
  return [
    'contracts',
    'contracts/?type=electricity',
    `contracts/${name}/`,
    `contract/${id}/`,
    `contract/download_attachment/${attachment}`,
    'contract/bateria/types',
    `contract/bateria_virtual_percentages/${battery}`,
    `contract/bateria_virtual_movements/${battery}`,
    `contracts/${name}/cch/chart/monthly/?start=2026-10-01&end=2026-10-31`,
    `contracts/${name}/cch/series/monthly/?start=2026-10-01&end=2026-10-31`,
    `contracts/${name}/cch/series/monthly/?start=2026-11-01&end=2026-11-20`,
    `contracts/${name}/cch/download/?start=2026-10-01&end=2026-10-31&format=datadis`,
    `contracts/${name}/cch/year/`,
    `contracts/${name}/bill_so_far/`,
    `contracts/${name}/power/optimal/`,
    `contracts/${name}/products/year/`,
    'invoices/?type=electricity',
    `contracts/${id}/invoices/`,
    'invoices/chart/?type=electricity',
    'invoices/year/?year=2026',
    `invoices/${invoice}/bill/`,
    `invoices/${invoice}/pdf/`,
  ]
}
const figures = [
  secret,
  'a document',
  '2026-10-29',
  '2026/10/29',
  '54,321',
  '3911',
  '543.21',
  '987.65',
  '9.87',
  '0.12345',
]

async function shown() {
  const replies = []
  for (const path of paths()) {
    const { statusCode, payload } = await server.inject({ method: 'GET', url: `/api/v1/${path}`, headers })
    replies.push({ path, status: statusCode, found: figures.filter((figure) => payload.includes(figure)) })
  }
  return replies
}
function tellers(replies: Awaited<ReturnType<typeof shown>>) {
  return replies
    .filter(({ found }) => found.length > 0)
    .map(({ path, found }) => `${path} ${found.join(' ')}`)
}

describe('a contract that changed hands [r.held-since]', () => {
  it('shows all of it to who has held it all the time', async () => {
    const replies = await shown()
    expect(replies.filter(({ status }) => status >= 400)).toEqual([])
    expect(tellers(replies)).toHaveLength(15)
  })

  it('[law.17.2] shows who has it now nothing of the time before: no bill, document, hour, service or movement', async () => {
    await sql`update contract set held_from = ${heldFrom} where id = ${contract.id}`.execute(server.db)
    const replies = await shown()
    expect(tellers(replies)).toEqual([])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(replies.filter(({ status }) => status === 404).map(({ path }) => path)).toEqual([
      `contract/download_attachment/${attachment}`,
      `invoices/${invoice}/bill/`,
      `invoices/${invoice}/pdf/`,
    ])
  })

  it('shows them what has come since', async () => {
    const since = await addInvoice(server.db, contract, { from_day: heldFrom, to_day: '2026-11-20' })
    await addCurveDay(server.db, contract.id, heldFrom)
    const list = await server.get('invoices/?type=electricity', headers)
    expect(list.body).toMatchObject({ n_items: 1, items: [{ number: since.number }] })
    const series = await server.get(
      `contracts/${contract.name}/cch/series/monthly/?start=2026-10-01&end=2026-11-20`,
      headers,
    )
    expect(series.body).toMatchObject({ available: { start: heldFrom, end: heldFrom } })
  })
})
