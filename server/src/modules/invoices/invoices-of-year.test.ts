import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { invoicesOfYear } from '@endoll/api/invoices.ts'
import {
  addContract,
  addCustomer,
  addInvoice,
  addInvoices,
  type TestContract,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Reply = ReplyOf<typeof invoicesOfYear>

let server: TestServer
let headers: Record<string, string>
let home: TestContract
let foreign: TestContract

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  home = await addContract(server.db, customer)
  const gas = await addContract(server.db, customer, { kind: 'gas' })
  for (const [number, day] of [
    ['H-1', '2024-12-31'],
    ['H-9', '2025-01-01'],
    ['H-10', '2025-01-01'],
    ['H-11', '2025-12-31'],
  ] as const) {
    await addInvoice(server.db, home, { number, day })
  }
  await addInvoice(server.db, gas, { number: 'G-1', day: '2025-06-15' })
  await addInvoice(server.db, gas, { number: 'G-2', day: '2026-06-15' })
  foreign = await addContract(server.db, await addCustomer(server.db))
  await addInvoice(server.db, foreign, { number: 'FOREIGN', day: '2025-06-15' })
})
afterAll(() => server.stop())

async function ask(query: string, as = headers) {
  const { status, body } = await server.get(`invoices/year/?${query}`, as)
  expect(status).toBe(200)
  return body as Reply
}
async function years(query: string) {
  return (await ask(query)).years.map(({ year, n_invoices }) => `${year}: ${n_invoices}`)
}
async function numbers(query: string) {
  return (await ask(query)).items.map(({ number }) => number)
}

describe('the years [GET invoices/year/]', () => {
  it('are those that have invoices of the customer, newest first, with how many', async () => {
    expect(await years('')).toEqual(['2026: 1', '2025: 4', '2024: 1'])
    expect(await years('type=electricity')).toEqual(['2025: 3', '2024: 1'])
    expect(await years('type=gas')).toEqual(['2026: 1', '2025: 1'])
    expect(await years(`contract=${home.name}&type=gas`)).toEqual(['2025: 3', '2024: 1'])
    expect(await numbers('')).toEqual([])
  })
})

describe('the invoices of a year', () => {
  it('are all of its first to its last day, newest first', async () => {
    expect(await numbers('year=2025')).toEqual(['H-11', 'G-1', 'H-10', 'H-9'])
    expect(await numbers('year=2025&type=gas')).toEqual(['G-1'])
    expect(await numbers(`year=2025&contract=${home.name}`)).toEqual(['H-11', 'H-10', 'H-9'])
    expect(await numbers('year=2019')).toEqual([])
    expect(await ask('year=2024')).toMatchObject({
      items: [{ id: expect.any(Number), number: 'H-1', date: '2024-12-31' }],
      n_items: 1,
    })
  })

  it('come in parts where they are many', async () => {
    const { db } = server
    const many = await addCustomer(db)
    const shop = await addContract(db, many)
    await addInvoices(
      db,
      shop,
      Array.from({ length: 1600 }, (_, index) => ({ number: `M${index}`, day: '2025-03-04' })),
    )
    const as = await server.signIn(many)
    const first = await ask('year=2025', as)
    const rest = await ask('year=2025&offset=1000', as)
    expect([first.items.length, first.n_items, rest.items.length, rest.limit]).toEqual([
      1000, 1600, 600, 1000,
    ])
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(1600)
    expect((await ask('year=2025&limit=5000', as)).items).toHaveLength(1000)
  })

  it.each(['year=25', 'year=20255', 'year=3000', 'year=2025-01', 'type=water'])(
    'are not those of %s',
    async (query) => {
      expect((await server.get(`invoices/year/?${query}`, headers)).status).toBe(400)
    },
  )

  it('of a contract of another are those of a contract that never was', async () => {
    const theirs = await server.get(`invoices/year/?year=2025&contract=${foreign.name}`, headers)
    const nobodys = await server.get('invoices/year/?year=2025&contract=NOBODYS', headers)
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
    expect((await server.get('invoices/year/')).status).toBe(401)
  })
})
