import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { listContracts } from '@endoll/api/contracts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  for (const [name, supply_street, powers_w, debt_cents] of [
    ['9', 'Carrer Nou, 10', [3450, 4600], 0],
    ['10', 'Carrer Nou, 9', [16_000, 17_300], 4217],
    ['11', 'Avinguda Alta, 1', [4600, 4600], 100],
  ] as const)
    await addContract(server.db, customer, { name, supply_street, powers_w: [...powers_w], debt_cents })
})
afterAll(() => server.stop())

async function names(order: string): Promise<string[]> {
  const { body } = await server.get(`contracts?order=${order}`, headers)
  return (body as ReplyOf<typeof listContracts>).items.map(({ name }) => name)
}

describe('[r.contracts-order] the list of contracts', () => {
  it.each([
    ['name', ['9', '10', '11']],
    ['-name', ['11', '10', '9']],
    ['address', ['11', '10', '9']],
    ['-address', ['9', '10', '11']],
    ['power', ['9', '11', '10']],
    ['-power', ['10', '9', '11']],
    ['debt', ['9', '11', '10']],
    ['-debt', ['10', '11', '9']],
  ])('by %s; among equals by name', async (order, expected) => {
    expect(await names(order)).toEqual(expected)
  })
  it('keeps its order from page to page, and knows no other', async () => {
    const { body } = await server.get('contracts?order=-debt&offset=1&limit=1', headers)
    expect((body as ReplyOf<typeof listContracts>).items.map(({ name }) => name)).toEqual(['11'])
    expect((await server.get('contracts?order=owner', headers)).status).toBe(400)
  })
})
