import type { RequestDetail } from '@endoll/api/requests.ts'
import type { getInstalments } from '@endoll/api/procedures/instalments.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice, type TestInvoice } from '../../testing/factories.ts'
import { mailsTo, type SubmittedBody } from '../../testing/test-requests.ts'
import { remindOfBills } from './operations/remind.ts'
import { receiptContent } from './receipt.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice({ longestMs: 20_000 })
})
afterAll(() => office.stop())

const asked = { parts: 3, first_day: '2026-11-30' }
const visa = { payment_method_id: 'pm_card_visa' }

interface Reply<Body> {
  readonly status: number
  readonly body: Body & { readonly error?: string; readonly errors?: object }
}

/** A bill of 47.83 € of a contract of its own: of each contract one asking is under way at a time. */
async function bill(fields: Parameters<typeof addInvoice>[2] = {}): Promise<TestInvoice> {
  const contract = await addContract(office.server.db, office.caller.customer)
  return addInvoice(office.server.db, contract, { state: 'open', ...fields })
}

function ask(number: string, body: object = asked, headers = {}): Promise<Reply<SubmittedBody>> {
  return office.caller.send('POST', `payments/${number}/instalments/`, body, headers)
}

async function read(number: string): Promise<ReplyOf<typeof getInstalments>> {
  return (await office.caller.send('GET', `payments/${number}/instalments/`)).body
}

async function answer(reference: string, body: object) {
  const reply = await office.server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': office.server.apiKey },
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json<{ state: string }>() }
}

/** A bill that the retailer agreed to be paid in three parts: 15.94, 15.94 and 15.95. */
async function agreed(fields?: Parameters<typeof addInvoice>[2]) {
  const made = await bill(fields)
  const { reference } = (await ask(made.number)).body.request
  expect(await answer(reference, { answer: 'accepted' })).toMatchObject({ body: { state: 'effective' } })
  return { ...made, reference }
}

function charges(number: string) {
  return office.twin.ledger
    .filter(({ what, metadata }) => what === 'charge' && metadata['invoices'] === number)
    .map(({ amount }) => amount)
}

