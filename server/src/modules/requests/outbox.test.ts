import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOutboxEvent } from '@endoll/api/retailer.ts'
import { sealJson, unsealJson } from '../../platform/at-rest/seal.ts'
import type { RetailerGateway } from '../../gateways/retailer/gateway.ts'
import { httpRetailer } from '../../gateways/retailer/http-retailer.ts'
import { answersTo, startRetailerTwin, type RetailerTwin } from '../../gateways/retailer/twin.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { takeStatement } from '../../platform/leased-queue.ts'
import { isSignedMessage, signMessage } from '../../platform/signed-message.ts'
import { addContract } from '../../testing/factories.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deliverOutbox, outboxQueue, readOutbox } from './operations/deliver.ts'

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

/** Remembers what it took, and can be made to refuse. */
function listener(refuses: (event: RequestOutboxEvent) => boolean = () => false) {
  const taken: RequestOutboxEvent[] = []
  const retailer: RetailerGateway = {
    deliver: async (row) => {
      const event = row as RequestOutboxEvent
      if (refuses(event)) throw new Error('busy')
      taken.push(event)
    },
  }
  return { taken, retailer }
}
async function deliver(retailer: RetailerGateway) {
  const { done, failed } = await deliverOutbox(server.services, retailer)
  return { done, failed: failed.length }
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
function words(events: readonly RequestOutboxEvent[]) {
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
    const taken: RequestOutboxEvent[] = []
    const other: RetailerGateway = { deliver: async (event) => void taken.push(event as RequestOutboxEvent) }
    const slow: RetailerGateway = {
      deliver: async (event) => {
        taken.push(event as RequestOutboxEvent)
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
    expect(twin.ledger.map((event) => 'request' in event && event.request.reference)).toEqual([reference])
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
  const answers = answersTo({ procedure, submission } as unknown as RequestOutboxEvent['request'])
  expect(answers.map(({ answer, reason_code }) => [answer, reason_code].filter(Boolean).join(' '))).toEqual(
    expected,
  )
})

it.each(['2026-02-31', '9999-99-99', '0000-01-01', '2026-1-1'])(
  'an answer that names a day that is none is refused: %s',
  async (day) => {
    const { id, reference } = await ask()
    await sign(server, caller, id)
    const reply = await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer: 'effective', effective_date: day },
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { effective_date: ['date_not_valid'] } }),
    ])
    expect((await caller.request(id)).state).toBe('sent')
  },
)

async function readAfter(after: number) {
  const { page, flawed } = await readOutbox(server.services, after)
  return { ids: page.events.map(({ id }) => id), next: page.next, flawed }
}

/** Any event of a request that was sent. */
async function submittedEvent(db: Db) {
  const row = await db
    .selectFrom('outbox_event')
    .select(['payload', 'subject', 'request_id'])
    .where('type', '=', 'request.submitted')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...row, payload: unsealJson('outbox_event.payload', row, row.payload) }
}

