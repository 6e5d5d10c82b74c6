import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpDate } from '../../platform/clock.ts'
import { testPassword } from '../../testing/factories.ts'
import { sessionCookieName } from './cookies.ts'
import { authenticate } from './operations/authenticate.ts'
import { endSessionsOf } from './sessions.ts'
import { verifiedSoFar } from '../../platform/password-hash.ts'
import { type Office, openOffice, payloadOf, shortSession } from './test-office.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const sessionCookie = sessionCookieName('-3000')
let office: Office

beforeAll(async () => {
  office = await openOffice({
    session: shortSession,
  })
})
afterAll(() => office.close())

async function statusOf(proof: Parameters<Office['refresh']>[0]) {
  return (await office.refresh(proof)).statusCode
}

describe('signing in [c4.authentication] [POST get_token]', () => {
  test('answers a token and sets cookies that no script and no other site can use [c3.cookies] [c9.token-cookies] [v9.token-cookies]', async () => {
    const { email } = await office.addCustomer()
    const { answer, token } = await office.arrive(email)
    expect(answer.json()).toEqual({ token, change_password: false })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-endoll(-device)?-3000=/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toMatch(/; Secure(;|$)/)
      expect(cookie).toMatch(/; HttpOnly(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).not.toMatch(/Domain/i)
    }
    expect(cookies.find((cookie) => cookie.startsWith(`${sessionCookie}=`))).not.toMatch(/Max-Age|Expires/i)
  })

  test('a reply says the time of the office, by which browsers go', async () => {
    const { email } = await office.addCustomer()
    const { answer } = await office.arrive(email)
    expect(answer.headers.date).toBe(httpDate(office.clock.nowMs()))
  })

  test('the database knows the cookie only by its hash', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const { cookie } = await office.arrive(email)
    const secret = cookie.split('=')[1]!
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const row = await office.services.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.cookie_hash).toEqual(createHash('sha256').update(secret).digest())
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('the e-mail may be written in capitals, with spaces around', async () => {
    const { email } = await office.addCustomer()
    expect((await office.signIn(`  ${email.toUpperCase()} `)).statusCode).toBe(200)
  })

  test('who is unknown, disabled or without password is refused like a wrong password, for one hash each [c8.login-failure]', async () => {
    const wrong = await office.addCustomer()
    const disabled = await office.addCustomer()
    const inactive = await office.addCustomer({ password_hash: null })
    const { db } = office.services
    await db
      .updateTable('account')
      .set({ disabled_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', disabled.accountId)
      .execute()
    const cases = [
      [wrong.email, 'zq7!kb'],
      ['nobody-at-all@correu.example', testPassword],
      [disabled.email, testPassword],
      [inactive.email, testPassword],
      ['not an e-mail', testPassword],
      ['null\0byte@correu.example', testPassword],
      ['half \ud800 of a character', testPassword],
      [`${wrong.email}' or '1'='1`, testPassword],
    ] as const
    const seen = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      for (const [user, password] of cases) {
        const before = verifiedSoFar()
        const answer = await office.signIn(user, password)
        const { count, work } = verifiedSoFar()
        expect(count - before.count).toBe(1)
        expect(work - before.work).toBe(19_456 * 2)
        const { 'x-request-id': _, date: __, ...headers } = answer.headers
        seen.add(JSON.stringify([answer.statusCode, answer.body, headers]))
      }
    }
    expect(seen.size).toBe(1)
    const [only] = [...seen].map((text) => JSON.parse(text) as [number, string])
    expect(only![0]).toBe(403)
    expect(only![1]).toBe('{"status":"ERROR","status_code":403,"error":"bad_credentials"}')
  })

  test('fields that are missing, superfluous or too long are named', async () => {
    const post = (payload: object) => office.call({ method: 'POST', url: '/api/v1/get_token', payload })
    expect((await post({ user: 'a@b.example' })).json().errors).toEqual({ password: ['not_valid'] })
    expect((await post({ user: 'a@b.example', password: 'x'.repeat(1025) })).statusCode).toBe(400)
    expect((await post({ user: 'a@b.example', password: 'x', roles: ['admin'] })).statusCode).toBe(400)
    expect((await post({ user: { $ne: '' }, password: 'x' })).statusCode).toBe(400)
  })

  test('a hash made with older parameters is renewed', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const old = await hash(testPassword, { memoryCost: 8192, timeCost: 1 })
    const { db } = office.services
    await db.updateTable('account').set({ password_hash: old }).where('id', '=', id).execute()
    await office.arrive(email)
    const { password_hash: renewed } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await office.arrive(email)
  })

  test('signing in again in the same browser ends the session it had', async () => {
    const one = await office.addCustomer()
    const other = await office.addCustomer()
    const first = await office.arrive(one.email)
    const second = await office.arrive(other.email, testPassword, first.cookie)
    expect(await statusOf({ token: first.token })).toBe(401)
    expect(await statusOf({ cookie: first.cookie })).toBe(401)
    expect(payloadOf((await office.refresh({ cookie: second.cookie })).json().token).email).toBe(other.email)
  })

  test('two browsers of one customer, and two customers, are signed in side by side', async () => {
    const one = await office.addCustomer()
    const other = await office.addCustomer()
    const sessions = [
      await office.arrive(one.email),
      await office.arrive(one.email),
      await office.arrive(other.email),
    ]
    const owners = []
    for (const { token } of sessions)
      owners.push(payloadOf((await office.refresh({ token })).json().token).email)
    expect(owners).toEqual([one.email, one.email, other.email])
  })
})

