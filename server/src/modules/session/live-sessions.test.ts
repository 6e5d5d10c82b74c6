import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveSession } from '@endoll/api/live-sessions.ts'
import { addCustomer, testPassword, type TestCustomer } from '../../testing/factories.ts'
import { type Office, openOffice, shortSession } from './test-office.ts'

const minuteMs = 60_000
const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const

let office: Office

beforeAll(async () => {
  office = await openOffice({
    session: shortSession,
  })
})
afterAll(() => office.close())

async function arriveWith({ email }: Pick<TestCustomer, 'email'>, agent: string): Promise<string> {
  const answer = await office.signIn(email, testPassword, { headers: { 'user-agent': agent } })
  return answer.json<{ token: string }>().token
}
async function list(token: string) {
  const answer = await office.call({ method: 'GET', url: '/api/v1/user/sessions/', token })
  expect(answer.statusCode).toBe(200)
  return answer.json<LiveSession[]>()
}
function endOthers(token: string) {
  return office.call({ method: 'POST', url: '/api/v1/user/sessions/end_all/', token })
}
async function statusOf(token: string) {
  return (await office.refresh({ token })).statusCode
}

test('this session comes first, then those seen last; device and times, and no address [GET user/sessions/]', async () => {
  const customer = await addCustomer(office.services.db)
  const startMs = office.clock.nowMs()
  const desk = await arriveWith(customer, agents.desk)
  office.clock.set(startMs + 5 * minuteMs)
  const phone = await arriveWith(customer, agents.phone)
  const [first, second, ...more] = await list(desk)
  expect(more).toEqual([])
  expect({ ...first, seen_at: undefined }).toEqual({
    id: expect.any(String),
    device: 'Firefox · Linux',
    created_at: expect.any(String),
    seen_at: undefined,
    current: true,
    kept: false,
  })
  expect(Date.parse(first!.created_at)).toBe(startMs)
  expect(second).toMatchObject({ device: 'Safari · iOS', current: false })
  expect((await list(phone)).map(({ device, current }) => [device, current])).toEqual([
    ['Safari · iOS', true],
    ['Firefox · Linux', false],
  ])
})

test('what was left, has been idle too long or is another account’s is not listed', async () => {
  const customer = await addCustomer(office.services.db)
  const stranger = await addCustomer(office.services.db)
  const startMs = office.clock.nowMs()
  await arriveWith(customer, agents.phone)
  const left = await arriveWith(customer, agents.phone)
  await office.call({ method: 'POST', url: '/api/v1/user/logout', token: left })
  office.clock.set(startMs + 31 * minuteMs)
  await arriveWith(stranger, agents.phone)
  const here = await arriveWith(customer, agents.desk)
  expect((await list(here)).map(({ device }) => device)).toEqual(['Firefox · Linux'])
})

test('ending the others leaves this one and every other account alone [POST user/sessions/end_all/]', async () => {
  const customer = await addCustomer(office.services.db)
  const stranger = await addCustomer(office.services.db)
  const here = await arriveWith(customer, agents.desk)
  const others = [await arriveWith(customer, agents.phone), await arriveWith(customer, agents.desk)]
  const foreign = await arriveWith(stranger, agents.phone)
  const answer = await endOthers(here)
  expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 2 }])
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect([await statusOf(here), await statusOf(foreign)]).toEqual([200, 200])
  expect(await list(here)).toHaveLength(1)
  expect((await endOthers(here)).json()).toEqual({ ended: 0 })
})

test('one other session is ended by itself: no other, not this one, and no other account’s [POST user/sessions/{id}/end/]', async () => {
  const customer = await addCustomer(office.services.db)
  const here = await arriveWith(customer, agents.desk)
  const [lost, kept] = [await arriveWith(customer, agents.phone), await arriveWith(customer, agents.phone)]
  const foreign = await arriveWith(await addCustomer(office.services.db), agents.phone)
  const idOf = async (token: string) => (await list(token)).find(({ current }) => current)!.id
  const end = async (token: string, id: string) =>
    (await office.call({ method: 'POST', url: `/api/v1/user/sessions/${id}/end/`, token })).statusCode
  const id = await idOf(lost)
  expect(await end(foreign, id)).toBe(404)
  expect(await end(here, await idOf(here))).toBe(404)
  expect(await end(here, 'not-an-id')).toBe(404)
  expect(await end(here, id)).toBe(200)
  expect(await end(here, id)).toBe(404)
  expect(await Promise.all([lost, kept, here, foreign].map(statusOf))).toEqual([401, 200, 200, 200])
})

test('an idle session that was ended with the others stays ended when the clock is set back', async () => {
  const customer = await addCustomer(office.services.db)
  const startMs = office.clock.nowMs()
  const idle = await arriveWith(customer, agents.phone)
  office.clock.set(startMs + 40 * minuteMs)
  const here = await arriveWith(customer, agents.desk)
  expect((await endOthers(here)).json()).toEqual({ ended: 0 })
  office.clock.set(startMs + 10 * minuteMs)
  expect(await statusOf(idle)).toBe(401)
})

test('both want a session that may do everything', async () => {
  const { email } = await addCustomer(office.services.db, { must_change_password: true })
  const { token } = await office.arrive(email)
  const answers = [
    await office.call({ method: 'GET', url: '/api/v1/user/sessions/', token }),
    await endOthers(token),
    await office.call({ method: 'GET', url: '/api/v1/user/sessions/' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401])
})
