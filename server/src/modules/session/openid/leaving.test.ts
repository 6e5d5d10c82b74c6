import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../../../testing/factories.ts'
import { sessionCookieName } from '../cookies.ts'
import { leaveCookieName } from './cookies.ts'
import { seal, unseal } from './provider-session.ts'
import { openProviderOffice, signInAs, someone, type ProviderOffice } from './test-provider.fixture.ts'

let office: ProviderOffice

beforeAll(async () => {
  office = await openProviderOffice()
})
afterAll(() => office.stop())

interface Person {
  readonly sub: string
  readonly email: string
  readonly sid?: string
}

/** A browser that has signed in through the provider. */
async function arrive(person: Person = someone()) {
  const { body, reply } = await signInAs(office, { sid: `session of ${person.sub}`, ...person })
  const cookie = reply.cookies.find(({ name }) => name === sessionCookieName(''))
  return {
    person,
    token: String(body['token']),
    cookie: `${cookie?.name}=${cookie?.value}`,
    secret: String(cookie?.value),
    isIn: async () =>
      (await office.server.get('users/', { authorization: `Bearer ${String(body['token'])}` })).status ===
      200,
  }
}

function logout({ token, cookie }: { token: string; cookie?: string }) {
  return office.server.inject({
    method: 'POST',
    url: '/api/v1/user/logout',
    headers: { authorization: `Bearer ${token}`, ...(cookie !== undefined && { cookie }) },
  })
}
function leave(cookie?: string) {
  return office.server.inject({
    url: '/connect/leave',
    ...(cookie !== undefined && { headers: { cookie } }),
  })
}
function cookieIn(reply: Awaited<ReturnType<typeof logout>>, name: string): string {
  return `${name}=${reply.cookies.find((one) => one.name === name)?.value}`
}

describe('signing out', () => {
  it('ends the session here, then leads once to its end at the provider, with the ID token in no page [c4.openid-logout]', async () => {
    const browser = await arrive()
    const left = await logout(browser)
    expect(left.json()).toEqual({ status: 'OK', leave: '/connect/leave' })
    expect(await browser.isIn()).toBe(false)
    const cookie = cookieIn(left, leaveCookieName(''))
    const reply = await leave(cookie)
    expect(reply.statusCode).toBe(303)
    expect(reply.body).toBe('')
    expect(reply.headers['cache-control']).toContain('no-store')
    const address = new URL(String(reply.headers.location))
    expect(address.origin + address.pathname).toBe(`${office.provider.issuer}/leave`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'office',
      post_logout_redirect_uri: 'https://office.endoll.test/login',
      id_token_hint: expect.stringMatching(/^eyJ/),
    })
    expect((await leave(cookie)).headers.location).toBe('/login')
  })

  it('leads nowhere else without the cookie, with that of a session that is open, and where the provider is away', async () => {
    const browser = await arrive()
    expect((await leave()).headers.location).toBe('/login')
    expect((await leave(`${leaveCookieName('')}=${browser.secret}`)).headers.location).toBe('/login')
    expect(await browser.isIn()).toBe(true)
    const left = await logout(browser)
    office.server.clock.advance(60_000)
    expect((await leave(cookieIn(left, leaveCookieName('')))).headers.location).toBe('/login')
  })

  it('of a session with a password stays here', async () => {
    const customer = await addCustomer(office.server.db)
    const { authorization = '' } = await office.server.signIn(customer)
    const left = await logout({ token: authorization.slice('Bearer '.length) })
    expect(left.json()).toEqual({ status: 'OK' })
    expect(left.cookies.map(({ name }) => name)).not.toContain(leaveCookieName(''))
  })
})

describe('the ID token', () => {
  it('is nowhere in the database but sealed, and opens with the secret of its own session alone [c3.cookies-openid]', async () => {
    const browser = await arrive()
    const row = await office.server.db
      .selectFrom('openid_session')
      .select(['session_id', 'id_token_sealed'])
      .where('subject', '=', browser.person.sub)
      .executeTakeFirstOrThrow()
    const sealed = row.id_token_sealed!
    const sessionId = row.session_id
    expect(sealed.toString('latin1')).not.toContain('eyJ')
    expect(unseal(sealed, { secret: browser.secret, sessionId })).toMatch(/^eyJ/)
    expect(unseal(sealed, { secret: 'another', sessionId })).toBeUndefined()
    expect(unseal(sealed, { secret: browser.secret, sessionId: 'another' })).toBeUndefined()
    const changed = seal('a text', { secret: 'a', sessionId: 'b' })
    changed[15]! ^= 1
    expect(unseal(changed, { secret: 'a', sessionId: 'b' })).toBeUndefined()
  })
})

