import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '../../platform/testing/factories.ts'
import { openOffice, payloadOf, type Office } from '../session/test-office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice({ languages: ['es', 'ca', 'en'] })
})
afterAll(() => office.close())

const read = (token: string) => office.call({ method: 'GET', url: '/api/v1/users/', token })
const speak = (token: string, locale: unknown) =>
  office.call({ method: 'PUT', url: '/api/v1/users/locale/', token, payload: { locale } })

test('the profile is the account’s own, and nothing of it comes with it', async () => {
  const customer = await addCustomer(office.services.db, { mobile: '+34600111222', locale: 'ca' })
  const { token } = await office.arrive(customer.email)
  const answer = await read(token)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      name: expect.stringMatching(/^Cliente \d+$/),
      nif: '00000000T',
      email: customer.email,
      pending_email: null,
      mobile: '+34600111222',
      locale: 'ca',
    },
  ])
})

test('a new language stays with the account, and the next token says it', async () => {
  const customer = await addCustomer(office.services.db)
  const other = await addCustomer(office.services.db)
  const { token } = await office.arrive(customer.email)
  const answer = await speak(token, 'en')
  expect([answer.statusCode, answer.json()]).toEqual([200, { locale: 'en' }])
  expect((await read(token)).json()).toMatchObject({ locale: 'en' })
  expect(payloadOf((await office.arrive(customer.email)).token)).toMatchObject({ locale: 'en' })
  expect(payloadOf((await office.arrive(other.email)).token)).toMatchObject({ locale: 'es' })
})

test.each([['gl'], ['xx'], [''], [null], [['es']]])(
  'a language that is not offered (%j) is refused beside the field',
  async (locale) => {
    const customer = await addCustomer(office.services.db)
    const { token } = await office.arrive(customer.email)
    const answer = await speak(token, locale)
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { locale: ['not_valid'] }])
    expect((await read(token)).json()).toMatchObject({ locale: 'es' })
  },
)