describe('asking to pay a bill in parts [GET payments/{invoiceNumber}/instalments/] [POST payments/{invoiceNumber}/instalments/]', () => {
  it('is a request that goes to the retailer with its parts, and changes nothing before the answer', async () => {
    const { id, number } = await bill()
    const { status, body } = await ask(number)
    expect([status, body.waiting_for_signature]).toEqual([200, false])
    const request: RequestDetail = await office.caller.request(body.request.id)
    expect(request).toMatchObject({
      procedure: 'instalments',
      state: 'sent',
      changes: [
        { field: 'invoice', after: number },
        { field: 'instalment_1', after: '2026-11-30 1594' },
        { field: 'instalment_2', after: '2026-12-30 1594' },
        { field: 'instalment_3', after: '2027-01-30 1595' },
      ],
    })
    const { payload } = await office.server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('request_id', '=', body.request.id)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      procedure: 'instalments',
      submission: {
        invoice: number,
        amount_cents: 4783,
        parts_cents: [1594, 1594, 1595],
        parts_days: ['2026-11-30', '2026-12-30', '2027-01-30'],
      },
    })
    expect(await read(number)).toMatchObject({
      offer: null,
      plan: [],
      request: { reference: body.request.reference, state: 'sent', parts: 3 },
    })
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
    expect(await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })).toMatchObject({
      status: 409,
      body: { error: 'amount_differs' },
    })
  })

  it('has a receipt with the parts, and can be taken back', async () => {
    const { number } = await bill()
    const { id } = (await ask(number)).body.request
    const file = await office.server.inject({
      url: `/api/v1/requests/${id}/receipt/`,
      headers: office.caller.headers,
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await office.caller.send('POST', `requests/${id}/withdraw/`)
    expect(await read(number)).toMatchObject({ offer: { amount: 47.83 }, plan: [], request: null })
  })

  it.each([
    [{ ...asked, parts: 7 }, ['parts']],
    [{ ...asked, parts: 1 }, ['parts']],
    [{ ...asked, first_day: '2026-11-20' }, ['first_day']],
    [{ ...asked, first_day: '2027-01-21' }, ['first_day']],
    [{ parts: 99, first_day: '2025-01-01' }, ['first_day', 'parts']],
  ])('outside the limits is refused, field by field: %j', async (body, fields) => {
    const { number } = await bill()
    const reply = await ask(number, body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.errors ?? {}).toSorted()).toEqual(fields)
    expect(await read(number)).toMatchObject({
      offer: {
        amount: 47.83,
        most_parts: 6,
        earliest_first_day: '2026-11-21',
        latest_first_day: '2026-12-21',
      },
      request: null,
    })
  })

  it.each([
    ['what is too little', { pending_cents: 2999 }, 400],
    ['what is paid', { state: 'paid' }, 409],
    ['what is in flight', { state: 'in_process' }, 409],
    ['what annuls another', { type: 'A' }, 409],
  ] as const)('is neither offered nor taken of %s', async (_, fields, status) => {
    const { number } = await bill(fields)
    expect((await read(number)).offer).toBeNull()
    expect((await ask(number)).status).toBe(status)
  })

  it("of another customer's bill is not found", async () => {
    const { db } = office.server
    const other = await addContract(db, await addCustomer(db))
    const { number } = await addInvoice(db, other, { state: 'open' })
    expect((await ask(number)).status).toBe(404)
    expect((await office.caller.send('GET', `payments/${number}/instalments/`)).status).toBe(404)
  })

  it('again under the same key is the same request, and a second one has to wait', async () => {
    const { number } = await bill()
    const key = { 'idempotency-key': 'asked-by-the-browser' }
    const first = await ask(number, asked, key)
    expect((await ask(number, asked, key)).body).toEqual(first.body)
    expect(await ask(number, { ...asked, parts: 2 }, key)).toMatchObject({ status: 422 })
    expect(await ask(number)).toMatchObject({ status: 409, body: { error: 'process_running' } })
  })

  it('refused, the reason stands on the bill, and it can be asked anew [r.in-parts]', async () => {
    const { number } = await bill()
    const { reference } = (await ask(number)).body.request
    await answer(reference, { answer: 'rejected', reason_code: 'instalments_declined' })
    const { plan, request, offer } = await read(number)
    expect(plan).toEqual([])
    expect(request).toMatchObject({ state: 'rejected' })
    expect(request?.reason_text).toMatch(/plazos|terminis|instalments/)
    expect(offer).not.toBeNull()
    expect((await ask(number, { ...asked, parts: 2 })).status).toBe(200)
  })
})