describe('a live session', () => {
  test('restores by cookie, on both versions [GET user/refresh]', async () => {
    const { email } = await office.addCustomer()
    const { cookie } = await office.arrive(email)
    for (const version of [1, 2]) {
      const answer = await office.call({
        method: 'GET',
        url: `/api/v${version}/user/refresh`,
        headers: { cookie },
      })
      expect(answer.json()).toMatchObject({ change_password: false })
      expect(await office.isValid(answer.json().token)).toEqual({ valid: true })
    }
  })

  test('the cookie alone changes nothing', async () => {
    const { email } = await office.addCustomer()
    const { cookie } = await office.arrive(email)
    for (const [path, payload] of [
      ['user/logout', {}],
      ['user/password', { current: testPassword, password: 'mareny-2!vk' }],
    ] as const) {
      const answer = await office.call({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: { cookie },
        payload,
      })
      expect(answer.statusCode).toBe(401)
    }
    expect(await statusOf({ cookie })).toBe(200)
  })

  test('the cookie is no proof where something changes, whatever an endpoint declares', async () => {
    const { cookie } = await office.arrive((await office.addCustomer()).email)
    const secret = cookie.split('=')[1]!
    const ask = (method: string) =>
      authenticate(office.services)(
        { method, headers: {}, cookies: { [sessionCookie]: secret } } as unknown as FastifyRequest,
        { cookie: true },
      )
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await ask(method)).toBeNull()
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await ask(method)).not.toBeNull()
  })

  test('what another site makes a browser send is refused', async () => {
    const { email } = await office.addCustomer()
    const { token } = await office.arrive(email)
    for (const site of ['cross-site', 'same-site']) {
      const answer = await office.call({
        method: 'POST',
        url: '/api/v1/user/logout',
        token,
        headers: { 'sec-fetch-site': site },
      })
      expect(answer.statusCode).toBe(403)
    }
    expect(await statusOf({ token })).toBe(200)
  })

  test('an expired token is helped by the cookie of the same session, never by that of another', async () => {
    const one = await office.arrive((await office.addCustomer()).email)
    const other = await office.arrive((await office.addCustomer()).email)
    office.clock.advance(16 * minuteMs)
    expect(await statusOf({ token: one.token })).toBe(401)
    expect(await statusOf({ token: one.token, cookie: one.cookie })).toBe(200)
    expect(await statusOf({ token: one.token, cookie: other.cookie })).toBe(401)
    expect(await statusOf({ token: 'forged', cookie: one.cookie })).toBe(401)
  })

  test('ends when nothing was asked of it for so long, and lives on while it is used', async () => {
    const { email } = await office.addCustomer()
    const { cookie } = await office.arrive(email)
    for (let time = 0; time < 4; time += 1) {
      office.clock.advance(29 * minuteMs)
      expect(await statusOf({ cookie })).toBe(200)
    }
    office.clock.advance(30 * minuteMs)
    expect(await statusOf({ cookie })).toBe(401)
  })

  test('being asked whether a token is valid keeps no session alive [POST is_token_valid]', async () => {
    const { email } = await office.addCustomer()
    const { token, cookie } = await office.arrive(email)
    office.clock.advance(14 * minuteMs)
    expect(await office.isValid(token)).toEqual({ valid: true })
    office.clock.advance(16 * minuteMs)
    expect(await statusOf({ cookie })).toBe(401)
  })

  test('its use is noted at most once a minute', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const { token } = await office.arrive(email)
    const seenAt = async () =>
      (
        await office.services.db
          .selectFrom('session')
          .select('seen_at')
          .where('account_id', '=', id)
          .executeTakeFirstOrThrow()
      ).seen_at
    const first = await seenAt()
    office.clock.advance(59_000)
    await office.refresh({ token })
    expect(await seenAt()).toBe(first)
    office.clock.advance(1000)
    await office.refresh({ token })
    expect(await seenAt()).not.toBe(first)
  })

  test('rows a month past their end go at the next sign-in', async () => {
    const { email, accountId: id } = await office.addCustomer()
    await office.arrive(email)
    office.clock.advance(31 * 24 * hourMs)
    await office.arrive(email)
    const rows = await office.services.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('the end of a session [c4.authentication]', () => {
  test('logout: tokens and cookie are dead at once, other sessions live [POST user/logout]', async () => {
    const { email } = await office.addCustomer()
    const here = await office.arrive(email)
    const elsewhere = await office.arrive(email)
    const answer = await office.call({ method: 'POST', url: '/api/v1/user/logout', token: here.token })
    expect(answer.json()).toEqual({ status: 'OK' })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    const [cleared] = answer.cookies
    expect(cleared).toMatchObject({ name: sessionCookie, value: '', path: '/', secure: true, httpOnly: true })
    expect(cleared!.expires!.getTime()).toBeLessThan(office.clock.nowMs())
    expect(await statusOf({ token: here.token })).toBe(401)
    expect(await statusOf({ cookie: here.cookie })).toBe(401)
    expect(await office.isValid(here.token)).toEqual({ valid: false })
    expect(await statusOf({ token: elsewhere.token })).toBe(200)
  })

  test('a disabled account: dead on the next call, also when nobody ended its sessions', async () => {
    const { email, accountId: id } = await office.addCustomer()
    const { token, cookie } = await office.arrive(email)
    await office.services.db
      .updateTable('account')
      .set({ disabled_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect(await statusOf({ token })).toBe(401)
    expect(await statusOf({ cookie })).toBe(401)
    expect(await office.isValid(token)).toEqual({ valid: false })
  })

  test('ending all sessions of an account leaves those of others', async () => {
    const one = await office.addCustomer()
    const mine = [await office.arrive(one.email), await office.arrive(one.email)]
    const theirs = await office.arrive((await office.addCustomer()).email)
    await endSessionsOf(office.services, one.accountId, 'disabled')
    for (const { token } of mine) expect(await statusOf({ token })).toBe(401)
    expect(await statusOf({ token: theirs.token })).toBe(200)
  })

  test('a renewed token dies with its session too', async () => {
    const { email } = await office.addCustomer()
    const { token } = await office.arrive(email)
    const renewed = (await office.refresh({ token })).json().token as string
    await office.call({ method: 'POST', url: '/api/v1/user/logout', token })
    expect(await statusOf({ token: renewed })).toBe(401)
  })
})