describe('a message of the provider that somebody has signed out there', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (token: string, more = '') =>
    (
      await office.server.inject({
        method: 'POST',
        url: '/api/v1/user/openid/logout/',
        headers: form,
        payload: `logout_token=${token}${more}`,
      })
    ).statusCode

  it('ends the session that it names, and no other [POST user/openid/logout/]', async () => {
    const person = someone()
    const here = await arrive({ ...person, sid: 'here' })
    const there = await arrive({ ...person, sid: 'there' })
    expect(await send(await office.provider.logoutToken({ sub: person.sub, sid: 'here' }))).toBe(200)
    expect([await here.isIn(), await there.isIn()]).toEqual([false, true])
    const restored = await office.server.inject({
      url: '/api/v1/user/refresh',
      headers: { cookie: here.cookie },
    })
    expect(restored.statusCode).toBe(401)
  })

  it('without a name of a session ends all of that customer, and nobody else’s', async () => {
    const person = someone()
    const [one, two, other] = [await arrive(person), await arrive(person), await arrive()]
    expect(await send(await office.provider.logoutToken({ sub: person.sub }))).toBe(200)
    expect([await one.isIn(), await two.isIn(), await other.isIn()]).toEqual([false, false, true])
  })

  it('with the session of one and the name of another ends neither', async () => {
    const [one, other] = [await arrive(), await arrive()]
    const mixed = { sub: other.person.sub, sid: `session of ${one.person.sub}` }
    expect(await send(await office.provider.logoutToken(mixed))).toBe(200)
    expect([await one.isIn(), await other.isIn()]).toEqual([true, true])
  })

  it('counts once', async () => {
    const person = someone()
    await arrive(person)
    const token = await office.provider.logoutToken({ sub: person.sub })
    expect(await send(token)).toBe(200)
    const again = await arrive(person)
    expect(await send(token)).toBe(400)
    expect(await again.isIn()).toBe(true)
  })

  const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1000)
  it.each([
    ['with a nonce, as an ID token', () => office.provider.logoutToken({ ...target(), nonce: 'n' })],
    ['of another audience', () => office.provider.logoutToken({ ...target(), aud: 'another office' })],
    ['of another issuer', () => office.provider.logoutToken({ ...target(), iss: 'https://other.example' })],
    ['without the event', () => office.provider.logoutToken({ ...target(), events: {} })],
    ['of nobody', () => office.provider.logoutToken({ ...target(), sub: undefined })],
    ['without a name of its own', () => office.provider.logoutToken({ ...target(), jti: undefined })],
    ['that is old', () => office.provider.logoutToken({ ...target(), iat: now() - 400, exp: now() + 400 })],
    ['of a time to come', () => office.provider.logoutToken({ ...target(), iat: now() + 120 })],
    ['that is over', () => office.provider.logoutToken({ ...target(), exp: now() - 60 })],
    ['that nobody signed', () => office.provider.logoutToken(target(), { unsigned: true })],
    ['that somebody else signed', () => office.provider.logoutToken(target(), { forged: true })],
    ['that is none', () => Promise.resolve('a.b.c')],
  ])('%s is refused', async (_, token) => {
    aim = (await arrive()).person.sub
    expect(await send(await token())).toBe(400)
    const good = await office.provider.logoutToken(target())
    expect(await send(good)).toBe(200)
  })
  let aim = ''
  function target() {
    return { sub: aim }
  }

  it('comes as a form with one token, and as nothing else', async () => {
    const { person, isIn } = await arrive()
    const token = await office.provider.logoutToken({ sub: person.sub })
    expect(await send(token, `&logout_token=${token}`)).toBe(400)
    expect(await send('')).toBe(400)
    const json = await office.server.inject({
      method: 'POST',
      url: '/api/v1/user/openid/logout/',
      payload: { logout_token: token },
    })
    expect(json.statusCode).toBe(400)
    expect(await isIn()).toBe(true)
    for (const url of ['/api/v1/get_token', '/api/v1/user/openid', '/api/v1/payments/provider/messages/']) {
      const other = await office.server.inject({ method: 'POST', url, headers: form, payload: 'a=b' })
      expect(other.statusCode, url).toBe(415)
    }
  })

  it('is to be sent again while the provider’s keys cannot be read', async () => {
    const fresh = await openProviderOffice()
    const token = await fresh.provider.logoutToken()
    fresh.provider.behave('not')
    const reply = await fresh.server.inject({
      method: 'POST',
      url: '/api/v1/user/openid/logout/',
      headers: form,
      payload: `logout_token=${token}`,
    })
    expect(reply.statusCode).toBe(503)
    await fresh.stop()
  })
})
