import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkPayments } from './operations/check.ts'
import { readCardMoney } from './queries.ts'
import { startPaymentsOffice, toldOf, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice({ longestMs: 20_000 })
})
afterAll(() => office.stop())
beforeEach(() => office.twin.faults.next.splice(0))

const approved = { payment_method_id: 'pm_bizum_approved', amount: 47.83 }
const refused = { payment_method_id: 'pm_bizum_refused', amount: 47.83 }

function charges(number: string) {
  return office.twin.ledger.filter(
    ({ what, metadata }) => what === 'charge' && metadata['invoices'] === number,
  )
}

/** The customer answers in the bank's app, or lets the time run out; the provider's message has come. */
async function answer(intent: string | null, outcome: 'passed' | 'failed' | 'timeout') {
  office.twin.money.act(office.twin.money.find(intent ?? ''), outcome)
  await office.twin.messages.settled()
}

/** What the waiting page asks. */
function goOn(number: string, intent: string | null) {
  return office.pay(number, { payment_intent_id: intent ?? '' })
}

describe('a Bizum', () => {
  it('waits for the bank’s app on the page, and is paid when it is approved there [r.other-methods]', async () => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, approved)
    expect(body).toMatchObject({ outcome: 'requires_action', method: 'bizum', takes_days: false })
    const waiting = { outcome: 'requires_action', payment_intent_client_secret: null }
    expect((await goOn(number, body.payment_intent_id)).body).toMatchObject(waiting)
    expect(charges(number)).toEqual([])
    await answer(body.payment_intent_id, 'passed')
    expect((await goOn(number, body.payment_intent_id)).body).toMatchObject({
      outcome: 'succeeded',
      method: 'bizum',
    })
    expect(await office.invoice(id)).toMatchObject({ state: 'paid', pending_cents: 0 })
    expect(charges(number)).toMatchObject([{ amount: 4783 }])
    expect(await readCardMoney(office.server.db, id)).toMatchObject([{ amountCents: 4783, method: 'bizum' }])
    expect(await toldOf(office, number)).toEqual(['paid'])
  })

  it('is called one though the message that it waits came before the reply', async () => {
    const { number } = await office.bill()
    office.twin.faults.messages.beforeAnswer = true
    const { body } = await office.pay(number, approved)
    office.twin.faults.messages.beforeAnswer = false
    expect(body).toMatchObject({ outcome: 'requires_action', method: 'bizum' })
  })

  it.each([
    ['refused in the app', 'passed', refused, 'payment_method_provider_decline'],
    ['not answered in time', 'timeout', approved, 'payment_method_provider_timeout'],
  ] as const)('%s leaves the bill to be paid, and says which', async (_what, outcome, method, code) => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, method)
    await answer(body.payment_intent_id, outcome)
    expect((await goOn(number, body.payment_intent_id)).body).toMatchObject({
      outcome: 'refused',
      error_code: code,
    })
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
    // The customer saw it: no debt has changed.
    expect(await toldOf(office, number)).toEqual([])
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
    expect(charges(number)).toHaveLength(1)
  })

  it('whose page is closed is paid by the provider’s message, or found by asking', async () => {
    for (const dropped of [false, true]) {
      const { id, number } = await office.bill()
      const { body } = await office.pay(number, approved)
      office.twin.faults.messages.dropped = dropped
      await answer(body.payment_intent_id, 'passed')
      office.twin.faults.messages.dropped = false
      if (dropped) {
        office.server.clock.advance(120_000)
        await checkPayments(office.server.services)
      }
      expect(await office.invoice(id)).toMatchObject({ state: 'paid' })
      expect(await toldOf(office, number)).toEqual(['paid'])
    }
  })

  it('whose page asked often before it was closed is found by asking as soon as any other', async () => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, approved)
    for (let asked = 0; asked < 10; asked++) {
      office.server.clock.advance(3000)
      expect((await goOn(number, body.payment_intent_id)).body.outcome).toBe('requires_action')
    }
    office.twin.faults.messages.dropped = true
    await answer(body.payment_intent_id, 'passed')
    office.twin.faults.messages.dropped = false
    office.server.clock.advance(60_000)
    await checkPayments(office.server.services)
    expect(await office.invoice(id)).toMatchObject({ state: 'paid' })
  })

  it('that nobody ever answers is given up, and can take no money afterwards', async () => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, approved)
    office.server.clock.advance(31 * 60_000)
    await checkPayments(office.server.services)
    expect((await office.pay(number, { payment_intent_id: body.payment_intent_id })).body).toMatchObject({
      outcome: 'refused',
      error_code: 'expired',
    })
    expect(() =>
      office.twin.money.act(office.twin.money.find(body.payment_intent_id ?? ''), 'passed'),
    ).toThrow('cannot authenticate')
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
  })

  it('begun in two tabs takes the money once, and no bank is said to have refused the other', async () => {
    const { number } = await office.bill()
    const first = (await office.pay(number, approved)).body
    const second = (await office.pay(number, approved)).body
    expect(second.outcome).toBe('requires_action')
    expect(() =>
      office.twin.money.act(office.twin.money.find(first.payment_intent_id ?? ''), 'passed'),
    ).toThrow('cannot authenticate')
    expect((await goOn(number, first.payment_intent_id)).body).toMatchObject({
      outcome: 'refused',
      error_code: 'paid_anew',
    })
    await answer(second.payment_intent_id, 'passed')
    expect(await goOn(number, first.payment_intent_id)).toMatchObject({
      status: 409,
      body: { error: 'already_paid' },
    })
    expect(charges(number)).toHaveLength(1)
  })

  it('approved while another tab begins anew is paid, and the other tab hears it', async () => {
    const { number } = await office.bill()
    const { body } = await office.pay(number, approved)
    office.twin.faults.messages.dropped = true
    await answer(body.payment_intent_id, 'passed')
    office.twin.faults.messages.dropped = false
    expect(await office.pay(number)).toMatchObject({ status: 409, body: { error: 'already_paid' } })
    expect(charges(number)).toHaveLength(1)
  })

  it('of more than a Bizum may come to is not taken', async () => {
    const { id, number } = await office.bill({ pending_cents: 500_001, total_cents: 500_001 })
    const { body } = await office.pay(number, { ...approved, amount: 5000.01 })
    expect(body.outcome).not.toBe('succeeded')
    expect(body.outcome).not.toBe('requires_action')
    expect(charges(number)).toEqual([])
    office.server.clock.advance(120_000)
    await checkPayments(office.server.services)
    expect(await office.invoice(id)).toMatchObject({ state: 'open' })
  })
})

describe('what was paid with', () => {
  it.each([
    ['pm_bizum_approved', 'bizum'],
    ['pm_debit_paid', 'direct_debit'],
    ['pm_card_visa', 'card'],
  ] as const)('is known of %s though the reply was lost and only the message came', async (method, known) => {
    const { id, number } = await office.bill()
    office.twin.faults.messages.beforeAnswer = true
    office.twin.faults.next.push({ call: 'confirm', fault: 'reset_after' })
    const { body } = await office.pay(number, { payment_method_id: method, amount: 47.83 })
    office.twin.faults.messages.beforeAnswer = false
    const intent = office.twin.money.find(body.payment_intent_id ?? '')
    if (intent.status === 'requires_action') office.twin.money.act(intent, 'passed')
    if (intent.status === 'processing') office.twin.money.endDebit(intent)
    await office.twin.messages.settled()
    expect(await readCardMoney(office.server.db, id)).toMatchObject([{ method: known }])
    const mails = await office.server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'payment')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mails.data).toMatchObject({
      about: 'paid',
      method: known === 'direct_debit' ? 'sepa_debit' : known,
    })
  })
})
