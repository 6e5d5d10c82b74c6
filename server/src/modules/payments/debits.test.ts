import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkPayments } from './operations/check.ts'
import { readCardMoney, readDebitSteps } from './queries.ts'
import { startPaymentsOffice, toldOf, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice({ longestMs: 20_000 })
})
afterAll(() => office.stop())
beforeEach(() => office.twin.faults.next.splice(0))

const paid = { payment_method_id: 'pm_debit_paid', amount: 47.83 }
const returned = { payment_method_id: 'pm_debit_returned', amount: 47.83 }

function charges(number: string) {
  return office.twin.ledger.filter(
    ({ what, metadata }) => what === 'charge' && metadata['invoices'] === number,
  )
}

/** The bank says how the debit ended; its message has come. */
async function end(intent: string | null) {
  // One of before that comes after it has the job ask a minute later.
  await office.twin.messages.settled()
  office.twin.money.endDebit(office.twin.money.find(intent ?? ''))
  await office.twin.messages.settled()
}

describe('a debit from an account [r.other-methods]', () => {
  it('is in process for days, says so, cannot be paid again, and then is paid', async () => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, paid)
    expect(body).toMatchObject({ outcome: 'in_process', takes_days: true, receipt: null })
    for (let day = 0; day < 4; day += 1) {
      expect(await office.invoice(id)).toMatchObject({ state: 'in_process', pending_cents: 4783 })
      for (const method of ['pm_card_visa', 'pm_debit_paid']) {
        expect(await office.pay(number, { payment_method_id: method, amount: 47.83 })).toMatchObject({
          status: 409,
          body: { error: 'payment_in_process' },
        })
      }
      office.server.clock.advance(86_400_000)
      await checkPayments(office.server.services)
    }
    expect(await office.states(number)).toEqual(['processing'])
    expect(charges(number)).toEqual([])
    await end(body.payment_intent_id)
    expect(await office.invoice(id)).toMatchObject({ state: 'paid', pending_cents: 0 })
    expect(charges(number)).toMatchObject([{ amount: 4783 }])
    expect(await toldOf(office, number)).toEqual(['ordered', 'paid'])
    expect(await readCardMoney(office.server.db, id)).toMatchObject([
      { amountCents: 4783, method: 'direct_debit' },
    ])
  })

  it('whose message came before the reply says of days, and tells its customer, all the same', async () => {
    const { number } = await office.bill()
    office.twin.faults.messages.beforeAnswer = true
    expect((await office.pay(number, paid)).body).toMatchObject({ outcome: 'in_process', takes_days: true })
    office.twin.faults.messages.beforeAnswer = false
    expect(await toldOf(office, number)).toEqual(['ordered'])
  })

  it('that the bank returns gives the bill back to be paid', async () => {
    const { id, number } = await office.bill()
    const { body } = await office.pay(number, returned)
    await end(body.payment_intent_id)
    office.server.clock.advance(5000)
    await checkPayments(office.server.services)
    expect(await office.states(number)).toEqual(['failed'])
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
    // A customer who was told not to pay again is told to.
    expect(await toldOf(office, number)).toEqual(['ordered', 'failed'])
    expect(await readDebitSteps(office.server.db, id)).toMatchObject([
      { what: 'ordered', amountCents: 4783 },
      { what: 'failed', amountCents: 4783 },
    ])
    expect((await office.pay(number)).body).toMatchObject({ outcome: 'succeeded', takes_days: false })
    expect(charges(number)).toHaveLength(1)
  })

  it('whose message never came is found by asking', async () => {
    const { id, number } = await office.bill()
    office.twin.faults.messages.dropped = true
    const { body } = await office.pay(number, paid)
    await end(body.payment_intent_id)
    office.twin.faults.messages.dropped = false
    expect(await office.invoice(id)).toMatchObject({ state: 'in_process' })
    office.server.clock.advance(3_700_000)
    await checkPayments(office.server.services)
    expect(await office.invoice(id)).toMatchObject({ state: 'paid' })
  })

  it('is only taken where the deployment offers it: the provider is told what is', async () => {
    const { number } = await office.bill()
    await office.pay(number)
    const opened = office.twin.calls.findLast(({ path }) => path === '/v1/payment_intents')
    const form = new URLSearchParams(opened?.body)
    const types = [...form].filter(([name]) => name.startsWith('allowed_payment_method_types'))
    expect(types.map(([, type]) => type)).toEqual(['card', 'bizum', 'sepa_debit'])
  })
})
