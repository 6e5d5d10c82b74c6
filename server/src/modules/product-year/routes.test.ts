import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { productYear } from '@endoll/api/product-year.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { addContract, addCurveDay, type TestContract } from '../../platform/testing/factories.ts'
import { addCaller, type TestCaller } from '../../test-requests.ts'
import { startTestServer, type TestServer } from '../../test-server.ts'

let server: TestServer
let caller: TestCaller

/** A product at a price of energy in all periods; on sale for some who have no panels. */
async function addProduct(
  code: string,
  energy: string,
  { customers = 'any', offered = true }: { customers?: 'any' | 'company'; offered?: boolean } = {},
) {
  await server.db
    .insertInto('product')
    .values({ code, kind: 'electricity', name: `Luz ${code}` })
    .execute()
  const row = { product_code: code, tariff_period: 0, from_day: '2025-01-01' }
  await server.db
    .insertInto('product_price')
    .values([
      { ...row, concept: 'power', price: '36.5', unit: 'EUR/kW/year' },
      { ...row, concept: 'energy', price: energy, unit: 'EUR/kWh' },
    ])
    .execute()
  if (!offered) return
  await server.db
    .insertInto('product_offer')
    .values({
      product_code: code,
      tariff: '2.0TD',
      from_day: '2025-01-01',
      to_day: null,
      customers,
      self_consumption: 'without',
      description: null,
      url: null,
    })
    .execute()
}

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
  await addProduct('OWN', '0.15', { offered: false })
  await addProduct('CHEAP', '0.1')
  await addProduct('DEAR', '0.2')
  await addProduct('FIRMS', '0.05', { customers: 'company' })
})
afterAll(() => server.stop())

async function yearOf({ name }: Pick<TestContract, 'name'>, of = caller) {
  const { status, body } = await of.send(
    'GET',
    `contracts/${encodeURIComponent(name)}/products/year/?lang=es`,
  )
  return { status, body: body as ReplyOf<typeof productYear> }
}
async function contractOf(fields: Parameters<typeof addContract>[2] = {}) {
  return addContract(server.db, caller.customer, { product_code: 'OWN', powers_w: [4000, 4000], ...fields })
}
async function addHours({ id }: TestContract, from: string, to: string) {
  for (const day of eachDay(from, to)) await addCurveDay(server.db, id, day)
}

describe('what each product would have cost', () => {
  it('on the hours of the last twelve months, the contract’s own beside those on sale, the cheapest first', async () => {
    const contract = await contractOf()
    await addHours(contract, '2025-11-01', '2026-11-01')
    const { status, body } = await yearOf(contract)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reason: null,
      start_date: '2025-11-01',
      end_date: '2026-10-31',
      days: 365,
      days_read: 365,
      kwh: 876,
      powers: [4, 4],
      own_options: null,
    })
    expect(body.products.map(({ name, own }) => [name, own])).toEqual([
      ['Luz CHEAP', false],
      ['Luz OWN', true],
      ['Luz DEAR', false],
    ])
    for (const { total, from, to } of body.products) expect([from, to]).toEqual([total, total])
  })

  it('has the present product with the options chosen, and says where their prices are not known', async () => {
    await server.db
      .insertInto('product_tariff_option')
      .values({ product_code: 'OWN', option: 'happy_hours', choice: '00-24', price: '0.1' })
      .execute()
    const plan = await contractOf({ happy_hours: '00-24', happy_hours_from: '2026-11-01' })
    await addHours(plan, '2025-11-01', '2026-11-01')
    const { body } = await yearOf(plan)
    expect(body.own_options).toBe('applied')
    // At 0.1 all day long it is what the product at 0.1 is.
    const [first, second] = body.products
    expect([first?.total, second?.own || first?.own]).toEqual([second?.total, true])
    await server.db.updateTable('product_tariff_option').set({ price: null }).execute()
    const unknown = (await yearOf(plan)).body
    expect(unknown.own_options).toBe('not_known')
    expect(unknown.products.map(({ name }) => name)).toEqual(['Luz CHEAP', 'Luz OWN', 'Luz DEAR'])
  })

  it('has a range where readings are missing, and is not told where too many are', async () => {
    const contract = await contractOf()
    await addHours(contract, '2026-07-01', '2026-11-01')
    const { body } = await yearOf(contract)
    expect(body.days_read).toBe(123)
    for (const { total, from, to } of body.products) {
      expect(from).toBeLessThan(total)
      expect(to).toBeGreaterThan(total)
    }
    const few = await contractOf()
    await addHours(few, '2026-10-01', '2026-11-01')
    expect((await yearOf(few)).body).toMatchObject({ reason: 'too_little_data', products: [] })
  })

  it('is not told of gas, of a closed contract and where no product has prices', async () => {
    const gas = await contractOf({ kind: 'gas', tariff: 'RL.2', powers_w: [] })
    expect((await yearOf(gas)).body.reason).toBe('gas')
    const closed = await contractOf({ state: 'baixa', end_day: '2026-10-01' })
    expect((await yearOf(closed)).body.reason).toBe('contract_not_active')
    await server.db.insertInto('product').values({ code: 'BARE', kind: 'electricity', name: 'Luz' }).execute()
    const bare = await contractOf({
      product_code: 'BARE',
      tariff: '3.0TD',
      powers_w: Array<number>(6).fill(20_000),
    })
    await addHours(bare, '2026-07-01', '2026-11-01')
    expect((await yearOf(bare)).body.reason).toBe('no_prices')
  })

  it('is nobody else’s', async () => {
    const contract = await contractOf()
    const other = await addCaller(server)
    expect((await yearOf(contract, other)).status).toBe(404)
    const { statusCode } = await server.inject({
      method: 'GET',
      url: `/api/v1/contracts/${contract.name}/products/year/`,
    })
    expect(statusCode).toBe(401)
  })
})
