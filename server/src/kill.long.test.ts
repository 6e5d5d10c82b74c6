import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { smtpMail } from './gateways/mail/smtp.ts'
import { inboxOf, startMailTwin, type MailTwin } from './gateways/mail/twin.ts'
import { httpRetailer } from './gateways/retailer/http-retailer.ts'
import { startRetailerTwin, type RetailerTwin } from './gateways/retailer/twin.ts'
import type { OfficeAsked, OfficeMessage } from './testing/killed-office-messages.ts'
import { deliverMails } from './mails/deliver-mails.ts'
import { deliverOutbox } from './modules/requests/operations/deliver.ts'
import { startEmbedded, type EmbeddedDatabase } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import type { FailPoint } from './platform/fail-point.ts'
import { addBattery, addContract, testPassword } from './testing/factories.ts'
import { addCaller, lastCode, type SubmittedBody, type TestCaller } from './testing/test-requests.ts'
import { startKilledOffice } from './testing/start-killed-office.ts'
import { endOf, handOverOf, productOf, type Asked } from './testing/test-killed-changes.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { torn } from './testing/torn-requests.ts'

const secret = 'secret-shared-with-the-retailer-systems'

/** What the runs came to; printed at the end. */
const counts = { kills: 0, asked: 0, acknowledged: 0, whole: 0, absent: 0, mails: 0, resent: 0, events: 0 }

let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  process.stdout.write(`killed: ${JSON.stringify(counts)}\n`)
})

async function startOffice(asked: OfficeAsked): Promise<{ child: ChildProcess; message: OfficeMessage }> {
  const started = await startKilledOffice(asked)
  child = started.child
  return started as { child: ChildProcess; message: OfficeMessage }
}

/** What came back: the request's id, or nothing. */
type Outcome = { readonly asked: Asked; readonly requestId: number | undefined }

let keys = 0
function nextKey() {
  return `kill-${String((keys += 1)).padStart(6, '0')}`
}

/** Seven changes on each of some contracts: two done at once, two sent at once, and three that wait for their signature. */
async function changesOf(server: TestServer, caller: TestCaller): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let times = 0; times < 2; times += 1) {
    const contract = await addContract(server.db, caller.customer)
    const { name, id: contractId } = contract
    const battery = await addBattery(server.db, [[contract, 10]])
    const ibanBody = {
      already_registered: false,
      iban: spanishIban('2100', '0418', String(1000 + keys).padStart(10, '0')),
      owner_is_bank_owner: true,
    }
    asked.push(
      {
        method: 'PUT',
        path: `contracts/${name}/notification/email/`,
        body: { email: `${name}@example.test`, current: testPassword },
        key: nextKey(),
        contractId,
      },
      {
        method: 'PUT',
        path: `contract/${name}/change_bateria_pes_percentatge/${battery}`,
        body: { pes_percentatge: 70 },
        key: nextKey(),
        contractId,
      },
      {
        method: 'POST',
        path: `contracts/${name}/power/`,
        body: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
        key: nextKey(),
        contractId,
      },
      await endOf(server, caller, nextKey()),
      await handOverOf(server, caller, nextKey()),
      await productOf(server, caller, nextKey()),
      { method: 'POST', path: `contracts/${contractId}/iban/`, body: ibanBody, key: nextKey(), contractId },
    )
  }
  return asked
}

