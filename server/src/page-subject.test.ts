import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageSubject } from '@endoll/api/page.ts'
import { addContract, addCustomer, addInvoice } from './testing/factories.ts'
import { testPage, testWeb } from './testing/test-web.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let cookie: string
let own: Readonly<Record<'contract' | 'contract_id' | 'invoice', string>>
let foreign: Readonly<Record<'contract' | 'contract_id' | 'invoice', string>>

/** A build that has one page: /kind/name, which is about that thing. */
const web = testWeb({
  renderer: {
    render: async ({ url }) => {
      const [, kind, name] = url.split('/')
      return testPage({ subject: { kind, name } as PageSubject })
    },
  },
})

beforeAll(async () => {
  server = await startTestServer({}, { web })
  const [laia, marc] = [await addCustomer(server.db), await addCustomer(server.db)]
  const make = async (customer: typeof laia) => {
    const contract = await addContract(server.db, customer)
    const invoice = await addInvoice(server.db, contract)
    return { contract: contract.name, contract_id: String(contract.id), invoice: String(invoice.id) }
  }
  own = await make(laia)
  foreign = await make(marc)
  cookie = await server.cookiesOf(laia)
})
afterAll(() => server.stop())

async function statusOf(url: string, headers: Record<string, string> = { cookie }) {
  return (await server.inject({ method: 'GET', url, headers })).statusCode
}

describe('a page that is about one thing [r.unknown-pages]', () => {
  it('is found by whose thing it is', async () => {
    expect(await statusOf(`/contract/${own.contract}`)).toBe(200)
    expect(await statusOf(`/contract_id/${own.contract_id}`)).toBe(200)
    expect(await statusOf(`/contract_name_or_id/${own.contract}`)).toBe(200)
    expect(await statusOf(`/contract_name_or_id/${own.contract_id}`)).toBe(200)
    expect(await statusOf(`/invoice/${own.invoice}`)).toBe(200)
  })

  it('is not found where the thing is not, or is somebody else’s', async () => {
    for (const url of [
      '/contract/ninguno',
      '/contract_id/999999',
      `/contract_id/${foreign.contract_id}`,
      '/contract_name_or_id/ninguno',
      '/contract_name_or_id/999999',
      `/contract_name_or_id/${foreign.contract}`,
      `/contract_name_or_id/${foreign.contract_id}`,
      '/invoice/999999',
      '/request/999999',
      `/contract/${foreign.contract}`,
      `/invoice/${foreign.invoice}`,
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 404])
    }
  })

  it('asks a visitor to sign in, whatever it names; what is no id is found by nobody', async () => {
    expect(await statusOf('/invoice/999999', {})).toBe(200)
    expect(await statusOf(`/contract/${own.contract}`, {})).toBe(200)
    expect(await statusOf('/contract_name_or_id/ninguno', {})).toBe(200)
    expect(await statusOf('/invoice/abc', {})).toBe(404)
    expect(await statusOf('/request/0', {})).toBe(404)
  })
})
