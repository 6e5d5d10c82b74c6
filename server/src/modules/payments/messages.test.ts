import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProviderRefusedError } from '../../gateways/payments/gateway.ts'
import type { TwinEvent } from '../../gateways/payments/twin/store.ts'
import type { WireMessage } from '../../gateways/payments/twin/messages.ts'
import { mailsTo } from '../../testing/test-requests.ts'
import { readCardMoney } from './queries.ts'
import { toldOf, startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())
beforeEach(() => void (office.twin.faults.messages.held = true))

const asked = { payment_method_id: 'pm_card_threeDSecure2Required', amount: 47.83 }

function send({ body, headers }: WireMessage, payload: string | Buffer = body) {
  return office.server.inject({
    method: 'POST',
    url: '/api/v1/payments/provider/messages/',
    headers,
    payload,
  })
}
async function sendEvent(event: TwinEvent) {
  return (await send(office.twin.wire(event))).statusCode
}
function ofType(type: string, intent: string) {
  return office.twin.events.find(
    (event) => event.type === type && (event.object as { id: string }).id === intent,
  )!
}
function stepsOf(intent: string) {
  return office.server.db
    .selectFrom('card_payment_step')
    .innerJoin('card_payment', 'card_payment.id', 'card_payment_step.payment_id')
    .select('card_payment_step.to_state')
    .where('card_payment.intent', '=', intent)
    .orderBy('position')
    .execute()
}

/** What the page of a bill says of its money. */
async function moneyOf(id: number) {
  const { body } = await office.caller.send('GET', `invoices/${id}/bill/`)
  const { payments } = body as { payments: readonly { method: string; amount: number }[] }
  return payments.map(({ method, amount }) => [method, amount])
}

