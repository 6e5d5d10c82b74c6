import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import { digestPauseMs, manyPauseMs, gatherMs } from '@endoll/domain/notifications/digest.ts'
import { smtpMail } from '../../gateways/mail/smtp.ts'
import { inboxOf, startMailTwin, type MailTwin, type ReceivedMail } from '../../gateways/mail/twin.ts'
import { deliverMails } from '../../mails/deliver-mails.ts'
import type { FailPoint } from '../../platform/fail-point.ts'
import {
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { checkWatches } from './operations/check-watches.ts'
import { mailNotifications } from './operations/mail-notifications.ts'
import { tellNews } from './operations/tell-news.ts'
import { makePriceNotices } from '../price-notices/operations/make-price-notices.ts'

let server: TestServer
let twin: MailTwin
let laia: TestCustomer
let headers: Record<string, string>
let home: TestContract
/** The point at which the program breaks off, once. */
let breaking: FailPoint | undefined

beforeEach(async () => {
  server = await startTestServer({}, { failPoint })
  twin = await startMailTwin()
  laia = await addCustomer(server.db)
  headers = await server.signIn(laia)
  home = await addContract(server.db, laia)
})
afterEach(async () => {
  await twin.stop()
  await server.stop()
})

async function failPoint(point: FailPoint) {
  if (point !== breaking) return
  breaking = undefined
  throw new Error(`broken off at ${point}`)
}

async function put(path: string, payload: object, of = headers) {
  const reply = await server.inject({ method: 'PUT', url: `/api/v1/${path}`, headers: of, payload })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

/** What the job does, and what the one that mails does after it. */
async function work() {
  await makePriceNotices(server.services)
  await tellNews(server.services)
  await checkWatches(server.services)
  await mailNotifications(server.services)
  const gateway = smtpMail(twin.smtpAddress)
  await deliverMails(server.services, gateway).finally(() => gateway.close())
}

/** The same once what came together has been gathered. */
async function workLater() {
  await work()
  server.clock.advance(gatherMs)
  await work()
}

function inbox(): ReceivedMail[] {
  return inboxOf(twin.ledger).filter(({ to }) => to === laia.email)
}

async function wantBills() {
  expect((await put('notifications/choices/', { kind: 'bill', shown: true, mail: true })).status).toBe(200)
}

async function told() {
  // The clock has moved on: the session before has ended.
  headers = await server.signIn(laia)
  const { body } = await server.get('notifications/', headers)
  return (body as { items: NotificationItem[] }).items.map(({ about }) => about)
}

const day = '2026-11-20'
/** A bill of before the news, which a direct debit will pay. */
const owed = { day: '2026-11-01', state: 'open', payment_method: 'direct_debit' } as const

async function newPrices() {
  await server.db
    .insertInto('product_price')
    .values([
      {
        product_code: 'TEST-electricity',
        concept: 'energy',
        unit: 'EUR/kWh',
        from_day: '2026-01-01',
        price: '0.1',
        to_day: '2027-01-01',
      },
      {
        product_code: 'TEST-electricity',
        concept: 'energy',
        unit: 'EUR/kWh',
        from_day: '2027-01-01',
        price: '0.2',
      },
    ])
    .execute()
}

describe('a mail with what happened [r.notification-mails]', () => {
  it('is sent of what the account wants mailed, gathered, and not again [PUT notifications/choices/]', async () => {
    const no = { kind: 'bill', shown: true, mail: false }
    expect((await put('notifications/choices/', no)).status).toBe(200)
    await addInvoice(server.db, home, { day })
    await workLater()
    expect(inbox()).toEqual([])
    await wantBills()
    const one = await addInvoice(server.db, home, { day, total_cents: 5120 })
    const two = await addInvoice(server.db, home, { day })
    await work()
    expect(inbox()).toEqual([])
    await workLater()
    await work()
    const [mail, ...more] = inbox()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 avisos')
    expect(mail?.text).toContain('Nueva factura: 51,20\u00a0€')
    expect(mail?.text).toContain(one.number)
    expect(mail?.html).toContain(two.number)
    expect(mail?.text).toContain('https://office.endoll.test/avisos')
  })

  it('tells new bills and debits to come from the start, before anything was chosen [r.told-before]', async () => {
    await addInvoice(server.db, home, { day, total_cents: 5120 })
    await addInvoice(server.db, home, { ...owed, due_day: '2026-11-24' })
    await addInvoice(server.db, home, { ...owed, due_day: '2026-11-26' })
    await workLater()
    const [mail, ...more] = inbox()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Nueva factura: 51,20\u00a0€')
    expect(mail?.text.match(/24 de noviembre/g)).not.toBeNull()
    expect(mail?.text).not.toContain('26 de noviembre')
  })

  it('comes every four days to who has four contracts, charges a week ahead, and sooner once asked for [r.told-before]', async () => {
    const digests = () => inbox().filter(({ text }) => text.includes('Esto es lo que ha pasado'))
    for (let count = 1; count < 4; count++) await addContract(server.db, laia)
    await addInvoice(server.db, home, { ...owed, due_day: '2026-11-28' })
    await workLater()
    expect(digests()).toHaveLength(1)
    const next = await addInvoice(server.db, home, { day })
    server.clock.advance(digestPauseMs)
    await workLater()
    expect(digests()).toHaveLength(1)
    headers = await server.signIn(laia)
    await wantBills()
    await workLater()
    expect(digests()[1]?.text).toContain(next.number)
    server.clock.advance(manyPauseMs)
    await work()
    expect(digests()).toHaveLength(2)
  })

  it('comes once in twenty hours at most', async () => {
    await wantBills()
    const first = await addInvoice(server.db, home, { day })
    await workLater()
    const second = await addInvoice(server.db, home, { day })
    await workLater()
    expect(inbox()).toHaveLength(1)
    server.clock.advance(digestPauseMs)
    await work()
    expect(inbox()).toHaveLength(2)
    // What the first one said is not said again.
    expect(inbox()[1]?.text).toContain(second.number)
    expect(inbox()[1]?.text).not.toContain(first.number)
  })

  it('what the law wants comes apart, at once, whatever was chosen, and cannot be ended [GET notifications/choices/] [PUT notifications/choices/]', async () => {
    const refused = await put('notifications/choices/', { kind: 'prices', shown: false, mail: false })
    expect(refused.body['kinds']).toContainEqual({
      kind: 'prices',
      shown: true,
      mail: true,
      push: true,
      mail_rule: 'owed',
    })
    await wantBills()
    await addInvoice(server.db, home, { day })
    await workLater()
    await newPrices()
    await workLater()
    expect(inbox().map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Nueva factura'),
      'Precios nuevos desde el 1 de enero de 2027',
    ])
    const last = inbox().at(-1)!
    expect(last.text).toContain('La ley nos obliga')
    expect(last.headers).not.toHaveProperty('list-unsubscribe')
  })

  it.each(['notification-written', 'digest-written', 'mail-sent'] as const)(
    'is neither lost nor sent twice when the program breaks off: %s',
    async (point) => {
      await wantBills()
      await addInvoice(server.db, home, { day })
      breaking = point
      await workLater().catch(() => undefined)
      await workLater().catch(() => undefined)
      server.clock.advance(600_000)
      await workLater()
      await work()
      expect(breaking).toBeUndefined()
      expect(inbox()).toHaveLength(1)
      expect(await told()).toHaveLength(1)
    },
  )

  it('is one where two servers work at once', async () => {
    await wantBills()
    await addInvoice(server.db, home, { day })
    await tellNews(server.services)
    server.clock.advance(gatherMs)
    await Promise.all([mailNotifications(server.services), mailNotifications(server.services)])
    await work()
    expect(inbox()).toHaveLength(1)
  })
})

describe('ending the mails [r.unsubscribe]', () => {
  async function unsubscribeAddress() {
    await wantBills()
    await addInvoice(server.db, home, { day })
    await workLater()
    const said = inbox()[0]!.headers
    expect(said['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<https:\/\/office\.endoll\.test(\/.+)>$/.exec(said['list-unsubscribe']!) ?? []
    return address
  }
  function oneClick(url: string) {
    return server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  }

  it('takes one POST of the mail program, without a session', async () => {
    const address = await unsubscribeAddress()
    const reply = await oneClick(address)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['set-cookie']).toBeUndefined()
    await addInvoice(server.db, home, { day })
    server.clock.advance(digestPauseMs)
    await workLater()
    expect(inbox()).toHaveLength(1)
    expect(await told()).toHaveLength(2)
    await newPrices()
    await workLater()
    expect(inbox().at(-1)?.subject).toContain('Precios nuevos')
  })

  it('what waits already is not mailed any more', async () => {
    const address = await unsubscribeAddress()
    await addInvoice(server.db, home, { day })
    await tellNews(server.services)
    await oneClick(address)
    server.clock.advance(digestPauseMs)
    await workLater()
    expect(inbox()).toHaveLength(1)
  })

  it('a look at the address changes nothing, and shows a button and what stays', async () => {
    const address = await unsubscribeAddress()
    const reply = await server.inject({ url: address })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<form method="post"><button>')
    expect(reply.body).toContain('Lo que la ley obliga a comunicar')
    await addInvoice(server.db, home, { day })
    server.clock.advance(digestPauseMs)
    await workLater()
    expect(inbox()).toHaveLength(2)
  })

  it('another’s token, none, or one of another purpose ends nothing', async () => {
    const address = await unsubscribeAddress()
    const pass = headers['authorization']!.slice('Bearer '.length)
    for (const token of ['', 'x', pass, `${new URL(address, 'https://a.test').searchParams.get('token')}x`])
      expect((await oneClick(`/api/unsubscribe?token=${token}`)).statusCode).toBe(404)
    await addInvoice(server.db, home, { day })
    server.clock.advance(digestPauseMs)
    await workLater()
    expect(inbox()).toHaveLength(2)
  })
})

describe('a limit that the customer sets [r.watches]', () => {
  const none = { use_limit_kwh: null, bill_limit_cents: null, above_usual: false }
  const path = () => `contracts/${home.name}/watches/`

  it('is told once in a month when readings come that lie above it, also by mail [PUT contracts/{name}/watches/]', async () => {
    expect((await put(path(), { ...none, use_limit_kwh: 5 })).body).toEqual({ ...none, use_limit_kwh: 5 })
    await addCurveDay(server.db, home.id, '2026-11-01')
    await addCurveDay(server.db, home.id, '2026-11-02')
    await workLater()
    expect(await told()).toEqual([])
    await addCurveDay(server.db, home.id, '2026-11-03')
    await workLater()
    await addCurveDay(server.db, home.id, '2026-11-04')
    await workLater()
    expect(await told()).toEqual([{ kind: 'use_limit', month: '2026-11', energy_wh: 7200, limit_wh: 5000 }])
    expect(inbox().at(-1)?.text).toContain('En noviembre de 2026 van 7,2 kWh.')
  })

  it('counts a day that misses an hour with the hours that it has, as the screens do', async () => {
    await put(path(), { ...none, use_limit_kwh: 4 })
    await addCurveDay(server.db, home.id, '2026-11-01')
    const importWh = Array.from({ length: 24 }, (_, hour) => (hour === 7 ? null : 100))
    await addCurveDay(server.db, home.id, '2026-11-02', { importWh })
    await workLater()
    expect(await told()).toEqual([{ kind: 'use_limit', month: '2026-11', energy_wh: 4700, limit_wh: 4000 }])
  })

  it('that is taken away is told no more [GET contracts/{name}/watches/]', async () => {
    await put(path(), { ...none, use_limit_kwh: 1, above_usual: true })
    expect((await put(path(), none)).body).toEqual(none)
    await addCurveDay(server.db, home.id, '2026-11-01')
    await work()
    expect(await told()).toEqual([])
  })

  it('is not told once the contract is another customer’s', async () => {
    await put(path(), { ...none, use_limit_kwh: 1 })
    const { customerId } = await addCustomer(server.db)
    await server.db
      .updateTable('contract')
      .set({ customer_id: customerId })
      .where('id', '=', home.id)
      .execute()
    await addCurveDay(server.db, home.id, '2026-11-01')
    await work()
    expect(await told()).toEqual([])
  })

  it('is not told to an account that was disabled', async () => {
    await put(path(), { ...none, use_limit_kwh: 1 })
    await server.db
      .updateTable('account')
      .set({ disabled_at: '2026-11-01T10:00:00Z' })
      .where('customer_id', '=', laia.customerId)
      .execute()
    await addCurveDay(server.db, home.id, '2026-11-01')
    await workLater()
    expect(await server.db.selectFrom('notification').select('id').execute()).toEqual([])
    expect(inbox()).toEqual([])
  })

  it('is of an active contract: of one that was closed it can only be taken away', async () => {
    await put(path(), { ...none, use_limit_kwh: 5, above_usual: true })
    await server.db.updateTable('contract').set({ state: 'baixa' }).where('id', '=', home.id).execute()
    for (const more of [{ use_limit_kwh: 6 }, { bill_limit_cents: 5000 }])
      expect(await put(path(), { ...none, use_limit_kwh: 5, above_usual: true, ...more })).toMatchObject({
        status: 409,
        body: { error: 'contract_not_active' },
      })
    const left = { ...none, use_limit_kwh: 5 }
    expect((await put(path(), left)).body).toEqual(left)
    expect((await put(path(), none)).body).toEqual(none)
  })

  it('of another’s contract cannot be set', async () => {
    const other = await addContract(server.db, await addCustomer(server.db))
    expect((await put(`contracts/${other.name}/watches/`, none)).status).toBe(404)
    expect((await put(path(), { ...none, use_limit_kwh: 0 })).status).toBe(400)
  })
})
