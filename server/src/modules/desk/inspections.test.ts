import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atDesk, openOffice, type AtDesk } from '../../testing/at-desk.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCustomer
let marta: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true, delegation: false, ownData: true })
  laia = await addCustomer(server.db)
  await addContract(server.db, laia)
  marta = await atDesk(server, ['acts_for'])
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

const because = { why: 'call', reason: 'The bill of October' }

function open(payload: object, customer: Pick<TestCustomer, 'customerId'> = laia, staff = marta) {
  return staff.send('POST', `customers/${customer.customerId}/inspections/`, payload)
}

describe('the office of a customer, opened to be read [POST desk/v1/customers/{id}/inspections/] [r.inspection]', () => {
  it('is not opened without a reason, nor of a customer who has none', async () => {
    for (const reason of [undefined, '', '  \n'])
      expect(await open({ why: 'call', reason })).toMatchObject({
        status: 400,
        body: { errors: { reason: ['required_field'] } },
      })
    expect(await open({ ...because, reason: 'x'.repeat(161) })).toMatchObject({
      body: { errors: { reason: ['too_long'] } },
    })
    const { customerId } = await addCustomer(server.db)
    await server.db.deleteFrom('account').where('customer_id', '=', customerId).execute()
    for (const customer of [{ customerId }, { customerId: 987_654_321 }])
      expect(await open(because, customer)).toMatchObject({ status: 404 })
    const opened = await server.db.selectFrom('office_inspection').select('id').execute()
    expect(opened).toEqual([])
  })

  it('is written down, who, whom, why and from where, and the customer reads it', async () => {
    const office = await openOffice(server, marta, laia)
    const line = await server.db
      .selectFrom('staff_log')
      .select(['staff_id', 'what', 'customer_id', 'about', 'why', 'address'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(line).toEqual({
      staff_id: marta.staffId,
      what: 'office_opened',
      customer_id: laia.customerId,
      about: String(office.id),
      why: 'call',
      address: '127.0.0.1',
    })
    const headers = await server.signIn(laia)
    const own = await server.inject({ url: '/api/v1/own_data/', headers })
    const said = 'una llamada; ha visto su oficina virtual: «The bill of October»'
    expect(own.json()).toMatchObject({ looked: [{ kind: 'agent', who: 'Marta Vila', why: said }] })
  })

  it('shows nothing where the line cannot be written', async () => {
    const before = await server.db.selectFrom('office_inspection').select('id').execute()
    await server.db.schema.alterTable('staff_log').renameTo('gone').execute()
    const refused = await open(because)
    await server.db.schema.alterTable('gone').renameTo('staff_log').execute()
    expect(refused.status).toBe(500)
    expect(await server.db.selectFrom('office_inspection').select('id').execute()).toEqual(before)
  })

  it('says by whom it is read, until when, and where it ends; no customer’s cookie is made', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: `/api/desk/v1/customers/${laia.customerId}/inspections/`,
      headers: marta.headers,
      payload: because,
    })
    expect(reply.cookies).toMatchObject([
      {
        name: '__Secure-endoll-desk-inspection',
        path: '/api',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ])
    const office = await openOffice(server, marta, laia)
    const url = `/api/v1/delegations/acting/?for=${office.name}`
    expect((await server.inject({ url, headers: office.headers })).json()).toMatchObject({
      role: 'look',
      inspection: {
        by: 'Marta Vila',
        until: '2026-11-21T11:30:00Z',
        leave: `/desk/inspections/${office.id}`,
      },
    })
    // The cookie opens nothing by itself: neither of the office nor of the desk.
    for (const path of ['v1/contracts/', 'desk/v1/session/'])
      expect((await server.inject({ url: `/api/${path}`, headers: office.headers })).statusCode).toBe(401)
  })

  it('is left by whoever opened it, once [POST desk/v1/inspections/{id}/end/]', async () => {
    const { id } = await openOffice(server, marta, laia)
    const pau = await atDesk(server, ['acts_for'], 'Pau Serra')
    expect(await pau.send('POST', `inspections/${id}/end/`)).toMatchObject({ status: 404 })
    for (let times = 0; times < 2; times++)
      expect(await marta.send('POST', `inspections/${id}/end/`)).toEqual({
        status: 200,
        body: { customer_id: laia.customerId },
      })
    const left = await server.db
      .selectFrom('staff_log')
      .select('about')
      .where('what', '=', 'office_left')
      .execute()
    expect(left).toEqual([{ about: String(id) }])
  })

  it('lasts while it is read, and the session of the desk with it', async () => {
    const quiet = await atDesk(server, ['acts_for'])
    const office = await openOffice(server, quiet, laia)
    const read = () =>
      server.inject({ url: `/api/v1/contracts/?for=${office.name}`, headers: office.headers })
    server.clock.advance(14 * 60_000)
    expect((await read()).statusCode).toBe(200)
    server.clock.advance(14 * 60_000)
    expect((await read()).statusCode).toBe(200)
    server.clock.advance(3 * 60_000)
    expect((await read()).statusCode).toBe(403)
    expect((await quiet.send('GET', 'session/')).status).toBe(200)
    server.clock.advance(-31 * 60_000)
  })
})

it('a call of the office that would change something is refused by the database [r.inspection-reads]', async () => {
  const office = await openOffice(server, marta, laia)
  // A reading that writes, planted by a trigger that nothing of the office knows.
  await sql`create function planted() returns boolean language plpgsql as $$
    begin update server_setting set value = value; return true; end $$`.execute(server.db)
  await sql`create policy planted on contract as restrictive using (planted())`.execute(server.db)
  try {
    const reply = await server.inject({
      url: `/api/v1/contracts/?for=${office.name}`,
      headers: office.headers,
    })
    expect(reply.json()).toMatchObject({ error: 'delegation_refused' })
    const own = await server.inject({ url: '/api/v1/contracts/', headers: await server.signIn(laia) })
    expect(own.statusCode).toBe(200)
  } finally {
    await sql`drop policy planted on contract`.execute(server.db)
  }
})
