import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCustomer } from '../../testing/factories.ts'
import { atDesk, deskHeaders } from '../../testing/at-desk.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addStaff } from './operations/add-staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ desk: true })
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

const byCommand = { staffId: null, address: 'command' }
const own = 'Quatre gats al terrat 9'
const minuteMs = 60_000
let made = 0

function post(path: string, payload: object, headers: Record<string, string> = {}) {
  return server.inject({ method: 'POST', url: `/api/desk/v1/${path}`, headers, payload })
}

/** Lets somebody in and returns what they were given. */
async function letIn() {
  const email = `persona${++made}@desk.endoll.test`
  const password = await addStaff(server.services, { email, name: 'Marta Vila', roles: ['reads'] }, byCommand)
  return { email, password }
}

function headersOf(reply: Awaited<ReturnType<typeof post>>): Record<string, string> {
  return deskHeaders(reply.cookies[0]!.value)
}

function codeOf(secret: string) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.nowMs() })
}

/** Signs in for the first time, up to a password and a second factor of their own. */
async function enrolled() {
  const given = await letIn()
  const headers = headersOf(await post('session/', given))
  const { secret } = (await post('enrolment/options/', {}, headers)).json<{ secret: string }>()
  const reply = await post('enrolment/', { password: own, code: codeOf(secret) }, headers)
  expect(reply.json()).toMatchObject({ enrolled: true })
  return { email: given.email, secret, given, before: headers, headers: headersOf(reply) }
}

function read(headers: Record<string, string>, path = 'session/') {
  return server.inject({ url: `/api/desk/v1/${path}`, headers })
}

