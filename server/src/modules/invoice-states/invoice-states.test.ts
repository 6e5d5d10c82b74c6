import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billService } from '../../testing/bill-service.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function billed(partnerNif = 'B58818501') {
  const customer = await addCustomer(server.db)
  const { id } = await addInvoice(server.db, await addContract(server.db, customer))
  await billService(server.db, id, partnerNif)
  const { number, day } = await server.db
    .selectFrom('invoice')
    .select(['number', 'day'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, number, day, headers: await server.signIn(customer) }
}
type Billed = Awaited<ReturnType<typeof billed>>

async function say({ id, headers }: Billed, payload: object) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/invoices/${id}/states/`,
    headers,
    payload,
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
async function retailerSays(number: string, payload: object) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/invoices/${encodeURIComponent(number)}/states/`,
    headers: { 'x-api-key': server.apiKey },
    payload,
  })
  return { status: reply.statusCode, body: reply.json<object>() }
}
async function shown({ id, headers }: Billed) {
  const reply = await server.inject({ url: `/api/v1/invoices/${id}/bill/`, headers })
  return reply.json<{ states: unknown }>().states
}
function told(number: string) {
  return server.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('type', '=', 'invoice.stated')
    .where('mail_about', 'like', `stated:${number}:%`)
    .orderBy('id')
    .execute()
}

describe('[law.firm.states] the states of an invoice of a firm', () => {
  it('are told by the firm, shown on the bill, and told the retailer once each [POST invoices/{id}/states/]', async () => {
    const bill = await billed()
    const today = '2026-11-21'
    expect(await say(bill, { state: 'accepted', date: today })).toMatchObject({ status: 200 })
    await say(bill, { state: 'accepted', date: today })
    await say(bill, { state: 'paid', date: today })
    expect(await shown(bill)).toEqual([
      { state: 'accepted', date: today, reason: null, amount: null },
      { state: 'paid', date: today, reason: null, amount: null },
    ])
    expect((await told(bill.number)).map(({ payload }) => payload)).toMatchObject([
      { number: bill.number, state: 'accepted', date: today, reason: null, amount: null },
      { number: bill.number, state: 'paid' },
    ])
  })

  it('of a rejection say why, and no state is of a day before the invoice or to come', async () => {
    const bill = await billed()
    const date = '2026-11-21'
    expect((await say(bill, { state: 'rejected', date })).body).toMatchObject({
      errors: { reason: ['required_field'] },
    })
    expect((await say(bill, { state: 'paid', reason: '01', date })).body).toMatchObject({
      errors: { reason: ['not_valid'] },
    })
    expect((await say(bill, { state: 'rejected', reason: '03', date })).status).toBe(400)
    for (const other of ['2019-01-01', '2026-11-22', '2026-02-31'])
      expect((await say(bill, { state: 'paid', date: other })).body).toMatchObject({
        errors: { date: ['date_not_valid'] },
      })
    expect(await say(bill, { state: 'rejected', reason: '02', date })).toMatchObject({
      body: { states: [{ state: 'rejected', date, reason: '02', amount: null }] },
    })
  })

  it('end each other where they contradict, and what is said again after that is told again', async () => {
    const bill = await billed()
    const date = '2026-11-21'
    await say(bill, { state: 'accepted', date })
    await say(bill, { state: 'rejected', reason: '01', date })
    expect(await shown(bill)).toEqual([{ state: 'rejected', date, reason: '01', amount: null }])
    await say(bill, { state: 'accepted', date })
    await say(bill, { state: 'accepted', date })
    expect(await shown(bill)).toEqual([{ state: 'accepted', date, reason: null, amount: null }])
    expect((await told(bill.number)).map(({ payload }) => payload)).toMatchObject([
      { state: 'accepted' },
      { state: 'rejected' },
      { state: 'accepted' },
    ])
  })

  it('of a part that was paid say how much in all: less than the bill, and of no other state', async () => {
    const bill = await billed()
    const date = '2026-11-21'
    const wrong = [
      { state: 'paid_part', date },
      { state: 'paid_part', date, amount: 1_000_000 },
      { state: 'paid_part', date, amount: -1 },
      { state: 'paid', date, amount: 10 },
    ]
    for (const body of wrong)
      expect(Object.keys((await say(bill, body)).body['errors'] as object)).toEqual(['amount'])
    await say(bill, { state: 'paid_part', date, amount: 10.5 })
    await retailerSays(bill.number, { state: 'paid_part', date, amount: 11.25 })
    expect(await shown(bill)).toEqual([{ state: 'paid_part', date, reason: null, amount: 11.25 }])
    expect((await told(bill.number)).map(({ payload }) => payload)).toMatchObject([
      { state: 'paid_part', amount: 10.5 },
    ])
  })

  it('that the retailer knows from elsewhere are shown too, and can be taken back [POST retailer/invoices/{number}/states/]', async () => {
    const bill = await billed()
    const date = '2026-11-20'
    expect(await retailerSays(bill.number, { state: 'received', date })).toMatchObject({ status: 200 })
    expect(await shown(bill)).toEqual([{ state: 'received', date, reason: null, amount: null }])
    expect(await told(bill.number)).toEqual([])
    await retailerSays(bill.number, { state: 'received', date: null })
    expect(await shown(bill)).toEqual([])
    expect((await retailerSays('none', { state: 'received', date })).status).toBe(404)
  })

  it('are none of a person, of somebody else, or of nobody', async () => {
    const person = await billed('00000000T')
    const firm = await billed()
    const paid = { state: 'paid', date: '2026-11-21' }
    expect((await say(person, paid)).status).toBe(404)
    expect((await retailerSays(person.number, paid)).status).toBe(404)
    expect((await say({ ...firm, headers: person.headers }, paid)).status).toBe(404)
    expect((await say({ ...firm, headers: {} }, paid)).status).toBe(401)
  })
})
