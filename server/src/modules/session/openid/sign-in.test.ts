import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../../../testing/factories.ts'
import { createLogger } from '../../../platform/log.ts'
import { endNewMethods } from '../methods/new-methods.ts'
import { payloadOf } from '../test-office.ts'
import type { Said as HostileWords } from '../../../gateways/identity/hostile-provider.fixture.ts'
import {
  begin,
  finish,
  openProviderOffice,
  signInAs,
  someone,
  type ProviderOffice,
} from './test-provider.fixture.ts'

let office: ProviderOffice
const lines: string[] = []

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  office = await openProviderOffice({}, { logger: createLogger({ level: 'debug', destination }) })
})
afterAll(() => office.stop())

const refused = { status: 403, body: { error: 'openid_refused' } }
function seconds() {
  return Math.floor((performance.timeOrigin + performance.now()) / 1000)
}

describe('the way to the provider', () => {
  it('asks with state, nonce and PKCE, all new each time, in the language of the page [POST user/openid/start/]', async () => {
    const one = await begin(office)
    const other = await begin(office, one.cookie)
    const asked = Object.fromEntries(one.address.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'office',
      redirect_uri: 'https://office.endoll.test/connect',
      scope: 'openid email',
      code_challenge_method: 'S256',
      state: one.state,
      ui_locales: 'ca',
    })
    for (const name of ['state', 'nonce', 'challenge'] as const) {
      expect(one[name]).toMatch(/^[\w-]{43}$/)
      expect(one[name]).not.toBe(other[name])
    }
    // Two tabs of a browser do not end each other's way.
    expect(other.cookie).toBe(one.cookie)
  })

  it('keeps nothing in the database that would finish a sign-in', async () => {
    const { state, nonce, cookie } = await begin(office)
    const rows = await office.server.db.selectFrom('openid_attempt').selectAll().execute()
    const kept = rows.flatMap((row) =>
      Object.values(row).map((value) => Buffer.from(value as string).toString('latin1')),
    )
    for (const secret of [state, nonce, cookie.split('=')[1]!]) expect(kept.join()).not.toContain(secret)
  })

  it('is bound to a cookie that scripts cannot read and other sites do not send [c3.cookies-openid]', async () => {
    const reply = await office.server.inject({ method: 'POST', url: '/api/v1/user/openid/start/' })
    expect(reply.cookies[0]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  })
})

describe('whom the provider vouches for', () => {
  it('signs in to the account of the verified e-mail, whose owner is told once; later by its subject alone [c3.auth-login-type] [POST user/openid]', async () => {
    const { email } = await addCustomer(office.server.db)
    const claims = { ...someone(), email: email.toUpperCase() }
    const { status, body, reply } = await signInAs(office, claims)
    expect(status).toBe(200)
    expect(body).toMatchObject({ openid_token: null, new_customer: false, known: {} })
    expect(payloadOf(body['token'] as string)).toMatchObject({ email, login: 'oidc' })
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-endoll'])
    const moved = await signInAs(office, { ...claims, email: 'moved@provider.endoll.test' })
    expect(payloadOf(moved.body['token'] as string)['email']).toBe(email)
    const mails = await office.server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', email)
      .execute()
    expect(mails.map(({ data }) => (data as { about?: string }).about)).toEqual(['provider_linked'])
  })

  it('and whom nobody knows gets an account that holds nothing, and what is known for the form of a contract [c4.openid-login]', async () => {
    const claims = {
      ...someone(),
      name: 'Jana Pi Roca',
      given_name: 'Jana',
      family_name: 'Pi Roca',
      phone_number: '+34 600 123 123',
    }
    const { status, body } = await signInAs(office, claims)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { new_customer: true, known: { name: 'Jana', surname: 'Pi Roca', mobile: '+34600123123' } },
    })
    const headers = { authorization: `Bearer ${String(body['token'])}` }
    const config = await office.server.get('contractacio/config', headers)
    expect(config.body).toEqual({ email: claims.email })
    const again = await signInAs(office, claims)
    expect(again.body).toMatchObject({ new_customer: false, known: {} })
  })

  it('by its code and nonce alone, once, also with another way begun beside it', async () => {
    const begun = await begin(office)
    await begin(office, begun.cookie)
    const code = office.provider.codeFor(begun, { claims: someone() })
    const came = { code, nonce: begun.nonce }
    expect((await finish(office, came, begun.cookie)).status).toBe(200)
    expect(await finish(office, came, begun.cookie)).toMatchObject({ status: 403 })
  })

  it('is nobody where the provider does not vouch for the e-mail', async () => {
    const { email } = await addCustomer(office.server.db)
    for (const email_verified of [false, 'true', undefined, 1]) {
      const reply = await signInAs(office, { ...someone(), email, email_verified })
      expect(reply).toMatchObject({ status: 403, body: { error: 'openid_email_unverified' } })
    }
  })

  it('does not get the account that another person of the provider has by the same address', async () => {
    const { email } = await addCustomer(office.server.db)
    expect((await signInAs(office, { ...someone(), email })).status).toBe(200)
    expect(await signInAs(office, { ...someone(), email })).toMatchObject(refused)
  })

  it('does not get an account that may not sign in', async () => {
    const { email } = await addCustomer(office.server.db)
    const claims = { ...someone(), email }
    expect((await signInAs(office, claims)).status).toBe(200)
    await office.server.db
      .updateTable('account')
      .set({ disabled_at: '2026-11-21T00:00:00Z' })
      .where('email', '=', email)
      .execute()
    expect(await signInAs(office, claims)).toMatchObject(refused)
  })

  it('takes an account over that somebody had only registered, with all that would let them back in', async () => {
    const { sub, email } = someone()
    const registered = await office.server.inject({
      method: 'POST',
      url: '/api/v1/user/',
      payload: { user: email, password: 'Vent-i-mar-83', accept_conditions: true, accept_gdpr: true },
    })
    const { token } = registered.json<{ token: string }>()
    const { status, body } = await signInAs(office, { sub, email })
    expect([status, body['new_customer']]).toEqual([200, false])
    const other = await office.server.get('users/', { authorization: `Bearer ${token}` })
    expect(other.status).toBe(401)
    const again = await office.server.inject({
      method: 'POST',
      url: '/api/v1/get_token',
      payload: { user: email, password: 'Vent-i-mar-83' },
    })
    expect(again.statusCode).toBe(403)
  })
})