describe('numbers of events', () => {
  async function writeEvent(db: Db, subject: string) {
    const now = at(server.clock.nowMs())
    const { id } = await db.selectFrom('request').select('id').limit(1).executeTakeFirstOrThrow()
    const { payload } = await submittedEvent(db)
    const event = {
      request_id: id,
      subject,
      type: 'request.submitted',
      payload: sealJson('outbox_event.payload', { subject }, payload),
    }
    await db
      .insertInto('outbox_event')
      .values({ ...event, created_at: now, next_attempt_at: now })
      .execute()
  }

  it('a server that stopped inside a transaction holds up no other, and its event is not passed by', async () => {
    await ask()
    const { next } = await readAfter(0)
    const goOn = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const stopped = server.db.transaction().execute(async (transaction) => {
      await writeEvent(transaction, 'stopped')
      written.resolve()
      await goOn.promise
    })
    await written.promise
    await ask()
    const meanwhile = await readAfter(next)
    expect(meanwhile.ids).toHaveLength(1)
    goOn.resolve()
    await stopped
    const after = await readAfter(meanwhile.next)
    expect(after.ids).toHaveLength(1)
    expect(after.next).toBeGreaterThan(meanwhile.next)
  })

  it('are given once, however many ask at the same time', async () => {
    const { next } = await readAfter(0)
    for (let times = 0; times < 20; times += 1) await writeEvent(server.db, `contract:${times}`)
    await Promise.all(Array.from({ length: 5 }, () => readAfter(next)))
    const { ids } = await readAfter(next)
    expect(new Set(ids).size).toBe(20)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('do not come twice when a backup is restored', async () => {
    const { next } = await readAfter(0)
    await ask()
    const lost = await readAfter(next)
    // An older backup: the event and all later counts are missing.
    await server.db.deleteFrom('outbox_event').where('number', '>', next).execute()
    await ask()
    const again = await readAfter(next)
    expect(again.ids).toHaveLength(1)
    expect(again.ids[0]).toBeGreaterThan(lost.next)
  })
})

it('a clock that is set back two hours delays nothing, and pauses after failures stay', async () => {
  await ask()
  server.clock.advance(-7_200_000)
  try {
    const { taken, retailer } = listener(() => taken.length === 0 && refusing)
    let refusing = true
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 1 })
    expect(await deliver(retailer)).toEqual({ done: 0, failed: 0 })
    refusing = false
    server.clock.advance(10_000)
    expect(await deliver(retailer)).toEqual({ done: 1, failed: 0 })
  } finally {
    server.clock.advance(7_200_000)
  }
})

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Actual Loops': number
  readonly Plans?: readonly PlanNode[]
}

/** Rows of a table that a plan has looked at. */
function rowsRead(node: PlanNode): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return own + (node.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0)
}

it('claiming reads what it takes, not all that waits', async () => {
  const { id } = await server.db.selectFrom('request').select('id').limit(1).executeTakeFirstOrThrow()
  const rolledBack = new Error('rolled back')
  const measured = server.db.transaction().execute(async (transaction) => {
    await sql`insert into outbox_event (request_id, subject, type, payload, created_at, next_attempt_at, number)
      select ${id}::bigint, 'many:' || n, 'request.submitted', '{}', now(), '2026-01-01', n - 100000
        from generate_series(1, 20000) n`.execute(transaction)
    await sql`analyze outbox_event`.execute(transaction)
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (analyze, format json) ${takeStatement(outboxQueue, server.clock.nowMs())}`.execute(transaction)
    expect(rowsRead(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThan(200)
    throw rolledBack
  })
  await expect(measured).rejects.toBe(rolledBack)
})

it('an event that is not as it was promised is flagged and passed over, read and delivered, and the others go on [r.readiness]', async () => {
  await deliverOutbox(server.services, { deliver: async () => undefined })
  const { next: before } = await readAfter(0)
  const subject = 'contract:flawed'
  const { payload, request_id } = await submittedEvent(server.db)
  const now = at(server.clock.nowMs())
  for (const content of [{ reference: 7 }, payload]) {
    await server.db
      .insertInto('outbox_event')
      .values({
        request_id,
        subject,
        type: 'request.submitted',
        payload: sealJson('outbox_event.payload', { subject }, content),
        created_at: now,
        next_attempt_at: now,
      })
      .execute()
  }
  const headers = { 'x-api-key': server.apiKey }
  const reply = await server.inject({ url: `/api/v1/retailer/outbox/?after=${before}`, headers })
  const { events, next } = reply.json<{ events: { id: number }[]; next: number }>()
  expect([reply.statusCode, events.length, next]).toEqual([200, 1, events[0]!.id])
  const again = await readAfter(before)
  expect([again.ids, again.flawed.length]).toEqual([[events[0]!.id], 1])

  const taken: number[] = []
  const { done, failed, flawed } = await deliverOutbox(server.services, {
    deliver: async ({ id }) => void taken.push(id),
  })
  expect([taken, done, failed, flawed]).toEqual([[events[0]!.id], 1, [], []])
  const flags = await server.db
    .selectFrom('outbox_event')
    .select('id')
    .where('flawed_at', 'is not', null)
    .execute()
  expect(flags).toHaveLength(1)
})
