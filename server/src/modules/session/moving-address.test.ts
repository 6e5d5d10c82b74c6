import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '../../testing/factories.ts'
import {
  addCaller,
  lastCode,
  mailsTo,
  type SubmittedBody,
  type TestCaller,
} from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { issueHandOff } from './operations/hand-offs.ts'
import { opened } from '../../testing/opened.ts'

// A session that was left open, or an old link, must not be enough to move what proves who somebody is.

let server: TestServer
let fresh = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function newAddress() {
  return `nueva${++fresh}@example.test`
}
function ask(caller: TestCaller, email: string, current: string | undefined = testPassword) {
  return caller.send('PUT', 'users/', { email, ...(current === undefined ? {} : { current }) })
}
async function linkTo(address: string): Promise<string> {
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', address)
    .where('template', '=', 'confirm_email')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (data as { token: string }).token
}
function confirm(token: string) {
  return server.inject({ method: 'POST', url: '/api/v1/users/email/confirm/', payload: { token } })
}
async function isLive(headers: Record<string, string>) {
  return (await server.get('users/', headers)).status === 200
}
function changePassword(caller: TestCaller, password: string) {
  return caller.send('POST', 'user/password', { current: testPassword, password })
}
async function exchange(token: string) {
  const reply = await server.inject({ method: 'POST', url: '/api/v1/user/hand_off', payload: { token } })
  return reply.statusCode
}

describe('a new e-mail of the account [r.moving-address]', () => {
  it('takes the current password: a session alone moves nothing', async () => {
    const caller = await addCaller(server)
    const address = newAddress()
    expect(await caller.send('PUT', 'users/', { email: address })).toMatchObject({
      status: 400,
      body: { errors: { current: ['required_field'] } },
    })
    expect(await ask(caller, address, 'not the password')).toMatchObject({
      status: 403,
      body: { error: 'current_password_wrong' },
    })
    expect(await mailsTo(server, address)).toEqual([])
    expect((await ask(caller, address)).body).toMatchObject({ pending_email: address })
  })

  it('is not asked for the mobile, nor for the address that is there', async () => {
    const caller = await addCaller(server)
    const reply = await caller.send('PUT', 'users/', { mobile: '600000123', email: caller.customer.email })
    expect(reply.status).toBe(200)
  })

  it('gives ten guesses at the password to a session, whatever the address', async () => {
    const caller = await addCaller(server)
    for (let guess = 1; guess <= 10; guess += 1) {
      expect((await ask(caller, newAddress(), `guess ${guess}`)).status).toBe(403)
    }
    expect((await ask(caller, newAddress())).status).toBe(429)
  })

  it('ends every other session once it counts, and tokens that were handed off', async () => {
    const caller = await addCaller(server)
    const other = await server.signIn(caller.customer)
    const address = newAddress()
    await ask(caller, address)
    const handOff = (await issueHandOff(server.services, caller.customer.email, opened))!
    expect(await isLive(other)).toBe(true)
    expect((await confirm(await linkTo(address))).statusCode).toBe(200)
    expect([await isLive(other), await isLive(caller.headers)]).toEqual([false, true])
    expect(await exchange(handOff)).toBe(403)
  })

  it('gets no code to sign with for three days: they go to the one before', async () => {
    const caller = await addCaller(server)
    const old = caller.customer.email
    const address = newAddress()
    await ask(caller, address)
    await confirm(await linkTo(address))
    const powers = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    const reply = await caller.send('POST', `contracts/${caller.contract.name}/power/`, powers)
    const { request } = reply.body as SubmittedBody
    const codeTo = async () => (await caller.request(request.id)).signature?.code_to
    await caller.send('POST', `requests/${request.id}/signature/code/`)
    expect(await codeTo()).toMatch(/^c•••@/)
    expect(await mailsTo(server, old)).toContain('signature_code')
    expect(await mailsTo(server, address)).not.toContain('signature_code')
    // Another change on the way does not make the days shorter.
    server.clock.advance(60 * 3_600_000)
    const headers = await server.signIn({ email: address })
    const later: TestCaller['send'] = async (method, path, body) => {
      const answer = await server.inject({
        method,
        url: `/api/v1/${path}`,
        headers,
        ...(body ? { payload: body } : {}),
      })
      return { status: answer.statusCode, body: answer.json<never>() }
    }
    const second = newAddress()
    await later('PUT', 'users/', { email: second, current: testPassword })
    await confirm(await linkTo(second))
    server.clock.advance(24 * 3_600_000)
    const again = await server.signIn({ email: second })
    await server.inject({
      method: 'POST',
      url: `/api/v1/requests/${request.id}/signature/code/`,
      headers: again,
    })
    expect((await mailsTo(server, old)).filter((mail) => mail === 'signature_code')).toHaveLength(2)
    server.clock.advance(49 * 3_600_000)
    const last = await server.signIn({ email: second })
    await server.inject({
      method: 'POST',
      url: `/api/v1/requests/${request.id}/signature/code/`,
      headers: last,
    })
    expect(await lastCode(server, second)).toMatch(/^\d{6}$/)
  })
})

describe('what was on its way when the account was secured', () => {
  it('a link to a new address is worth nothing after a change of password', async () => {
    const caller = await addCaller(server)
    const address = newAddress()
    await ask(caller, address)
    const link = await linkTo(address)
    expect((await changePassword(caller, 'Lluna-i-mar-27')).status).toBe(200)
    expect((await confirm(link)).json()).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('a token that was handed off is worth nothing after a change of password', async () => {
    const caller = await addCaller(server)
    const token = (await issueHandOff(server.services, caller.customer.email, opened))!
    await changePassword(caller, 'Lluna-i-mar-27')
    expect(await exchange(token)).toBe(403)
  })

  it('neither is, after the other sessions were ended', async () => {
    const caller = await addCaller(server)
    const address = newAddress()
    await ask(caller, address)
    const link = await linkTo(address)
    const token = (await issueHandOff(server.services, caller.customer.email, opened))!
    await caller.send('POST', 'user/sessions/end_all/')
    expect((await confirm(link)).json()).toMatchObject({ error: 'confirmation_invalid' })
    expect(await exchange(token)).toBe(403)
  })
})