async function ask(port: number, caller: TestCaller, asked: Asked): Promise<Outcome> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${asked.path}`, {
    method: asked.method,
    headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': asked.key },
    body: JSON.stringify(asked.body),
  }).catch(() => undefined)
  const body = answer?.ok
    ? ((await answer.json().catch(() => undefined)) as SubmittedBody | undefined)
    : undefined
  return { asked, requestId: body?.request.id }
}

/** Everything that was acknowledged is there once; everything else is whole or absent, and can be asked for again. */
async function checkAll(server: TestServer, caller: TestCaller, outcomes: readonly Outcome[]) {
  expect(await torn(server.db)).toEqual([])
  for (const { asked, requestId } of outcomes) {
    const rows = await server.db
      .selectFrom('request')
      .select('id')
      .where('idempotency_key', '=', asked.key)
      .execute()
    counts.asked += 1
    if (requestId !== undefined) {
      counts.acknowledged += 1
      expect(rows.map(({ id }) => id)).toEqual([requestId])
    } else if (rows.length > 0) counts.whole += 1
    else counts.absent += 1
    expect(rows.length).toBeLessThanOrEqual(1)
    const again = await server.inject({
      method: asked.method,
      url: `/api/v1/${asked.path}`,
      headers: { ...caller.headers, 'idempotency-key': asked.key },
      payload: asked.body,
    })
    const { request } = again.json<SubmittedBody>()
    expect([again.statusCode, request?.id]).toEqual([200, requestId ?? rows[0]?.id ?? request?.id])
  }
  expect(await torn(server.db)).toEqual([])
}

describe('a server that is killed while it writes', () => {
  let server: TestServer
  let caller: TestCaller
  let connection: PoolConfig

  beforeAll(async () => {
    server = await startTestServer(
      {},
      {
        connect: async (database) => (connection = database),
        deployment: { signedProcedures: ['iban'] },
      },
    )
    caller = await addCaller(server)
  })
  afterAll(() => server.stop())

  const points: readonly FailPoint[] = [
    'request-written',
    'effect-written',
    'retailer-notified',
    'customer-notified',
    'before-commit',
    'after-commit',
  ]

  it.each(points)('at %s: what it acknowledged is there once, nothing is there by half', async (point) => {
    const asked = await changesOf(server, caller)
    const times = point === 'effect-written' ? 2 : 3
    const { child: office, message } = await startOffice({
      connection,
      nowMs: server.clock.nowMs(),
      point,
      times,
      how: 'die',
    })
    if (!('port' in message)) throw new Error('the office did not start')
    const ended = once(office, 'exit')
    const outcomes: Outcome[] = []
    // Some one after the other, so that something is acknowledged; the rest at once.
    for (const one of asked.slice(0, 2)) outcomes.push(await ask(message.port, caller, one))
    outcomes.push(...(await Promise.all(asked.slice(2).map((one) => ask(message.port, caller, one)))))
    expect((await ended)[1]).toBe('SIGKILL')
    counts.kills += 1
    await checkAll(server, caller, outcomes)
  })

  it('at the moment of a signature: signed and sent, or neither', async () => {
    for (const point of ['retailer-notified', 'after-commit'] as const) {
      const { id: contractId } = await addContract(server.db, caller.customer)
      const body = {
        already_registered: false,
        iban: spanishIban('2100', '0418', '0000000777'),
        owner_is_bank_owner: true,
      }
      const { request } = (await caller.send('POST', `contracts/${contractId}/iban/`, body))
        .body as SubmittedBody
      await caller.send('POST', `requests/${request.id}/signature/code/`)
      const code = await lastCode(server, caller.customer.email)
      const { child: office, message } = await startOffice({
        connection,
        nowMs: server.clock.nowMs(),
        point,
        times: 1,
        how: 'die',
      })
      if (!('port' in message)) throw new Error('the office did not start')
      const ended = once(office, 'exit')
      await fetch(`http://127.0.0.1:${message.port}/api/v1/requests/${request.id}/signature/`, {
        method: 'POST',
        headers: { ...caller.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      }).catch(() => undefined)
      await ended
      counts.kills += 1
      expect(await torn(server.db)).toEqual([])
      // Again with the same code: signed now, or answered as the first time.
      const signed = await caller.send('POST', `requests/${request.id}/signature/`, { code })
      expect(signed.body).toMatchObject({ state: 'sent' })
      expect(await torn(server.db)).toEqual([])
    }
  })
})

