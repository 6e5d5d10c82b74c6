import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, testPassword } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server, {
    notification_email: 'letters@example.test',
    notification_mobile: '+34600000009',
  })
})
afterAll(() => server.stop())

function put(field: string, body: object, name = caller.contract.name) {
  const proof = field === 'email' ? { current: testPassword } : {}
  return caller.send('PUT', `contracts/${name}/notification/${field}/`, { ...proof, ...body })
}
async function shown(name = caller.contract.name) {
  return (await server.get(`contracts/${name}/`, caller.headers)).body as { notification_address: object }
}

describe('e-mail and mobile of a contract [PUT contracts/{name}/notification/{field}/]', () => {
  it.each<[string, object, object]>([
    ['email', {}, { email: ['required_field'] }],
    ['email', { email: '' }, { email: ['required_field'] }],
    ['email', { email: 'nobody' }, { email: ['email_not_valid'] }],
    ['email', { email: `${'x'.repeat(400)}@example.test` }, { email: ['email_not_valid'] }],
    ['email', { email: 'letters@example.test' }, { email: ['same_value'] }],
    ['email', { email: 'a@example.test', phone: '600000001' }, { phone: ['not_valid'] }],
    ['phone', { phone: '938000000' }, { phone: ['mobile_not_valid'] }],
    ['phone', { phone: '600 00 00 09' }, { phone: ['same_value'] }],
    ['phone', { fax: '1' }, { request: ['not_valid'] }],
  ])('%s %j answers %j', async (field, body, errors) => {
    expect(await put(field, body)).toMatchObject({ status: 400, body: { errors } })
  })

  it('another e-mail takes the current password, as the account’s own does; a mobile does not', async () => {
    const other = { email: 'taken@example.test' }
    const none = await put('email', { ...other, current: undefined })
    expect(none).toMatchObject({ status: 400, body: { errors: { current: ['required_field'] } } })
    expect((await put('email', { ...other, current: 'No-es-esta-26' })).body).toMatchObject({
      error: 'current_password_wrong',
    })
    expect(await shown()).toMatchObject({ notification_address: { email: 'letters@example.test' } })
  })

  it('changes at once, and the address before gets a notice', async () => {
    const { body } = await put('email', { email: 'new@example.test' })
    expect(body).toMatchObject({ waiting_for_signature: false })
    expect(await shown()).toMatchObject({ notification_address: { email: 'new@example.test' } })
    expect(await mailsTo(server, 'letters@example.test')).toEqual(['notice contact_email'])
    expect(await caller.request((body as SubmittedBody).request.id)).toMatchObject({
      procedure: 'contact_email',
      state: 'effective',
      changes: [{ field: 'email', before: 'letters@example.test', after: 'new@example.test' }],
      withdrawable: false,
    })
    await put('phone', { phone: '+33 6 12 34 56 78' })
    expect(await shown()).toMatchObject({ notification_address: { mobile: '+33612345678' } })
    // Nobody has confirmed the new one: it gets no mail, the retailer's own address does.
    expect(await mailsTo(server, 'new@example.test')).toEqual([])
    expect(await mailsTo(server, 'letters@example.test')).toEqual([
      'notice contact_email',
      'notice contact_mobile',
    ])
  })

  it('bombs no mailbox: ten changes a day, one notice for all of them, none to who was never asked', async () => {
    const bomber = await addCaller(server, { notification_email: 'filed@example.test' })
    const statuses: number[] = []
    for (let time = 1; time <= 12; time += 1) {
      const path = `contracts/${bomber.contract.name}/notification/email/`
      statuses.push(
        (await bomber.send('PUT', path, { email: `victim${time}@example.test`, current: testPassword }))
          .status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(await mailsTo(server, 'filed@example.test')).toEqual(['notice contact_email'])
    const toVictims = await server.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', 'like', 'victim%')
      .execute()
    expect(toVictims).toEqual([])
    server.clock.advance(25 * 3_600_000)
    const headers = await server.signIn(bomber.customer)
    const reply = await server.inject({
      method: 'PUT',
      url: `/api/v1/contracts/${bomber.contract.name}/notification/email/`,
      headers,
      payload: { email: 'tomorrow@example.test', current: testPassword },
    })
    expect(reply.statusCode).toBe(200)
    server.clock.advance(-25 * 3_600_000)
  })

  it('sixty changes a day are an account’s, however many contracts it has', async () => {
    const bomber = await addCaller(server)
    const statuses: number[] = []
    for (let time = 1; time <= 61; time += 1) {
      const { name } = await addContract(server.db, bomber.customer)
      const path = `contracts/${name}/notification/phone/`
      statuses.push((await bomber.send('PUT', path, { phone: '600000001' })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  it('another field, and another customer’s contract, are not there', async () => {
    const stranger = await addCaller(server)
    expect((await put('nif', { nif: '1' })).status).toBe(404)
    const theirs = await put('email', { email: 'x@example.test' }, stranger.contract.name)
    expect(theirs).toEqual(await put('email', { email: 'x@example.test' }, 'NOBODY'))
    expect(theirs.status).toBe(404)
  })

  it('may be changed on a contract that has ended: there is a last bill', async () => {
    const { name } = await addContract(server.db, caller.customer, { state: 'baixa' })
    expect((await put('email', { email: 'last@example.test' }, name)).status).toBe(200)
  })
})

describe('e-mail and mobile of the account', () => {
  const users = (one: TestCaller, body: object) =>
    one.send('PUT', 'users/', 'email' in body ? { current: testPassword, ...body } : body)
  const tokenTo = async (address: string): Promise<string> => {
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', address)
      .where('template', '=', 'confirm_email')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return (data as { token: string }).token
  }
  const confirm = (token: string) =>
    server.inject({ method: 'POST', url: '/api/v1/users/email/confirm/', payload: { token } })

  it('a mobile changes at once', async () => {
    const one = await addCaller(server)
    expect((await users(one, { mobile: '600000123' })).body).toEqual({
      mobile: '+34600000123',
      email: one.customer.email,
      pending_email: null,
    })
  })

  it('an e-mail waits until it is confirmed from the new address; the old one gets a notice [PUT users/]', async () => {
    const one = await addCaller(server)
    const old = one.customer.email
    const { body } = await users(one, { email: 'Fresh@Example.test', mobile: '600000124' })
    expect(body).toEqual({ mobile: '+34600000124', email: old, pending_email: 'fresh@example.test' })
    expect(await mailsTo(server, old)).toEqual(['request effective', 'notice account_email'])
    expect(await mailsTo(server, 'fresh@example.test')).toEqual(['confirm_email'])
    // Asked for again, nothing new is sent.
    await users(one, { email: 'fresh@example.test' })
    expect(await mailsTo(server, 'fresh@example.test')).toEqual(['confirm_email'])
    const token = await tokenTo('fresh@example.test')
    expect((await confirm(`${token}x`)).json()).toMatchObject({ error: 'confirmation_invalid' })
    expect((await confirm(token)).json()).toEqual({ email: 'fresh@example.test', changed: true })
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await users(one, {})).body).toMatchObject({ email: 'fresh@example.test', pending_email: null })
    await expect(server.signIn({ email: 'fresh@example.test' })).resolves.toBeDefined()
    expect(await mailsTo(server, 'fresh@example.test')).toEqual(['confirm_email', 'request effective'])
  })

  it('a newer request replaces the one that waits, whose link is no longer valid [POST users/email/confirm/]', async () => {
    const one = await addCaller(server)
    await users(one, { email: 'first@example.test' })
    const early = await tokenTo('first@example.test')
    await users(one, { email: 'second@example.test' })
    expect((await confirm(early)).json()).toMatchObject({ error: 'confirmation_invalid' })
    expect((await confirm(await tokenTo('second@example.test'))).statusCode).toBe(200)
  })

  it('each change of a day is told to the address before, and to the one before that for three days', async () => {
    const one = await addCaller(server)
    const first = one.customer.email
    await users(one, { email: 'mistyped@example.test' })
    await users(one, { email: 'taken-over@example.test' })
    expect(await mailsTo(server, first)).toEqual(['notice account_email', 'notice account_email'])
    expect((await confirm(await tokenTo('taken-over@example.test'))).statusCode).toBe(200)
    await users(one, { email: 'third@example.test' })
    expect(await mailsTo(server, 'taken-over@example.test')).toContain('notice account_email')
    expect((await mailsTo(server, first)).filter((mail) => mail === 'notice account_email')).toHaveLength(3)
  })

  it('is confirmed from the mail: the request says that there is nothing to sign', async () => {
    const one = await addCaller(server)
    await users(one, { email: 'to-confirm@example.test' })
    const open = (await one.send('GET', 'requests/?open=true')).body
    expect(open).toMatchObject({ items: [{ state: 'waiting_signature', by_mail: true }] })
    const { id } = (open as { items: { id: number }[] }).items[0]!
    expect(await one.request(id)).toMatchObject({ by_mail: true, signature: { provider: 'confirmation' } })
  })

  it('the link is sent again after a pause, three times in all; only the last one confirms [POST requests/{id}/confirmation/link/] [r.link-again]', async () => {
    const one = await addCaller(server)
    await users(one, { email: 'slow@example.test' })
    const first = await tokenTo('slow@example.test')
    const { items } = (await one.send('GET', 'requests/?open=true')).body as { items: { id: number }[] }
    const id = items[0]!.id
    const again = (by = one) =>
      server.inject({ method: 'POST', url: `/api/v1/requests/${id}/confirmation/link/`, headers: by.headers })
    const early = await again()
    expect(early.json()).toMatchObject({ status_code: 429, error: 'link_sent_just_now' })
    expect(early.headers['retry-after']).toBe('120')
    expect((await again(await addCaller(server))).statusCode).toBe(404)
    expect(await mailsTo(server, 'slow@example.test')).toHaveLength(1)

    server.clock.advance(120_000)
    // Two presses at once send one mail.
    const both = await Promise.all([again(), again()])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
    expect(both.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      signature: { provider: 'confirmation', sendings_left: 1 },
    })
    server.clock.advance(120_000)
    expect((await again()).json()).toMatchObject({ signature: { sendings_left: 0 } })
    server.clock.advance(120_000)
    expect((await again()).json()).toMatchObject({ status_code: 429, error: 'too_many_attempts' })
    expect(await mailsTo(server, 'slow@example.test')).toHaveLength(3)

    expect((await confirm(first)).json()).toMatchObject({ error: 'confirmation_invalid' })
    expect((await confirm(await tokenTo('slow@example.test'))).statusCode).toBe(200)
    expect((await again()).json()).toMatchObject({ error: 'request_ended' })
    server.clock.advance(-360_000)
  })

  it('an address that two accounts confirm at once is one’s, and the other is told that it is taken', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const email = `both${round}@example.test`
      const tokens: string[] = []
      for (const one of [await addCaller(server), await addCaller(server)]) {
        await users(one, { email })
        tokens.push(await tokenTo(email))
      }
      const replies = await Promise.all(tokens.map((token) => confirm(token)))
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    }
  })

  it('an address of another account is not reported as taken, and cannot be confirmed', async () => {
    const [one, other] = [await addCaller(server), await addCaller(server)]
    expect((await users(one, { email: other.customer.email })).body).toMatchObject({
      pending_email: other.customer.email,
    })
    const answer = await confirm(await tokenTo(other.customer.email))
    expect(answer.json()).toMatchObject({ status_code: 409, error: 'email_taken' })
  })

  it('five new addresses a day are allowed', async () => {
    const one = await addCaller(server)
    for (let asked = 1; asked <= 5; asked += 1) {
      expect((await users(one, { email: `try${asked}@example.test` })).status).toBe(200)
    }
    expect(await users(one, { email: 'try6@example.test' })).toMatchObject({
      status: 429,
      body: { error: 'too_many_attempts' },
    })
    expect((await users(one, {})).body).toMatchObject({ pending_email: 'try5@example.test' })
    server.clock.advance(25 * 3_600_000)
    const headers = await server.signIn(one.customer)
    const answer = await server.inject({
      method: 'PUT',
      url: '/api/v1/users/',
      headers,
      payload: { email: 'try6@example.test', current: testPassword },
    })
    expect(answer.statusCode).toBe(200)
  })

  it.each<[object, object]>([
    [{ email: 'x' }, { email: ['email_not_valid'] }],
    [{ mobile: '12' }, { mobile: ['mobile_not_valid'] }],
    [{ nif: 'x' }, { request: ['not_valid'] }],
  ])('%j is refused, and nothing of it happens', async (body, errors) => {
    const one = await addCaller(server)
    expect(await users(one, { mobile: '600000125', ...body })).toMatchObject({
      status: 400,
      body: { errors },
    })
    expect((await users(one, {})).body).toMatchObject({ mobile: null, pending_email: null })
  })
})

it.each([
  ['', 'ca'],
  ['?lang=en', 'en'],
  ['?lang=xx', 'ca'],
])(
  'mails come in the language of the call, or else in that of the account (%j: %s)',
  async (query, locale) => {
    const one = await addCaller(server)
    await server.db
      .updateTable('account')
      .set({ locale: 'ca' })
      .where('id', '=', one.customer.accountId)
      .execute()
    await one.send('PUT', `contracts/${one.contract.name}/notification/phone/${query}`, {
      phone: '600000009',
    })
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('locale')
      .where('recipient', '=', one.customer.email)
      .execute()
    expect(mails).toEqual([{ locale }])
  },
)
