import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import { testPassword } from '../../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  addPasskeyCaller,
  newPasskeyOptions,
  origin,
  signInChallenge,
  signInWith,
  stepUpChallenge,
} from './method-caller.fixture.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const refused = { status: 403, body: { error: 'passkey_refused' } }

interface Listed {
  readonly passkeys: readonly { id: string; name: string; used_at: string | null }[]
  readonly recovery_codes: number
}
async function methods(caller: TestCaller) {
  return (await caller.send('GET', 'user/sign_in_methods/')).body as Listed
}

describe('a passkey', () => {
  it('takes the current password, is listed by its name, and its owner gets a mail and recovery codes [POST user/passkeys/options/] [POST user/passkeys/] [GET user/sign_in_methods/]', async () => {
    const caller = await addCaller(server)
    expect((await newPasskeyOptions(caller)).status).toBe(400)
    expect((await newPasskeyOptions(caller, 'not the password')).status).toBe(403)
    const key = createAuthenticator(origin)
    const { body: options } = await newPasskeyOptions(caller, testPassword)
    // What authenticators keep of the account says nothing of it.
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16)
    const added = await caller.send('POST', 'user/passkeys/', { name: ' Móvil ', passkey: key.make(options) })
    expect(added).toMatchObject({ status: 200 })
    expect((added.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
    expect(await methods(caller)).toMatchObject({
      passkeys: [{ name: 'Móvil', used_at: null }],
      recovery_codes: 10,
    })
    expect(await mailsTo(server, caller.customer.email)).toContain('account_notice method_added')
  })

  it('signs in without a password, in a session that may change what is guarded [POST passkeys/sign_in/options/] [POST passkeys/sign_in/]', async () => {
    const caller = await addPasskeyCaller(server)
    const reply = await signInWith(server, caller.key.sign(await signInChallenge(server)))
    expect(reply.status).toBe(200)
    const headers = { authorization: `Bearer ${reply.body.token}` }
    expect((await server.get('users/', headers)).body).toMatchObject({ email: caller.customer.email })
    expect((await methods(caller)).passkeys[0]?.used_at).not.toBeNull()
    const changed = await caller.send('PUT', 'users/', { mobile: '600000123' }, headers)
    expect(changed.status).toBe(200)
  })

  it('is renamed and removed by its owner alone [PUT user/passkeys/{id}/] [POST user/passkeys/{id}/remove/]', async () => {
    const caller = await addPasskeyCaller(server)
    const other = await addPasskeyCaller(server)
    const path = `user/passkeys/${caller.passkeyId}/`
    expect((await other.send('PUT', path, { name: 'X' })).status).toBe(404)
    expect((await caller.send('PUT', path, { name: 'Portátil' })).status).toBe(200)
    for (const one of [caller, other])
      await one.send('POST', 'user/step_up/', { passkey: one.key.sign(await stepUpChallenge(one)) })
    expect((await other.send('POST', `${path}remove/`)).status).toBe(404)
    expect((await methods(caller)).passkeys).toMatchObject([{ name: 'Portátil' }])
    expect((await caller.send('POST', `${path}remove/`)).status).toBe(200)
    expect(await methods(caller)).toMatchObject({ passkeys: [], recovery_codes: 0 })
    expect(await mailsTo(server, caller.customer.email)).toContain('account_notice method_removed')
    expect(await signInWith(server, caller.key.sign(await signInChallenge(server)))).toMatchObject(refused)
  })

  it('is not added twice, nor for a challenge of another session', async () => {
    const caller = await addPasskeyCaller(server)
    await caller.send('POST', 'user/step_up/', { passkey: caller.key.sign(await stepUpChallenge(caller)) })
    const { body: options } = await newPasskeyOptions(caller)
    const again = await caller.send('POST', 'user/passkeys/', {
      name: 'X',
      passkey: caller.key.make(options),
    })
    expect(again).toMatchObject(refused)
    const thief = await addCaller(server)
    const { body: own } = await newPasskeyOptions(caller)
    const key = createAuthenticator(origin)
    const stolen = await thief.send('POST', 'user/passkeys/', { name: 'X', passkey: key.make(own) })
    expect(stolen).toMatchObject(refused)
  })

  it.each([
    ['another origin', { origin: 'https://office.endoll.test.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['what was signed to sign in', { type: 'webauthn.get' }],
    ['a key that did not ask who holds it', { unverified: true }],
  ])('is not added from %s', async (_, otherwise) => {
    const caller = await addCaller(server)
    const { body: options } = await newPasskeyOptions(caller, testPassword)
    const passkey = createAuthenticator(origin).make(options, otherwise)
    expect(await caller.send('POST', 'user/passkeys/', { name: 'X', passkey })).toMatchObject(refused)
  })
})

describe('what a passkey signed', () => {
  it.each([
    ['at another origin', { origin: 'https://office.endoll.test.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['as a key that is made', { type: 'webauthn.create' }],
    ['without asking who holds it', { unverified: true }],
    ['for another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['for no account', { userHandle: null }],
  ])('%s does not sign in', async (_, otherwise) => {
    const { key } = await addPasskeyCaller(server)
    expect(await signInWith(server, key.sign(await signInChallenge(server), otherwise))).toMatchObject(
      refused,
    )
    expect((await signInWith(server, key.sign(await signInChallenge(server)))).status).toBe(200)
  })

  it('signs in once: sent again, late, or for a challenge nobody gave, it does not [POST passkeys/sign_in/]', async () => {
    const { key } = await addPasskeyCaller(server)
    const spent = await signInChallenge(server)
    const passkey = key.sign(spent)
    expect((await signInWith(server, passkey)).status).toBe(200)
    expect(await signInWith(server, passkey)).toMatchObject(refused)
    // Nor signed once more, with a count that went on.
    expect(await signInWith(server, key.sign(spent))).toMatchObject(refused)
    expect(await signInWith(server, key.sign(Buffer.alloc(32).toString('base64url')))).toMatchObject(refused)
    const challenge = await signInChallenge(server)
    server.clock.advance(5 * 60_000)
    expect(await signInWith(server, key.sign(challenge))).toMatchObject(refused)
  })

  it('sent twice at once signs in at most once', async () => {
    const { key } = await addPasskeyCaller(server)
    const passkey = key.sign(await signInChallenge(server))
    const replies = await Promise.all([signInWith(server, passkey), signInWith(server, passkey)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('to sign in does not step up, nor the other way round', async () => {
    const caller = await addPasskeyCaller(server)
    const forSignIn = caller.key.sign(await signInChallenge(server))
    expect(await caller.send('POST', 'user/step_up/', { passkey: forSignIn })).toMatchObject(refused)
    expect(await signInWith(server, caller.key.sign(await stepUpChallenge(caller)))).toMatchObject(refused)
  })

  it('does not sign in to an account that was disabled', async () => {
    const { key, customer } = await addPasskeyCaller(server)
    await server.db
      .updateTable('account')
      .set({ disabled_at: new Date(server.clock.nowMs()).toISOString() })
      .where('email', '=', customer.email)
      .execute()
    expect(await signInWith(server, key.sign(await signInChallenge(server)))).toMatchObject(refused)
  })

  describe('with a count that begins again, as that of a copy does', () => {
    async function addCounted() {
      const caller = await addPasskeyCaller(server)
      for (let n = 0; n < 3; n += 1)
        expect((await signInWith(server, caller.key.sign(await signInChallenge(server)))).status).toBe(200)
      const again = async (counter: number, code?: string) =>
        signInWith(server, caller.key.sign(await signInChallenge(server), { counter }), code)
      const told = async () =>
        (await mailsTo(server, caller.customer.email)).filter((mail) => mail.endsWith('passkey_counts_anew'))
      return { ...caller, again, told }
    }
    const lacksCode = { status: 400, body: { errors: { code: ['required_field'] } } }
    const wrongCode = { status: 403, body: { error: 'code_wrong' } }

    it.each([0, 1, 4])(
      'at %i it does not sign in by itself, and nobody is told of what did not',
      async (counter) => {
        const { again, told } = await addCounted()
        expect(await again(counter)).toMatchObject(lacksCode)
        expect(await again(counter, '000000')).toMatchObject(wrongCode)
        expect(await told()).toEqual([])
      },
    )

    it('signs in with a code, once for each code, is told to the owner, and counts from there', async () => {
      const { again, told, recoveryCodes } = await addCounted()
      expect((await again(1, recoveryCodes[0])).status).toBe(200)
      expect(await told()).toHaveLength(1)
      expect((await again(2)).status).toBe(200)
      expect(await again(2, recoveryCodes[0])).toMatchObject(wrongCode)
      expect(await told()).toHaveLength(1)
    })

    it('steps up with a code alone or beside it, and takes none of another account', async () => {
      const caller = await addCounted()
      const { key, recoveryCodes, told } = caller
      const other = await addPasskeyCaller(server)
      const show = async (one: TestCaller, code?: string) => {
        const asked = await stepUpChallenge(one)
        const passkey = key.sign(asked, { counter: 2 })
        return one.send('POST', 'user/step_up/', { passkey, ...(code !== undefined && { code }) })
      }
      expect(await show(caller)).toMatchObject(lacksCode)
      expect(await show(other, recoveryCodes[0])).toMatchObject(refused)
      expect((await show(caller, recoveryCodes[0])).status).toBe(200)
      expect(await told()).toHaveLength(1)
    })

    it('guesses of the code are counted: the eleventh in an hour is not looked at', async () => {
      const { again, recoveryCodes } = await addCounted()
      for (let guess = 0; guess < 10; guess += 1) expect(await again(1, '000000')).toMatchObject(wrongCode)
      expect((await again(1, recoveryCodes[0])).status).toBe(429)
    })
  })

  it('by an unknown key is counted as a wrong password is', async () => {
    const own = await startTestServer()
    try {
      const key = createAuthenticator(origin)
      key.make({ challenge: 'x', user: { id: Buffer.alloc(16).toString('base64url') } })
      for (let guess = 1; guess <= 100; guess += 1) {
        expect((await signInWith(own, key.sign(await signInChallenge(own)))).status).toBe(403)
      }
      expect((await signInWith(own, key.sign(await signInChallenge(own)))).status).toBe(429)
    } finally {
      await own.stop()
    }
  })
})

describe('a change that is guarded [r.step-up]', () => {
  const iban = 'contracts/1/iban/'

  it('goes on as it always did for those who have no passkey', async () => {
    const caller = await addCaller(server)
    expect((await caller.send('PUT', 'users/', { mobile: '600000123' })).status).toBe(200)
  })

  it.each([
    ['PUT', 'users/', { mobile: '600000123' }],
    ['POST', iban, { already_registered: true, bank_id: 1 }],
    ['POST', 'user/password', { current: testPassword, password: 'Lluna-i-mar-27' }],
    ['POST', 'user/passkeys/options/', { current: testPassword }],
    ['POST', 'user/app_codes/options/', { current: testPassword }],
    ['POST', 'user/recovery_codes/', undefined],
    ['POST', 'user/app_codes/remove/', undefined],
  ] as const)('%s %s waits for the passkey [POST user/step_up/options/]', async (method, path, body) => {
    const caller = await addPasskeyCaller(server)
    expect(await caller.send(method, path, body)).toMatchObject({
      status: 403,
      body: { error: 'step_up_required' },
    })
    await caller.send('POST', 'user/step_up/', { passkey: caller.key.sign(await stepUpChallenge(caller)) })
    expect(await caller.send(method, path, body)).not.toMatchObject({ body: { error: 'step_up_required' } })
  })

  it('may be made for ten minutes, in the session that showed the passkey alone [POST user/step_up/] [r.passkeys]', async () => {
    const caller = await addPasskeyCaller(server)
    const elsewhere = await server.signIn(caller.customer)
    await caller.send('POST', 'user/step_up/', { passkey: caller.key.sign(await stepUpChallenge(caller)) })
    const change = async (headers = {}) =>
      (await caller.send('PUT', 'users/', { mobile: '600000123' }, headers)).status
    expect([await change(), await change(elsewhere)]).toEqual([200, 403])
    server.clock.advance(10 * 60_000)
    expect(await change()).toBe(403)
  })

  it('is not opened by another customer’s passkey, nor by another session’s challenge', async () => {
    const caller = await addPasskeyCaller(server)
    const other = await addPasskeyCaller(server)
    const foreign = other.key.sign(await stepUpChallenge(caller))
    expect(await caller.send('POST', 'user/step_up/', { passkey: foreign })).toMatchObject(refused)
    const challenge = await stepUpChallenge(other)
    expect(await caller.send('POST', 'user/step_up/', { passkey: caller.key.sign(challenge) })).toMatchObject(
      refused,
    )
  })

  it('is opened by a recovery code, once', async () => {
    const caller = await addPasskeyCaller(server)
    const code = caller.recoveryCodes[0]?.toLowerCase().replace('-', ' ')
    expect((await caller.send('POST', 'user/step_up/', { code })).status).toBe(200)
    expect(await caller.send('POST', 'user/step_up/', { code })).toMatchObject({
      status: 403,
      body: { error: 'code_wrong' },
    })
    expect(await methods(caller)).toMatchObject({ recovery_codes: 9 })
  })
})
