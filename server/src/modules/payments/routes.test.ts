import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/test-requests.ts'
import { checkPayments } from './operations/check.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())

function chargesOf(number: string) {
  return office.twin.ledger.filter(
    ({ what, metadata }) => what === 'charge' && metadata['invoices'] === number,
  )
}

describe('paying a bill [POST payments/{invoiceNumber}/] [r.paid-elsewhere]', () => {
  it('takes its money once, says so everywhere and gives a receipt', async () => {
    const { id, number } = await office.bill({ debt_cents: 4783 })
    const { status, body } = await office.pay(number)
    expect(status).toBe(200)
    expect(body).toMatchObject({ outcome: 'succeeded', error: null, requires_action: false })
    expect(chargesOf(number)).toMatchObject([{ amount: 4783 }])
    expect(await office.invoice(id)).toEqual({ state: 'paid', pending_cents: 0, debt_cents: 0 })
    expect(Buffer.from(body.receipt!, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const file = await office.server.inject({
      url: `/api/v1/payment_receipts/${body.reference}/pdf/`,
      headers: office.caller.headers,
    })
    expect(file.rawPayload.equals(Buffer.from(body.receipt!, 'base64'))).toBe(true)
    expect(await mailsTo(office.server, office.caller.customer.email)).toContain('payment paid')
    const event = await office.server.db
      .selectFrom('outbox_event')
      .select(['type', 'payload'])
      .where('type', '=', 'payment.succeeded')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event.payload).toMatchObject({ reference: body.reference, amount: 47.83, invoices: [{ number }] })
  })

  it('cannot be done again', async () => {
    const { number } = await office.bill()
    await office.pay(number)
    expect(await office.pay(number)).toMatchObject({
      status: 409,
      body: { error: 'already_paid', about: { invoices: [number] } },
    })
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('takes what is to be paid, and refuses any other amount with the right one', async () => {
    const { number } = await office.bill({ pending_cents: 1999 })
    for (const amount of [47.83, 20, 19.98, -19.99, 0]) {
      const { status, body } = await office.pay(number, { payment_method_id: 'pm_card_visa', amount })
      expect([amount, status, body.error, body.about]).toEqual([
        amount,
        409,
        'amount_differs',
        { amount: 19.99 },
      ])
    }
    expect(chargesOf(number)).toEqual([])
    await office.pay(number, { payment_method_id: 'pm_card_visa', amount: 19.99 })
    expect(chargesOf(number)).toMatchObject([{ amount: 1999 }])
  })

  it.each([
    ['a paid one', { state: 'paid' }, 'already_paid'],
    ['an annulling one', { type: 'A' }, 'not_payable'],
    ['an annulling one with a rectifier', { type: 'B' }, 'not_payable'],
    ['a grouped proforma', { state: 'grouped_proforma', proforma_number: 'P1' }, 'not_payable'],
    ['one with nothing pending', { pending_cents: 0 }, 'not_payable'],
    ['one that gives money back', { total_cents: -500, pending_cents: -500 }, 'not_payable'],
    ['one whose debit is on its way', { state: 'in_process' }, 'payment_in_process'],
  ] as const)('is refused of %s [GET payments/{invoiceNumber}/]', async (_, fields, error) => {
    const { number } = await office.bill(fields)
    const opened = office.twin.calls.length
    expect(await office.pay(number)).toMatchObject({ status: 409, body: { error } })
    expect(office.twin.calls.length).toBe(opened)
    expect(await office.caller.send('GET', `payments/${number}/`)).toMatchObject({
      status: 200,
      body: { payable: false, amount: 0, payments: [] },
    })
  })

  it("another customer's bill, payment and receipt are not found", async () => {
    const { db } = office.server
    const other = await addContract(db, await addCustomer(db))
    const { number } = await addInvoice(db, other, { state: 'open' })
    expect((await office.pay(number)).status).toBe(404)
    expect((await office.pay('F-NOBODY')).status).toBe(404)
    const own = await office.bill()
    const { payment_intent_id } = (await office.pay(own.number)).body
    const second = await office.bill()
    // A payment of another bill says nothing about this one.
    expect((await office.pay(second.number, { payment_intent_id })).status).toBe(404)
    expect((await office.pay(second.number, { payment_intent_id: 'pi_never' })).status).toBe(404)
  })

  it('a second sending under the same key is the same payment', async () => {
    const { number } = await office.bill()
    const key = { 'idempotency-key': 'sent-by-the-browser-1' }
    const first = await office.pay(number, undefined, key)
    const again = await office.pay(number, undefined, key)
    expect(again.body).toMatchObject({ outcome: 'succeeded', reference: first.body.reference })
    expect(again.body.receipt).toBe(first.body.receipt)
    const other = await office.bill()
    expect(await office.pay(other.number, undefined, key)).toMatchObject({ status: 422 })
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('every call that changes something carries a key made of the attempt', async () => {
    const { number } = await office.bill()
    const from = office.twin.calls.length
    await office.pay(number)
    const { id } = await office.server.db
      .selectFrom('card_payment')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('paid_at', 'desc')
      .executeTakeFirstOrThrow()
    const sent = office.twin.calls.slice(from).filter(({ method }) => method === 'POST')
    const keys = sent.map(({ key }) => key)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}:(open|confirm)$/)
    expect(id).toHaveLength(36)
  })
})

describe('a card that is refused [POST payments/{invoiceNumber}/]', () => {
  it.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ])(
    '%s says why, in the words of the provider, and another one can be used',
    async (method, code, words) => {
      const { id, number } = await office.bill()
      const refused = await office.pay(number, { payment_method_id: method, amount: 47.83 })
      expect(refused).toMatchObject({
        status: 200,
        body: { outcome: 'refused', error: words, error_code: code, receipt: null },
      })
      // Over only once it was cancelled at the provider.
      expect(await office.states(number)).toEqual(['failed'])
      expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
      expect((await office.pay(number)).body.outcome).toBe('succeeded')
      expect(chargesOf(number)).toHaveLength(1)
    },
  )

  it('is not tried by the dozen', async () => {
    const customer = await addCustomer(office.server.db)
    const contract = await addContract(office.server.db, customer)
    const { number } = await addInvoice(office.server.db, contract, { state: 'open' })
    const headers = await office.server.signIn(customer)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) {
      const reply = await office.server.inject({
        method: 'POST',
        url: `/api/v1/payments/${number}/`,
        headers,
        payload: { payment_method_id: 'pm_card_visa_chargeDeclined', amount: 47.83 },
      })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('a bank that wants to hear from the customer [c4.card-payment]', () => {
  const asked = { payment_method_id: 'pm_card_threeDSecure2Required', amount: 47.83 }

  it('gets the answer through the browser, and the provider says what came of it', async () => {
    const { id, number } = await office.bill()
    const first = await office.pay(number, asked)
    expect(first.body).toMatchObject({ outcome: 'requires_action', requires_action: true, receipt: null })
    const { payment_intent_id, payment_intent_client_secret } = first.body
    expect(payment_intent_client_secret).toMatch(/_secret_/)
    // Waiting for the customer it can still be paid otherwise.
    expect(await office.invoice(id)).toMatchObject({ state: 'open' })
    // The browser's word alone changes nothing.
    const waiting = { outcome: 'requires_action', payment_intent_client_secret: null }
    expect((await office.pay(number, { payment_intent_id })).body).toMatchObject(waiting)
    office.twin.money.act(office.twin.money.find(payment_intent_id!), 'passed')
    expect((await office.pay(number, { payment_intent_id })).body.outcome).toBe('succeeded')
    expect(await office.invoice(id)).toMatchObject({ state: 'paid' })
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('that is refused charges nothing, and another card can be used', async () => {
    const { number } = await office.bill()
    const { payment_intent_id } = (await office.pay(number, asked)).body
    office.twin.money.act(office.twin.money.find(payment_intent_id!), 'failed')
    const after = await office.pay(number, { payment_intent_id })
    expect(after.body).toMatchObject({
      outcome: 'refused',
      error_code: 'payment_intent_authentication_failure',
    })
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('paid anew meanwhile, the first one is given up', async () => {
    const { number } = await office.bill()
    const { payment_intent_id } = (await office.pay(number, asked)).body
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
    const first = office.twin.money.find(payment_intent_id!)
    expect(first.status).toBe('canceled')
    expect(() => office.twin.money.act(first, 'passed')).toThrow('status of canceled')
    // The window that waited for the bank hears that it is paid, not that a bank refused it.
    expect(await office.pay(number, { payment_intent_id })).toMatchObject({
      status: 409,
      body: { error: 'already_paid', about: { invoices: [number] } },
    })
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('paid in the other window, it is paid: nothing is taken twice', async () => {
    const { number } = await office.bill()
    const { payment_intent_id } = (await office.pay(number, asked)).body
    office.twin.faults.messages.dropped = true
    office.twin.money.act(office.twin.money.find(payment_intent_id!), 'passed')
    office.twin.faults.messages.dropped = false
    expect(await office.pay(number)).toMatchObject({ status: 409, body: { error: 'already_paid' } })
    expect(chargesOf(number)).toHaveLength(1)
  })

  it('that is never answered is given up after half an hour', async () => {
    const { number } = await office.bill()
    await office.pay(number, asked)
    office.server.clock.advance(29 * 60_000)
    await checkPayments(office.server.services)
    expect(await office.states(number)).toEqual(['requires_action'])
    office.server.clock.advance(62 * 60_000)
    await checkPayments(office.server.services)
    expect(await office.states(number)).toEqual(['failed'])
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
  })
})

it('what a receipt is of does not change with the day on which it is read [GET payment_receipts/{reference}/pdf/]', async () => {
  const { number } = await office.bill()
  const { reference, receipt } = (await office.pay(number)).body
  office.server.clock.advance(40 * 86_400_000)
  const headers = await office.server.signIn(office.caller.customer)
  const later = await office.server.inject({ url: `/api/v1/payment_receipts/${reference}/pdf/`, headers })
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(later.rawPayload)).toBe(hash(Buffer.from(receipt!, 'base64')))
})
