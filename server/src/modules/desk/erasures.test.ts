import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskErasure } from '@endoll/api/desk-privacy.ts'
import { atDesk, type AtDesk } from '../../testing/at-desk.ts'
import { addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let marta: AtDesk
let pau: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true, ownData: true })
  marta = await atDesk(server, ['privacy'])
  pau = await atDesk(server, ['privacy'], 'Pau Serra')
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

/** A customer asks to be erased; the reference of the request. */
async function ask(): Promise<{ customer: TestCustomer; reference: string }> {
  const customer = await addCustomer(server.db)
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/own_data/erasure/',
    headers: await server.signIn(customer),
    payload: { understood: true },
  })
  return { customer, reference: reply.json<{ request: { reference: string } }>().request.reference }
}

function propose(by: AtDesk, reference: string, body: object = { answer: 'accepted' }) {
  return by.send('POST', `erasures/${reference}/propose/`, body)
}
function decide(by: AtDesk, reference: string, confirm = true) {
  return by.send('POST', `erasures/${reference}/decide/`, { confirm })
}

async function standing(reference: string) {
  const { id, state, reason_text } = await server.db
    .selectFrom('request')
    .select(['id', 'state', 'reason_text'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const agreed = await server.db
    .selectFrom('erasure')
    .select('customer_id')
    .where('request_reference', '=', reference)
    .execute()
  return { id, state, reason_text, agreed: agreed.length }
}

async function listed(by: AtDesk, reference: string): Promise<DeskErasure | undefined> {
  const { body } = await by.send('GET', 'erasures/')
  return (body as { erasures: DeskErasure[] }).erasures.find((one) => one.reference === reference)
}

describe('a request to erase data [r.desk-erasure] [GET desk/v1/erasures/] [POST desk/v1/erasures/{reference}/propose/] [POST desk/v1/erasures/{reference}/decide/]', () => {
  it('is agreed to by two people, never by one twice', async () => {
    const { customer, reference } = await ask()
    expect(await listed(marta, reference)).toMatchObject({
      customer_id: customer.customerId,
      proposal: null,
    })
    expect((await propose(marta, reference)).body).toMatchObject({ proposed: true })
    expect(await standing(reference)).toMatchObject({ state: 'sent', agreed: 0 })
    expect(await listed(marta, reference)).toMatchObject({
      proposal: { answer: 'accepted', by: 'Marta Vila', is_mine: true },
    })
    expect((await decide(marta, reference)).status).toBe(403)
    const inDatabase = server.db
      .updateTable('erasure_answer')
      .set({ decided_by: marta.staffId, decided_at: '2026-11-21T12:00:00Z' })
      .where('asked_by', '=', marta.staffId)
      .execute()
    await expect(inDatabase).rejects.toThrow('erasure_answer')
    expect(await standing(reference)).toMatchObject({ state: 'sent', agreed: 0 })
    expect((await decide(pau, reference)).body).toMatchObject({ decided: true })
    expect(await standing(reference)).toMatchObject({ state: 'effective', agreed: 1 })
    expect(await listed(pau, reference)).toBeUndefined()
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `request:${reference}:%`)
      .execute()
    expect(mails.length).toBeGreaterThan(0)
    const lines = await server.db
      .selectFrom('staff_log')
      .select(['what', 'staff_id', 'customer_id'])
      .where('about', 'like', `${reference}%`)
      .orderBy('number')
      .execute()
    const { customerId: customer_id } = customer
    expect(lines).toEqual([
      { what: 'erasure_proposed', staff_id: marta.staffId, customer_id },
      { what: 'erasure_confirmed', staff_id: pau.staffId, customer_id },
    ])
  })

  it('is refused with a reason that the customer reads', async () => {
    const { reference } = await ask()
    const wrong = await propose(marta, reference, { answer: 'rejected' })
    expect([wrong.status, (wrong.body as { errors: object }).errors]).toEqual([
      400,
      { reason_text: ['required_field'] },
    ])
    await propose(marta, reference, { answer: 'rejected', reason_text: 'Hay un pleito abierto.' })
    await decide(pau, reference)
    expect(await standing(reference)).toMatchObject({
      state: 'rejected',
      reason_text: 'Hay un pleito abierto.',
      agreed: 0,
    })
  })

  it('is proposed once when two press, and anew once a colleague has turned it down', async () => {
    const { reference } = await ask()
    const both = await Promise.all([propose(marta, reference), propose(pau, reference)])
    expect(both.filter(({ body }) => (body as { proposed: boolean }).proposed)).toHaveLength(1)
    const isMartas = (await listed(marta, reference))?.proposal?.is_mine === true
    const [first, second] = isMartas ? [marta, pau] : [pau, marta]
    expect((await decide(second, reference, false)).body).toMatchObject({ decided: true })
    expect((await decide(second, reference)).body).toMatchObject({ decided: false })
    expect(await standing(reference)).toMatchObject({ state: 'sent', agreed: 0 })
    expect((await propose(second, reference)).body).toMatchObject({ proposed: true })
    const again = await Promise.all([decide(first, reference), decide(first, reference)])
    expect(again.some(({ body }) => (body as { decided?: boolean }).decided === true)).toBe(true)
    expect(await standing(reference)).toMatchObject({ state: 'effective', agreed: 1 })
  })

  it('that was confirmed when the server stopped is answered at the next press, and not turned down', async () => {
    const { reference } = await ask()
    await propose(marta, reference)
    const { id } = await standing(reference)
    await server.db
      .updateTable('erasure_answer')
      .set({ decided_by: pau.staffId, decided_at: '2026-11-21T12:00:00Z' })
      .where('request_id', '=', id)
      .execute()
    expect((await decide(pau, reference, false)).body).toMatchObject({ decided: false })
    expect((await decide(pau, reference)).body).toMatchObject({ decided: true })
    expect(await standing(reference)).toMatchObject({ state: 'effective', agreed: 1 })
  })

  it('that is answered or not there is none', async () => {
    const { reference } = await ask()
    await propose(marta, reference)
    await decide(pau, reference)
    for (const named of [reference, '0000-0000']) {
      expect((await propose(marta, named)).status).toBe(404)
      expect((await decide(pau, named)).status).toBe(404)
    }
  })
})
