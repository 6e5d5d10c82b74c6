import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testPassword } from '../../testing/factories.ts'
import { deviceCookieName } from './cookies.ts'
import { verifiedSoFar } from '../../platform/password-hash.ts'
import { cookieOf, openOffice, type Office } from './test-office.ts'

const minuteMs = 60_000
const deviceCookie = deviceCookieName('-3000')
let office: Office
let lastNetwork = 0

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
afterEach(() => void vi.useRealTimers())

/** The limiter reads the machine's clock; this moves it. */
function letMachineTimePass(ms: number) {
  const nowMs = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(nowMs + ms)
}

/** An address in a network that no test has used yet. */
function freshAddress() {
  lastNetwork += 1
  return `10.${lastNetwork >> 8}.${lastNetwork & 255}.7`
}

function guess(email: string, more: object = {}) {
  return office.signIn(email, 'wrong-guess', { remoteAddress: freshAddress(), ...more })
}

/** Runs the calls together and counts their statuses and the hashes they cost. */
async function tally(calls: readonly ReturnType<typeof guess>[]) {
  const before = verifiedSoFar().count
  const answers = await Promise.all(calls)
  const statuses: Record<number, number> = {}
  for (const { statusCode } of answers) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  return { statuses, verified: verifiedSoFar().count - before, answers }
}

