import { longestPlaceName, type ContractItem } from '@endoll/api/contracts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Headers = Record<string, string>

function call(headers: Headers, contract: string, place_name: unknown) {
  return server.inject({
    method: 'PUT',
    url: `/api/v1/contracts/${contract}/place/`,
    headers,
    payload: { place_name },
  })
}
async function found(headers: Headers, filter = '') {
  const { body } = await server.get(`contracts?filter=${encodeURIComponent(filter)}`, headers)
  return (body as { items: ContractItem[] }).items.map(({ name, place }) => [name, place] as const)
}

async function customerWithFlat(name: string) {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { name, supply_street: 'Carrer Major, 3, 2n 1a' })
  return { customer, contract, headers: await server.signIn(customer) }
}

test('a place has the name that its customer gives it, in lists, in the page and in the filter [PUT contracts/{name}/place/]', async () => {
  const { headers } = await customerWithFlat('P-1')
  expect(await found(headers)).toEqual([['P-1', { name: null, kind: 'flat' }]])
  const reply = await call(headers, 'P-1', '  Casa   de l’àvia ')
  expect([reply.statusCode, reply.json()]).toEqual([200, { name: 'Casa de l’àvia', kind: 'flat' }])
  expect(await found(headers, 'avia')).toEqual([['P-1', { name: 'Casa de l’àvia', kind: 'flat' }]])
  expect((await server.get('contracts/P-1/', headers)).body).toMatchObject({
    place: { name: 'Casa de l’àvia' },
  })
  await call(headers, 'P-1', 'Pis de dalt')
  expect(await found(headers, 'avia')).toEqual([])
})

test('an empty name brings back the usual one', async () => {
  const { headers } = await customerWithFlat('P-2')
  await call(headers, 'P-2', 'Aquí')
  expect((await call(headers, 'P-2', ' ')).json()).toEqual({ name: null, kind: 'flat' })
  expect(await found(headers)).toEqual([['P-2', { name: null, kind: 'flat' }]])
})

test.each([[null], [7], ['x'.repeat(longestPlaceName + 1)]])('%j is no name', async (name) => {
  const { headers } = await customerWithFlat(`P-${Math.random()}`.replace('.', ''))
  expect((await call(headers, 'P-2', name)).statusCode).toBe(400)
})

test('nobody names another customer’s place, and whoever has the contract later does not see the name', async () => {
  const { customer, contract, headers } = await customerWithFlat('P-3')
  const other = await customerWithFlat('P-4')
  expect((await call(other.headers, 'P-3', 'Meva')).statusCode).toBe(404)
  await call(headers, 'P-3', 'Casa de l’àvia')
  await server.db
    .updateTable('contract')
    .set({ customer_id: other.customer.customerId })
    .where('id', '=', contract.id)
    .execute()
  expect(await found(other.headers)).toEqual([
    ['P-3', { name: null, kind: 'flat' }],
    ['P-4', { name: null, kind: 'flat' }],
  ])
  expect(await found(other.headers, 'avia')).toEqual([])
  expect(await found(await server.signIn(customer))).toEqual([])
})
