import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskPayment } from '@endoll/api/desk-money.ts'
import { sendRefunds } from './modules/payments/operations/refund.ts'
import { startPaymentsOffice, toldOf, type PaymentsOffice } from './modules/payments/test-office.ts'
import { atDesk, type AtDesk } from './testing/at-desk.ts'

let office: PaymentsOffice
let marta: AtDesk
let pau: AtDesk

beforeAll(async () => {
  office = await startPaymentsOffice({ switches: { desk: true } })
  marta = await atDesk(office.server, ['money'])
  pau = await atDesk(office.server, ['money'], 'Pau Serra')
})
afterAll(() => office.stop())
beforeEach(async () => {
  await office.server.db.deleteFrom('attempt_budget').execute()
  office.twin.faults.messages.held = false
})

/** A bill that was paid by card. */
async function paid(euros = 47.83) {
  const cents = Math.round(euros * 100)
  const { id, number } = await office.bill({ total_cents: cents, pending_cents: cents, debt_cents: cents })
  const { body } = await office.pay(number, { payment_method_id: 'pm_card_visa', amount: euros })
  await office.twin.messages.settled()
  const { reference, intent } = await office.server.db
    .selectFrom('card_payment')
    .select(['reference', 'intent'])
    .where('intent', '=', body.payment_intent_id!)
    .executeTakeFirstOrThrow()
  return { id, number, reference, intent: intent! }
}

/** Asks for a refund as somebody who sees those that there are, or so many. */
async function ask(by: AtDesk, reference: string, amount_cents: number, seen?: number) {
  const position = seen ?? (await read(reference)).refunds.length
  const body = { amount_cents, reason: 'Cobrada dos veces', position }
  const reply = await by.send('POST', `money/payments/${reference}/refunds/`, body)
  await office.twin.messages.settled()
  return reply.body as { asked: boolean; payment: DeskPayment }
}

async function decide(by: AtDesk, id: string, confirm = true) {
  const reply = await by.send('POST', `money/refunds/${id}/decide/`, { confirm })
  await office.twin.messages.settled()
  return { status: reply.status, body: reply.body as { decided: boolean; payment: DeskPayment } }
}

function givenBack(intent: string) {
  return office.twin.ledger
    .filter((line) => line.what === 'refund' && line.intent === intent)
    .map(({ amount }) => amount)
}

/** Keys of the calls that asked for a refund of a payment. */
function refundCalls(intent: string) {
  return office.twin.calls
    .filter(({ method, path, body }) => method === 'POST' && path === '/v1/refunds' && body.includes(intent))
    .map(({ key }) => key)
}

async function read(reference: string) {
  return (await marta.send('GET', `money/payments/${reference}/`)).body as DeskPayment
}

