import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOffered } from '@endoll/api/endpoint.ts'
import type { LiveSession } from '@endoll/api/live-sessions.ts'
import { addContract, addCustomer, testPassword, type TestCustomer } from '../../../testing/factories.ts'
import { apiModules } from '../../../app.ts'
import { removeDue } from '../../../retention/remove-due.ts'
import { sessionCookieName } from '../cookies.ts'
import { cookieOf, type Office, openOffice, shortSession } from '../test-office.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let office: Office
let startMs: number

beforeAll(async () => {
  office = await openOffice({
    session: shortSession,
  })
  startMs = office.clock.nowMs()
})
afterAll(() => office.close())

interface OwnDevice {
  readonly token: string
  readonly cookie: string
}

/** Signs in on a device that the customer calls their own, at the hour at which each test begins. */
async function arriveOnOwnDevice({ email }: Pick<TestCustomer, 'email'>): Promise<OwnDevice> {
  office.clock.set(startMs)
  const answer = await office.call({
    method: 'POST',
    url: '/api/v1/get_token',
    payload: { user: email, password: testPassword, own_device: true },
  })
  expect(answer.statusCode).toBe(200)
  return { token: answer.json<{ token: string }>().token, cookie: cookieIn(answer) }
}

function cookieIn(answer: Parameters<typeof cookieOf>[0]) {
  return cookieOf(answer, sessionCookieName(office.services.cookieSuffix))
}

/** The token that the device's cookie gets so long after signing in. */
async function laterToken({ cookie }: OwnDevice, ms: number): Promise<string> {
  office.clock.set(startMs + ms)
  const answer = await office.refresh({ cookie })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ token: string }>().token
}

async function read(token: string, path: string) {
  const answer = await office.call({ method: 'GET', url: `/api/v1/${path}`, token })
  return [answer.statusCode, answer.json<{ error?: string }>().error]
}

function reauthenticate(token: string, payload: object) {
  return office.call({ method: 'POST', url: '/api/v1/user/reauthenticate/', token, payload })
}

const refused = [403, 'reauthentication_required']