describe('who works at the desk [r.desk-who]', () => {
  it('chooses a password and a second factor first, and can do nothing before [POST desk/v1/session/] [GET desk/v1/session/] [POST desk/v1/enrolment/options/] [POST desk/v1/enrolment/]', async () => {
    const given = await letIn()
    const signedIn = await post('session/', given)
    expect(signedIn.json()).toMatchObject({ enrolled: false, roles: ['reads'] })
    expect(signedIn.headers['set-cookie']).toMatch(/Path=\/api\/desk; HttpOnly; Secure; SameSite=Strict/)
    const headers = headersOf(signedIn)
    expect((await read(headers, 'find/?text=x')).json()).toMatchObject({ error: 'password_change_required' })
    const { secret } = (await post('enrolment/options/', {}, headers)).json<{ secret: string }>()
    const short = await post('enrolment/', { password: 'curta', code: codeOf(secret) }, headers)
    expect(short.json()).toMatchObject({ errors: { password: ['password_too_short'] } })
    const wrong = await post('enrolment/', { password: own, code: '000000' }, headers)
    expect(wrong.json()).toMatchObject({ error: 'code_wrong' })
    const done = await post('enrolment/', { password: own, code: codeOf(secret) }, headers)
    expect((await read(headersOf(done), 'find/?text=x')).statusCode).toBe(200)
    // The session of the password that was given has ended, and that password with it.
    expect((await read(headers)).statusCode).toBe(401)
    expect((await post('session/', given)).json()).toMatchObject({ error: 'bad_credentials' })
    expect((await post('enrolment/options/', {}, headersOf(done))).statusCode).toBe(404)
  })

  it('is asked for both from then on, and no code counts twice', async () => {
    const { email, secret } = await enrolled()
    const typed = { email, password: own }
    expect((await post('session/', typed)).json()).toMatchObject({ errors: { code: ['required_field'] } })
    const used = { ...typed, code: codeOf(secret) }
    expect((await post('session/', used)).json()).toMatchObject({ error: 'code_used' })
    server.clock.advance(minuteMs)
    expect((await post('session/', { ...typed, code: codeOf(secret) })).statusCode).toBe(200)
    const old = { ...typed, code: codeOf(secret) }
    server.clock.advance(5 * minuteMs)
    expect((await post('session/', old)).json()).toMatchObject({ error: 'code_wrong' })
  })

  it('gets one reply for an unknown address, a wrong password, and one that was given two days ago', async () => {
    const given = await letIn()
    server.clock.advance(25 * 60 * minuteMs)
    const wrong = { email: given.email, password: 'x' }
    const nobody = { email: 'ningu@desk.endoll.test', password: 'x' }
    const replies = await Promise.all([given, wrong, nobody].map((typed) => post('session/', typed)))
    for (const reply of replies) {
      expect(reply.statusCode).toBe(403)
      expect(reply.body).toBe(replies[0]!.body)
    }
  })

  it('may be wrong ten times in a quarter of an hour', async () => {
    const { email, password } = await letIn()
    for (let tries = 0; tries < 10; tries++) await post('session/', { email, password: 'x' })
    expect((await post('session/', { email, password })).statusCode).toBe(429)
    server.clock.advance(16 * minuteMs)
  })

  it('is signed out after fifteen idle minutes, after eight hours, and by signing out [POST desk/v1/session/end/]', async () => {
    const idle = await atDesk(server, ['reads'])
    server.clock.advance(14 * minuteMs)
    expect((await idle.send('GET', 'session/')).status).toBe(200)
    server.clock.advance(15 * minuteMs)
    expect((await idle.send('GET', 'session/')).status).toBe(401)
    const busy = await atDesk(server, ['reads'])
    for (let minutes = 0; minutes < 470; minutes += 10) {
      server.clock.advance(10 * minuteMs)
      expect((await busy.send('GET', 'session/')).status).toBe(200)
    }
    server.clock.advance(10 * minuteMs)
    expect((await busy.send('GET', 'session/')).status).toBe(401)
    const dismissed = await atDesk(server, ['reads'])
    const disabled_at = new Date(server.clock.nowMs()).toISOString()
    await server.db.updateTable('staff').set({ disabled_at }).where('id', '=', dismissed.staffId).execute()
    expect((await dismissed.send('GET', 'session/')).status).toBe(401)
    const leaving = await atDesk(server, ['reads'])
    expect((await leaving.send('POST', 'session/end/', {})).status).toBe(200)
    expect((await leaving.send('GET', 'session/')).status).toBe(401)
  })

  it('changes nothing without the token that only the desk’s own pages know', async () => {
    const { headers } = await atDesk(server, ['reads'])
    const { cookie } = headers
    expect((await post('session/end/', {}, { cookie: cookie! })).json()).toMatchObject({ error: 'forbidden' })
    const other = { cookie: cookie!, 'x-desk-token': 'x' }
    expect((await post('session/end/', {}, other)).json()).toMatchObject({ error: 'forbidden' })
  })

  it('is no customer, and no customer works there', async () => {
    const customer = await addCustomer(server.db)
    const { headers } = await atDesk(server, ['reads', 'answers', 'administers', 'audits', 'operates'])
    const cookie = await server.cookiesOf(customer)
    for (const theirs of [await server.signIn(customer), { cookie }])
      expect((await read(theirs)).statusCode).toBe(401)
    const secret = headers['cookie']!.split('=')[1]!
    const asOffice = `__Host-endoll=${secret}`
    for (const url of ['/api/v1/users/', '/api/v1/contracts', '/api/v1/get_token'])
      for (const sent of [headers, { cookie: asOffice }, { authorization: `Bearer ${secret}` }])
        expect((await server.inject({ url, headers: sent })).statusCode, url).toBeGreaterThanOrEqual(401)
    const office = /__Host-endoll=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect((await read(deskHeaders(office))).statusCode).toBe(401)
  })

  it('is nowhere from another network', async () => {
    const { headers } = await atDesk(server, ['reads'])
    const never = await server.inject({ url: '/api/desk/v1/never', remoteAddress: '203.0.113.7' })
    for (const path of ['session/', 'find/?text=x', 'log/']) {
      const reply = await server.inject({
        url: `/api/desk/v1/${path}`,
        headers,
        remoteAddress: '203.0.113.7',
      })
      expect([reply.statusCode, reply.body]).toEqual([404, never.body])
    }
    const mapped = await server.inject({
      url: '/api/desk/v1/session/',
      headers,
      remoteAddress: '::ffff:127.0.0.1',
    })
    expect(mapped.statusCode).toBe(200)
  })
})

describe('whoever administers', () => {
  it('lets others in and out, never themselves [r.desk-who] [GET desk/v1/staff/] [POST desk/v1/staff/] [POST desk/v1/staff/{id}/]', async () => {
    const chief = await atDesk(server, ['administers'])
    const email = 'Nova@desk.endoll.test'
    const added = await chief.send('POST', 'staff/', { email, name: 'Nova', roles: ['reads'] })
    const { password } = added.body as { password: string }
    expect(await chief.send('POST', 'staff/', { email, name: 'Nova', roles: ['reads'] })).toMatchObject({
      status: 409,
      body: { error: 'email_taken' },
    })
    const headers = headersOf(await post('session/', { email, password }))
    const { staff } = (await chief.send('GET', 'staff/')).body as { staff: { id: number; name: string }[] }
    const { id } = staff.find(({ name }) => name === 'Nova')!
    const change = { roles: ['audits'], disabled: true }
    expect((await chief.send('POST', `staff/${id}/`, change)).status).toBe(200)
    expect((await read(headers)).statusCode).toBe(401)
    expect((await post('session/', { email, password })).json()).toMatchObject({ error: 'bad_credentials' })
    expect((await chief.send('POST', `staff/${chief.staffId}/`, change)).status).toBe(404)
  })
})