describe('a server that is killed while it delivers', () => {
  let server: TestServer
  let caller: TestCaller
  let connection: PoolConfig
  let mail: MailTwin
  let retailer: RetailerTwin

  beforeAll(async () => {
    server = await startTestServer({}, { connect: async (database) => (connection = database) })
    caller = await addCaller(server)
    mail = await startMailTwin()
    retailer = await startRetailerTwin({
      secret,
      apiKey: 'x',
      apiAddress: () => 'http://127.0.0.1:1',
      answerMs: 1,
      nowMs: () => server.clock.nowMs(),
    })
  })
  afterAll(async () => {
    await retailer.stop()
    await mail.stop()
    await server.stop()
  })

  it.each(['mail-taken', 'mail-sent', 'event-taken', 'event-delivered'] as const)(
    'at %s: everything arrives, each mail once in the mailbox',
    async (point) => {
      for (const { method, path, body } of await changesOf(server, caller))
        await caller.send(method, path, body)
      const { child: office, message } = await startOffice({
        connection,
        nowMs: server.clock.nowMs(),
        point,
        times: 1,
        how: 'die',
        deliver: { smtp: mail.smtpAddress, retailer: { address: retailer.address, secret } },
      })
      expect(message).toBeUndefined()
      expect(office.signalCode).toBe('SIGKILL')
      counts.kills += 1
      // A lease lasts three minutes at most.
      server.clock.advance(181_000)
      const gateway = smtpMail(mail.smtpAddress)
      await deliverMails(server.services, gateway)
      gateway.close()
      await deliverOutbox(server.services, httpRetailer({ address: retailer.address, secret }, server.clock))
      const mails = await server.db.selectFrom('mail_outbox').select(['dedupe_key', 'sent_at']).execute()
      expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([])
      expect(inboxOf(mail.ledger)).toHaveLength(mails.length)
      const events = await server.db.selectFrom('outbox_event').select(['id', 'delivered_at']).execute()
      expect(events.filter(({ delivered_at }) => delivered_at === null)).toEqual([])
      expect(new Set(retailer.ledger.map(({ id }) => id)).size).toBe(events.length)
      counts.mails = mails.length
      counts.resent = mail.ledger.length - mails.length
      counts.events = events.length
    },
  )
})

describe('a database that is killed while the server writes', () => {
  let folder: string
  let embedded: EmbeddedDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'endoll-killed-'))
    // Root's database runs as another user, who has to pass through.
    await chmod(folder, 0o711)
    embedded = await startEmbedded({ data: folder })
    const db = await openDatabase({ asks: 'command', connection: embedded.connection })
    await migrate(db)
    await db.destroy()
  })
  afterAll(async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const killDatabase = async () => {
    const file = join(folder, 'pg', 'postmaster.pid')
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL')
  }

  it.each(['customer-notified', 'after-commit'] as const)(
    'at %s: what was acknowledged survives it',
    async (point) => {
      const first = await startTestServer(
        {},
        { onDatabase: embedded.connection, deployment: { signedProcedures: ['iban'] } },
      )
      const caller = await addCaller(first)
      const asked = await changesOf(first, caller)
      const { child: office, message } = await startOffice({
        connection: embedded.connection,
        nowMs: first.clock.nowMs(),
        point,
        times: 4,
        how: 'wait',
      })
      if (!('port' in message)) throw new Error('the office did not start')
      const outcomes: Outcome[] = []
      for (const one of asked.slice(0, 3)) outcomes.push(await ask(message.port, caller, one))
      const reached = once(office, 'message')
      const rest = Promise.all(asked.slice(3).map((one) => ask(message.port, caller, one)))
      await reached
      await killDatabase()
      office.send({ go: true })
      outcomes.push(...(await rest))
      const ended = once(office, 'exit')
      office.kill('SIGKILL')
      await ended
      await first.stop()
      await embedded.stop()
      counts.kills += 1
      expect(outcomes).toHaveLength(asked.length)
      embedded = await startEmbedded({ data: folder })
      const second = await startTestServer(
        {},
        { onDatabase: embedded.connection, deployment: { signedProcedures: ['iban'] } },
      )
      try {
        await checkAll(second, caller, outcomes)
      } finally {
        await second.stop()
      }
    },
  )
})
