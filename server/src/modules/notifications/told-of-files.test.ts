import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  addContract,
  addCustomer,
  addInvoice,
  addPayment,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tellNews } from './operations/tell-news.ts'

let server: TestServer
let laia: TestCustomer
let home: TestContract

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

beforeEach(async () => {
  laia = await addCustomer(server.db)
  home = await addContract(server.db, laia)
})

/** What the customer was told, however often it was looked for. */
async function told() {
  await tellNews(server.services)
  await tellNews(server.services)
  const { body } = await server.get('notifications/', await server.signIn(laia))
  return (body as { items: { about: object }[] }).items.map(({ about }) => about)
}

function newBill(fields: Parameters<typeof addInvoice>[2]) {
  return addInvoice(server.db, home, { day: '2026-11-20', ...fields })
}

it.each([
  ['direct_debit', -900, 'returned'],
  ['transfer', -900, 'returned'],
  ['bizum', -900, 'returned'],
  ['refund', -900, 'given_back'],
  ['transfer', 900, undefined],
] as const)(
  'a %s of %i cents in the file is told as %s [r.told-of-files]',
  async (method, amount_cents, kind) => {
    const { id, number } = await newBill({ state: 'open', day: '2026-11-01' })
    await server.db
      .insertInto('invoice_payment')
      .values({ invoice_id: id, reference: 'R1', day: '2026-11-18', amount_cents, method })
      .execute()
    const abouts = await told()
    expect(abouts).toMatchObject(kind === undefined ? [] : [{ kind, number, cents: 900 }])
  },
)

it.each(['A', 'B'] as const)(
  'a bill (%s) that takes another back is told with the other [r.told-of-files]',
  async (type) => {
    const taken = await newBill({ day: '2026-10-01' })
    const { number } = await newBill({ type, rectifies_number: taken.number, total_cents: 4783 })
    expect(await told()).toMatchObject([{ kind: 'given_back', number, cents: 4783, annuls: taken.number }])
  },
)

it('what went back of a payment made here is not told again by the file [r.told-of-files]', async () => {
  const { id } = await newBill({ state: 'open', day: '2026-11-01' })
  const reference = await addPayment(server.db, laia, id)
  await server.db
    .updateTable('card_payment')
    .set({ state: 'refunded', refunded_cents: 4783 })
    .where('reference', '=', reference)
    .execute()
  await server.db
    .insertInto('invoice_payment')
    .values({ invoice_id: id, reference: 'R2', day: '2026-11-18', amount_cents: -4783, method: 'refund' })
    .execute()
  expect(await told()).toEqual([])
})
