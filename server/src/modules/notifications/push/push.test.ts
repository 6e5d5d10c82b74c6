import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import { pushPauseMs } from '@endoll/domain/notifications/push.ts'
import { startMs } from '@endoll/domain/time/madrid.ts'
import type { PushGateway } from '../../../gateways/push/gateway.ts'
import type { FailPoint } from '../../../platform/fail-point.ts'
import {
  addContract,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
} from '../../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { deliverPushes } from '../operations/deliver-pushes.ts'
import { pushNotifications } from '../operations/push-notifications.ts'
import { tellNews } from '../operations/tell-news.ts'
import {
  contact,
  openBrowser,
  openPushServices,
  type PushServicesOfTest,
  type TestBrowser,
} from './test-push.fixture.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const noonMs = startMs('2026-11-21', 12, 'Europe/Madrid')

let server: TestServer
let services: PushServicesOfTest
let laia: TestCustomer
let home: TestContract
let phone: TestBrowser
/** The point at which the program breaks off, once. */
let breaking: FailPoint | undefined

const push: PushGateway = {
  get publicKey() {
    return services.gateway.publicKey
  },
  mayCall: (endpoint) => services.gateway.mayCall(endpoint),
  send: (to, message) => services.gateway.send(to, message),
}

beforeAll(async () => {
  server = await startTestServer({}, { push, failPoint })
})
afterAll(() => server.stop())

beforeEach(async () => {
  services = await openPushServices()
  server.clock.set(noonMs)
  // Of the test before.
  await server.db.deleteFrom('push_device').execute()
  laia = await addCustomer(server.db)
  home = await addContract(server.db, laia)
  phone = openBrowser(server, services)
  await phone.signIn(laia)
})
afterEach(() => services.twin.stop())

async function failPoint(point: FailPoint) {
  if (point !== breaking) return
  breaking = undefined
  throw new Error(`broken off at ${point}`)
}

/** What the two jobs do. */
async function work() {
  await tellNews(server.services)
  await pushNotifications(server.services)
  return deliverPushes(server.services)
}

/** The same once what came together has been gathered. */
async function workLater() {
  await work()
  server.clock.advance(gatherMs)
  return work()
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly lang: string
}

function shown(on = phone): Shown[] {
  const { kept } = services.twin
  return kept
    .filter(({ endpoint }) => endpoint === on.subscriber.endpoint)
    .map(({ text }) => JSON.parse(text) as Shown)
}

function newBill(fields: Parameters<typeof addInvoice>[2] = {}) {
  return addInvoice(server.db, home, { day: '2026-11-21', ...fields })
}

/** Signed in again: time has passed. */
async function choose(choice: object) {
  phone.close()
  await phone.signIn(laia)
  expect((await phone.call('PUT', 'notifications/choices/', choice)).status).toBe(200)
}

describe('a new bill', () => {
  it('is shown once on each browser that asked, encrypted for it and signed [r.push]', async () => {
    const laptop = openBrowser(server, services)
    await laptop.signIn(laia)
    await phone.subscribe()
    await laptop.subscribe()
    const { id } = await newBill({ total_cents: 4783 })
    expect(await work()).toEqual({ done: 0, failed: 0 })
    expect(await workLater()).toEqual({ done: 2, failed: 0 })
    await Promise.all([work(), work()])
    for (const browser of [phone, laptop]) {
      expect(shown(browser)).toEqual([
        {
          title: server.services.deployment.organisation.name,
          body: 'Hay una factura nueva',
          path: `/facturas/${id}`,
          tag: expect.stringMatching(/^notification-\d+$/),
          lang: 'es',
        },
      ])
    }
    expect(services.twin.kept).toMatchObject([
      { contact, ttlSeconds: 86_400 },
      { contact, ttlSeconds: 86_400 },
    ])
  })

  it('is said in the language of the account, without anything of the customer', async () => {
    await server.db.updateTable('account').set({ locale: 'ca_ES' }).where('id', '=', laia.accountId).execute()
    await phone.subscribe()
    const { number } = await newBill({ total_cents: 4783 })
    await workLater()
    expect(shown()).toMatchObject([{ body: 'Hi ha una factura nova', lang: 'ca' }])
    const [{ text } = { text: '' }] = services.twin.kept
    for (const personal of [number, '47,83', laia.email, home.name, home.cups ?? 'ES00']) {
      expect(text).not.toContain(personal)
    }
  })

  it('is not shown where nobody asked for it', async () => {
    await newBill()
    await workLater()
    // A new subscriber gets no old news.
    await phone.subscribe()
    await workLater()
    expect(services.twin.calls()).toBe(0)
  })

  it('is not shown where the kind is not wanted, or was read meanwhile', async () => {
    await phone.subscribe()
    await newBill()
    await work()
    await choose({ kind: 'bill', shown: true, mail: false, push: false })
    await newBill()
    await workLater()
    expect(shown()).toEqual([])
    await choose({ kind: 'bill', shown: true, mail: false, push: true })
    await newBill()
    await work()
    await phone.call('POST', 'notifications/read/', { up_to: 1_000_000 })
    await workLater()
    expect(shown()).toEqual([])
    // A choice that says nothing of it leaves it as it was.
    await choose({ kind: 'bill', shown: true, mail: true })
    await newBill()
    await workLater()
    expect(shown()).toHaveLength(1)
  })
})

