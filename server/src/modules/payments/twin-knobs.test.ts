import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { account, startPaymentsOffice, type PaymentsOffice } from './test-office.ts'
import { callFaults } from '../../gateways/payments/twin/faults.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())
afterEach(() => callTwin('DELETE', 'faults'))

/** Turns a knob from outside. */
async function callTwin(method: string, path: string, body?: object, key: string = account.secretKey) {
  const reply = await fetch(`${office.twin.address}/twin/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as never }
}

async function charges(number: string) {
  const { body } = await callTwin('GET', 'ledger')
  const ledger: readonly { what: string; metadata: Record<string, string> }[] = body
  return ledger.filter(({ what, metadata }) => what === 'charge' && metadata['invoices'] === number).length
}

/** The bill once all pending messages have arrived. */
async function settled(id: number) {
  await office.twin.messages.settled()
  return (await office.invoice(id)).state
}

describe('the knobs of the twin [r.twin-knobs]', () => {
  it('are turned by nobody without the key', async () => {
    expect((await callTwin('POST', 'faults', { next: [] }, 'sk_test_other')).status).toBe(401)
    expect((await callTwin('GET', 'ledger', undefined, '')).status).toBe(401)
  })

  it('refuse what they do not know', async () => {
    expect((await callTwin('POST', 'faults', { next: [{ call: 'confirm', fault: 'flood' }] })).status).toBe(
      400,
    )
    expect((await callTwin('POST', 'faults', { messages: { copies: 0 } })).status).toBe(400)
    expect((await callTwin('POST', 'weather', {})).status).toBe(404)
  })

  it.each(callFaults)(
    '%s: set from outside, one call has it, and the money is taken at most once',
    async (fault) => {
      const { id, number } = await office.bill()
      await callTwin('POST', 'faults', { next: [{ call: 'confirm', fault }] })
      await office.pay(number)
      expect(office.twin.faults.next).toEqual([])
      await office.pay(number)
      expect(await settled(id)).toBe('paid')
      expect(await charges(number)).toBe(1)
    },
  )

  it('nobody is let in for a time: the payment is refused, and goes through afterwards', async () => {
    const { id, number } = await office.bill()
    // Long enough for a slow machine to try meanwhile.
    await callTwin('POST', 'faults', { refuseMs: 3000 })
    await wait(50)
    expect(await office.pay(number)).toMatchObject({ status: 503, body: { error: 'provider_unavailable' } })
    await expect
      .poll(async () => (await office.pay(number)).body.outcome, { timeout: 20_000, interval: 500 })
      .toBe('succeeded')
    expect(await settled(id)).toBe('paid')
    expect(await charges(number)).toBe(1)
  })

  it('messages come twenty times, late, or before the answer: each has one effect', async () => {
    for (const messages of [{ copies: 20 }, { delayMs: 200 }, { beforeAnswer: true }]) {
      const { id, number } = await office.bill()
      await callTwin('POST', 'faults', { messages })
      expect((await office.pay(number)).body.outcome).toBe('succeeded')
      expect(await settled(id)).toBe('paid')
      expect(await charges(number)).toBe(1)
      await callTwin('DELETE', 'faults')
    }
  })

  it('messages are lost, or held and let go in another order', async () => {
    const lost = await office.bill()
    await callTwin('POST', 'faults', { messages: { dropped: true } })
    await office.pay(lost.number)
    expect(await settled(lost.id)).toBe('paid')
    await callTwin('POST', 'faults', { messages: { dropped: false, held: true } })
    const { id, number } = await office.bill()
    await office.pay(number)
    const { body } = await callTwin('POST', 'messages', { order: [2, 1, 0, 1], copies: 3 })
    const { statuses }: { statuses: readonly number[] } = body
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200))
    expect(await settled(id)).toBe('paid')
    expect(await charges(number)).toBe(1)
  })
})
