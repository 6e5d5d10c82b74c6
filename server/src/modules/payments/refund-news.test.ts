import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { requireSum } from './refund-news.ts'
import { startPaymentsOffice, toldOf, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())
beforeEach(() => void (office.twin.faults.messages.held = false))

/** A bill that was paid by card. */
async function paid() {
  const { id, number } = await office.bill()
  const { body } = await office.pay(number)
  await office.twin.messages.settled()
  return { id, number, payment: office.twin.money.find(body.payment_intent_id!) }
}

/** Sends a message of the provider, whatever is held. */
async function send(event = office.twin.events.at(-1)!) {
  const { body, headers } = office.twin.wire(event)
  const url = '/api/v1/payments/provider/messages/'
  return (await office.server.inject({ method: 'POST', url, headers, payload: body })).statusCode
}

/** What the page of a bill says of its money. */
async function moneyOf(id: number) {
  const { body } = await office.caller.send('GET', `invoices/${id}/bill/`)
  const { payments } = body as { payments: readonly { method: string; amount: number }[] }
  return payments.map(({ method, amount }) => [method, amount])
}

it('that the bank did not take puts the bill back, and is told once [r.refund-failed]', async () => {
  const { id, number, payment } = await paid()
  office.twin.money.refund(payment, 1000)
  const first = office.twin.events.at(-1)!
  await office.twin.messages.settled()
  office.twin.money.refund(payment, 3783)
  await office.twin.messages.settled()
  expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
  office.twin.money.failRefund(payment)
  const failed = office.twin.events.at(-1)!
  await office.twin.messages.settled()
  const late = [
    { ...failed, id: `${failed.id}_again` },
    { ...failed, id: `${failed.id}_update`, type: 'refund.updated' },
    { ...first, id: `${first.id}_late` },
  ]
  for (const message of late) expect(await send(message)).toBe(200)
  expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 1000 })
  expect(await toldOf(office, number)).toEqual(['paid', 'partly_refunded', 'refunded', 'refund_failed'])
  expect(await moneyOf(id)).toEqual([
    ['card', 47.83],
    ['refund', -10],
    ['refund', -37.83],
    ['refund', 37.83],
  ])
  // The same amount again is another refund, and is told as one.
  office.twin.money.refund(payment, 3783)
  await office.twin.messages.settled()
  expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
  expect((await toldOf(office, number)).slice(-2)).toEqual(['refund_failed', 'refunded'])
  expect(await office.states(number)).toEqual(['refunded'])
})

it('that failed, told before that it was given, changes nothing, and neither does that [r.refund-failed]', async () => {
  const { id, number, payment } = await paid()
  office.twin.faults.messages.held = true
  office.twin.money.refund(payment, 4783)
  const given = office.twin.events.at(-1)!
  office.twin.money.failRefund(payment)
  expect(await send()).toBe(200)
  expect(await send(given)).toBe(200)
  expect((await office.invoice(id)).state).toBe('paid')
  expect(await toldOf(office, number)).toEqual(['paid'])
})

it('that failed while the message that it was given was read has the provider asked first [r.refund-failed]', async () => {
  const { payment } = await paid()
  office.twin.money.refund(payment, 4783)
  office.twin.money.failRefund(payment)
  await office.twin.messages.settled()
  const { db } = office.server
  const row = await db
    .selectFrom('card_payment')
    .selectAll()
    .where('intent', '=', payment.id)
    .executeTakeFirstOrThrow()
  const said = { intent: payment.id, what: 'refunded', amountCents: 4783 } as const
  await expect(requireSum(db, row, said)).rejects.toMatchObject({ code: 'busy' })
  await expect(requireSum(db, row, { ...said, summed: true })).resolves.toBeUndefined()
  await expect(requireSum(db, row, { ...said, what: 'dispute_lost' })).resolves.toBeUndefined()
})
