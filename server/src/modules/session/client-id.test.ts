import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchesSchema } from '@endoll/api/deployment/switches.ts'
import { deviceCookieName, sessionCookieName } from './cookies.ts'
import { issueClientId, issueHandOff } from './operations/hand-offs.ts'
import { cookieOf, openOffice, payloadOf, type Office } from './test-office.ts'
import { opened } from '../../testing/opened.ts'

const sessionCookie = sessionCookieName('-3000')
let office: Office

beforeAll(async () => {
  office = await openOffice({ switches: switchesSchema.parse({ sso: true }) })
})
afterAll(() => office.close())

function exchange(clientId: string, secret: string, at = office) {
  return at.call({
    method: 'POST',
    url: '/api/v1/user/client_id',
    payload: { client_id: clientId, secret },
  })
}
async function issued() {
  const { email } = await office.addCustomer()
  return { email, ...(await issueClientId(office.services, email.toUpperCase(), opened))! }
}
const refused = { status: 'ERROR', status_code: 403, error: 'hand_off_invalid' }

test('a client id and its secret sign in once [POST user/client_id] [v2.guard-client-id]', async () => {
  const { email, clientId, secret } = await issued()
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  const answer = await exchange(clientId, secret)
  expect(payloadOf(answer.json().token).email).toBe(email)
  const cookie = cookieOf(answer, sessionCookie)
  expect((await office.refresh({ cookie })).statusCode).toBe(200)
  expect(answer.cookies.map(({ name }) => name)).not.toContain(deviceCookieName('-3000'))
  expect((await exchange(clientId, secret)).json()).toEqual(refused)
})

test('how somebody signed in is said of the session, and stays with it [c3.auth-login-type]', async () => {
  const { email, clientId, secret } = await issued()
  const answer = await exchange(clientId, secret)
  expect(payloadOf(answer.json().token)).toMatchObject({ email, login: 'clientId' })
  const renewed = await office.refresh({ cookie: cookieOf(answer, sessionCookie) })
  expect(payloadOf(renewed.json().token)).toMatchObject({ email, login: 'clientId' })
  const plain = await office.signIn((await office.addCustomer()).email)
  expect(payloadOf(plain.json().token)).toMatchObject({ login: 'plain' })
})

test('of twenty exchanges at once one succeeds', async () => {
  const { clientId, secret } = await issued()
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(clientId, secret)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a secret is good for a minute', async () => {
  const { clientId, secret } = await issued()
  office.clock.advance(60_000)
  expect((await exchange(clientId, secret)).json()).toEqual(refused)
})

test('with the id of another customer it signs nobody in, and is used up', async () => {
  const [one, other] = [await issued(), await issued()]
  expect((await exchange(other.clientId, one.secret)).json()).toEqual(refused)
  expect((await exchange(one.clientId, one.secret)).json()).toEqual(refused)
  expect((await exchange('nobody', other.secret)).json()).toEqual(refused)
})

test('a secret is no token of an address, and such a token no secret', async () => {
  const { email, clientId, secret } = await issued()
  const asToken = await office.call({
    method: 'POST',
    url: '/api/v1/user/hand_off',
    payload: { token: secret },
  })
  expect(asToken.json()).toEqual(refused)
  const token = (await issueHandOff(office.services, email, opened))!
  expect((await exchange(clientId, token)).json()).toEqual(refused)
  expect((await exchange(clientId, secret)).statusCode).toBe(200)
})

test('nobody who may not sign in gets one, and one that was given ends with the account', async () => {
  const { email, clientId, secret } = await issued()
  await office.services.db
    .updateTable('account')
    .set({ disabled_at: new Date(office.clock.nowMs()).toISOString() })
    .where('email', '=', email)
    .execute()
  expect(await issueClientId(office.services, email, opened)).toBeUndefined()
  expect((await exchange(clientId, secret)).json()).toEqual(refused)
})

test('without single sign-on there is no such call', async () => {
  const without = await openOffice()
  const { email } = await without.addCustomer()
  const { clientId, secret } = (await issueClientId(without.services, email, opened))!
  expect((await exchange(clientId, secret, without)).statusCode).toBe(404)
  await without.close()
})