describe('money that goes back [r.desk-refund] [POST desk/v1/money/payments/{reference}/refunds/] [GET desk/v1/money/payments/{reference}/]', () => {
  it('leaves the bill to be paid and is told to the customer as any refund', async () => {
    const { id, number, reference, intent } = await paid()
    const { asked, payment } = await ask(marta, reference, 4783)
    expect(asked).toBe(true)
    expect(payment.refunds).toMatchObject([{ amount_cents: 4783, state: 'sent', asked_by: 'Marta Vila' }])
    expect(givenBack(intent)).toEqual([4783])
    expect((await office.invoice(id)).state).toBe('open')
    expect(await toldOf(office, number)).toEqual(['paid', 'refunded'])
    expect(await read(reference)).toMatchObject({
      state: 'refunded',
      refunded_cents: 4783,
      refundable_cents: 0,
      invoices: [{ number, amount_cents: 4783 }],
    })
  })

  it('is never more than was paid, nor twice while the first is on its way', async () => {
    const { reference, intent } = await paid()
    expect((await ask(marta, reference, 4784)).asked).toBe(false)
    // The provider says nothing of it yet.
    office.twin.faults.messages.held = true
    expect((await ask(marta, reference, 1000)).asked).toBe(true)
    expect(await read(reference)).toMatchObject({ refunded_cents: 0, refundable_cents: 3783 })
    expect((await ask(pau, reference, 3784)).asked).toBe(false)
    const both = await Promise.all([ask(marta, reference, 3783), ask(pau, reference, 3783)])
    expect(both.map(({ asked }) => asked).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
    expect(givenBack(intent)).toEqual([1000, 3783])
  })

  it('goes back once though the call comes again, or two people press', async () => {
    const { reference, intent } = await paid()
    expect((await ask(marta, reference, 1000, 0)).asked).toBe(true)
    expect((await ask(marta, reference, 1000, 0)).asked).toBe(false)
    expect((await ask(pau, reference, 1000, 0)).payment.refunds).toHaveLength(1)
    expect(givenBack(intent)).toEqual([1000])
    expect((await ask(pau, reference, 1000, 1)).asked).toBe(true)
    expect(givenBack(intent)).toEqual([1000, 1000])
  })

  it('above the limit waits for a second person, who is never the first [POST desk/v1/money/refunds/{id}/decide/]', async () => {
    const { reference, intent } = await paid(150)
    const { payment } = await ask(marta, reference, 15_000)
    expect(payment).toMatchObject({ limit_cents: 10_000, refundable_cents: 0 })
    const [refund] = payment.refunds
    expect(refund).toMatchObject({ state: 'waiting', is_mine: true, decided_by: null })
    expect((await decide(marta, refund!.id)).status).toBe(403)
    expect(givenBack(intent)).toEqual([])
    const inDatabase = office.server.db
      .updateTable('card_refund')
      .set({ decided_by: marta.staffId })
      .where('id', '=', refund!.id)
      .execute()
    await expect(inDatabase).rejects.toThrow('card_refund')
    const again = await atDesk(office.server, ['money'], 'Núria Camps')
    const decisions = await Promise.all([decide(pau, refund!.id), decide(again, refund!.id)])
    expect(decisions.filter(({ body }) => body.decided)).toHaveLength(1)
    expect(givenBack(intent)).toEqual([15_000])
    expect((await read(reference)).refunds).toMatchObject([{ state: 'sent', asked_by: 'Marta Vila' }])
  })

  it('that a second person turns down does not go, and may be asked for anew', async () => {
    const { reference, intent } = await paid(150)
    const { payment } = await ask(marta, reference, 15_000)
    expect((await decide(pau, payment.refunds[0]!.id, false)).body.payment).toMatchObject({
      refundable_cents: 15_000,
      refunds: [{ state: 'turned_down', decided_by: 'Pau Serra' }],
    })
    expect((await decide(pau, payment.refunds[0]!.id)).body.decided).toBe(false)
    expect((await ask(marta, reference, 5000)).payment.refunds.at(-1)).toMatchObject({ state: 'sent' })
    expect(givenBack(intent)).toEqual([5000])
  })

  it.each([
    ['hang_applied', 1],
    ['hang_not_applied', 2],
  ] as const)('is given once though the reply was lost (%s)', async (fault, calls) => {
    const { reference, intent } = await paid()
    office.twin.faults.next.push({ call: 'refund', fault })
    expect((await ask(marta, reference, 4783)).payment.refunds).toMatchObject([{ state: 'sending' }])
    expect(await sendRefunds(office.server.services)).toBe(0)
    office.server.clock.advance(2 * 60_000)
    expect(await sendRefunds(office.server.services)).toBe(1)
    const { id } = await office.server.db
      .selectFrom('card_refund')
      .innerJoin('card_payment', 'card_payment.id', 'card_refund.payment_id')
      .select(['card_refund.id', 'card_refund.state'])
      .where('intent', '=', intent)
      .where('card_refund.state', '=', 'sent')
      .executeTakeFirstOrThrow()
    expect(givenBack(intent)).toEqual([4783])
    expect(refundCalls(intent)).toEqual(Array.from({ length: calls }, () => `${id}:refund`))
  })

  it('that the provider refuses says so', async () => {
    const { reference, intent } = await paid()
    // Given back in its own dashboard, and not told yet.
    office.twin.faults.messages.held = true
    office.twin.money.refund(office.twin.money.find(intent), 4783)
    expect((await ask(marta, reference, 4783)).payment.refunds).toMatchObject([{ state: 'refused' }])
    expect(givenBack(intent)).toEqual([4783])
  })

  it('that the bank did not take leaves the bill paid, and may be asked for anew [r.refund-failed]', async () => {
    const { id, number, reference, intent } = await paid()
    await ask(marta, reference, 4783)
    office.twin.money.failRefund(office.twin.money.find(intent))
    await office.twin.messages.settled()
    expect(await office.invoice(id)).toMatchObject({ state: 'paid', pending_cents: 0 })
    expect(await toldOf(office, number)).toEqual(['paid', 'refunded', 'refund_failed'])
    const payment = await read(reference)
    expect(payment).toMatchObject({ state: 'succeeded', refunded_cents: 0, refundable_cents: 4783 })
    expect(payment.refunds).toMatchObject([{ state: 'refused' }])
    expect((await ask(marta, reference, 4783)).payment.refunds.map(({ state }) => state)).toEqual([
      'refused',
      'sent',
    ])
    expect((await office.invoice(id)).state).toBe('open')
  })

  it('of a payment that was not taken, or is not there, is none', async () => {
    const { id, number } = await office.bill()
    await office.pay(number, { payment_method_id: 'pm_card_visa_chargeDeclined', amount: 47.83 })
    const { reference } = await office.server.db
      .selectFrom('card_payment')
      .innerJoin('card_payment_part', 'payment_id', 'card_payment.id')
      .select('reference')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await ask(marta, reference, 100)).asked).toBe(false)
    expect((await marta.send('GET', 'money/payments/0000-0000/')).status).toBe(404)
    const wrong = await marta.send('POST', `money/payments/${reference}/refunds/`, { amount_cents: 0 })
    expect((wrong.body as { errors: object }).errors).toEqual({
      amount_cents: ['not_valid'],
      reason: ['required_field'],
      position: ['required_field'],
    })
  })

  it('is in the log: who asked, who confirmed, of whom', async () => {
    const { reference } = await paid(150)
    const { payment } = await ask(marta, reference, 15_000)
    await decide(pau, payment.refunds[0]!.id)
    const lines = await office.server.db
      .selectFrom('staff_log')
      .select(['what', 'staff_id', 'customer_id', 'about'])
      .where('about', 'like', `${reference}%`)
      .where('what', '<>', 'payment_read')
      .orderBy('number')
      .execute()
    const { customerId } = office.caller.customer
    expect(lines).toEqual([
      { what: 'refund_asked', staff_id: marta.staffId, customer_id: customerId, about: `${reference} 15000` },
      { what: 'refund_confirmed', staff_id: pau.staffId, customer_id: customerId, about: reference },
    ])
  })
})

describe('payments to look at [r.desk-refund] [GET desk/v1/money/]', () => {
  it('are those not known to have ended and disputed, refunds that wait, and messages that fit nothing', async () => {
    const { reference } = await paid(150)
    await ask(marta, reference, 15_000)
    const disputed = await paid()
    await office.server.db
      .updateTable('card_payment')
      .set({ state: 'disputed' })
      .where('reference', '=', disputed.reference)
      .execute()
    await office.server.db
      .insertInto('card_message')
      .values({
        event_id: 'evt_odd',
        type: 'charge.refunded',
        received_at: new Date(office.server.clock.nowMs()).toISOString(),
        payment_id: null,
        flag: 'no such payment',
      })
      .execute()
    const { body } = await pau.send('GET', 'money/')
    expect(body).toMatchObject({
      payments: expect.arrayContaining([
        expect.objectContaining({ reference: disputed.reference, state: 'disputed' }),
      ]),
      refunds: expect.arrayContaining([
        expect.objectContaining({ reference, state: 'waiting', is_mine: false }),
      ]),
      messages: expect.arrayContaining([
        expect.objectContaining({ flag: 'no such payment', reference: null }),
      ]),
    })
  })
})
