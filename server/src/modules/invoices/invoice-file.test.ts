import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addContract,
  addCustomer,
  addInvoice,
  testPassword,
  type TestCustomer,
  type TestInvoice,
} from '../../testing/factories.ts'
import { Failure } from '../../platform/http/failure.ts'
import { SlowPdfError } from '../../platform/pdf/pdf-worker.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>
let electricity: TestInvoice
let gas: TestInvoice

beforeAll(async () => {
  server = await startTestServer({ downloadInNewTab: false })
  customer = await addCustomer(server.db)
  const flat = await addContract(server.db, customer)
  const heating = await addContract(server.db, customer, { kind: 'gas' })
  electricity = await addInvoice(server.db, flat, { number: 'F/1 2', partner_name: 'Núria Prova' })
  gas = await addInvoice(server.db, heating, { number: 'G-1', tariff: 'RL.2' })
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

function download(invoice: TestInvoice, query = '', how: Record<string, string> = headers) {
  return server.inject({ url: `/api/v1/invoices/${invoice.id}/pdf/${query}`, headers: how })
}

describe('an invoice as a document [GET invoices/{id}/pdf/]', () => {
  it('is a file with a name that no cache keeps', async () => {
    const reply = await download(electricity)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Factura F_1 2.pdf"; filename*=UTF-8''Factura%20F%2F1%202.pdf`,
      'cache-control': 'private, no-store',
    })
    const read = await readPdf(reply.rawPayload)
    expect(read.text.join(' ').replaceAll('\u00a0', ' ')).toMatch(/47,83 €.*Núria Prova/)
    expect(read.creationDate).toMatch(/^D:20261105/)
  })

  it.each([
    ['?lang=ca', 'ca', 'Factura d’electricitat'],
    ['?lang=en', 'en', 'Electricity bill'],
    ['', 'es', 'Factura de electricidad'],
  ])('%s is written in %s', async (query, language, title) => {
    const read = await readPdf((await download(electricity, query)).rawPayload)
    expect([read.language, read.title]).toEqual([language, expect.stringContaining(title)])
  })

  it('is there for gas, and opens with the session’s cookie alone', async () => {
    const { cookies } = await server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      payload: { user: customer.email, password: testPassword },
    })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const reply = await download(gas, '', { cookie })
    expect((await readPdf(reply.rawPayload)).title).toContain('Factura de gas G-1')
    expect((await download(gas, '', {})).statusCode).toBe(401)
  })

  it('is laid out when it is sent, not when somebody asks whether it is there [r.file-made-when-sent]', async () => {
    const render = vi.spyOn(server.services.pdf, 'render')
    const url = `/api/v1/invoices/${electricity.id}/pdf/`
    const other = await addCustomer(server.db)
    const ask = async (who: Record<string, string>) =>
      (await server.inject({ method: 'OPTIONS', url, headers: who })).statusCode
    expect([await ask(headers), await ask(await server.signIn(other)), await ask({})]).toEqual([
      204, 404, 401,
    ])
    expect(render).not.toHaveBeenCalled()
    expect((await download(electricity)).statusCode).toBe(200)
    expect(render).toHaveBeenCalledOnce()
    render.mockRestore()
  })

  it('is refused before it is opened where there is no compiler', async () => {
    const assertAvailable = vi.spyOn(server.services.pdf, 'assertAvailable').mockImplementation(() => {
      throw new Failure('documents_unavailable')
    })
    const url = `/api/v1/invoices/${electricity.id}/pdf/`
    const reply = await server.inject({ method: 'OPTIONS', url, headers })
    expect(reply.json()).toMatchObject({ error: 'documents_unavailable' })
    assertAvailable.mockRestore()
  })

  it('that takes too long is asked for again later, by a page that says so [r.overload]', async () => {
    const slow = vi
      .spyOn(server.services.pdf, 'render')
      .mockRejectedValue(new SlowPdfError('bill/bill.typ', 'took longer than 10000 ms'))
    const opened = { ...headers, accept: 'text/html', 'sec-fetch-dest': 'document', cookie: 'lang=en' }
    const page = await download(electricity, '?lang=en', opened)
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10'])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('very busy')
    expect((await download(electricity)).json()).toMatchObject({ status_code: 503, error: 'busy' })
    slow.mockRestore()
  })

  it('is read in a tab where the deployment says so', async () => {
    const inTabs = await startTestServer({ downloadInNewTab: true })
    try {
      const other = await addCustomer(inTabs.db)
      const invoice = await addInvoice(inTabs.db, await addContract(inTabs.db, other))
      const reply = await inTabs.inject({
        url: `/api/v1/invoices/${invoice.id}/pdf/`,
        headers: await inTabs.signIn(other),
      })
      expect(reply.headers['content-disposition']).toMatch(/^inline; filename=/)
    } finally {
      await inTabs.stop()
    }
  })
})
