import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import {
  addContract,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { openTestCase } from '../../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireRequests } from '../requests/operations/expire.ts'
import { tellNews } from './operations/tell-news.ts'
import { makePriceNotices } from '../price-notices/operations/make-price-notices.ts'

let server: TestServer
let laia: TestCustomer
let headers: Record<string, string>
let home: TestContract

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

beforeEach(async () => {
  laia = await addCustomer(server.db)
  headers = await server.signIn(laia)
  home = await addContract(server.db, laia)
})

interface List {
  readonly items: NotificationItem[]
  readonly unread: number
  readonly total_items: number
}

async function list(of = headers, query = ''): Promise<List> {
  const { body } = await server.get(`notifications/${query}`, of)
  return body as List
}

async function post(path: string, payload: object = {}, of = headers) {
  const reply = await server.inject({ method: 'POST', url: `/api/v1/${path}`, headers: of, payload })
  return { status: reply.statusCode, body: reply.json<{ unread: number }>() }
}

async function told() {
  await makePriceNotices(server.services)
  return tellNews(server.services)
}

/** Somebody else who signs in for the same customer. */
async function addSecondAccount() {
  const { email, accountId } = await addCustomer(server.db)
  await server.db
    .updateTable('account')
    .set({ customer_id: laia.customerId })
    .where('id', '=', accountId)
    .execute()
  return server.signIn({ email })
}

/** A bill of this week. */
function newBill(fields: Parameters<typeof addInvoice>[2] = {}) {
  return addInvoice(server.db, home, { day: '2026-11-20', ...fields })
}

async function newPrices(fields: { readonly fromDay: string; readonly kind?: 'fixed' | 'indexed' }) {
  const code = `P-${home.name}`
  await server.db
    .insertInto('product')
    .values({ code, kind: 'electricity', name: 'Luz de prueba', price_kind: fields.kind ?? 'fixed' })
    .execute()
  await server.db.updateTable('contract').set({ product_code: code }).where('id', '=', home.id).execute()
  const price = { product_code: code, concept: 'energy' as const, unit: 'EUR/kWh' as const }
  await server.db
    .insertInto('product_price')
    .values([
      { ...price, from_day: '2026-01-01', to_day: fields.fromDay, price: '0.15' },
      { ...price, from_day: fields.fromDay, price: '0.17' },
    ])
    .execute()
}

describe('what has happened', () => {
  it('a bill is told once, however often the job runs', async () => {
    const { id, number } = await newBill({ total_cents: 4783, due_day: '2026-12-15' })
    await told()
    await Promise.all([told(), told()])
    const { items, unread } = await list()
    expect(unread).toBe(1)
    expect(items).toMatchObject([
      {
        read: false,
        contract: { id: home.id, name: home.name },
        about: { kind: 'bill', invoice_id: id, number, cents: 4783, due_day: '2026-12-15' },
      },
    ])
  })

  it('a bill says whether the bank takes it', async () => {
    const due_day = '2026-12-15'
    await newBill({ state: 'open', payment_method: 'direct_debit', due_day })
    await newBill({ state: 'open', payment_method: 'transfer', due_day })
    // A debit that came back is paid by the customer.
    await newBill({ state: 'open', payment_method: 'direct_debit', due_day, debt_cents: 100 })
    await told()
    const { items } = await list()
    expect(items.map(({ about }) => about.kind === 'bill' && about.charged).toReversed()).toEqual([
      true,
      false,
      false,
    ])
  })

  it('neither an old bill, nor what takes one back, nor what was another customer’s', async () => {
    await newBill({ day: '2026-11-13' })
    await newBill({ type: 'A' })
    await server.db
      .updateTable('contract')
      .set({ held_from: '2026-10-15' })
      .where('id', '=', home.id)
      .execute()
    await newBill({ from_day: '2026-10-01' })
    await told()
    expect((await list()).items).toEqual([])
  })

  it('a direct debit is told three days before, and what the bank gave back [r.told]', async () => {
    const open = { state: 'open', payment_method: 'direct_debit', day: '2026-11-01' } as const
    await newBill({ ...open, due_day: '2026-11-25' })
    await newBill({ ...open, due_day: '2026-11-24', payment_method: 'transfer' })
    const due = await newBill({ ...open, due_day: '2026-11-24', total_cents: 1234 })
    const returned = await newBill({ ...open, due_day: '2026-11-10' })
    await server.db
      .insertInto('invoice_payment')
      .values({
        invoice_id: returned.id,
        reference: 'R1',
        day: '2026-11-18',
        amount_cents: -900,
        method: 'direct_debit',
      })
      .execute()
    await told()
    expect((await list()).items.map(({ about }) => about)).toMatchObject([
      { kind: 'returned', number: returned.number, cents: 900 },
      { kind: 'charge', number: due.number, cents: 1234, day: '2026-11-24' },
    ])
  })

  it('power above the contracted one, of the period that lies furthest above it', async () => {
    const bill = await newBill({ powers_w: [4600, 4600] })
    const reading = { invoice_id: bill.id, magnitude: 'demand' as const, current_day: '2026-11-01' }
    await server.db
      .insertInto('invoice_reading')
      .values([
        { ...reading, tariff_period: 1, quantity: 4700 },
        { ...reading, tariff_period: 2, quantity: 5200 },
      ])
      .execute()
    await told()
    expect((await list()).items.map(({ about }) => about)).toMatchObject([
      { kind: 'power', tariff_period: 2, demand_w: 5200, contracted_w: 4600 },
      { kind: 'bill' },
    ])
  })

  it('new prices of the contract are told ahead, and counted where it is too late for the law', async () => {
    await newPrices({ fromDay: '2027-01-01' })
    expect(await told()).toEqual({ told: 1, late: 0 })
    expect((await list()).items[0]).toMatchObject({
      contract: { id: home.id, name: home.name },
      about: { kind: 'prices', product: 'Luz de prueba', from_day: '2027-01-01' },
    })
    expect(await told()).toEqual({ told: 0, late: 0 })
  })

  it('new prices of in three weeks come too late, and so does what follows the market', async () => {
    await newPrices({ fromDay: '2026-12-12' })
    expect(await told()).toEqual({ told: 1, late: 1 })
    home = await addContract(server.db, laia)
    await newPrices({ fromDay: '2026-12-12', kind: 'indexed' })
    expect(await told()).toEqual({ told: 1, late: 1 })
  })

  it('an answer to a case is told, unless it was read first', async () => {
    const { id, reference } = await openTestCase(server, headers, home.id)
    const answer = (message_id: string) =>
      server.inject({
        method: 'POST',
        url: `/api/v1/retailer/cases/${reference}/messages/`,
        headers: { 'x-api-key': server.apiKey },
        payload: { message_id, text: 'Ya está.', closes: false, attachment: [] },
      })
    await answer('m1')
    await post(`crm/cases/${id}/read/`, { position: 2 })
    await answer('m2')
    await told()
    expect((await list()).items.map(({ about }) => about)).toEqual([
      { kind: 'case', case_id: id, reference, is_claim: false, closed: false },
    ])
  })

  it('a request is told where others move it, not what its customer does', async () => {
    const ask = async () => {
      const asked = await server.inject({
        method: 'POST',
        url: `/api/v1/contracts/${home.id}/iban/`,
        headers,
        payload: { already_registered: false, iban: 'ES9121000418450200051332', owner_is_bank_owner: true },
      })
      return asked.json<{ request: { id: number } }>().request.id
    }
    expect((await post(`requests/${await ask()}/withdraw/`)).status).toBe(200)
    const id = await ask()
    expect((await list()).items).toEqual([])
    await server.db
      .updateTable('signature')
      .set({ expires_at: '2026-11-20T00:00:00Z' })
      .where('request_id', '=', id)
      .execute()
    await expireRequests(server.services)
    expect((await list()).items.map(({ about }) => about)).toEqual([
      { kind: 'request', request_id: id, procedure: 'iban', state: 'expired' },
    ])
  })

  it('nobody is told who never activated the account', async () => {
    const nobody = await addCustomer(server.db, { password_hash: null })
    const contract = await addContract(server.db, nobody)
    await addInvoice(server.db, contract, { day: '2026-11-20' })
    expect((await told()).told).toBe(0)
  })
})

describe('the list', () => {
  it('has what was not read first, in pages, and counts what was not read [GET notifications/] [GET notifications/unread/]', async () => {
    for (let count = 0; count < 3; count += 1) await newBill()
    await told()
    const { items } = await list()
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a))
    const newest = items[0]!
    expect(await post(`notifications/${newest.id}/read/`)).toEqual({ status: 200, body: { unread: 2 } })
    const first = await list(headers, '?limit=2')
    expect(first).toMatchObject({ total_items: 3, unread: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id))
    const { items: last } = await list(headers, '?offset=2')
    expect(last).toEqual([{ ...newest, read: true }])
    expect(await server.get('notifications/unread/', headers)).toEqual({ status: 200, body: { unread: 2 } })
  })

  it('is read up to what was seen; what came meanwhile stays unread [POST notifications/read/]', async () => {
    await newBill()
    await told()
    const [seen] = (await list()).items
    await newBill()
    await told()
    expect((await post('notifications/read/', { up_to: seen!.id })).body).toEqual({ unread: 1 })
  })

  it('is its account’s alone [POST notifications/{id}/read/]', async () => {
    await newBill()
    await told()
    const [own] = (await list()).items
    const other = await server.signIn(await addCustomer(server.db))
    expect((await list(other)).items).toEqual([])
    const foreign = await post(`notifications/${own!.id}/read/`, {}, other)
    expect(foreign).toEqual(await post('notifications/987654321/read/', {}, other))
    expect(foreign.status).toBe(404)
    await post('notifications/read/', { up_to: Number.MAX_SAFE_INTEGER }, other)
    const second = await addSecondAccount()
    await told()
    expect((await list(second)).items).toHaveLength(1)
    await post('notifications/read/', { up_to: Number.MAX_SAFE_INTEGER }, second)
    expect((await list()).unread).toBe(1)
  })

  it('leaves out what its customer does not want to see', async () => {
    await server.db
      .insertInto('notification_choice')
      .values({
        account_id: laia.accountId,
        customer_id: laia.customerId,
        kind: 'bill',
        shown: false,
        mail: false,
      })
      .execute()
    await newBill()
    await told()
    expect(await list()).toMatchObject({ items: [], unread: 0 })
  })
})
