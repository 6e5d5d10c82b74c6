import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callFaults } from '../../gateways/payments/twin/faults.ts'
import { checkPayments } from './operations/check.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())
beforeEach(() => {
  office.twin.faults.next.splice(0)
  office.twin.faults.messages.dropped = false
})

function charged(number: string) {
  return office.twin.ledger.filter(
    ({ what, metadata }) => what === 'charge' && metadata['invoices'] === number,
  ).length
}

/** Lets the job ask until every payment has ended. */
async function settle(number: string) {
  for (let round = 0; round < 8; round += 1) {
    office.server.clock.advance(91_000)
    await checkPayments(office.server.services)
    const states = await office.states(number)
    if (states.every((state) => ['succeeded', 'failed'].includes(state))) return states
  }
  throw new Error(`${number} never ended: ${(await office.states(number)).join()}`)
}

describe('a call to the provider that goes wrong, without any message of it [POST payments/{invoiceNumber}/]', () => {
  it.each(
    callFaults.flatMap((fault) => (['open', 'confirm'] as const).map((call) => [call, fault] as const)),
  )(
    '%s, %s: paid here exactly where it was charged there, and never twice',
    { timeout: 20_000 },
    async (call, fault) => {
      const { id, number } = await office.bill()
      office.twin.faults.messages.dropped = true
      office.twin.faults.next.push({ call, fault })
      const first = await office.pay(number)
      expect([200, 503]).toContain(first.status)
      // The customer tries again, with another card.
      const again = await office.pay(number, { payment_method_id: 'pm_card_mastercard', amount: 47.83 })
      expect([200, 409, 503]).toContain(again.status)
      const states = await settle(number)
      const paid = states.filter((state) => state === 'succeeded').length
      expect(paid).toBeLessThanOrEqual(1)
      expect(charged(number)).toBe(paid)
      expect((await office.invoice(id)).state).toBe(paid === 1 ? 'paid' : 'open')
      const succeeded = [first, again].filter(({ body }) => body.outcome === 'succeeded').length
      expect(succeeded).toBeLessThanOrEqual(paid)
    },
  )

  it('an unknown outcome is in process: the bill cannot be paid again until the provider has spoken', async () => {
    const { id, number } = await office.bill()
    office.twin.faults.messages.dropped = true
    office.twin.faults.next.push(
      { call: 'confirm', fault: 'hang_applied' },
      ...Array.from({ length: 3 }, () => ({ call: 'read', fault: 'status_500' }) as const),
    )
    expect((await office.pay(number)).body).toMatchObject({ outcome: 'in_process', receipt: null })
    expect(await office.states(number)).toEqual(['unknown'])
    expect(await office.invoice(id)).toMatchObject({ state: 'in_process', pending_cents: 4783 })
    expect(await office.pay(number)).toMatchObject({ status: 409, body: { error: 'payment_in_process' } })
    expect(await settle(number)).toEqual(['succeeded'])
    expect(charged(number)).toBe(1)
  })

  it('one that hung and did nothing is cancelled: no money is taken later [r.pay-once]', async () => {
    const { id, number } = await office.bill()
    office.twin.faults.next.push({ call: 'confirm', fault: 'hang_not_applied' })
    expect((await office.pay(number)).body.outcome).toBe('refused')
    expect(await office.states(number)).toEqual(['failed'])
    expect(await office.invoice(id)).toMatchObject({ state: 'open' })
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
    expect(charged(number)).toBe(1)
  })

  it('a refused card whose payment could not be cancelled is not over', async () => {
    const { number } = await office.bill()
    office.twin.faults.messages.dropped = true
    office.twin.faults.next.push(
      { call: 'cancel', fault: 'status_500' },
      { call: 'cancel', fault: 'reset_before' },
    )
    const refused = await office.pay(number, {
      payment_method_id: 'pm_card_visa_chargeDeclined',
      amount: 47.83,
    })
    expect(refused.body.outcome).toBe('refused')
    expect(await office.states(number)).toEqual(['closing'])
    // Tried again, it is cancelled first.
    expect((await office.pay(number)).body.outcome).toBe('succeeded')
    expect(await office.states(number)).toEqual(['failed', 'succeeded'])
    expect(charged(number)).toBe(1)
  })
})

describe('many at once', () => {
  it.each([1, 2, 3, 4, 5])('fifty posts with two cards take the money once (%i)', async () => {
    const { id, number } = await office.bill()
    const cards = ['pm_card_visa', 'pm_card_mastercard']
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        office.pay(number, { payment_method_id: cards[at % 2], amount: 47.83 }),
      ),
    )
    expect(replies.filter(({ body }) => body.outcome === 'succeeded')).toHaveLength(1)
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(charged(number)).toBe(1)
    expect((await office.invoice(id)).state).toBe('paid')
  })
})
