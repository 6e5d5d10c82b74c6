import { afterAll, beforeAll, expect, it } from 'vitest'
import { billService } from '../../testing/bill-service.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A customer with a bill of one line and IVA. */
async function billed(partnerNif: string) {
  const customer = await addCustomer(server.db)
  const { id } = await addInvoice(server.db, await addContract(server.db, customer))
  await billService(server.db, id, partnerNif)
  return { id, headers: await server.signIn(customer) }
}

it('a firm has its bill as UBL, a person and a stranger have none, and the page knows it [GET invoices/{id}/ubl/] [r.structured-invoice]', async () => {
  const firm = await billed('B58818501')
  const person = await billed('00000000T')
  const url = `/api/v1/invoices/${firm.id}/ubl/`
  const reply = await server.inject({ url, headers: firm.headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/xml')
  expect(reply.headers['content-disposition']).toMatch(/^attachment; .*\.xml/)
  expect(reply.body).toContain('<cbc:PayableAmount currencyID="EUR">12.10</cbc:PayableAmount>')
  expect((await server.inject({ url, headers: person.headers })).statusCode).toBe(404)
  const own = { url: `/api/v1/invoices/${person.id}/ubl/`, headers: person.headers }
  expect((await server.inject(own)).statusCode).toBe(404)
  for (const [{ id, headers }, has] of [
    [firm, true],
    [person, false],
  ] as const) {
    const page = await server.inject({ url: `/api/v1/invoices/${id}/bill/`, headers })
    expect(page.json<{ has_ubl: boolean }>().has_ubl).toBe(has)
  }
})
