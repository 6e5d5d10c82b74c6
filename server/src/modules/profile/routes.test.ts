import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Headers = Awaited<ReturnType<TestServer['signIn']>>

function read(headers: Headers) {
  return server.inject({ method: 'GET', url: '/api/v1/users/', headers })
}
function speak(headers: Headers, locale: unknown) {
  return server.inject({ method: 'PUT', url: '/api/v1/users/locale/', headers, payload: { locale } })
}
/** The language that a fresh token says. */
async function tokenLocale(customer: { email: string }) {
  const { authorization } = await server.signIn(customer)
  return decodeJwt(authorization?.replace('Bearer ', '') ?? '')['locale']
}

test('the profile is the account’s own, and nothing of it comes with it [GET users/]', async () => {
  const customer = await addCustomer(server.db, { mobile: '+34600111222', locale: 'ca' })
  const headers = await server.signIn(customer)
  const reply = await read(headers)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      name: expect.stringMatching(/^Cliente \d+$/),
      nif: '00000000T',
      email: customer.email,
      pending_email: null,
      email_problem: null,
      mobile: '+34600111222',
      locale: 'ca',
      memberships: [],
    },
  ])
})

test('a member sees number, share and since when, and nobody else’s; one who has left sees nothing [r.import-members]', async () => {
  const [member, other] = [await addCustomer(server.db), await addCustomer(server.db)]
  const rows = [
    { customer_id: member.customerId, number: '04112', share_cents: 10_050, end_day: null },
    { customer_id: member.customerId, number: '00001', share_cents: 0, end_day: '2020-12-31' },
    { customer_id: other.customerId, number: '00002', share_cents: 20_000, end_day: null },
  ]
  for (const row of rows)
    await server.db
      .insertInto('member')
      .values({ start_day: '2019-05-20', ...row })
      .execute()
  expect((await read(await server.signIn(member))).json()).toMatchObject({
    memberships: [{ number: '04112', share: 100.5, since: '2019-05-20' }],
  })
})

test('a new language stays with the account, and the next token says it [PUT users/locale/]', async () => {
  const customer = await addCustomer(server.db)
  const other = await addCustomer(server.db)
  const headers = await server.signIn(customer)
  const reply = await speak(headers, 'en')
  expect([reply.statusCode, reply.json()]).toEqual([200, { locale: 'en' }])
  expect((await read(headers)).json()).toMatchObject({ locale: 'en' })
  expect(await tokenLocale(customer)).toBe('en')
  expect(await tokenLocale(other)).toBe('es')
})

test.each([['gl'], ['xx'], [''], [null], [['es']]])(
  'a language that is not offered (%j) is refused beside the field',
  async (locale) => {
    const customer = await addCustomer(server.db)
    const headers = await server.signIn(customer)
    const reply = await speak(headers, locale)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { locale: ['not_valid'] }])
    expect((await read(headers)).json()).toMatchObject({ locale: 'es' })
  },
)
