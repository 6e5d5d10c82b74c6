import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer)
  const unpaid = { state: 'open' as const, pending_cents: 3000 }
  await addInvoice(server.db, contract, { number: 'O-1', day: '2025-01-01' })
  await addInvoice(server.db, contract, { number: 'O-2', day: '2025-12-31', ...unpaid, debt_cents: 3000 })
  await addInvoice(server.db, contract, { number: 'O-3', day: '2026-01-01', ...unpaid, debt_cents: 0 })
  const gas = await addContract(server.db, customer, { kind: 'gas' })
  await addInvoice(server.db, gas, { number: 'O-4', day: '2024-06-01' })
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

async function listed(query: string) {
  const { status, body } = await server.get(`invoices/?${query}`, headers)
  const {
    items = [],
    total_items,
    years,
  } = body as {
    items?: { number: string }[]
    total_items: number
    years: number[]
  }
  return { status, numbers: items.map(({ number }) => number), total: total_items, years }
}

test.each([
  ['', ['O-3', 'O-2', 'O-1']],
  ['only=2025', ['O-2', 'O-1']],
  ['only=2026', ['O-3']],
  ['only=2023', []],
  ['only=owed', ['O-2']],
  ['only=2025&search=O-1', ['O-1']],
])('%s shows %j', async (query, numbers) => {
  expect(await listed(query)).toMatchObject({ numbers, total: numbers.length, years: [2026, 2025] })
})

test('the years are those of the kind, and anything else is refused', async () => {
  expect((await listed('type=gas')).years).toEqual([2024])
  for (const only of ['paid', '99', '20255']) expect((await listed(`only=${only}`)).status).toBe(400)
})

test('the spreadsheet holds the same', async () => {
  const reply = await server.inject({ url: '/api/v1/invoices/export/?only=2025', headers })
  expect(reply.statusCode).toBe(200)
})