describe('when it is shown', () => {
  it('what comes together is one message that leads to the list', async () => {
    await phone.subscribe()
    await newBill()
    await newBill()
    await work()
    await newBill()
    await workLater()
    expect(shown()).toMatchObject([{ body: 'Hay 3 avisos nuevos', path: '/avisos' }])
  })

  it('what comes after it waits', async () => {
    await phone.subscribe()
    await newBill()
    await workLater()
    await newBill()
    await workLater()
    expect(shown()).toHaveLength(1)
    server.clock.advance(pushPauseMs)
    await work()
    expect(shown()).toHaveLength(2)
  })

  it('what comes at night is shown in the morning', async () => {
    await phone.subscribe()
    // 21:55 in Madrid: it would be due at 22:05.
    server.clock.advance(9 * hourMs + 55 * minuteMs)
    await newBill()
    await work()
    server.clock.advance(gatherMs)
    await work()
    server.clock.advance(9 * hourMs)
    await work()
    expect(shown()).toEqual([])
    server.clock.advance(hourMs)
    await work()
    expect(shown()).toHaveLength(1)
  })
})

describe('a program that ends in the middle of it', () => {
  it.each(['push-written', 'push-taken'] as const)('at %s: shown once, later', async (point) => {
    await phone.subscribe()
    await newBill()
    await work()
    server.clock.advance(gatherMs)
    breaking = point
    await expect(work()).rejects.toThrow(point)
    server.clock.advance(5 * minuteMs)
    await work()
    await work()
    expect(shown()).toHaveLength(1)
  })

  it.each([
    ['push-handed-over', 0],
    ['push-sent', 1],
  ] as const)('at %s: not shown a second time', async (point, times) => {
    await phone.subscribe()
    await newBill()
    await work()
    server.clock.advance(gatherMs)
    breaking = point
    await expect(work()).rejects.toThrow(point)
    for (let hour = 0; hour < 4; hour += 1) {
      server.clock.advance(hourMs)
      await work()
    }
    expect(shown()).toHaveLength(times)
  })
})

describe('a push service', () => {
  beforeEach(async () => {
    await phone.subscribe()
    await newBill()
    await work()
    server.clock.advance(gatherMs)
  })

  const laterHours = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      server.clock.advance(hourMs)
      await work()
    }
  }

  it.each([404, 410])('that says the subscription has ended is asked no more: %i', async (status) => {
    services.twin.reply(status)
    expect(await work()).toEqual({ done: 1, failed: 0 })
    services.twin.reply(201)
    await laterHours(2)
    expect(services.twin.calls()).toBe(1)
    phone.close()
    await phone.signIn(laia)
    expect(await phone.devices()).toEqual([])
  })

  it.each([429, 503])('that cannot take it now is asked again: %i', async (status) => {
    services.twin.reply(status)
    expect(await work()).toEqual({ done: 0, failed: 1 })
    expect(services.twin.calls()).toBe(1)
    services.twin.reply(201)
    await laterHours(1)
    await work()
    expect(shown()).toHaveLength(1)
  })

  it('that takes nothing for a day is not asked after it', async () => {
    services.twin.reply(503)
    await laterHours(25)
    const before = services.twin.calls()
    services.twin.reply(201)
    await laterHours(3)
    expect(services.twin.calls()).toBe(before)
    expect(shown()).toEqual([])
  })

  it('that breaks off may have taken it: it is not asked again', async () => {
    services.twin.reply('break')
    expect(await work()).toEqual({ done: 0, failed: 1 })
    services.twin.reply(201)
    await laterHours(3)
    expect(services.twin.calls()).toBe(1)
  })

  it('that refuses it, or sends it elsewhere, is not followed', async () => {
    const inside = services.twin.subscribe(services.gateway.publicKey).endpoint
    services.twin.reply({ status: 307, location: inside })
    expect(await work()).toEqual({ done: 0, failed: 1 })
    await laterHours(3)
    expect(services.twin.calls()).toBe(1)
  })

  it('is not called for an account that was disabled, or signed out meanwhile', async () => {
    await server.db
      .updateTable('account')
      .set({ disabled_at: '2026-11-21T00:00:00Z' })
      .where('id', '=', laia.accountId)
      .execute()
    await laterHours(1)
    expect(services.twin.calls()).toBe(0)
  })

  it('that is not on the list any more is not called', async () => {
    await server.db.updateTable('push_device').set({ endpoint: 'http://127.0.0.1:9/inside' }).execute()
    expect(await work()).toEqual({ done: 0, failed: 1 })
    expect(services.twin.calls()).toBe(0)
  })
})

it('a browser that two accounts have asked on shows the notifications of the last one', async () => {
  const marc = await addCustomer(server.db)
  const flat = await addContract(server.db, marc)
  await phone.subscribe()
  // The browser has lost its cookies and kept its subscription.
  const again = openBrowser(server, services)
  await again.signIn(marc)
  server.clock.advance(1000)
  expect((await again.subscribe(phone.subscriber)).status).toBe(200)
  await newBill()
  await addInvoice(server.db, flat, { day: '2026-11-21' })
  await addInvoice(server.db, flat, { day: '2026-11-21' })
  await workLater()
  expect(shown()).toMatchObject([{ body: 'Hay 2 avisos nuevos' }])
})

it('a browser where nobody has signed in for a year shows nothing', async () => {
  await phone.subscribe()
  server.clock.advance(366 * 24 * hourMs)
  await newBill({ day: '2027-11-22' })
  await workLater()
  expect(services.twin.calls()).toBe(0)
})