test('after a day an own device shows bills and contracts, and nothing else without its owner [r.kept-session]', async () => {
  const customer = await addCustomer(office.services.db)
  await addContract(office.services.db, customer)
  const token = await laterToken(await arriveOnOwnDevice(customer), dayMs)
  expect(await read(token, 'invoices/')).toEqual([200, undefined])
  expect(await read(token, 'contracts/')).toEqual([200, undefined])
  const others = apiModules(office.services)
    .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
    .filter(({ access }) => ['customer', 'session', 'visitor'].includes(access))
    .filter((endpoint) => isOffered(endpoint, office.services.deployment.switches))
    .filter(({ method, delegate, whileKept }) => (method !== 'GET' || delegate !== 'look') && !whileKept)
    .filter(({ method, access }) => method !== 'GET' || access !== 'visitor')
  expect(others.length).toBeGreaterThan(30)
  for (const { method, path } of others) {
    const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, '1')}`
    const answer = await office.call({ method, url, token, ...(method === 'GET' ? {} : { payload: {} }) })
    expect([url, answer.statusCode, answer.json().error]).toEqual([url, ...refused])
  }
})

test('without being the customer’s own a device keeps nothing [r.kept-session]', async () => {
  const customer = await addCustomer(office.services.db)
  office.clock.set(startMs)
  const { cookie, answer } = await office.arrive(customer.email)
  expect(String(answer.headers['set-cookie'])).not.toMatch(/-3000=[^;]+;[^,]*Max-Age=7776000/)
  office.clock.set(startMs + 31 * minuteMs)
  expect((await office.refresh({ cookie })).statusCode).toBe(401)
})

test('a session that nobody keeps ends after eight hours, however much it is used', async () => {
  const customer = await addCustomer(office.services.db)
  office.clock.set(startMs)
  const { cookie } = await office.arrive(customer.email)
  for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
    office.clock.set(startMs + minutes * minuteMs)
    expect((await office.refresh({ cookie })).statusCode).toBe(200)
  }
  office.clock.set(startMs + (8 * 60 + 1) * minuteMs)
  expect((await office.refresh({ cookie })).statusCode).toBe(401)
})

test('looking does not bring the rest back; the password does [r.kept-session] [POST user/reauthenticate/]', async () => {
  const customer = await addCustomer(office.services.db)
  const device = await arriveOnOwnDevice(customer)
  const token = await laterToken(device, 31 * minuteMs)
  await read(token, 'invoices/')
  office.clock.set(startMs + 33 * minuteMs)
  expect(await read(token, 'users/')).toEqual(refused)
  expect((await reauthenticate(token, { password: 'not it' })).json().error).toBe('current_password_wrong')
  expect((await reauthenticate(token, {})).json().errors).toEqual({ password: ['required_field'] })
  expect(await read(token, 'users/')).toEqual(refused)
  const shown = await reauthenticate(token, { password: testPassword })
  expect(shown.statusCode).toBe(200)
  expect(await read(shown.json().token, 'users/')).toEqual([200, undefined])
})

test('an own device is forgotten after ninety days without use, not before [r.kept-session]', async () => {
  const customer = await addCustomer(office.services.db)
  const device = await arriveOnOwnDevice(customer)
  await laterToken(device, 89 * dayMs)
  const { cookie } = await arriveOnOwnDevice(customer)
  office.clock.set(startMs + 91 * dayMs)
  expect((await office.refresh({ cookie })).statusCode).toBe(401)
})

test('a kept session is not removed before its device forgets it', async () => {
  const customer = await addCustomer(office.services.db)
  const device = await arriveOnOwnDevice(customer)
  office.clock.set(startMs + 80 * dayMs)
  expect(await removeDue(office.services)).toMatchObject({ session: expect.any(Number) })
  expect(await laterToken(device, 80 * dayMs)).toMatch(/./)
  await office.services.db.deleteFrom('server_setting').where('key', '=', 'retention-removed').execute()
})

test('the secret in the cookie is replaced each day; the one before ends the session when it comes again [r.kept-secret]', async () => {
  const customer = await addCustomer(office.services.db)
  const { cookie: first } = await arriveOnOwnDevice(customer)
  office.clock.set(startMs + dayMs + minuteMs)
  const renewed = await office.refresh({ cookie: first })
  const second = cookieIn(renewed)
  expect(second).not.toBe(first)
  expect(String(renewed.headers['set-cookie'])).toMatch(/Max-Age=7776000/)
  // The reply may be lost: until the new one is shown, the first goes on.
  office.clock.set(startMs + dayMs + 3 * minuteMs)
  expect((await office.refresh({ cookie: first })).statusCode).toBe(200)
})

test('two tabs that ask at once both go on, and later the old secret ends the session [r.kept-secret]', async () => {
  const customer = await addCustomer(office.services.db)
  const { cookie: first } = await arriveOnOwnDevice(customer)
  office.clock.set(startMs + dayMs + minuteMs)
  const answers = await Promise.all([office.refresh({ cookie: first }), office.refresh({ cookie: first })])
  const given = answers.filter(({ headers }) => headers['set-cookie'] !== undefined)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(given).toHaveLength(1)
  const second = cookieIn(given[0]!)
  expect((await office.refresh({ cookie: second })).statusCode).toBe(200)
  expect((await office.refresh({ cookie: first })).statusCode).toBe(200)
  office.clock.set(startMs + dayMs + 3 * minuteMs)
  expect((await office.refresh({ cookie: first })).statusCode).toBe(401)
  expect((await office.refresh({ cookie: second })).statusCode).toBe(401)
  const ended = await office.services.db
    .selectFrom('session')
    .select('ended_because')
    .where('account_id', '=', customer.accountId)
    .executeTakeFirstOrThrow()
  expect(ended.ended_because).toBe('reused')
})

test('it is listed, kept and no longer kept under the sessions, and ends with the password [POST user/sessions/keep/]', async () => {
  const customer = await addCustomer(office.services.db)
  office.clock.set(startMs)
  const { token, cookie } = await office.arrive(customer.email)
  const keep = (kept: boolean) =>
    office.call({
      method: 'POST',
      url: '/api/v1/user/sessions/keep/',
      token,
      payload: { kept },
      headers: { cookie },
    })
  const isKept = async () =>
    (await office.call({ method: 'GET', url: '/api/v1/user/sessions/', token })).json<LiveSession[]>()[0]
      ?.kept
  expect(await isKept()).toBe(false)
  const kept = await keep(true)
  expect(String(kept.headers['set-cookie'])).toMatch(/Max-Age=7776000/)
  expect(await isKept()).toBe(true)
  await keep(false)
  expect(await isKept()).toBe(false)
  const again = await keep(true)
  // Its reply was lost, and the cookie is the one before.
  office.clock.set(startMs + 3 * minuteMs)
  expect((await office.refresh({ cookie })).statusCode).toBe(200)
  await office.changePassword(token, testPassword, 'otra-clave-larga-2026')
  office.clock.set(startMs + dayMs)
  expect((await office.refresh({ cookie: cookieIn(again) })).statusCode).toBe(401)
})

test('where the deployment offers none, nothing is kept [r.kept-session]', async () => {
  const { session } = office.services.deployment
  const strict = await openOffice({ session: { ...session, ownDeviceDays: 0 } })
  try {
    const { email } = await strict.addCustomer()
    const answer = await strict.signIn(email, testPassword, {
      payload: { user: email, password: testPassword, own_device: true },
    })
    const cookie = cookieOf(answer, sessionCookieName(strict.services.cookieSuffix))
    strict.clock.set(startMs + 31 * minuteMs)
    expect((await strict.refresh({ cookie })).statusCode).toBe(401)
    const { token } = await strict.arrive(email)
    const kept = await strict.call({
      method: 'POST',
      url: '/api/v1/user/sessions/keep/',
      token,
      payload: { kept: true },
    })
    expect(kept.statusCode).toBe(404)
  } finally {
    await strict.close()
  }
})