/** A payment that the bank has agreed to, of which no message has come here. */
async function paidElsewhere() {
  const { id, number } = await office.bill()
  const { payment_intent_id } = (await office.pay(number, asked)).body
  office.twin.money.act(office.twin.money.find(payment_intent_id!), 'passed')
  return {
    id,
    number,
    intent: payment_intent_id!,
    event: ofType('payment_intent.succeeded', payment_intent_id!),
  }
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

describe("the provider's message [POST payments/provider/messages/]", () => {
  it('pays the bill of a customer who closed the window', async () => {
    const { id, event } = await paidElsewhere()
    expect((await office.invoice(id)).state).toBe('open')
    expect(await sendEvent(event)).toBe(200)
    expect((await office.invoice(id)).state).toBe('paid')
  })

  it('pays the bill though the provider refuses to say what it was paid with', async () => {
    const { id, intent, event } = await paidElsewhere()
    await office.server.db
      .updateTable('card_payment')
      .set({ method: null })
      .where('intent', '=', intent)
      .execute()
    const read = vi
      .spyOn(office.server.services.payments!, 'read')
      .mockRejectedValue(new ProviderRefusedError('secret_key_required'))
    expect(await sendEvent(event)).toBe(200)
    expect(read).toHaveBeenCalled()
    read.mockRestore()
    expect((await office.invoice(id)).state).toBe('paid')
    expect(await readCardMoney(office.server.db, id)).toMatchObject([{ method: 'unsaid' }])
  })

  it('sent twenty times at once has one effect', async () => {
    const { id, intent, event } = await paidElsewhere()
    const before = (await mailsTo(office.server, office.caller.customer.email)).length
    const message = office.twin.wire(event)
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(message)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    // The same in another message.
    expect(await sendEvent({ ...event, id: 'evt_other' })).toBe(200)
    expect((await stepsOf(intent)).map(({ to_state }) => to_state)).toEqual([
      'created',
      'confirming',
      'requires_action',
      'succeeded',
    ])
    expect((await office.invoice(id)).state).toBe('paid')
    expect((await mailsTo(office.server, office.caller.customer.email)).length).toBe(before + 1)
  })

  it.each(permutations(['created', 'requires_action', 'processing', 'succeeded']))(
    'ends in the same state in the order %s, %s, %s, %s',
    async (...order) => {
      const { id, intent, event } = await paidElsewhere()
      for (const name of order) {
        const type = `payment_intent.${name}`
        const known = ofType(type, intent) as TwinEvent | undefined
        const object = { ...event.object, status: name === 'created' ? 'requires_payment_method' : name }
        expect(await sendEvent(known ?? { ...event, id: `evt_${name}_${intent}`, type, object })).toBe(200)
      }
      expect((await stepsOf(intent)).at(-1)?.to_state).toBe('succeeded')
      expect((await office.invoice(id)).state).toBe('paid')
    },
  )

  it('of a refusal does not reopen what was paid', async () => {
    const { id, event } = await paidElsewhere()
    await sendEvent(event)
    const failed = { ...event, id: `${event.id}_f`, type: 'payment_intent.payment_failed' }
    expect(await sendEvent(failed)).toBe(200)
    expect((await office.invoice(id)).state).toBe('paid')
  })

  it('over another amount, or of another payment, pays nothing and is kept to be looked at', async () => {
    for (const changed of [{ amount: 1 }, { metadata: { attempt: 'another' } }, { currency: 'usd' }]) {
      const { id, event } = await paidElsewhere()
      const other = { ...event, object: { ...event.object, ...changed } }
      expect(await sendEvent(other)).toBe(200)
      expect((await office.invoice(id)).state).toBe('open')
      const { flag } = await office.server.db
        .selectFrom('card_message')
        .select('flag')
        .where('event_id', '=', event.id)
        .executeTakeFirstOrThrow()
      expect(flag).toBe('another amount')
    }
  })

  it('about nothing known here is acknowledged and kept to be looked at', async () => {
    const { event } = await paidElsewhere()
    const unknown = [
      { ...event, id: 'evt_u1', object: { ...event.object, id: 'pi_of_another_shop' } },
      { ...event, id: 'evt_u2', type: 'customer.created', object: { object: 'customer', id: 'cus_1' } },
    ]
    for (const one of unknown) expect(await sendEvent(one)).toBe(200)
    const flags = await office.server.db
      .selectFrom('card_message')
      .select('flag')
      .where('event_id', 'in', ['evt_u1', 'evt_u2'])
      .orderBy('event_id')
      .execute()
    expect(flags.map(({ flag }) => flag)).toEqual(['no such payment', 'not known'])
  })

  it('of money that went back shows it as what it is [r.card-money-shown]', async () => {
    const { id, number, intent, event } = await paidElsewhere()
    await sendEvent(event)
    office.twin.money.refund(office.twin.money.find(intent), 1000)
    await sendEvent(office.twin.events.at(-1)!)
    expect(await office.caller.send('GET', `payments/${number}/`)).toMatchObject({
      // What went back is to be paid again, until the retailer's file says otherwise.
      body: { payable: true, amount: 10, payments: [{ state: 'succeeded', amount_refunded: 10 }] },
    })
    expect(await moneyOf(id)).toEqual([
      ['card', 47.83],
      ['refund', -10],
    ])
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 1000 })
    expect(await toldOf(office, number)).toEqual(['paid', 'partly_refunded'])
    office.twin.money.refund(office.twin.money.find(intent), 3783)
    await sendEvent(office.twin.events.at(-1)!)
    expect(await office.caller.send('GET', `payments/${number}/`)).toMatchObject({
      body: { payments: [{ state: 'refunded', amount_refunded: 47.83 }] },
    })
    // The money is with the customer: what the retailer's file says counts again.
    expect(await office.invoice(id)).toMatchObject({ state: 'open', pending_cents: 4783 })
    expect(await toldOf(office, number)).toEqual(['paid', 'partly_refunded', 'refunded'])
    expect(await moneyOf(id)).toEqual([
      ['card', 47.83],
      ['refund', -10],
      ['refund', -37.83],
    ])
  })

  it('of money that went back, before the one that it was paid, is asked for again and then taken', async () => {
    const { id, number, intent, event } = await paidElsewhere()
    office.twin.money.refund(office.twin.money.find(intent), 4783)
    const refund = office.twin.events.at(-1)!
    expect(await sendEvent(refund)).toBe(503)
    expect(await sendEvent(event)).toBe(200)
    expect((await office.invoice(id)).state).toBe('paid')
    expect(await sendEvent(refund)).toBe(200)
    expect(await office.states(number)).toEqual(['refunded'])
    expect((await office.invoice(id)).state).toBe('open')
  })

  it('of a dispute that is decided, before the one that it began, is asked for again and then taken [r.card-money-shown] [r.provider-decides]', async () => {
    const { number } = await office.bill()
    const { payment_intent_id } = (
      await office.pay(number, { payment_method_id: 'pm_card_createDispute', amount: 47.83 })
    ).body
    const began = office.twin.events.at(-1)!
    office.twin.money.endDispute(office.twin.money.find(payment_intent_id!), false)
    const decided = office.twin.events.at(-1)!
    expect(await sendEvent(decided)).toBe(503)
    expect(await sendEvent(began)).toBe(200)
    expect(await sendEvent(decided)).toBe(200)
    expect(await office.states(number)).toEqual(['charged_back'])
  })

  it('of a dispute leaves the bill paid until the bank has decided', async () => {
    const { id, number } = await office.bill()
    const { payment_intent_id } = (
      await office.pay(number, { payment_method_id: 'pm_card_createDispute', amount: 47.83 })
    ).body
    await sendEvent(office.twin.events.at(-1)!)
    expect(await office.states(number)).toEqual(['disputed'])
    expect((await office.invoice(id)).state).toBe('paid')
    office.twin.money.endDispute(office.twin.money.find(payment_intent_id!), false)
    await sendEvent(office.twin.events.at(-1)!)
    expect(await office.states(number)).toEqual(['charged_back'])
    expect((await office.invoice(id)).state).toBe('open')
    expect(await toldOf(office, number)).toEqual(['paid', 'charged_back'])
    expect(await moneyOf(id)).toEqual([
      ['card', 47.83],
      ['card', -47.83],
    ])
  })
})

