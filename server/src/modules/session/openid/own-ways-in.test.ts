import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCustomer, testPassword } from '../../../testing/factories.ts'
import { openProviderOffice, signInAs, someone, type ProviderOffice } from './test-provider.fixture.ts'

let office: ProviderOffice
let mixed: ProviderOffice

beforeAll(async () => {
  office = await openProviderOffice({ ownPasswords: false })
  mixed = await openProviderOffice({ customerClaim: 'customer' })
})
afterAll(async () => {
  await office.stop()
  await mixed.stop()
})

function signIn({ server }: ProviderOffice, email: string) {
  const payload = { user: email, password: testPassword }
  return server.inject({ method: 'POST', url: '/api/v1/get_token', payload })
}

it('where the provider is the only way in, no call of the office is another [r.own-ways-in]', async () => {
  const { email } = await addCustomer(office.server.db)
  expect((await signIn(office, email)).statusCode).toBe(404)
  for (const path of [
    'recover',
    'signup/confirm',
    'user/',
    'user/reset/',
    'user/reset/confirm/',
    'user/password',
    'passkeys/sign_in/',
    'passkeys/sign_in/options/',
  ]) {
    const reply = await office.server.inject({ method: 'POST', url: `/api/v1/${path}`, payload: {} })
    expect(reply.statusCode, path).toBe(404)
  }
  expect((await signInAs(office, { ...someone(), email })).status).toBe(200)
})

it('beside passwords of the office both sign in to one account, here by the code of the customer', async () => {
  const customer = await addCustomer(mixed.server.db)
  const { code } = await mixed.server.db
    .selectFrom('customer')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .select('customer.code')
    .where('account.email', '=', customer.email)
    .executeTakeFirstOrThrow()
  expect((await signIn(mixed, customer.email)).statusCode).toBe(200)
  const { body } = await signInAs(mixed, { ...someone(), customer: code })
  const headers = { authorization: `Bearer ${String(body['token'])}` }
  expect((await mixed.server.get('users/', headers)).body).toMatchObject({ email: customer.email })
})

it('with a claim that names the customer an e-mail opens no account', async () => {
  const { email } = await addCustomer(mixed.server.db)
  expect(await signInAs(mixed, { ...someone(), email })).toMatchObject({
    status: 409,
    body: { error: 'email_taken' },
  })
})
