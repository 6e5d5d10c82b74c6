import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxEvent } from '@endoll/api/retailer.ts'
import type { RetailerGateway } from '../../gateways/retailer/gateway.ts'
import { httpRetailer } from '../../gateways/retailer/http-retailer.ts'
import { answersTo, startRetailerTwin, type RetailerTwin } from '../../gateways/retailer/twin.ts'
import { isSignedMessage, signMessage } from '../../platform/signed-message.ts'
import { addContract } from '../../platform/testing/factories.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from '../../test-requests.ts'
import { startTestServer, type TestServer } from '../../test-server.ts'
import { deliverOutbox } from './operations/deliver.ts'

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  // Events of other tests are not delivered.
  await deliverOutbox(server.services, { deliver: async () => undefined })
})

/** Remembers what it took, and refuses while it is told to. */
function listener(refuses: (event: OutboxEvent) => boolean = () => false) {
  const taken: OutboxEvent[] = []
  const retailer: RetailerGateway = {
    deliver: async (event) => {
      if (refuses(event)) throw new Error('busy')
      taken.push(event)
    },
  }
  return { taken, retailer }
}
function deliver(retailer: RetailerGateway) {
  return deliverOutbox(server.services, retailer)
}
async function ask() {
  const { name } = await addContract(server.db, caller.customer)
  const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  const { request } = (await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
  return { ...request, name }
}
function withdraw(id: number) {
  return caller.send('POST', `requests/${id}/withdraw/`)
}
function words(events: readonly OutboxEvent[]) {
  return events.map(({ type, request }) => `${request.contract?.name ?? ''} ${type.split('.')[1] ?? ''}`)
}

describe('delivery', () => {
  it('hands each event over once, in order', async () => {
    const { id, name } = await ask()
    await withdraw(id)
    const { taken, retailer } = listener()
    expect(await deliver(retailer)).toEqual({ done: 2, failed: 0 })
    expect(words(taken)).toEqual([`${name} submitted`, `${name} withdrawn`])
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 0 })
  })

  it('an event that is not taken holds back those of its contract only, and waits longer each time', async () => {
    const [first, second] = [await ask(), await ask()]
    await withdraw(first.id)
    let refusing = true
    const { taken, retailer } = listener((event) => refusing && event.request.reference === first.reference)
    expect(await deliver(retailer)).toEqual({ done: 1, failed: 1 })
    expect(words(taken)).toEqual([`${second.name} submitted`])
    server.clock.advance(9000)
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 0 })
    server.clock.advance(1000)
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 1 })
    server.clock.advance(10_000)
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 0 })
    refusing = false
    server.clock.advance(10_000)
    expect(await deliver(retailer)).toEqual({ done: 2, failed: 0 })
    expect(words(taken).slice(1)).toEqual([`${first.name} submitted`, `${first.name} withdrawn`])
  })

  it('by several servers at once delivers each event once, in the order of its contract', async () => {
    for (let times = 0; times < 8; times += 1) await withdraw((await ask()).id)
    const { taken, retailer } = listener()
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => deliver(retailer)))
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(16)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(16)
    const byContract = Map.groupBy(taken, ({ request }) => request.contract?.name)
    for (const events of byContract.values()) {
      expect(events.map(({ type }) => type)).toEqual(['request.submitted', 'request.withdrawn'])
    }
  })

  it('that is slow keeps its lease: no other server delivers the same events', async () => {
    for (let times = 0; times < 10; times += 1) await withdraw((await ask()).id)
    const taken: OutboxEvent[] = []
    const other: RetailerGateway = { deliver: async (event) => void taken.push(event) }
    const slow: RetailerGateway = {
      deliver: async (event) => {
        taken.push(event)
        server.clock.advance(10_000)
        await deliver(other)
      },
    }
    await deliver(slow)
    expect(taken).toHaveLength(20)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(20)
    const types = [...Map.groupBy(taken, ({ request }) => request.reference).values()]
    for (const events of types) {
      expect(events.map(({ type }) => type)).toEqual(['request.submitted', 'request.withdrawn'])
    }
  })

  it('is repeated when the reply was lost: at least once', async () => {
    await ask()
    const { taken, retailer } = listener()
    const brokenOff: RetailerGateway = {
      deliver: async (event) => {
        await retailer.deliver(event)
        throw new Error('no answer')
      },
    }
    await deliver(brokenOff)
    server.clock.advance(10_000)
    await deliver(retailer)
    expect(taken.map(({ id }) => id)).toEqual([taken[0]?.id, taken[0]?.id])
  })
})

describe('over the wire', () => {
  const secret = 'secret-shared-with-the-retailer-systems'
  let twin: RetailerTwin
  beforeAll(async () => {
    twin = await startRetailerTwin({
      secret,
      apiKey: 'x',
      apiAddress: () => 'http://127.0.0.1:1',
      answerMs: 1,
      nowMs: () => server.clock.nowMs(),
    })
  })
  afterAll(() => twin.stop())

  it('is signed, and refused with another signature', async () => {
    const { reference } = await ask()
    const good = httpRetailer({ address: twin.address, secret }, server.clock)
    const wrong = httpRetailer({ address: twin.address, secret: 'x'.repeat(40) }, server.clock)
    expect(await deliver(wrong)).toEqual({ done: 0, failed: 1 })
    server.clock.advance(10_000)
    expect(await deliver(good)).toEqual({ done: 1, failed: 0 })
    expect(twin.ledger.map(({ request }) => request.reference)).toEqual([reference])
  })

  it('a signature is valid for these bytes, this secret and this moment only', () => {
    const nowMs = 1_795_000_000_000
    const header = signMessage(secret, 'body', nowMs)
    const check = (given: unknown, body: string, at = nowMs, key = secret) =>
      isSignedMessage(key, given, { body, nowMs: at })
    expect(check(header, 'body')).toBe(true)
    expect(check(header, 'body', nowMs + 299_000)).toBe(true)
    expect(check(header, 'body', nowMs + 301_000)).toBe(false)
    expect(check(header, 'body', nowMs - 301_000)).toBe(false)
    expect(check(header, 'Body')).toBe(false)
    expect(check(header, 'body', nowMs, `${secret}x`)).toBe(false)
    for (const given of [undefined, '', 'v1=00', `${header},v1=0`, [header]])
      expect(check(given, 'body')).toBe(false)
  })
})

it.each([
  ['power', { phone: '+34600000065' }, ['accepted', 'rejected 65']],
  ['power', { phone: '+34600000098' }, ['accepted']],
  ['power', { phone: '+34600000099' }, []],
  ['power', { phone: '+34600000001' }, ['accepted', 'effective']],
  ['iban', { iban: 'ES5521000418470000000091' }, ['rejected account_not_valid']],
  ['iban', { iban: 'ES9121000418450200051332' }, ['accepted', 'effective']],
] as const)('the twin answers a change of %s with %j: %j', (procedure, submission, expected) => {
  const answers = answersTo({ procedure, submission } as unknown as OutboxEvent['request'])
  expect(answers.map(({ answer, reason_code }) => [answer, reason_code].filter(Boolean).join(' '))).toEqual(
    expected,
  )
})

it.each(['2026-02-31', '9999-99-99', '0000-01-01', '2026-1-1'])(
  'an answer that names a day that is none is refused: %s',
  async (day) => {
    const { id, reference } = await ask()
    await sign(server, caller, id)
    const told = await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer: 'effective', effective_date: day },
    })
    expect([told.statusCode, told.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { effective_date: ['date_not_valid'] } }),
    ])
    expect((await caller.request(id)).state).toBe('sent')
  },
)