test('an account costs ten verifications in a quarter of an hour, from however many networks [POST get_token]', async () => {
  await office.addCustomer({ email: 'target@correu.example' })
  const first = await tally(Array.from({ length: 60 }, () => guess('Target@correu.example ')))
  expect(first.statuses).toEqual({ 403: 10, 429: 50 })
  expect(first.verified).toBe(10)
  const refused = first.answers.find(({ statusCode }) => statusCode === 429)!
  expect(refused.json()).toEqual({ status: 'ERROR', status_code: 429, error: 'too_many_attempts' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)

  const right = await office.signIn('target@correu.example', testPassword, { remoteAddress: freshAddress() })
  expect(right.statusCode).toBe(429)

  letMachineTimePass(15 * minuteMs + 1000)
  const later = await office.signIn('target@correu.example', testPassword, { remoteAddress: freshAddress() })
  expect(later.statusCode).toBe(200)
})

test('an e-mail without account has the same budget', async () => {
  const { statuses, verified } = await tally(Array.from({ length: 25 }, () => guess('nobody@correu.example')))
  expect(statuses).toEqual({ 403: 10, 429: 15 })
  expect(verified).toBe(10)
})

test('the right password of a disabled account is a failure like any other', async () => {
  await office.addCustomer({ email: 'disabled@correu.example', disabled_at: '2026-01-01T00:00:00Z' })
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) {
    const remoteAddress = freshAddress()
    const answer = await office.signIn('disabled@correu.example', testPassword, { remoteAddress })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
})

test('a network costs a hundred verifications over all accounts, whatever X-Forwarded-For says', async () => {
  let verified = 0
  const statuses: Record<number, number> = {}
  for (let round = 0; round < 6; round += 1) {
    const calls = Array.from({ length: 20 }, (_, at) =>
      guess(`spray-${round}-${at}@correu.example`, {
        remoteAddress: `198.51.100.${round * 20 + at}`,
        headers: { 'x-forwarded-for': `203.0.113.${at}, 192.0.2.${round}`, forwarded: `for=203.0.113.${at}` },
      }),
    )
    const part = await tally(calls)
    verified += part.verified
    for (const [status, count] of Object.entries(part.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    }
  }
  expect(statuses).toEqual({ 403: 100, 429: 20 })
  expect(verified).toBe(100)
})

test('attempts count on after a restart [r.throttling]', async () => {
  await tally(Array.from({ length: 10 }, () => guess('patient@correu.example')))
  const restarted = await office.restart()
  const answer = await restarted.inject({
    method: 'POST',
    url: '/api/v1/get_token',
    remoteAddress: freshAddress(),
    payload: { user: 'patient@correu.example', password: 'wrong-guess' },
  })
  expect(answer.statusCode).toBe(429)
})

test('both API versions spend one budget', async () => {
  const calls = Array.from({ length: 14 }, (_, at) =>
    guess('versions@correu.example', { url: `/api/v${1 + (at % 2)}/get_token` }),
  )
  expect((await tally(calls)).verified).toBe(10)
})

test('signing in costs nothing: only failures count', async () => {
  await office.addCustomer({ email: 'often@correu.example' })
  const remoteAddress = freshAddress()
  for (let time = 0; time < 12; time += 1) {
    expect((await office.signIn('often@correu.example', testPassword, { remoteAddress })).statusCode).toBe(
      200,
    )
  }
})

test('a burst of right passwords shuts nobody of their network out [r.overload]', async () => {
  const emails = Array.from({ length: 6 }, (_, at) => `burst-${at}@correu.example`)
  for (const email of emails) await office.addCustomer({ email })
  const remoteAddress = freshAddress()
  for (let round = 0; round < 3; round += 1) {
    await tally(
      Array.from({ length: 20 }, (_, at) => guess(`typo-${round}-${at}@correu.example`, { remoteAddress })),
    )
  }
  const burst = () =>
    tally(
      emails.flatMap((email) =>
        Array.from({ length: 9 }, () => office.signIn(email, testPassword, { remoteAddress })),
      ),
    )
  for (let round = 0; round < 3; round += 1) {
    const { statuses } = await burst()
    expect(statuses[200]).toBeGreaterThanOrEqual(40)
    expect((statuses[200] ?? 0) + (statuses[503] ?? 0)).toBe(54)
  }
  expect((await office.signIn(emails[0]!, testPassword, { remoteAddress })).statusCode).toBe(200)
})

test('more of one account at once than its budget are refused, and do not count', async () => {
  await office.addCustomer({ email: 'hasty@correu.example' })
  const signIn = (remoteAddress = freshAddress()) =>
    office.signIn('hasty@correu.example', testPassword, { remoteAddress })
  const { statuses } = await tally(Array.from({ length: 30 }, () => signIn()))
  expect((statuses[200] ?? 0) + (statuses[429] ?? 0)).toBe(30)
  expect((await signIn()).statusCode).toBe(200)
})

test('guesses from elsewhere do not lock the owner out of a known browser', async () => {
  await office.addCustomer({ email: 'owner@correu.example' })
  await office.addCustomer({ email: 'neighbour@correu.example' })
  const before = await office.signIn('owner@correu.example', testPassword, { remoteAddress: freshAddress() })
  const known = cookieOf(before, deviceCookie)
  const others = await office.signIn('neighbour@correu.example', testPassword, {
    remoteAddress: freshAddress(),
  })
  await tally(Array.from({ length: 15 }, () => guess('owner@correu.example')))

  const signInWith = (cookie: string) =>
    office.signIn('owner@correu.example', testPassword, {
      remoteAddress: freshAddress(),
      headers: { cookie },
    })
  expect((await signInWith(known)).statusCode).toBe(200)
  expect((await signInWith(cookieOf(others, deviceCookie))).statusCode).toBe(429)
  expect((await signInWith(`${known.slice(0, -3)}AAA`)).statusCode).toBe(429)

  // The known browser has ten failures of its own and no more.
  const own = await tally(
    Array.from({ length: 15 }, () => guess('owner@correu.example', { headers: { cookie: known } })),
  )
  expect(own.verified).toBe(10)
  expect((await signInWith(known)).statusCode).toBe(429)
})

test('after a change of password no browser is known', async () => {
  await office.addCustomer({ email: 'renewed@correu.example' })
  const old = await office.signIn('renewed@correu.example', testPassword, { remoteAddress: freshAddress() })
  const changed = await office.call({
    method: 'POST',
    url: '/api/v1/user/password',
    token: old.json().token,
    payload: { current: testPassword, password: 'mareny-2!vk' },
  })
  expect(changed.statusCode).toBe(200)
  await tally(Array.from({ length: 12 }, () => guess('renewed@correu.example')))
  const signInWith = (cookie: string) =>
    office.signIn('renewed@correu.example', 'mareny-2!vk', {
      remoteAddress: freshAddress(),
      headers: { cookie },
    })
  expect((await signInWith(cookieOf(old, deviceCookie))).statusCode).toBe(429)
  expect((await signInWith(cookieOf(changed, deviceCookie))).statusCode).toBe(200)
})

test('guesses at a hand-off token are counted by network', async () => {
  const exchange = () =>
    office.call({
      method: 'POST',
      url: '/api/v1/user/hand_off',
      remoteAddress: '203.0.113.9',
      payload: { token: 'guess' },
    })
  const statuses: number[] = []
  for (let time = 0; time < 102; time += 1) statuses.push((await exchange()).statusCode)
  expect(statuses.filter((status) => status === 403)).toHaveLength(100)
  expect(statuses.slice(100)).toEqual([429, 429])
})

test('a stored hash that cannot be read is a wrong password that counts', async () => {
  const { email } = await office.addCustomer({ password_hash: '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA' })
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await guess(email)).json()).toMatchObject({ error: 'bad_credentials' })
  }
  expect((await guess(email)).statusCode).toBe(429)
})
