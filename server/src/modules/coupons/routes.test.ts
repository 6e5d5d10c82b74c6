import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTexts } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller } from '../../testing/test-requests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('are the customer’s own that hold today, by name [c2.coupons] [c3.coupon] [GET user/coupons]', async () => {
  const [caller, stranger] = [await addCaller(server), await addCaller(server)]
  const of = ({ customer }: typeof caller, code: string, more: object = {}) => ({
    customer_id: customer.customerId,
    code,
    name: `Nombre ${code}`,
    description: 'Qué da',
    ...more,
  })
  await server.db
    .insertInto('coupon')
    .values([
      of(caller, 'B-1', { url: 'https://amigos.example/b1' }),
      of(caller, 'A-1', { from_day: '2026-11-21', to_day: '2026-11-22' }),
      of(caller, 'TOMORROW', { from_day: '2026-11-22' }),
      // Its last day was yesterday; the day after is kept.
      of(caller, 'OVER', { to_day: '2026-11-21' }),
      of(stranger, 'THEIRS'),
    ])
    .execute()
  expect((await caller.send('GET', 'user/coupons')).body).toEqual([
    { code: 'A-1', name: 'Nombre A-1', description: 'Qué da', url: null, text_languages: {} },
    {
      code: 'B-1',
      name: 'Nombre B-1',
      description: 'Qué da',
      url: 'https://amigos.example/b1',
      text_languages: {},
    },
  ])
  expect((await server.get('user/coupons')).status).toBe(401)
})

it('are in the language of the call, or say which language they are in', async () => {
  const caller = await addCaller(server)
  const { customerId: customer_id } = caller.customer
  await server.db
    .insertInto('coupon')
    .values({ customer_id, code: 'AMIC', name: 'Porta un amic', description: 'Deu euros per a tots dos.' })
    .execute()
  await addTexts(
    server.db,
    ['Porta un amic', 'ca'],
    ['Porta un amic', 'es', 'Trae a un amigo'],
    ['Deu euros per a tots dos.', 'ca'],
  )
  expect((await caller.send('GET', 'user/coupons?lang=es')).body).toMatchObject([
    {
      name: 'Trae a un amigo',
      description: 'Deu euros per a tots dos.',
      text_languages: { 'Trae a un amigo': 'es', 'Deu euros per a tots dos.': 'ca' },
    },
  ])
  expect((await caller.send('GET', 'user/coupons?lang=ca')).body).toMatchObject([{ name: 'Porta un amic' }])
})

it('are not there where the deployment has none', async () => {
  const off = await startTestServer({ coupons: false })
  const caller = await addCaller(off)
  expect((await caller.send('GET', 'user/coupons')).status).toBe(404)
  await off.stop()
})
