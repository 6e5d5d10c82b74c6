import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer, testPassword, type TestCustomer } from '../../testing/factories.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: Record<string, string>
let cookie: string
let customer: TestCustomer

beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  await addContract(server.db, customer, {
    name: 'A-001',
    owner_name: 'Laia Prova',
    powers_w: [3450, 4600],
    iban: 'ES9121000418450200051332',
  })
  await addContract(server.db, customer, {
    name: 'A/2 b',
    state: 'esborrany',
    sign_day: null,
    start_day: null,
  })
  await addContract(server.db, customer, { name: 'G-001', kind: 'gas', pressure_bar: '0.022' })
  laia = await server.signIn(customer)
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/get_token',
    payload: { user: customer.email, password: testPassword },
  })
  cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})
afterAll(() => server.stop())

function download(name: string, query = '', headers: Record<string, string> = laia) {
  return server.inject({ url: `/api/v1/contracts/${encodeURIComponent(name)}/pdf/${query}`, headers })
}

describe('a contract as a document [GET contracts/{name}/pdf/]', () => {
  it('is a file with a name that no cache keeps', async () => {
    const reply = await download('A-001')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Contrato A-001.pdf"; filename*=UTF-8''Contrato%20A-001.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    const read = await readPdf(reply.rawPayload)
    expect(read.text.join(' ')).toContain('Laia Prova')
    expect(read.text.join(' ').replaceAll('\u00a0', ' ')).toMatch(/3,45 kW.*4,6 kW/)
  })

  it.each([
    ['?lang=ca', 'ca', 'Contracte A-001.pdf', 'Contracte actiu'],
    ['?lang=ca_ES', 'ca', 'Contracte A-001.pdf', 'Contracte actiu'],
    ['?lang=en', 'en', 'Contract A-001.pdf', 'Active since'],
    ['?lang=gl', 'es', 'Contrato A-001.pdf', 'Contrato activo'],
    ['?lang=xx', 'es', 'Contrato A-001.pdf', 'Contrato activo'],
  ])('%s is written in %s', async (query, language, name, reply) => {
    const { headers, rawPayload } = await download('A-001', query)
    expect(headers['content-disposition']).toContain(`filename="${name}"`)
    const read = await readPdf(rawPayload)
    expect([read.language, read.text.join(' ')]).toEqual([language, expect.stringContaining(reply)])
  })

  it('is there for drafts and for gas too, whatever the name', async () => {
    const [draft, gas] = [await download('A/2 b'), await download('G-001')]
    expect(draft.headers['content-disposition']).toContain("filename*=UTF-8''Contrato%20A%2F2%20b.pdf")
    expect((await readPdf(draft.rawPayload)).text.join(' ')).toContain('Pendiente de firma')
    expect((await readPdf(gas.rawPayload)).text.join(' ')).toContain('0,022 bar')
  })

  it('opens with the session’s cookie alone, and not without a session', async () => {
    expect((await download('A-001', '', { cookie })).statusCode).toBe(200)
    expect((await download('A-001', '', {})).statusCode).toBe(401)
  })

  it('is dated where the supply is', async () => {
    server.clock.set(Date.parse('2026-11-21T23:30:00Z'))
    const headers = await server.signIn(customer)
    const read = await readPdf((await download('A-001', '', headers)).rawPayload)
    expect(read.text.join(' ')).toContain('22 de noviembre de 2026')
    expect(read.creationDate).toMatch(/^D:20261122/)
  })
})
