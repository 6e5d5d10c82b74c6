import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import type { listFindings } from '@endoll/api/portfolio.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addContract, addCustomer, addInvoice, type TestContract } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { reviewSupplies, startOfDay } from './operations/review-supplies.ts'

type Reply = ReplyOf<typeof listFindings>

let server: TestServer
let firm: TestCaller
let oversized: TestContract
let inductive: TestContract
let exceeding: TestContract

async function addPowerProduct() {
  const code = 'POWERS'
  await server.db.insertInto('product').values({ code, kind: 'electricity', name: code }).execute()
  const row = { product_code: code, concept: 'power', from_day: '2025-01-01', unit: 'EUR/kW/day' } as const
  await server.db
    .insertInto('product_price')
    .values([
      { ...row, tariff_period: 1, price: '0.1' },
      { ...row, tariff_period: 2, price: '0.01' },
    ])
    .execute()
  return code
}

/** A year of bills up to October 2026 that demanded 2 and 1.5 kW, in January 3 and 2.5. */
async function addYear(contract: TestContract) {
  for (let month = 0; month < 12; month += 1) {
    const from = addMonths('2025-11-01', month)
    const to = addMonths(from, 1)
    const bill = await addInvoice(server.db, contract, {
      from_day: from,
      to_day: to,
      day: to,
      powers_w: [4600, 4600],
    })
    const more = from === '2026-01-01' ? 1000 : 0
    await addReadings(bill.id, to, 'demand', [2000 + more, 1500 + more])
  }
}

function addReadings(
  invoice_id: number,
  current_day: string,
  magnitude: 'import' | 'reactive' | 'demand',
  quantities: readonly number[],
) {
  return server.db
    .insertInto('invoice_reading')
    .values(
      quantities.map((quantity, index) => ({
        invoice_id,
        magnitude,
        tariff_period: index + 1,
        current_day,
        quantity,
      })),
    )
    .execute()
}

/** The bill of October with a line of 100 euros of energy and one of another kind. */
async function addLine(contract: TestContract, kind: 'excess_power' | 'reactive', cents: number) {
  const bill = await addInvoice(server.db, contract)
  const line = { invoice_id: bill.id, from_day: '2026-10-01', to_day: '2026-11-01', quantity: 1 }
  await server.db
    .insertInto('invoice_line')
    .values([
      {
        ...line,
        position: 1,
        kind: 'energy',
        unit: 'unit',
        price: 100,
        price_unit: 'EUR',
        amount_cents: 10_000,
      },
      {
        ...line,
        position: 2,
        kind,
        unit: 'unit',
        price: cents / 100,
        price_unit: 'EUR',
        amount_cents: cents,
      },
    ])
    .execute()
  return bill
}

async function review() {
  const reached = startOfDay()
  while ((await reviewSupplies(server.services, reached)) !== undefined);
}

async function portfolio(query = '', of = firm): Promise<Reply> {
  const { status, body } = await of.send('GET', `portfolio/${query}`)
  expect(status).toBe(200)
  return body
}

beforeAll(async () => {
  server = await startTestServer()
  firm = await addCaller(server)
  const { db } = server
  oversized = await addContract(db, firm.customer, { product_code: await addPowerProduct() })
  await addYear(oversized)
  inductive = await addContract(db, firm.customer)
  const bill = await addLine(inductive, 'reactive', 2000)
  await addReadings(bill.id, '2026-11-01', 'import', [1_000_000])
  await addReadings(bill.id, '2026-11-01', 'reactive', [750_000])
  await addReadings(bill.id, '2026-11-01', 'demand', [10_000])
  exceeding = await addContract(db, firm.customer)
  await addLine(exceeding, 'excess_power', 5000)
  for (let more = 0; more < 5; more += 1) await addContract(db, firm.customer)
  await addContract(db, firm.customer, { state: 'baixa' })
  await review()
})
afterAll(() => server.stop())

