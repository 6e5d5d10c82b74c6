import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addContract,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { mailsTo } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { answerAsks } from './operations.ts'

// The demo's deployment: phone, invoice number and the end of the CUPS are asked for.

let server: TestServer
let customer: TestCustomer
let contract: TestContract
let invoice: string
let network = 0

const chosen = 'Campana-lenta-74'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network += 1
  customer = await addCustomer(server.db, { password_hash: null })
  contract = await addContract(server.db, customer)
  ;({ number: invoice } = await addInvoice(server.db, contract))
})

async function post(path: string, payload: object) {
  const remoteAddress = `10.1.${network}.7`
  const reply = await server.inject({ method: 'POST', url: `/api/v1/${path}`, payload, remoteAddress })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
function form(changes: object = {}) {
  return {
    signup: {
      nif: '00000000T',
      contract: contract.name,
      invoice_number: invoice,
      cups: contract.cups.slice(-6),
      email: customer.email,
      email2: customer.email,
      phone: '600 111 222',
      accept_conditions: true,
      accept_gdpr: true,
      ...changes,
    },
  }
}
async function activate(changes: object = {}) {
  const reply = await post('signup/confirm?lang=en', form(changes))
  await answerAsks(server.services)
  return reply
}
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
function follow(token: string) {
  return post('user/reset/confirm/', { token, password: chosen })
}
async function accountOf(email: string) {
  return server.db
    .selectFrom('account')
    .select(['customer_id', 'mobile', 'conditions_accepted_at', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}
async function signIn(email: string) {
  return (await post('get_token', { user: email, password: chosen })).status
}
/** A customer who has no account, of whom the retailer has an e-mail. */
async function withoutAccount() {
  await server.db.deleteFrom('account').where('id', '=', customer.accountId).execute()
  const email = `fresh.${customer.email}`
  await server.db.updateTable('customer').set({ email }).where('id', '=', customer.customerId).execute()
  return email
}

describe('activating an account', () => {
  it('mails a link that sets the first password and signs in; what was typed counts then [POST signup/confirm]', async () => {
    const { status, body } = await activate()
    expect(status).toBe(200)
    expect(body).toEqual({
      result: { render: { format: 'text', body: expect.stringMatching(/^If these details match ours/) } },
    })
    expect(await mailsTo(server, customer.email)).toEqual(['password_link activation'])
    expect(await accountOf(customer.email)).toMatchObject({ mobile: null, conditions_accepted_at: null })
    expect((await follow(await linkTo())).status).toBe(200)
    expect(await accountOf(customer.email)).toMatchObject({
      mobile: '+34600111222',
      conditions_accepted_at: expect.any(String),
    })
    expect(await mailsTo(server, customer.email)).toContain('account_notice activated')
    expect(await signIn(customer.email)).toBe(200)
  })

  it.each([
    ['another NIF', { nif: '12345678Z' }],
    ['another contract', { contract: 'C-NONE' }],
    ['another bill', { invoice_number: 'F-NONE' }],
    ['another CUPS', { cups: '123456' }],
  ])('of %s answers the same, and nothing is mailed', async (_, changes) => {
    const right = await activate()
    const before = (await mailsTo(server, customer.email)).length
    const wrong = await activate(changes)
    expect(wrong).toEqual(right)
    expect(await mailsTo(server, customer.email)).toHaveLength(before)
  })

  it('is not reached with fewer than six characters of the CUPS', async () => {
    await activate({ cups: contract.cups.slice(-5) })
    expect(await mailsTo(server, customer.email)).toEqual([])
  })

  it('takes no account over with a bill: an e-mail that is not the retailer’s gets nothing', async () => {
    const thief = `thief.${customer.email}`
    expect((await activate({ email: thief, email2: thief })).status).toBe(200)
    expect([await mailsTo(server, thief), await mailsTo(server, customer.email)]).toEqual([[], []])
  })

  it('of a customer without account makes it once the link is followed, not before', async () => {
    const fresh = await withoutAccount()
    await activate({ email: fresh, email2: fresh })
    expect(await accountOf(fresh)).toBeUndefined()
    expect((await follow(await linkTo(fresh))).status).toBe(200)
    expect(await accountOf(fresh)).toMatchObject({ customer_id: customer.customerId })
    expect(await signIn(fresh)).toBe(200)
  })

  it('a second link of such a customer ends the first, and both end with the account', async () => {
    const fresh = await withoutAccount()
    await activate({ email: fresh, email2: fresh })
    const first = await linkTo(fresh)
    await activate({ email: fresh, email2: fresh })
    expect((await follow(first)).body).toMatchObject({ error: 'confirmation_invalid' })
    expect((await follow(await linkTo(fresh))).status).toBe(200)
  })

  it('of one that is active mails the link that recovers it', async () => {
    const active = await addCustomer(server.db)
    const its = await addContract(server.db, active)
    const { number } = await addInvoice(server.db, its)
    await activate({
      contract: its.name,
      cups: its.cups.slice(-6),
      invoice_number: number,
      email: active.email,
      email2: active.email,
    })
    expect(await mailsTo(server, active.email)).toEqual(['password_link recovery'])
  })

  it('takes the e-mail from somebody who only registered it, and ends what that one had open', async () => {
    const fresh = await withoutAccount()
    const squatter = await post('user/', { user: fresh, password: 'Otra-campana-75' })
    expect(squatter.status).toBe(200)
    const headers = { authorization: `Bearer ${String(squatter.body['token'])}` }
    await activate({ email: fresh, email2: fresh })
    expect((await follow(await linkTo(fresh))).status).toBe(200)
    expect((await server.get('users/', headers)).status).toBe(401)
    expect(await accountOf(fresh)).toMatchObject({ customer_id: customer.customerId })
    expect((await post('get_token', { user: fresh, password: 'Otra-campana-75' })).status).toBe(403)
  })
})

describe('what is wrong with a field', () => {
  it('is said beside it, each by its code [v3.sign-up] [v5.sign-up-required] [v5.sign-up-phone] [v5.sign-up-tax-id]', async () => {
    const empty = { nif: '', contract: ' ', invoice_number: '', cups: '', email: '', email2: '', phone: '' }
    const all = ['nif', 'contract', 'invoice_number', 'cups', 'email', 'email2', 'phone']
    expect((await activate({ ...empty, accept_conditions: false, accept_gdpr: false })).body).toEqual({
      status: 'ERROR',
      status_code: 400,
      error: 'invalid_request',
      errors: Object.fromEntries(
        [...all, 'accept_conditions', 'accept_gdpr'].map((name) => [name, ['required_field']]),
      ),
    })
    expect(
      (await activate({ nif: '1', email: 'x', email2: 'a@example.test', phone: '912345678' })).body,
    ).toMatchObject({
      errors: { nif: ['vat_field_not_valid'], email: ['email_not_valid'], phone: ['mobile_not_valid'] },
    })
    expect((await activate({ email2: `other.${customer.email}` })).body).toMatchObject({
      errors: { email2: ['not_valid'] },
    })
  })

  it('is asked as the deployment says: CUPS whole, neither phone nor bill [v2.activation-form] [v5.sign-up-invoice] [v5.sign-up-cups]', async () => {
    const other = await startTestServer(
      {},
      { deployment: { activation: { phone: false, invoiceNumber: false, cups: 'full' } } },
    )
    try {
      const someone = await addCustomer(other.db, { password_hash: null })
      const its = await addContract(other.db, someone)
      const { phone: _, invoice_number: __, ...fields } = form().signup
      const send = async (cups: string) => {
        const signup = { ...fields, contract: its.name, email: someone.email, email2: someone.email, cups }
        const reply = await other.inject({
          method: 'POST',
          url: '/api/v1/signup/confirm',
          payload: { signup },
        })
        await answerAsks(other.services)
        return reply.json<Record<string, unknown>>()
      }
      expect(await send(its.cups.slice(-6))).toMatchObject({ errors: { cups: ['cups_field_not_valid'] } })
      expect(await mailsTo(other, someone.email)).toEqual([])
      expect(await send(its.cups.toLowerCase())).toHaveProperty('result')
      expect(await mailsTo(other, someone.email)).toEqual(['password_link activation'])
    } finally {
      await other.stop()
    }
  })
})

describe('registering', () => {
  it('makes an account that holds nothing, and signs in [c4.registration] [POST user/]', async () => {
    const email = `new${network}@example.test`
    const { status, body } = await post('user/?lang=ca', { user: email.toUpperCase(), password: chosen })
    expect([status, body]).toEqual([200, { token: expect.any(String), change_password: false }])
    const headers = { authorization: `Bearer ${String(body['token'])}` }
    expect((await server.get('users/', headers)).body).toMatchObject({ email, locale: 'ca' })
    expect((await server.get('contracts/', headers)).body).toEqual([])
    expect(await mailsTo(server, email)).toEqual(['account_notice registered'])
    expect(await signIn(email)).toBe(200)
  })

  it('of an e-mail that is an account’s changes nothing', async () => {
    expect((await post('user/', { user: customer.email, password: chosen })).body).toMatchObject({
      status_code: 409,
      error: 'email_taken',
    })
    expect(await signIn(customer.email)).toBe(403)
  })

  it('asks for a password like every other', async () => {
    const refused = await post('user/', { user: `new${network}b@example.test`, password: '123456' })
    expect(refused.body).toMatchObject({ errors: { password: ['password_not_valid'] } })
    expect((await post('user/', { user: 'x', password: chosen })).body).toMatchObject({
      errors: { user: ['email_not_valid'] },
    })
  })

  it('is counted for each network', async () => {
    for (let time = 0; time < 30; time += 1)
      await post('user/', { user: `new${network}c${time}@example.test`, password: '123456' })
    expect((await post('user/', { user: `new${network}d@example.test`, password: chosen })).status).toBe(429)
  })

  it('is there only where people may sign up', async () => {
    const other = await startTestServer({ signup: false })
    try {
      for (const path of ['user/', 'signup/confirm']) {
        const reply = await other.inject({ method: 'POST', url: `/api/v1/${path}`, payload: {} })
        expect(reply.statusCode).toBe(404)
      }
    } finally {
      await other.stop()
    }
  })
})
