import type { PayableInvoice, PaymentReply } from '@endoll/api/payments.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice, type TestInvoice } from '../../testing/factories.ts'
import { checkPayments } from './operations/check.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())
beforeEach(() => office.twin.faults.next.splice(0))

interface Reply {
  readonly status: number
  readonly body: PaymentReply & { readonly about?: { readonly amount: number } }
}

/** Pays bills by one charge; their amounts are added up unless said otherwise. */
async function pay(
  bills: readonly TestInvoice[],
  { amount = 47.83 * bills.length, card = 'pm_card_visa', headers = {} } = {},
): Promise<Reply> {
  const invoices = bills.map(({ number }) => number)
  const body = { invoices, payment_method_id: card, amount: Math.round(amount * 100) / 100 }
  return office.caller.send('POST', 'payments/', body, headers)
}
function bills(count: number) {
  return Promise.all(Array.from({ length: count }, () => office.bill({ debt_cents: 4783 })))
}
function charges(all: readonly TestInvoice[]) {
  return office.twin.ledger.filter(
    ({ what, metadata }) =>
      what === 'charge' && all.some(({ number }) => metadata['invoices']?.split(' ').includes(number)),
  )
}
async function statesOf(all: readonly TestInvoice[]) {
  const shown = await Promise.all(all.map(({ id }) => office.invoice(id)))
  return shown.map(({ state }) => state)
}

describe('several bills in one payment [POST payments/] [r.how-paid] [r.all-or-none]', () => {
  it('are paid by one charge, with one receipt that lists them', async () => {
    const all = await bills(3)
    const { status, body } = await pay(all)
    expect([status, body.outcome]).toEqual([200, 'succeeded'])
    expect(charges(all)).toMatchObject([{ amount: 3 * 4783 }])
    expect(await statesOf(all)).toEqual(['paid', 'paid', 'paid'])
    expect(Buffer.from(body.receipt!, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const { payload } = await office.server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('type', '=', 'payment.succeeded')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ amount: 143.49, invoices: all.map(({ number }) => ({ number })) })
    for (const { number } of all) {
      expect(await office.caller.send('GET', `payments/${number}/`)).toMatchObject({
        body: { payable: false, payments: [{ reference: body.reference, amount: 143.49 }] },
      })
    }
  })

  it.each([
    ['paid already', { state: 'paid' }, 409, 'already_paid'],
    ['on its way', { state: 'in_process' }, 409, 'payment_in_process'],
  ] as const)('are none of them paid where one is %s', async (_, fields, status, error) => {
    const all = [...(await bills(2)), await office.bill(fields)]
    const calls = office.twin.calls.length
    expect(await pay(all)).toMatchObject({ status, body: { error } })
    expect(office.twin.calls.length).toBe(calls)
    expect((await statesOf(all)).slice(0, 2)).toEqual(['open', 'open'])
  })

  it("are none of them paid where one is another customer's, or is named twice", async () => {
    const { db } = office.server
    const foreign = await addInvoice(db, await addContract(db, await addCustomer(db)), { state: 'open' })
    const [own] = await bills(1)
    const calls = office.twin.calls.length
    expect((await pay([own!, foreign])).status).toBe(404)
    expect((await pay([own!, own!])).status).toBe(400)
    expect((await pay([])).status).toBe(400)
    expect(office.twin.calls.length).toBe(calls)
  })

  it('take what is to be paid of all of them, and refuse any other amount with the right one', async () => {
    const all = [...(await bills(1)), await office.bill({ pending_cents: 1999 })]
    expect(await pay(all)).toMatchObject({
      status: 409,
      body: { error: 'amount_differs', about: { amount: 67.82 } },
    })
    expect(charges(all)).toEqual([])
    expect((await pay(all, { amount: 67.82 })).body.outcome).toBe('succeeded')
    expect(charges(all)).toMatchObject([{ amount: 6782 }])
  })

  it('stay to be paid, all of them, where the card is refused', async () => {
    const all = await bills(2)
    const refused = await pay(all, { card: 'pm_card_visa_chargeDeclinedInsufficientFunds' })
    expect(refused.body).toMatchObject({ outcome: 'refused', error_code: 'insufficient_funds' })
    expect(await statesOf(all)).toEqual(['open', 'open'])
    expect((await pay(all)).body.outcome).toBe('succeeded')
  })

  it('go on after the action that the bank asked for, by any of them', async () => {
    const all = await bills(2)
    const first = await pay(all, { card: 'pm_card_threeDSecure2Required' })
    expect(first.body.outcome).toBe('requires_action')
    const { payment_intent_id } = first.body
    office.twin.money.act(office.twin.money.find(payment_intent_id!), 'passed')
    const after = await office.pay(all[1]!.number, { payment_intent_id })
    expect(after.body.outcome).toBe('succeeded')
    expect(await statesOf(all)).toEqual(['paid', 'paid'])
  })

  it('under the same key are the same payment, and other bills under it are refused', async () => {
    const all = await bills(2)
    const headers = { 'idempotency-key': 'several-at-once-1' }
    const first = await pay(all, { headers })
    expect((await pay(all, { headers })).body.reference).toBe(first.body.reference)
    expect((await pay(all.slice(0, 1), { headers })).status).toBe(422)
    expect(charges(all)).toHaveLength(1)
  })

  it('are in process together while the provider does not reply', async () => {
    const all = await bills(2)
    office.twin.faults.messages.dropped = true
    office.twin.faults.next.push(
      { call: 'confirm', fault: 'hang_applied' },
      { call: 'read', fault: 'status_500' },
    )
    expect((await pay(all)).body.outcome).toBe('in_process')
    expect(await statesOf(all)).toEqual(['in_process', 'in_process'])
    expect((await office.pay(all[0]!.number)).status).toBe(409)
    office.server.clock.advance(91_000)
    await checkPayments(office.server.services)
    office.twin.faults.messages.dropped = false
    expect(await statesOf(all)).toEqual(['paid', 'paid'])
    expect(charges(all)).toHaveLength(1)
  })

  it('meet payments of each of them and of others beside them: each bill is charged once', async () => {
    const all = await bills(4)
    const tries = Array.from({ length: 30 }, (_, at) =>
      at % 3 === 0
        ? pay(all)
        : at % 3 === 1
          ? pay([all[at % 4]!, all[(at + 1) % 4]!].toReversed())
          : office.pay(all[at % 4]!.number),
    )
    for (const { status } of await Promise.all(tries)) expect([200, 409]).toContain(status)
    for (const bill of all) expect(charges([bill]).length).toBeLessThanOrEqual(1)
    const paid = charges(all).reduce((sum, { amount }) => sum + amount, 0)
    expect((await statesOf(all)).filter((state) => state === 'paid').length * 4783).toBe(paid)
    expect(paid).toBeGreaterThan(0)
  })
})

