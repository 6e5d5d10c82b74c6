// A server that is killed while a customer writes to the retailer: case, message, files, event and mail are there
// together or not at all.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailPoint } from './platform/fail-point.ts'
import { addCategory, addInvoice } from './testing/factories.ts'
import { startKilledOffice } from './testing/start-killed-office.ts'
import { pdfContent } from './testing/test-cases.ts'
import { addCaller, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let caller: TestCaller
let connection: PoolConfig
let category: number
let invoice: number
let files: string
let office: ChildProcess | undefined

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'endoll-killed-files-'))
  server = await startTestServer({}, { connect: async (database) => (connection = database) })
  caller = await addCaller(server)
  category = await addCategory(server.db, { section: 'Facturas', name: 'No entiendo una factura' })
  await server.db
    .insertInto('crm_category')
    .values({ id: 20, section: 'Contador', name: 'Lecturas', supply: 'any', to_day: null })
    .execute()
  ;({ id: invoice } = await addInvoice(server.db, caller.contract))
})
afterAll(async () => {
  office?.kill('SIGKILL')
  await server.stop()
  await rm(files, { recursive: true, force: true })
})

interface Asked {
  readonly path: string
  readonly body: object
  readonly key: string
}

let keys = 0
function asked(path: string, body: object): Asked {
  keys += 1
  return { path, body, key: `kill-case-${String(keys).padStart(6, '0')}` }
}

/** A case, a claim about a bill, readings: each with a file, by a key of its own. */
function sendings(): Asked[] {
  const { id, name } = caller.contract
  const attachment = [{ name: 'factura.pdf', content: pdfContent }]
  return [
    asked('crm/cases/', {
      polissa_id: id,
      category,
      subject: 'Factura',
      description: 'No la entiendo.',
      attachment,
    }),
    asked(`contracts/${name}/atc/`, {
      contract: name,
      tipus: '02',
      subtipus: '009',
      comments: 'La lectura no es la del contador.',
      attachment,
      facts: [{ kind: 'invoice', id: invoice }],
    }),
    asked(`contracts/${name}/own_readings/`, {
      readings: [1, 2, 3].map((tariff_period) => ({ magnitude: 'import', tariff_period, reading: 100 })),
      attachment,
    }),
  ]
}

async function send(port: number, { path, body, key }: Asked): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return answer?.status ?? 0
}

/** Cases of which something is missing or twice. */
async function torn(): Promise<unknown[]> {
  const { rows } = await sql`
    select reference from crm_case
     where messages <> (select count(*) from crm_message where case_id = crm_case.id)
        or (select count(*) from crm_file where case_id = crm_case.id and position = 1) <> 1
        or (select count(*) from outbox_event where case_id = crm_case.id and type = 'case.opened') <> 1
        or (select count(*) from outbox_event where case_id = crm_case.id and type like 'case.%') <> messages
        or (select count(*) from outbox_event where case_id = crm_case.id and type = 'collection.paused')
             <> (pauses is not null)::int
        or (select count(*) from mail_outbox where dedupe_key = 'case:' || reference || ':1') <> 1
        or (select count(*) from crm_fact where case_id = crm_case.id) <> (claim_type is not null)::int
        or (select count(*) from crm_reading where case_id = crm_case.id)
             <> case when category_id = 20 then 3 else 0 end`.execute(server.db)
  return rows
}

async function start(point: FailPoint, times: number): Promise<number> {
  const nowMs = server.clock.nowMs()
  const started = await startKilledOffice({ connection, nowMs, files, point, times, how: 'die' })
  office = started.child
  if (!started.message || !('port' in started.message)) throw new Error('the office did not start')
  return started.message.port
}

describe('a server that is killed while a customer writes', () => {
  const points: readonly FailPoint[] = [
    'case-written',
    'retailer-notified',
    'customer-notified',
    'before-commit',
    'after-commit',
  ]

  it.each(points)(
    'at %s: a case, a claim, readings are there whole and once, or not at all [r.cases-whole]',
    async (point) => {
      await server.db.deleteFrom('attempt_budget').execute()
      const all = sendings()
      const port = await start(point, 2)
      const ended = once(office!, 'exit')
      const statuses: number[] = []
      for (const one of all) statuses.push(await send(port, one))
      expect((await ended)[1]).toBe('SIGKILL')
      expect(statuses).toEqual([200, 0, 0])
      expect(await torn()).toEqual([])
      for (const { path, body, key } of all) {
        const again = await caller.send('POST', path, body, { 'idempotency-key': key })
        expect([again.status, again.body]).toMatchObject([200, {}])
        const rows = await server.db
          .selectFrom('crm_case')
          .select('id')
          .where('idempotency_key', '=', key)
          .execute()
        expect(rows).toHaveLength(1)
      }
      expect(await torn()).toEqual([])
    },
  )

  it('in a message: it is there with its event, or not at all, and can be sent again [r.cases-whole]', async () => {
    await server.db.deleteFrom('attempt_budget').execute()
    const [opening] = sendings() as [Asked]
    const opened = await caller.send('POST', opening.path, opening.body, { 'idempotency-key': opening.key })
    const { id } = (opened.body as { data: { id: number } }).data
    for (const point of ['case-written', 'retailer-notified', 'after-commit'] as const) {
      const message = asked(`crm/cases/${id}/messages/`, {
        description: `Al caer en ${point}.`,
        attachment: [],
      })
      const port = await start(point, 1)
      const ended = once(office!, 'exit')
      expect(await send(port, message)).toBe(0)
      await ended
      expect(await torn()).toEqual([])
      const again = await caller.send('POST', message.path, message.body, { 'idempotency-key': message.key })
      expect(again.status).toBe(200)
      const { mails } = again.body as { mails: readonly { text: string }[] }
      expect(mails.filter(({ text }) => text.includes(point))).toHaveLength(1)
      expect(await torn()).toEqual([])
    }
  })
})
