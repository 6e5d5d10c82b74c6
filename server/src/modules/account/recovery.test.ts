import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCustomer, testPassword, type TestCustomer } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { issueHandOff } from '../session/operations/hand-offs.ts'
import { answerAsks } from './operations.ts'
import { opened } from '../../testing/opened.ts'

let server: TestServer
let customer: TestCustomer
let network = 0
const nif = '00000000T'
const chosen = 'Campana-lenta-74'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network += 1
  customer = await addCustomer(server.db)
})

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const remoteAddress = `10.0.${network}.7`
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    headers,
    remoteAddress,
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>(), reply }
}
async function askForLink(payload: object = { email: customer.email, nif }) {
  const { status, body } = await post('user/reset/', payload)
  await answerAsks(server.services)
  return { status, body }
}
/** Of the last mail with a link, whose mail is never really sent here. */
async function linkTo(address = customer.email): Promise<string> {
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', address)
    .where('template', '=', 'password_link')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (data as { token: string }).token
}
function set(token: string, password = chosen) {
  return post('user/reset/confirm/', { token, password })
}
async function signIn(password: string) {
  return (await post('get_token', { user: customer.email, password })).status
}

describe('asking for a link', () => {
  it('mails it to the account, in the language of the page [POST recover]', async () => {
    await post('user/reset/?lang=ca', { email: ` ${customer.email.toUpperCase()} `, nif: '00.000.000-t' })
    await answerAsks(server.services)
    const { template, locale } = await server.db
      .selectFrom('mail_outbox')
      .select(['template', 'locale'])
      .where('recipient', '=', customer.email)
      .executeTakeFirstOrThrow()
    expect([template, locale]).toEqual(['password_link', 'ca'])
    await post('recover', { email: customer.email })
    await answerAsks(server.services)
    expect(await mailsTo(server, customer.email)).toHaveLength(2)
  })

  it('answers the same for every account and for none; only the right pair gets a mail [c4.recovery] [POST user/reset/]', async () => {
    const disabled = await addCustomer(server.db, { disabled_at: '2026-01-01T00:00:00Z' })
    const replies = [
      await askForLink(),
      await askForLink({ email: customer.email, nif: '12345678Z' }),
      await askForLink({ email: 'nobody@example.test', nif }),
      await askForLink({ email: disabled.email, nif }),
    ]
    for (const reply of replies) expect(reply).toEqual({ status: 200, body: { status: 'OK' } })
    expect(await mailsTo(server, customer.email)).toEqual(['password_link recovery'])
    expect(await mailsTo(server, 'nobody@example.test')).toEqual([])
    expect(await mailsTo(server, disabled.email)).toEqual([])
  })

  it('does the same statements whatever the account: no account is read before the answer', async () => {
    const before = await server.db.selectFrom('mail_outbox').select('id').execute()
    await post('user/reset/', { email: customer.email, nif })
    // Until the job runs nothing but the asking is there.
    expect(await server.db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(before.length)
    expect(await server.db.selectFrom('account_ask').select('kind').execute()).toEqual([{ kind: 'recovery' }])
    await answerAsks(server.services)
    expect(await server.db.selectFrom('account_ask').select('kind').execute()).toEqual([])
  })

  it('names the fields that cannot be anybody’s [v5.reset]', async () => {
    expect((await post('user/reset/', { email: 'x', nif: '1' })).body).toMatchObject({
      status_code: 400,
      errors: { email: ['email_not_valid'], nif: ['vat_field_not_valid'] },
    })
    expect((await post('user/reset/', { email: '', nif: '' })).body).toMatchObject({
      errors: { email: ['required_field'], nif: ['required_field'] },
    })
    expect((await post('recover', { email: 'x' })).body).toMatchObject({
      errors: { email: ['email_not_valid'] },
    })
  })

  it('fills nobody’s mailbox: five links in the time that one serves', async () => {
    for (let time = 0; time < 7; time += 1) await askForLink()
    expect(await mailsTo(server, customer.email)).toHaveLength(5)
    server.clock.advance(31 * 60_000)
    await askForLink()
    expect(await mailsTo(server, customer.email)).toHaveLength(6)
  })

  it('is counted for each network, whatever is asked for', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await post('recover', { email: `nobody${time}@example.test` })).status).toBe(200)
    }
    expect((await post('recover', { email: customer.email })).status).toBe(429)
    await answerAsks(server.services)
  })

  it('for three days after a change of address goes to the one before', async () => {
    const taken = `taken.${customer.email}`
    const now = new Date(server.clock.nowMs()).toISOString()
    await server.db
      .updateTable('account')
      .set({ email: taken, email_before: customer.email, email_changed_at: now })
      .where('id', '=', customer.accountId)
      .execute()
    await askForLink({ email: taken, nif })
    await askForLink({ email: customer.email, nif })
    expect([await mailsTo(server, taken), await mailsTo(server, customer.email)]).toEqual([
      [],
      ['password_link recovery', 'password_link recovery'],
    ])
    server.clock.advance(73 * 3_600_000)
    await askForLink({ email: customer.email, nif })
    await askForLink({ email: taken, nif })
    expect(await mailsTo(server, taken)).toEqual(['password_link recovery'])
  })
})

