import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../testing/test-requests.ts'
import { reconcilePayments } from './reconcile.ts'
import { sweepMessages } from './sweep.ts'
import { startPaymentsOffice, type PaymentsOffice } from '../test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())

async function paid(card = 'pm_card_visa') {
  const { id, number } = await office.bill()
  const { body } = await office.pay(number, { payment_method_id: card, amount: 47.83 })
  await office.twin.messages.settled()
  return { id, number, reference: body.reference, intent: office.twin.money.find(body.payment_intent_id!) }
}
/** What happens at the provider while none of its messages arrives. */
function unheard(work: () => void) {
  office.twin.faults.messages.dropped = true
  work()
  office.twin.faults.messages.dropped = false
}
async function sweep() {
  office.server.clock.advance(601_000)
  return sweepMessages(office.server.services)
}

describe('messages that never came [r.lost-messages]', () => {
  it('of a refund and of a lost dispute are found in the list of the provider, and taken once', async () => {
    const back = await paid()
    const disputed = await paid('pm_card_createDispute')
    await sweep()
    unheard(() => {
      office.twin.money.refund(back.intent, 4783)
      office.twin.money.endDispute(disputed.intent, false)
    })
    expect(await office.states(back.number)).toEqual(['succeeded'])
    expect(await sweep()).toBe(2)
    expect(await office.states(back.number)).toEqual(['refunded'])
    expect(await office.states(disputed.number)).toEqual(['charged_back'])
    const mails = await mailsTo(office.server, office.caller.customer.email)
    expect(await sweep()).toBe(0)
    // It comes after all.
    for (const event of office.twin.events.slice(-2)) expect(await office.twin.messages.post(event)).toBe(200)
    expect(await mailsTo(office.server, office.caller.customer.email)).toEqual(mails)
    expect(await office.states(back.number)).toEqual(['refunded'])
  })

  it('are looked for every ten minutes, and nothing is passed over while the provider does not reply', async () => {
    const { number, intent } = await paid()
    await sweep()
    unheard(() => office.twin.money.refund(intent, 4783))
    expect(await sweepMessages(office.server.services)).toBe(0)
    office.twin.faults.next.push({ call: 'other', fault: 'status_500' })
    await expect(sweep()).rejects.toThrow('A fault of the twin')
    expect(await sweep()).toBe(1)
    expect(await office.states(number)).toEqual(['refunded'])
  })
})

describe('the ledger here and the provider’s [r.reconcile]', () => {
  const day = 86_400_000
  function reconcile() {
    const nowMs = office.server.clock.nowMs()
    return reconcilePayments(office.server.services, { fromMs: nowMs - 30 * day, toMs: nowMs + day })
  }

  it('agree on what was paid, refused, given back and got back', async () => {
    await paid('pm_card_visa_chargeDeclined')
    const { intent } = await paid()
    office.twin.money.refund(intent, 1000)
    await office.twin.messages.settled()
    const { compared, differences } = await reconcile()
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(4)
  })

  it('differ where money was taken, given back or is known on one side alone', async () => {
    const [wrong, back, lost] = [await paid(), await paid(), await paid()]
    const { db } = office.server
    await db
      .updateTable('card_payment')
      .set({ paid_at: null, state: 'failed' })
      .where('reference', '=', wrong.reference)
      .execute()
    unheard(() => office.twin.money.refund(back.intent, 4783))
    await db
      .updateTable('card_payment')
      .set({ intent: 'pi_of_nobody' })
      .where('reference', '=', lost.reference)
      .execute()
    office.server.clock.advance(300_000)
    const { differences } = await reconcile()
    expect(differences.map(({ reference, here, there }) => [reference, here, there])).toEqual(
      expect.arrayContaining([
        [wrong.reference, 'not paid', 'paid 47.83 EUR'],
        [back.reference, 'paid 47.83 EUR', 'paid 47.83 EUR, given back 47.83 EUR'],
        [null, 'not known', 'paid 47.83 EUR'],
        [lost.reference, 'paid 47.83 EUR', 'not known'],
      ]),
    )
    expect(differences).toHaveLength(4)
  })
})
