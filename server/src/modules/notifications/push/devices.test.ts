import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCustomer, testPassword, type TestCustomer } from '../../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  openBrowser,
  openPushServices,
  type PushServicesOfTest,
  type TestBrowser,
} from './test-push.fixture.ts'

let server: TestServer
let services: PushServicesOfTest
let laia: TestCustomer
let phone: TestBrowser

beforeAll(async () => {
  services = await openPushServices()
  server = await startTestServer({}, { push: services.gateway })
})
afterAll(async () => {
  await server.stop()
  await services.twin.stop()
})
beforeEach(async () => {
  laia = await addCustomer(server.db)
  phone = await openOn(laia)
})

async function openOn(customer: TestCustomer): Promise<TestBrowser> {
  const browser = openBrowser(server, services)
  await browser.signIn(customer)
  return browser
}

async function toldOn(customer: TestCustomer): Promise<string[]> {
  const rows = await server.db
    .selectFrom('push_device')
    .select('endpoint')
    .where('account_id', '=', customer.accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}

describe('a browser that shows notifications', () => {
  it('is listed in words, with the key to subscribe with, and not told before it asks [GET notifications/devices/]', async () => {
    expect((await phone.call('GET', 'notifications/devices/')).body).toEqual({
      public_key: services.gateway.publicKey,
      devices: [],
    })
    const { status, body } = await phone.subscribe()
    expect(status).toBe(200)
    expect(body['devices']).toEqual([
      { id: expect.any(Number), device: 'Chrome · Android', since: expect.any(String), current: true },
    ])
    expect(JSON.stringify(body)).not.toContain('/push/')
  })

  it('is one however often it asks, and has one subscription', async () => {
    await phone.subscribe()
    await phone.subscribe()
    expect(await toldOn(laia)).toEqual([phone.subscriber.endpoint])
    const again = services.twin.subscribe(services.gateway.publicKey)
    await phone.subscribe(again)
    expect(await toldOn(laia)).toEqual([again.endpoint])
  })

  it('is removed from another one of the account, and by nobody else [POST notifications/devices/{id}/remove/]', async () => {
    await phone.subscribe()
    const [{ id } = { id: 0 }] = await phone.devices()
    const marc = await openOn(await addCustomer(server.db))
    const foreign = await marc.call('POST', `notifications/devices/${id}/remove/`)
    const absent = await marc.call('POST', 'notifications/devices/987654321/remove/')
    expect(foreign).toEqual(absent)
    expect(foreign.status).toBe(404)
    expect(await marc.devices()).toEqual([])
    // Somebody else who signs in for the same customer.
    const second = await addCustomer(server.db)
    await server.db
      .updateTable('account')
      .set({ customer_id: laia.customerId })
      .where('id', '=', second.accountId)
      .execute()
    const other = await openOn(second)
    expect(await other.devices()).toEqual([])
    expect((await other.call('POST', `notifications/devices/${id}/remove/`)).status).toBe(404)
    const laptop = await openOn(laia)
    expect(await laptop.devices()).toMatchObject([{ id, current: false }])
    expect((await laptop.call('POST', `notifications/devices/${id}/remove/`)).body['devices']).toEqual([])
    expect(await toldOn(laia)).toEqual([])
  })

  it('takes the place of the one that was used longest ago once there are ten', async () => {
    await phone.subscribe()
    for (let count = 0; count < 10; count += 1) {
      server.clock.advance(1000)
      await (await openOn(laia)).subscribe()
    }
    const told = await toldOn(laia)
    expect(told).toHaveLength(10)
    expect(told).not.toContain(phone.subscriber.endpoint)
  })
})

describe('what a browser may name [POST notifications/devices/]', () => {
  it.each([
    'https://office.internal/push/1',
    'https://169.254.169.254/latest/meta-data',
    'http://push.endoll.test/1',
    'https://push.endoll.test:8443/1',
    'https://push.endoll.test@10.0.0.1/1',
    'https://user:word@push.endoll.test/1',
    'https://push.endoll.test.example/1',
    'https://notpush.endoll.test/1',
    'https://notify.endoll.test/1',
    'https://evilnotify.endoll.test/1',
    'https://localhost/1',
    'http://127.0.0.1:1/1',
    'http://127.0.0.1.example/1',
    'file:///etc/passwd',
    '//push.endoll.test/1',
    'nothing',
  ])('an address that is no push service’s is refused: %s', async (endpoint) => {
    const before = services.twin.calls()
    const { status, body } = await phone.subscribe({ ...phone.subscriber, endpoint })
    expect({ status, errors: body['errors'] }).toEqual({ status: 400, errors: { endpoint: ['not_valid'] } })
    expect(await toldOn(laia)).toEqual([])
    expect(services.twin.calls()).toBe(before)
  })

  it.each([
    'https://push.endoll.test/1',
    'https://PUSH.endoll.test/1',
    'https://am3p.notify.endoll.test/w/?a=1',
  ])('one of a push service is taken: %s', async (endpoint) =>
    expect((await phone.subscribe({ ...phone.subscriber, endpoint })).status).toBe(200),
  )

  it('a key that is no point of the curve is refused', async () => {
    const { status, body } = await phone.subscribe({ ...phone.subscriber, p256dh: 'A'.repeat(87) })
    expect(status).toBe(400)
    expect(Object.keys(body['errors'] as object)).toEqual(['keys.p256dh'])
  })

  it('is not taken without a session', async () => {
    expect((await openBrowser(server, services).subscribe()).status).toBe(401)
  })
})

describe('nobody is told after they have gone', () => {
  it('signing out ends it on that browser, and on no other [r.push]', async () => {
    await phone.subscribe()
    const laptop = await openOn(laia)
    await laptop.subscribe()
    await phone.call('POST', 'user/logout', {})
    expect(await toldOn(laia)).toEqual([laptop.subscriber.endpoint])
  })

  it('a session that ran out does not; who then signs in there again goes on, and signing out ends it', async () => {
    await phone.subscribe()
    phone.close()
    await phone.signIn(laia)
    expect(await phone.devices()).toMatchObject([{ current: true }])
    await phone.call('POST', 'user/logout', {})
    expect(await toldOn(laia)).toEqual([])
  })

  it('somebody else who signs in on a shared phone ends it', async () => {
    await phone.subscribe()
    phone.close()
    const marc = await addCustomer(server.db)
    await phone.signIn(marc)
    expect(await toldOn(laia)).toEqual([])
    expect(await phone.devices()).toEqual([])
  })

  it('ending the other sessions ends it there, and not here', async () => {
    const laptop = await openOn(laia)
    await laptop.subscribe()
    await phone.subscribe()
    await phone.call('POST', 'user/sessions/end_all/', {})
    expect(await toldOn(laia)).toEqual([phone.subscriber.endpoint])
  })

  it('a new password ends it everywhere', async () => {
    await phone.subscribe()
    const laptop = await openOn(laia)
    const changed = { current: testPassword, password: 'Llum-Propera-26-Nova' }
    expect((await laptop.call('POST', 'user/password', changed)).status).toBe(200)
    expect(await toldOn(laia)).toEqual([])
  })
})

it('without the switch there is none of it', async () => {
  const off = await startTestServer(
    { webPush: false },
    { push: services.gateway, onDatabase: server.connection },
  )
  const browser = openBrowser(off, services)
  await browser.signIn(laia)
  expect((await browser.subscribe()).status).toBe(404)
  expect((await browser.call('GET', 'notifications/devices/')).status).toBe(404)
  await off.stop()
})
