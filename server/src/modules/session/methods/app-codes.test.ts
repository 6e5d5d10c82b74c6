import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '../../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface AppCaller extends TestCaller {
  /** What the app shows now, or some seconds on. */
  readonly code: (seconds?: number) => string
  readonly recoveryCodes: readonly string[]
}

async function addAppCaller(): Promise<AppCaller> {
  const caller = await addCaller(server)
  const { body } = await caller.send('POST', 'user/app_codes/options/', { current: testPassword })
  const { secret } = body as { secret: string }
  const code = (seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.nowMs() + seconds * 1000,
    })
  const confirmed = await caller.send('POST', 'user/app_codes/', { code: code() })
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`)
  // The code that confirmed is spent.
  server.clock.advance(30_000)
  const { recovery_codes: recoveryCodes } = confirmed.body as { recovery_codes: string[] }
  return { ...caller, code, recoveryCodes }
}

async function signIn({ customer }: TestCaller, code?: string, password = testPassword) {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/get_token',
    payload: { user: customer.email, password, ...(code === undefined ? {} : { code }) },
  })
  return { status: reply.statusCode, body: reply.json<{ token?: string; error?: string }>() }
}
const wrong = { status: 403, body: { error: 'code_wrong' } }

describe('codes of an app [r.app-codes]', () => {
  it('take the current password and one right code; the secret comes as a QR code too [POST user/app_codes/options/]', async () => {
    const caller = await addCaller(server)
    expect((await caller.send('POST', 'user/app_codes/options/', {})).status).toBe(400)
    const { body } = await caller.send('POST', 'user/app_codes/options/', { current: testPassword })
    const { secret, uri, qr } = body as { secret: string; uri: string; qr: string[] }
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(qr.every((row) => row.length === qr.length)).toBe(true)
    expect(await caller.send('POST', 'user/app_codes/', { code: '000000' })).toMatchObject(wrong)
    // Nothing is asked for before a code has come back.
    expect((await signIn(caller)).status).toBe(200)
  })

  it('are asked for after the password, and only after the right one [POST user/app_codes/]', async () => {
    const caller = await addAppCaller()
    expect(await signIn(caller)).toMatchObject({
      status: 400,
      body: { errors: { code: ['required_field'] } },
    })
    expect(await signIn(caller, caller.code(), 'not the password')).toMatchObject({
      status: 403,
      body: { error: 'bad_credentials' },
    })
    const { status, body } = await signIn(caller, caller.code())
    expect(status).toBe(200)
    // The session has shown more than the password.
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await caller.send('PUT', 'users/', { mobile: '600000123' }, headers)).status).toBe(200)
    expect(await mailsTo(server, caller.customer.email)).toContain('account_notice method_added')
  })

  it('count once, for the half minute before and after too, and no longer', async () => {
    const caller = await addAppCaller()
    expect(await signIn(caller, caller.code(60))).toMatchObject(wrong)
    const before = caller.code()
    server.clock.advance(30_000)
    expect((await signIn(caller, before)).status).toBe(200)
    expect(await signIn(caller, before)).toMatchObject({ status: 403, body: { error: 'code_used' } })
    const now = caller.code()
    expect((await signIn(caller, `${now.slice(0, 3)} ${now.slice(3)}`)).status).toBe(200)
    const late = caller.code(30)
    server.clock.advance(120_000)
    expect(await signIn(caller, late)).toMatchObject(wrong)
  })

  it('sent twice at once count once', async () => {
    const caller = await addAppCaller()
    const code = caller.code()
    const replies = await Promise.all([signIn(caller, code), signIn(caller, code)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('are guessed ten times an hour, whatever the session or network', async () => {
    const caller = await addAppCaller()
    for (let guess = 1; guess <= 10; guess += 1) {
      expect(await signIn(caller, `00000${guess % 10}`)).toMatchObject(wrong)
    }
    expect((await signIn(caller, caller.code())).status).toBe(429)
    // An open session stays: its codes are counted separately.
    expect((await caller.send('POST', 'user/step_up/', { code: caller.code() })).status).toBe(200)
  })

  it('guessed in an open session end that session, and never keep the owner from signing in', async () => {
    const caller = await addAppCaller()
    for (let guess = 1; guess <= 10; guess += 1) {
      const reply = await caller.send('POST', 'user/step_up/', { code: `00000${guess % 10}` })
      expect(reply).toMatchObject(wrong)
    }
    const more = await caller.send('POST', 'user/step_up/', { code: caller.code() })
    expect(more).toMatchObject({ status: 401, body: { error: 'unauthenticated' } })
    expect((await caller.send('GET', 'users/')).status).toBe(401)
    expect((await signIn(caller, caller.code())).status).toBe(200)
  })

  it('guard changes, and are turned off once one was shown [POST user/app_codes/remove/]', async () => {
    const caller = await addAppCaller()
    expect((await caller.send('POST', 'user/app_codes/remove/')).status).toBe(403)
    expect((await caller.send('POST', 'user/step_up/', { code: caller.code() })).status).toBe(200)
    // While they are on, no new secret takes their place.
    expect((await caller.send('POST', 'user/app_codes/options/', {})).status).toBe(404)
    expect((await caller.send('POST', 'user/app_codes/remove/')).status).toBe(200)
    expect((await signIn(caller)).status).toBe(200)
    expect(await mailsTo(server, caller.customer.email)).toContain('account_notice method_removed')
  })

  it('are stood in for by a recovery code, once; new ones end those before [POST user/recovery_codes/]', async () => {
    const caller = await addAppCaller()
    const [first = '', second = ''] = caller.recoveryCodes
    expect((await signIn(caller, first)).status).toBe(200)
    expect(await signIn(caller, first)).toMatchObject(wrong)
    await caller.send('POST', 'user/step_up/', { code: caller.code() })
    const { body } = await caller.send('POST', 'user/recovery_codes/')
    const { recovery_codes: fresh } = body as { recovery_codes: string[] }
    expect(await signIn(caller, second)).toMatchObject(wrong)
    expect((await signIn(caller, fresh[0])).status).toBe(200)
  })

  it('leave no recovery code in the database that could be typed', async () => {
    const { recoveryCodes } = await addAppCaller()
    const rows = await server.db.selectFrom('recovery_code').select('code_hash').execute()
    const stored = rows.map(({ code_hash }) => code_hash.toString('latin1')).join('')
    expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true)
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
  })
})