it('what can be paid now is listed, those due first first, and nothing else [GET payments/]', async () => {
  const other = await startPaymentsOffice()
  try {
    const later = await other.bill({ due_day: '2026-12-20' })
    const sooner = await other.bill({ due_day: '2026-11-02', pending_cents: 1000 })
    for (const fields of [
      { state: 'paid' },
      { type: 'A' },
      { state: 'in_process' },
      { pending_cents: 0 },
    ] as const) {
      await other.bill(fields)
    }
    const list = async () => {
      const { body } = await other.caller.send('GET', 'payments/')
      return (body as { invoices: PayableInvoice[] }).invoices.map(({ number, amount }) => [number, amount])
    }
    expect(await list()).toEqual([
      [sooner.number, 10],
      [later.number, 47.83],
    ])
    await other.pay(later.number)
    expect(await list()).toEqual([[sooner.number, 10]])
    // What the bank takes by itself comes last and is said; a debit that came back is to be paid.
    const charged = await other.bill({ due_day: '2026-12-01', payment_method: 'direct_debit' })
    const returned = await other.bill({
      due_day: '2026-12-30',
      payment_method: 'direct_debit',
      debt_cents: 4783,
    })
    const transfer = await other.bill({ due_day: '2026-12-29', payment_method: 'transfer' })
    const { body } = await other.caller.send('GET', 'payments/')
    const shown = (body as { invoices: PayableInvoice[] }).invoices.filter(({ number }) =>
      [charged, returned, transfer].some((bill) => bill.number === number),
    )
    expect(shown.map((bill) => [bill.number, bill.charged, bill.amount_debt])).toEqual([
      [transfer.number, false, 0],
      [returned.number, false, 47.83],
      [charged.number, true, 0],
    ])
    expect(shown[0]).toMatchObject({ start_date: '2026-10-01', end_date: '2026-10-31' })
  } finally {
    await other.stop()
  }
})