describe('the link', () => {
  it('sets the password once, signs in, ends every other session and tells the owner [POST user/reset/confirm/] [r.password-link]', async () => {
    const elsewhere = await server.signIn(customer)
    const handOff = (await issueHandOff(server.services, customer.email, opened))!
    await askForLink()
    const token = await linkTo()
    const { status, body, reply } = await set(token)
    expect([status, body]).toEqual([200, { token: expect.any(String), change_password: false }])
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-endoll', '__Host-endoll-device'])
    const headers = { authorization: `Bearer ${String(body['token'])}` }
    expect((await server.get('users/', headers)).status).toBe(200)
    expect((await server.get('users/', elsewhere)).status).toBe(401)
    expect((await post('user/hand_off', { token: handOff })).status).toBe(403)
    expect(await mailsTo(server, customer.email)).toEqual([
      'account_notice opened_for',
      'password_link recovery',
      'account_notice recovered',
    ])
    expect([await signIn(testPassword), await signIn(chosen)]).toEqual([403, 200])
    expect((await set(token, 'Otra-campana-75')).body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('takes away the ways to sign in that were added in the last three days, and no older one', async () => {
    const passkey = (credential_id: string, daysAgo: number) => ({
      id: randomUUID(),
      account_id: sql<number>`(select id from account where email = ${customer.email})`,
      credential_id,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: credential_id,
      created_at: new Date(server.clock.nowMs() - daysAgo * 86_400_000).toISOString(),
    })
    await server.db
      .insertInto('passkey')
      .values([passkey(`old-${customer.email}`, 4), passkey(`new-${customer.email}`, 2)])
      .execute()
    await askForLink()
    expect((await set(await linkTo())).status).toBe(200)
    const left = await server.db
      .selectFrom('passkey')
      .select('name')
      .where('name', 'like', `%${customer.email}`)
      .execute()
    expect(left.map(({ name }) => name)).toEqual([`old-${customer.email}`])
  })

  it('of two at once only one counts', async () => {
    await askForLink()
    const token = await linkTo()
    const both = await Promise.all([set(token), set(token, 'Otra-campana-75')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('serves for thirty minutes', async () => {
    await askForLink()
    const token = await linkTo()
    server.clock.advance(29 * 60_000)
    expect((await set(token, '123456')).status).toBe(400)
    server.clock.advance(61_000)
    expect((await set(token)).body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it.each([
    ['a newer one', () => askForLink()],
    ['signing in', () => signIn(testPassword)],
    [
      'a change of password',
      async () =>
        post(
          'user/password',
          { current: testPassword, password: 'Otra-campana-75' },
          await server.signIn(customer),
        ),
    ],
    [
      'the end of the other sessions',
      async () => post('user/sessions/end_all/', {}, await server.signIn(customer)),
    ],
    [
      'disabling the account',
      () =>
        server.db
          .updateTable('account')
          .set({ disabled_at: '2026-01-01T00:00:00Z' })
          .where('id', '=', customer.accountId)
          .execute(),
    ],
  ])('ends with %s', async (_, happens) => {
    await askForLink()
    const token = await linkTo()
    await happens()
    expect((await set(token)).body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('is not used up by a password that is refused', async () => {
    await askForLink()
    const token = await linkTo()
    expect((await set(token, '123456')).body).toMatchObject({ errors: { password: ['password_not_valid'] } })
    expect((await set(token, 'a')).body).toMatchObject({ errors: { password: ['password_too_short'] } })
    expect((await set(token)).status).toBe(200)
  })

  it('is no token for anything else, and no other token is one', async () => {
    await askForLink()
    const token = await linkTo()
    expect((await post('user/hand_off', { token })).status).toBe(403)
    const handOff = (await issueHandOff(server.services, customer.email, opened))!
    expect((await set(handOff)).body).toMatchObject({ error: 'confirmation_invalid' })
    expect((await set(token)).status).toBe(200)
  })

  it('is not guessed: a network has a hundred tries', async () => {
    for (let guess = 0; guess < 100; guess += 1) expect((await set(`guess-${guess}`)).status).toBe(403)
    await askForLink()
    expect((await set(await linkTo())).status).toBe(429)
  })

  it('ends what must be changed first', async () => {
    customer = await addCustomer(server.db, { must_change_password: true })
    await askForLink()
    expect((await set(await linkTo())).body).toMatchObject({ change_password: false })
  })

  it('stands nowhere but in its mail', async () => {
    await askForLink()
    const token = await linkTo()
    const { rows } = { rows: await server.db.selectFrom('hand_off').selectAll().execute() }
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