it('a recovery unlinks what was linked in the last three days, and leaves what is older', async () => {
  const { email } = await addCustomer(office.server.db)
  const claims = { ...someone(), email }
  const link = () =>
    office.server.db
      .selectFrom('openid_identity')
      .select('account_id')
      .where('subject', '=', claims.sub)
      .executeTakeFirst()
  await signInAs(office, claims)
  const { account_id } = (await link())!
  const nowMs = office.server.clock.nowMs()
  await endNewMethods(office.server.db, nowMs + 4 * 86_400_000, account_id)
  expect(await link()).toBeDefined()
  await endNewMethods(office.server.db, nowMs, account_id)
  expect(await link()).toBeUndefined()
})

describe('what comes back signs nobody in', () => {
  it.each([
    ['with the issuer of another', { claims: { iss: 'https://other.example' } }],
    ['with the nonce of another sign-in', { claims: { nonce: 'x'.repeat(43) } }],
    ['for another audience', { claims: { aud: 'another office' } }],
    [
      'for several without saying for whom',
      { claims: { aud: ['another office', 'office'], azp: 'another office' } },
    ],
    ['that nobody signed (alg none)', { unsigned: true }],
    ['that somebody else signed', { forged: true }],
    ['that is over, by more than clocks differ', { claims: { exp: seconds() - 120 } }],
    ['of the year 2286', { claims: { iat: 9_999_999_000, exp: 9_999_999_999 } }],
    ['that was issued in an hour', { claims: { iat: seconds() + 3600, exp: seconds() + 7200 } }],
    ['that was issued an hour ago', { claims: { iat: seconds() - 3600 } }],
    ['that never ends', { claims: { exp: 9_999_999_999 } }],
    ['with a subject that is none', { claims: { sub: 'a\u0000b' } }],
  ] as readonly (readonly [string, HostileWords])[])('an ID token %s', async (_, said) => {
    const begun = await begin(office)
    const person = someone()
    const code = office.provider.codeFor(begun, { ...said, claims: { ...person, ...said.claims } })
    expect(await finish(office, { code, state: begun.state }, begun.cookie)).toMatchObject(refused)
  })

  it('an ID token of clocks that differ by seconds does', async () => {
    const claims = { ...someone(), exp: seconds() - 10, iat: seconds() + 10 }
    expect((await signInAs(office, claims)).status).toBe(200)
  })

  it('a code that came before: here, or with the provider', async () => {
    const begun = await begin(office)
    const code = office.provider.codeFor(begun, { claims: someone() })
    expect((await finish(office, { code, state: begun.state }, begun.cookie)).status).toBe(200)
    expect(await finish(office, { code, state: begun.state }, begun.cookie)).toMatchObject(refused)
    const next = await begin(office, begun.cookie)
    expect(await finish(office, { code, state: next.state }, begun.cookie)).toMatchObject(refused)
  })

  it('a state that another browser began, or none, or one that is too old [c4.openid-login]', async () => {
    const attacker = await begin(office)
    const code = office.provider.codeFor(attacker, { claims: someone() })
    const victim = await begin(office)
    const came = { code, state: attacker.state }
    expect(await finish(office, came, victim.cookie)).toMatchObject(refused)
    expect(await finish(office, came)).toMatchObject(refused)
    // Nor does it end the way of the browser that began.
    expect((await finish(office, came, attacker.cookie)).status).toBe(200)
    expect(await finish(office, { code, state: victim.state }, victim.cookie)).toMatchObject(refused)
    const late = await begin(office)
    const good = office.provider.codeFor(late, { claims: someone() })
    office.server.clock.advance(10 * 60_000)
    expect(await finish(office, { code: good, state: late.state }, late.cookie)).toMatchObject(refused)
  })

  it('a nonce that is not the one of the cookie', async () => {
    const begun = await begin(office)
    const code = office.provider.codeFor(begun, { claims: someone() })
    const came = { code, state: begun.state, nonce: 'n'.repeat(43) }
    expect(await finish(office, came, begun.cookie)).toMatchObject(refused)
  })

  it('a code with neither state nor nonce, and that of a nonce which another browser began', async () => {
    const begun = await begin(office)
    const code = office.provider.codeFor(begun, { claims: someone() })
    expect(await finish(office, { code }, begun.cookie)).toMatchObject({ status: 400 })
    const other = await begin(office)
    expect(await finish(office, { code, nonce: begun.nonce }, other.cookie)).toMatchObject(refused)
    expect(await finish(office, { code, nonce: begun.nonce })).toMatchObject(refused)
  })

  it('a code without the PKCE verifier of the browser that began', async () => {
    const begun = await begin(office)
    const stolen = office.provider.codeFor(
      { ...begun, challenge: 'of another browser' },
      { claims: someone() },
    )
    expect(await finish(office, { code: stolen, state: begun.state }, begun.cookie)).toMatchObject(refused)
    const verifier = office.provider.exchanges.at(-1)?.get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect([begun.challenge, begun.nonce, begun.state]).not.toContain(verifier)
  })

  it('an answer in the name of another provider', async () => {
    const begun = await begin(office)
    const code = office.provider.codeFor(begun, { claims: someone() })
    const came = { code, state: begun.state, iss: 'https://other.example' }
    expect(await finish(office, came, begun.cookie)).toMatchObject(refused)
  })
})