describe('a bill that was agreed to be paid in parts', () => {
  it('is paid part by part, each once, and then is paid', async () => {
    const { id, number, reference } = await agreed()
    // The same answer again changes nothing.
    expect(await answer(reference, { answer: 'accepted' })).toMatchObject({ status: 200 })
    expect(await office.caller.send('GET', `payments/${number}/`)).toMatchObject({
      body: {
        amount: 47.83,
        instalment: { position: 1, parts: 3, day: '2026-11-30', amount: 15.94 },
      },
    })
    const first = await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })
    expect(first.body.outcome).toBe('succeeded')
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 3189 })
    expect((await read(number)).plan).toEqual([
      { position: 1, day: '2026-11-30', amount: 15.94, open: 0 },
      { position: 2, day: '2026-12-30', amount: 15.94, open: 15.94 },
      { position: 3, day: '2027-01-30', amount: 15.95, open: 15.95 },
    ])
    // A window that still shows the first part pays no other, though the second comes to the same.
    expect(await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })).toMatchObject({
      status: 409,
      body: { error: 'amount_differs', about: { amount: 15.94 } },
    })
    await office.pay(number, { ...visa, amount: 15.94, instalment: 2 })
    await office.pay(number, { ...visa, amount: 15.95, instalment: 3 })
    expect(charges(number)).toEqual([1594, 1594, 1595])
    expect(await office.invoice(id)).toMatchObject({ state: 'paid', pending_cents: 0 })
    expect(await office.pay(number, { ...visa, amount: 15.95, instalment: 3 })).toMatchObject({
      status: 409,
      body: { error: 'already_paid' },
    })
  })

  it('fifty posts of its first part take it once', async () => {
    const { id, number } = await agreed()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => office.pay(number, { ...visa, amount: 15.94, instalment: 1 })),
    )
    expect(replies.filter(({ body }) => body.outcome === 'succeeded')).toHaveLength(1)
    expect(charges(number)).toEqual([1594])
    expect(await office.invoice(id)).toMatchObject({ pending_cents: 3189 })
  })

  it('may be paid as a whole, and the rest after a part', async () => {
    const { id, number } = await agreed()
    await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })
    expect(await office.pay(number, { ...visa, amount: 47.83 })).toMatchObject({
      status: 409,
      body: { about: { amount: 31.89 } },
    })
    await office.pay(number, { ...visa, amount: 31.89 })
    expect(charges(number)).toEqual([1594, 3189])
    expect(await office.invoice(id)).toMatchObject({ state: 'paid' })
  })

  it('has a receipt that names the part and what is left', async () => {
    const { number } = await agreed()
    const { body } = await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })
    const payment = await office.server.db
      .selectFrom('card_payment')
      .selectAll()
      .where('reference', '=', body.reference)
      .executeTakeFirstOrThrow()
    const receipt = await receiptContent(office.server.services, payment)
    expect(JSON.stringify(receipt)).toContain(`${number}, parte 1 de 3`)
    expect(JSON.stringify(receipt)).toMatch(/Queda por pagar de la factura","lines":\["31,89/)
  })

  it('is asked for no second plan while one stands', async () => {
    const { number } = await agreed()
    expect((await read(number)).offer).toBeNull()
    expect(await ask(number)).toMatchObject({ status: 409, body: { error: 'not_payable' } })
  })

  it('is reminded of once a part is overdue, over that part', async () => {
    const { email } = office.caller.customer
    const { id, number } = await agreed({ due_day: '2026-11-01', debt_cents: 4783 })
    // Bill, list, home and ladder read these: nothing is overdue until the first part is.
    const due = () =>
      office.server.db
        .selectFrom('invoice')
        .innerJoin('contract', 'contract.id', 'invoice.contract_id')
        .select(['invoice.debt_cents', 'invoice.due_day', 'contract.debt_cents as of_contract'])
        .where('invoice.id', '=', id)
        .executeTakeFirstOrThrow()
    const before = (await due()).of_contract
    expect(await due()).toMatchObject({ debt_cents: 0, due_day: '2026-11-30' })
    const reminders = async () => {
      await remindOfBills(office.server.services)
      const rows = await office.server.db
        .selectFrom('mail_outbox')
        .select('data')
        .where('dedupe_key', 'like', `reminder:${number}:%`)
        .orderBy('id')
        .execute()
      return rows.map(({ data }) => data)
    }
    expect(await reminders()).toEqual([])
    office.server.clock.advance(10 * 86_400_000)
    expect(await reminders()).toMatchObject([{ amountCents: 1594, dueDay: '2026-11-30' }])
    expect(await mailsTo(office.server, email)).toContain('reminder')
    expect(await due()).toEqual({ debt_cents: 1594, due_day: '2026-11-30', of_contract: before + 1594 })
    // Paid late: the second part is due in December, and is reminded of once more.
    await office.pay(number, { ...visa, amount: 15.94, instalment: 1 })
    expect(await due()).toEqual({ debt_cents: 0, due_day: '2026-12-30', of_contract: before })
    office.server.clock.advance(32 * 86_400_000)
    expect(await reminders()).toMatchObject([{}, { amountCents: 1594, dueDay: '2026-12-30' }])
    expect((await reminders()).length).toBe(2)
    expect(await due()).toMatchObject({ debt_cents: 1594 })
  })
})
