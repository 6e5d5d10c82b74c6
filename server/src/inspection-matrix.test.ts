import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { nameOfInspection } from '@endoll/api/inspection.ts'
import { roleAllows } from '@endoll/domain/identity/delegate-role.ts'
import { apiModules } from './app.ts'
import { fillWith } from './testing/address-of-call.ts'
import { atDesk, openOffice, type AtDesk, type OpenedOffice } from './testing/at-desk.ts'
import { absentThings, addThings, type NamedThings } from './testing/customer-things.ts'
import { addCustomer, type TestCustomer } from './testing/factories.ts'
import { offerReadings } from './testing/test-cases.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Answers differ in these by their nature. */
const perRequest = ['date', 'x-request-id']

let server: TestServer
let laia: TestCustomer
let marta: AtDesk
let own: NamedThings
let foreign: NamedThings
let calls: readonly Endpoint[]

beforeAll(async () => {
  server = await startTestServer({ desk: true, enablePayment: true, delegation: true, dataAccess: true })
  await offerReadings(server)
  laia = await addCustomer(server.db)
  ;({ named: own } = await addThings(server, laia))
  ;({ named: foreign } = await addThings(server, await addCustomer(server.db), { name: 'SECRET-7' }))
  marta = await atDesk(server, ['acts_for'])
  calls = apiModules(server.services)
    .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
    .filter(({ access }) => access === 'customer' || access === 'session')
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

function isLooking({ method, delegate, stepUp }: Endpoint): boolean {
  return method === 'GET' && delegate !== undefined && roleAllows('look', delegate) && !stepUp
}

/** Readings that keep something: the database refuses that. What is to be signed, and a receipt that is made the first time. */
const keeping = ['requests/{id}/document/', 'payment_receipts/{reference}/pdf/']

/** Those that name a thing of somebody. */
function namedLooks(): readonly Endpoint[] {
  return calls.filter(isLooking).filter(({ path }) => path.includes('{') && !keeping.includes(path))
}

function addressOf({ path }: Endpoint, office: Pick<OpenedOffice, 'name'>, things: NamedThings): string {
  return `/api/v1/${fillWith(path, things)}?for=${office.name}`
}

interface Asked {
  readonly method?: Endpoint['method'] | 'HEAD' | 'OPTIONS'
  readonly things?: NamedThings
  readonly from?: string
}

async function ask(endpoint: Endpoint, office: OpenedOffice, { method, things = own, from }: Asked = {}) {
  const { statusCode, headers, rawPayload } = await server.inject({
    method: method ?? endpoint.method,
    url: addressOf(endpoint, office, things),
    headers: office.headers,
    ...(from !== undefined && { remoteAddress: from }),
    ...((method ?? endpoint.method) === 'POST' && { payload: {} }),
  })
  const kept = Object.entries(headers).filter(([name]) => !perRequest.includes(name))
  return { statusCode, headers: Object.fromEntries(kept), body: rawPayload.toString('latin1') }
}

function errorIn({ body }: { readonly body: string }): unknown {
  return (JSON.parse(body) as { error?: unknown }).error
}

describe('somebody of the desk who reads the office of a customer [r.inspection-matrix]', () => {
  it('finds the customer’s own, and of another’s what there is of nobody’s', async () => {
    const office = await openOffice(server, marta, laia)
    expect(namedLooks().length).toBeGreaterThan(15)
    for (const endpoint of namedLooks()) {
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
        const { statusCode } = await ask(endpoint, office, { method })
        expect([endpoint.path, method, statusCode]).toEqual([
          endpoint.path,
          method,
          method === 'OPTIONS' ? 204 : 200,
        ])
        const anothers = await ask(endpoint, office, { method, things: foreign })
        expect(anothers.statusCode, endpoint.path).toBe(404)
        expect(anothers, endpoint.path).toEqual(await ask(endpoint, office, { method, things: absentThings }))
      }
    }
  })

  it('is refused every call that changes something, and every one of the account', async () => {
    const office = await openOffice(server, marta, laia)
    const others = calls.filter((endpoint) => !isLooking(endpoint))
    expect(others.length).toBeGreaterThan(60)
    for (const endpoint of others) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
      const { statusCode, body } = await server.inject({
        method: endpoint.method,
        url: `/api/v1/${path}?for=${office.name}`,
        headers: office.headers,
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      })
      expect([endpoint.method, endpoint.path, statusCode, errorIn({ body })]).toEqual([
        endpoint.method,
        endpoint.path,
        403,
        'delegation_refused',
      ])
    }
  })

  it('is refused what keeps something although it is read, of anybody', async () => {
    const office = await openOffice(server, marta, laia)
    for (const path of keeping) {
      const endpoint = calls.find((call) => call.path === path)!
      const refused = await ask(endpoint, office)
      expect([path, refused.statusCode, errorIn(refused)]).toEqual([path, 403, 'delegation_refused'])
      const anothers = await ask(endpoint, office, { things: foreign })
      expect(anothers.statusCode).toBe(404)
      expect(anothers).toEqual(await ask(endpoint, office, { things: absentThings }))
    }
  })

  it('is told of one that ended a second ago, or is not theirs, what of one that never was', async () => {
    const never = { ...(await openOffice(server, marta, laia)), name: nameOfInspection(987_654_321) }
    const ended = await openOffice(server, marta, laia)
    expect((await marta.send('POST', `inspections/${ended.id}/end/`)).status).toBe(200)
    const late = await openOffice(server, marta, laia)
    const instant = new Date(server.clock.nowMs() - 1000).toISOString()
    await server.db
      .updateTable('office_inspection')
      .set({ expires_at: instant })
      .where('id', '=', late.id)
      .execute()

    const left = await atDesk(server, ['acts_for'])
    const afterLeaving = await openOffice(server, left, laia)
    await left.send('POST', 'session/end/')
    const idle = await atDesk(server, ['acts_for'])
    const afterIdling = await openOffice(server, idle, laia)
    await server.db
      .updateTable('staff_session')
      .set({ seen_at: new Date(server.clock.nowMs() - 16 * 60_000).toISOString() })
      .where('staff_id', '=', idle.staffId)
      .execute()
    const demoted = await atDesk(server, ['acts_for'])
    const afterDemotion = await openOffice(server, demoted, laia)
    await server.db
      .updateTable('staff')
      .set({ roles: ['answers'] })
      .where('id', '=', demoted.staffId)
      .execute()
    const dismissed = await atDesk(server, ['acts_for'])
    const afterDismissal = await openOffice(server, dismissed, laia)
    await server.db
      .updateTable('staff')
      .set({ disabled_at: instant })
      .where('id', '=', dismissed.staffId)
      .execute()
    const pau = await atDesk(server, ['acts_for'], 'Pau Serra')
    const mine = await openOffice(server, marta, laia)
    const colleagues = { ...mine, headers: (await openOffice(server, pau, laia)).headers }
    const withoutCookie = { ...mine, headers: {} }
    const ofCustomer = { ...mine, headers: { cookie: await server.cookiesOf(laia) } }
    const over = {
      ended,
      late,
      afterLeaving,
      afterIdling,
      afterDemotion,
      afterDismissal,
      colleagues,
      withoutCookie,
      ofCustomer,
    }
    for (const endpoint of namedLooks()) {
      const told = await ask(endpoint, never)
      expect([told.statusCode, errorIn(told)]).toEqual([403, 'delegation_ended'])
      for (const [why, office] of Object.entries(over))
        for (const things of [own, absentThings])
          expect(await ask(endpoint, office, { things }), `${why} ${endpoint.path}`).toEqual(told)
      expect(await ask(endpoint, mine, { from: '203.0.113.7' }), endpoint.path).toEqual(told)
      expect((await ask(endpoint, mine)).statusCode).toBe(200)
    }
  })
})