it('a new key of the provider is accepted at once, and the one before no more', async () => {
  expect((await signInAs(office, someone())).status).toBe(200)
  const before = await office.provider.logoutToken()
  await office.provider.rotate()
  expect((await signInAs(office, someone())).status).toBe(200)
  const reply = await office.server.inject({
    method: 'POST',
    url: '/api/v1/user/openid/logout/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: before }).toString(),
  })
  expect(reply.statusCode).toBe(400)
})

describe('a provider that is away', () => {
  it.each(['not', 'slowly'] as const)('answering %s: a plain 503, and the password signs in', async (how) => {
    const away = await openProviderOffice({}, { longestMs: 400 })
    const begun = await begin(away).catch(() => begin(away))
    const code = away.provider.codeFor(begun, { claims: someone() })
    away.provider.behave(how)
    const reply = await finish(away, { code, state: begun.state }, begun.cookie)
    expect(reply).toMatchObject({ status: 503, body: { error: 'identity_provider_unavailable' } })
    const customer = await addCustomer(away.server.db)
    expect(await away.server.signIn(customer)).toHaveProperty('authorization')
    await away.stop()
  })
})

it('no token, code, state or nonce comes into a log or a reply', async () => {
  const before = office.provider.exchanges.length
  const begun = await begin(office)
  const code = office.provider.codeFor(begun, { claims: someone() })
  const { reply } = await finish(office, { code, state: begun.state }, begun.cookie)
  expect(office.provider.exchanges).toHaveLength(before + 1)
  const said = lines.join('')
  for (const form of office.provider.exchanges)
    for (const name of ['code', 'code_verifier', 'client_secret'])
      if (form.get(name)) expect(said).not.toContain(form.get(name))
  expect(said).toContain('sign in by identity provider')
  expect(said).not.toMatch(/eyJ[\w-]{10}/)
  expect(said).not.toContain('provider.endoll.test')
  for (const secret of [begun.state, begun.nonce, code]) {
    expect(said).not.toContain(secret)
    expect(reply.body).not.toContain(secret)
  }
  expect(reply.body).not.toContain('"iss"')
})
