import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefixesOf, type Endpoint } from '@endoll/api/endpoint.ts'
import { staffMay, staffRoles } from '@endoll/api/staff-roles.ts'
import { apiModules } from './app.ts'
import { addDocuments, addOffers } from './modules/leads/leads.fixture.ts'
import { atDesk, type AtDesk } from './testing/at-desk.ts'
import { addThings } from './testing/customer-things.ts'
import { addCustomer, type TestCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let caseId: string
let documents: Awaited<ReturnType<typeof addDocuments>>
let payment: string
let calls: readonly Endpoint[]

beforeAll(async () => {
  server = await startTestServer({ desk: true, enablePayment: true })
  customer = await addCustomer(server.db)
  caseId = (await addThings(server, customer)).named['cases/{id}']!
  documents = await addDocuments(server, (await addOffers(server)).home)
  payment = await addPayment()
  calls = apiModules(server.services)
    .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
    .filter(({ access }) => access === 'staff')
})
afterAll(() => server.stop())

/** A payment that the customer has begun; its reference. */
async function addPayment(): Promise<string> {
  const now = new Date(server.clock.nowMs()).toISOString()
  const { reference } = await server.db
    .insertInto('card_payment')
    .values({
      id: randomUUID(),
      reference: 'DESK-0001',
      customer_id: customer.customerId,
      account_id: customer.accountId,
      amount_cents: 100,
      state: 'failed',
      idempotency_key: 'desk',
      locale: 'es',
      created_at: now,
      expires_at: now,
      next_check_at: now,
    })
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** The address of a call about things that are there. */
function addressOf({ path }: Endpoint): string {
  const { reference, file } = documents
  const id = path.includes('/cases/') ? caseId : String(customer.customerId)
  return (
    prefixesOf({ access: 'staff' })[0]! +
    path
      .replace('{kind}', 'mail')
      .replace('{id}', id)
      .replace('{reference}', path.includes('/payments/') ? payment : reference)
      .replace('{file}', file)
  )
}

/** What fits the call, or fails only once it is known who calls. */
function bodyOf(endpoint: Endpoint): object {
  if (/cases\/\{id\}\/take/.test(endpoint.path)) return { take: true }
  if (/(unlock|end|access_mail)\/$/.test(endpoint.path) && endpoint.path.includes('customers'))
    return { account_id: customer.accountId, why: 'call' }
  return {}
}

async function ask({ headers }: Pick<AtDesk, 'headers'>, endpoint: Endpoint) {
  const { method } = endpoint
  const url = addressOf(endpoint)
  const payload = method === 'GET' ? {} : { payload: bodyOf(endpoint) }
  const { statusCode, body } = await server.inject({ method, url, headers, ...payload })
  return { statusCode, body }
}

function withRole() {
  return calls.filter(({ role }) => role !== undefined)
}

describe('calls of the desk [r.desk-matrix]', () => {
  it('each has a role, but for signing in', () => {
    expect(withRole().length).toBeGreaterThan(15)
    expect(calls.filter(({ role }) => role === undefined).map(({ path }) => path)).toEqual([
      'desk/v1/session/',
      'desk/v1/session/end/',
      'desk/v1/enrolment/options/',
      'desk/v1/enrolment/',
    ])
    expect(calls.every((endpoint) => endpoint.switch === 'desk')).toBe(true)
  })

  it.each(staffRoles)('%s opens what the table says, and the rest is not there', async (role) => {
    const staff = await atDesk(server, [role])
    for (const endpoint of withRole()) {
      const { method } = endpoint
      const never = await server.inject({ method, url: '/api/desk/v1/never', payload: {} })
      const reply = await ask(staff, endpoint)
      if (staffMay([role], endpoint.role)) expect(reply.statusCode, endpoint.path).not.toBe(401)
      else expect([endpoint.path, reply]).toEqual([endpoint.path, { statusCode: 404, body: never.body }])
      if (method === 'GET' && staffMay([role], endpoint.role))
        expect([endpoint.path, reply.statusCode]).toEqual([endpoint.path, 200])
    }
  })

  it('answer a customer’s session, an API key and nobody the same 401', async () => {
    const sent = [
      await server.signIn(customer),
      { cookie: await server.cookiesOf(customer) },
      { 'x-api-key': server.apiKey },
      {},
    ]
    for (const endpoint of calls)
      for (const headers of sent)
        expect([endpoint.path, (await ask({ headers }, endpoint)).statusCode]).toEqual([endpoint.path, 401])
  })

  it('open nothing of the office to somebody of the desk', async () => {
    const { headers } = await atDesk(server, staffRoles)
    const office = apiModules(server.services)
      .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
      .filter(({ access, method }) => ['customer', 'session', 'system'].includes(access) && method === 'GET')
    expect(office.length).toBeGreaterThan(40)
    for (const { path } of office) {
      const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, '1')}`
      const { statusCode } = await server.inject({ url, headers })
      expect([path, [401, 404].includes(statusCode)]).toEqual([path, true])
    }
  })

  it('are in no document that everybody reads', async () => {
    expect((await server.inject({ url: '/api/docs/openapi.json' })).body).not.toContain('desk')
  })
})