describe('what the provider has signed and has no shape of a message', () => {
  const odd: readonly unknown[] = [
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    '',
    'x\0y',
    '\ud800',
    'constructor',
    [],
    {},
    [[]],
    undefined,
  ]

  /** The value at a path is another, or is away. */
  function changed(value: unknown, path: readonly string[], to: unknown): unknown {
    const [first, ...rest] = path
    if (first === undefined) return to
    const inner = (value ?? {}) as Record<string, unknown>
    return { ...inner, [first]: changed(inner[first], rest, to) }
  }

  function pathsOf(value: unknown, depth = 0): string[][] {
    if (typeof value !== 'object' || value === null || depth === 4) return [[]]
    return [
      [],
      ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, depth + 1).map((rest) => [key, ...rest])),
    ]
  }

  /** Every value of every part of every kind of message. */
  function* oddMessages(message: object) {
    for (const path of pathsOf(message))
      for (const [at, to] of odd.entries())
        // Each has an id of its own: one that came before would not be read.
        yield changed(
          { ...message, id: `evt_${String(Reflect.get(message, 'type'))} ${path.join('.')} ${at}` },
          path,
          to,
        )
  }

  it('is never an error of ours, and changes no bill', { timeout: 120_000 }, async () => {
    const { id, intent, event } = await paidElsewhere()
    office.twin.money.refund(office.twin.money.find(intent), 1000)
    const { body } = office.twin.wire(event)
    const refund = JSON.parse(office.twin.wire(office.twin.events.at(-1)!).body) as object
    const asked = changed(JSON.parse(body), ['type'], 'payment_intent.payment_failed')
    const failed = changed(asked, ['data', 'object', 'last_payment_error'], {
      type: 'card_error',
      code: 'x',
      decline_code: 'y',
      message: 'z',
    }) as object
    const dispute = changed(refund, ['type'], 'charge.dispute.closed') as object
    const statuses = new Map<number, number>()
    for (const kind of [failed, refund, dispute])
      for (const message of oddMessages(kind)) {
        const text = JSON.stringify(message) ?? 'no JSON'
        const { statusCode } = await send(office.twin.signed(text))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    expect(statuses.get(400)).toBeGreaterThan(100)
    expect([...statuses.keys()].filter((status) => ![200, 400, 503].includes(status))).toEqual([])
    expect((await office.invoice(id)).state).toBe('open')
  })

  it('is a 400, also where it is no JSON at all', async () => {
    for (const text of ['null', '{', '[]', '{"id":"evt_1"}'])
      expect((await send(office.twin.signed(text))).statusCode, text).toBe(400)
  })
})

describe('what is not from the provider', () => {
  const refused = { status_code: 403, error: 'signature_invalid' }

  it.each<[string, (message: WireMessage) => WireMessage]>([
    ['without a signature', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    [
      'signed with another secret',
      ({ body, headers }) => ({
        body,
        headers: {
          ...headers,
          'stripe-signature': headers['stripe-signature']!.replace(/v1=.{4}/, 'v1=0000'),
        },
      }),
    ],
    ['with one byte changed', ({ body, headers }) => ({ body: body.replace('4783', '4784'), headers })],
    ['that is no JSON', ({ headers }) => ({ body: '{', headers })],
    [
      'of another time',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'stripe-signature': headers['stripe-signature']!.replace(/t=\d+/, 't=1') },
      }),
    ],
  ])('%s is refused before it is read', async (_, change) => {
    const { id, event } = await paidElsewhere()
    const reply = await send(change(office.twin.wire(event)))
    expect(reply.json()).toMatchObject(refused)
    expect((await office.invoice(id)).state).toBe('open')
    const kept = await office.server.db
      .selectFrom('card_message')
      .select('event_id')
      .where('event_id', '=', event.id)
      .execute()
    expect(kept).toEqual([])
  })

  it('six minutes old is refused', async () => {
    const { event } = await paidElsewhere()
    const message = office.twin.wire(event)
    office.server.clock.advance(6 * 60_000)
    expect((await send(message)).json()).toMatchObject(refused)
    office.server.clock.advance(-6 * 60_000)
  })
})