describe('what could be cheaper over all supplies', () => {
  it('is the euros of each cause, the dearest first, with what mends it [GET portfolio/] [r.portfolio]', async () => {
    expect(await portfolio()).toMatchObject({
      supplies: 9,
      reviewed: 9,
      oldest_day: '2026-11-21',
      causes: [
        { cause: 'powers', supplies: 1, amount: 68.69 },
        // 150 + 7.67 + 33.11, 120 + 6.14 + 26.49, each less 100 + 5.11 + 22.07.
        { cause: 'excess', supplies: 1, amount: 63.6 },
        { cause: 'reactive', supplies: 1, amount: 25.45 },
      ],
      n_items: 3,
      items: [
        {
          contract: oversized.name,
          cause: 'powers',
          amount: 68.69,
          powers: { contracted: [4.6, 4.6], suggested: [3.3, 2.8], payback_months: 3 },
        },
        { contract: exceeding.name, cause: 'excess', amount: 63.6, powers: null },
        {
          contract: inductive.name,
          cause: 'reactive',
          amount: 25.45,
          // 10 kW × (0.75 − 0.33)
          reactive: [{ period: 'P1', cos_phi: 0.8, charged_bills: 1, capacitor_kvar: 4.2 }],
        },
      ],
    })
  })

  it('says of powers what the page of the power says [r.portfolio]', async () => {
    const { body } = await firm.send('GET', `contracts/${oversized.name}/power/optimal/`)
    const { suggestion, periods } = body as OptimalPowerReply
    const { items } = await portfolio('?cause=powers')
    expect(items.map(({ amount, powers }) => [amount, powers?.suggested])).toEqual([
      [suggestion?.saving_with_taxes, periods.map(({ suggested }) => suggested)],
    ])
  })

  it('is of one cause where that is asked for, a page at a time', async () => {
    expect(await portfolio('?cause=excess')).toMatchObject({ n_items: 1, items: [{ cause: 'excess' }] })
    expect(await portfolio('?offset=1&limit=1')).toMatchObject({ n_items: 3, items: [{ cause: 'excess' }] })
    expect((await firm.send('GET', 'portfolio/?cause=weather')).status).toBe(400)
  })

  it('is worked out once a day, and of customers with few supplies not at all', async () => {
    const few = await addCaller(server)
    await addYear(few.contract)
    await review()
    expect(await portfolio('', few)).toMatchObject({ supplies: 1, reviewed: 0, oldest_day: null, items: [] })
    const dearer = { price: 90, amount_cents: 9000 }
    await server.db.updateTable('invoice_line').set(dearer).where('kind', '=', 'reactive').execute()
    await review()
    expect((await portfolio('?cause=reactive')).items[0]?.amount).toBe(25.45)
    server.clock.advance(86_400_000)
    const headers = await server.signIn(firm.customer)
    await review()
    const { body } = await server.get('portfolio/?cause=reactive', headers)
    // 190 + 9.71 + 41.94 less 100 + 5.11 + 22.07
    expect((body as Reply).items[0]?.amount).toBe(114.47)
    expect((body as Reply).oldest_day).toBe('2026-11-22')
  })

  it('is told of one’s own supplies: not to strangers, to delegates of what was chosen, to nobody after a change of holder [r.portfolio-scope]', async () => {
    const stranger = await addCaller(server)
    expect(await portfolio('', stranger)).toMatchObject({ reviewed: 0, items: [], causes: [] })
    const delegation = await addDelegation(server.db, [firm.customer, stranger.customer], {
      contracts: [exceeding.id],
    })
    expect(await portfolio(`?for=${delegation}`, stranger)).toMatchObject({
      supplies: 1,
      items: [{ contract: exceeding.name }],
      causes: [{ cause: 'excess', supplies: 1 }],
    })
    const { customerId } = await addCustomer(server.db)
    const { id } = exceeding
    await server.db
      .updateTable('contract')
      .set({ customer_id: stranger.customer.customerId })
      .where('id', '=', id)
      .execute()
    expect(await portfolio('', stranger)).toMatchObject({ supplies: 2, reviewed: 0, items: [] })
    await server.db.updateTable('contract').set({ customer_id: customerId }).where('id', '=', id).execute()
    server.clock.advance(86_400_000)
    await review()
    const kept = await server.db.selectFrom('supply_review').select('contract_id').execute()
    expect(kept.map(({ contract_id }) => contract_id)).not.toContain(id)
  })
})
