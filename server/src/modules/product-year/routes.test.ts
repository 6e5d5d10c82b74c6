import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getOptimalPower } from '@endoll/api/optimal-power.ts'
import type { productYear } from '@endoll/api/product-year.ts'
import { addMonths, eachDay } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { addContract, addCurveDay, addInvoice, type TestContract } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let caller: TestCaller

function offerOf(product_code: string) {
  return {
    product_code,
    tariff: '2.0TD',
    from_day: '2025-01-01',
    to_day: null,
    customers: 'any' as 'any' | 'company',
    self_consumption: 'without' as 'without' | 'any',
    description: null,
    url: null,
  }
}

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
    .values({ ...offerOf(code), customers })
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
  it('on the hours of the last twelve months, the contract’s own beside those on sale, the cheapest first [GET contracts/{name}/products/year/] [r.product-year]', async () => {
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

  it('has the present product with the options chosen, and says where their prices are not known [r.option-billed]', async () => {
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

  it('has the hours of the clock plan that suit best, and the suggested powers, each with its range [r.product-year-columns]', async () => {
    await server.db
      .insertInto('product_tariff_option')
      .values(
        ['13-15', '00-06'].map((choice) => ({
          product_code: 'DEAR',
          option: 'happy_hours' as const,
          choice,
          price: '0.05',
        })),
      )
      .execute()
    const contract = await contractOf()
    await addHours(contract, '2026-07-01', '2026-11-01')
    const { body } = await yearOf(contract)
    const plans = body.products.map(({ name, with_plan: plan }) => [name, plan?.start_hour, plan?.end_hour])
    // Every hour has the same price and use, so that six of them save more than two.
    expect(plans).toContainEqual(['Luz DEAR', 0, 6])
    expect(plans).toContainEqual(['Luz CHEAP', undefined, undefined])
    const { with_plan: plan, total } = body.products.find(({ name }) => name === 'Luz DEAR')!
    expect(plan!.total).toBeLessThan(total)
    expect([plan!.from < plan!.total, plan!.to > plan!.total]).toEqual([true, true])
    await server.db.deleteFrom('product_tariff_option').where('product_code', '=', 'DEAR').execute()
  })

  it('says of the suggested powers what the advice on power says, with the excess they bring', async () => {
    const rows = [1, 2].map((tariff_period) => ({
      product_code: 'OWN',
      concept: 'excess_power' as const,
      tariff_period,
      from_day: '2025-01-01',
      price: '36.5',
      unit: 'EUR/kW/year' as const,
    }))
    await server.db.insertInto('product_price').values(rows).execute()
    const contract = await contractOf({ powers_w: [6000, 6000] })
    await addHours(contract, '2025-11-01', '2026-11-01')
    for (let month = 0; month < 12; month += 1) {
      const from = addMonths('2025-11-01', month)
      const to = addMonths(from, 1)
      const bill = await addInvoice(server.db, contract, {
        from_day: from,
        to_day: to,
        day: to,
        powers_w: [6000, 6000],
      })
      const readings = [1, 2].map((tariff_period) => ({
        invoice_id: bill.id,
        magnitude: 'demand' as const,
        tariff_period,
        current_day: to,
        quantity: month === 2 ? 5500 : 3000,
      }))
      await server.db.insertInto('invoice_reading').values(readings).execute()
    }
    const { body } = await yearOf(contract)
    const advice = (await caller.send('GET', `contracts/${encodeURIComponent(contract.name)}/power/optimal/`))
      .body as ReplyOf<typeof getOptimalPower>
    expect(advice.suggestion!.after.excess).toBeGreaterThan(0)
    expect(body.suggested_powers).toEqual(advice.periods.map(({ suggested }) => suggested))
    expect(body.excess_included).toBe(true)
    const own = body.products.find((product) => product.own)!
    expect(own.total - own.with_suggested!.total).toBeCloseTo(advice.suggestion!.saving_with_taxes, 6)
    await server.db.deleteFrom('product_price').where('concept', '=', 'excess_power').execute()
  })

  it('has a virtual battery where there is surplus that is paid [r.product-year-columns]', async () => {
    await server.db
      .insertInto('product_price')
      .values({
        product_code: 'OWN',
        concept: 'surplus',
        tariff_period: 0,
        from_day: '2025-01-01',
        price: '0.05',
        unit: 'EUR/kWh',
      })
      .execute()
    const contract = await contractOf()
    for (const day of eachDay('2025-11-01', '2026-11-01')) {
      await addCurveDay(server.db, contract.id, day, {
        exportWh: Array<number>(hoursInDay(day)).fill(day < '2026-07-01' ? 0 : 900),
      })
    }
    const { body: priced } = await yearOf(contract)
    const own = priced.products.find((product) => product.own)!
    expect(own.with_battery!.total).toBeLessThan(own.total)
    expect(priced.own_surplus_priced).toBe(true)
    await server.db.deleteFrom('product_price').where('concept', '=', 'surplus').execute()
    // Without a row the price of surplus is shown as unknown, not as zero.
    expect((await yearOf(contract)).body.own_surplus_priced).toBe(false)
  })

  it('has products that follow the market at its prices of each hour, and says how many are missing [r.market-year]', async () => {
    await server.db
      .insertInto('product')
      .values({ code: 'MARKET', kind: 'electricity', name: 'Luz MARKET', price_kind: 'indexed' })
      .execute()
    const row = { product_code: 'MARKET', tariff_period: 0, from_day: '2025-01-01' }
    await server.db
      .insertInto('product_price')
      .values([
        { ...row, concept: 'power', price: '36.5', unit: 'EUR/kW/year' },
        { ...row, concept: 'market', price: '120', unit: '%' },
        { ...row, concept: 'market_addition', price: '0.04', unit: 'EUR/kWh' },
      ])
      .execute()
    await server.db.insertInto('product_offer').values(offerOf('MARKET')).execute()
    const contract = await contractOf()
    await addHours(contract, '2025-11-01', '2026-11-01')
    // Without market prices nothing is shown of it.
    expect((await yearOf(contract)).body.products.map(({ name }) => name)).not.toContain('Luz MARKET')
    // 1.2 × 0.05 + 0.04 in every hour is what the product at 0.1 asks.
    await server.db
      .insertInto('market_day')
      .values(
        [...eachDay('2025-11-01', '2026-11-01')].map((day) => ({
          day,
          prices: Array<number>(hoursInDay(day) * 4).fill(50_000),
          version: 1,
        })),
      )
      .execute()
    const whole = (await yearOf(contract)).body.products
    const find = (of: typeof whole, code: string) => of.find(({ name }) => name === `Luz ${code}`)
    expect(find(whole, 'MARKET')).toMatchObject({
      total: find(whole, 'CHEAP')?.total,
      from: find(whole, 'CHEAP')?.from,
      to: find(whole, 'CHEAP')?.to,
      with_plan: null,
      market_hours_missing: 0,
    })
    expect(find(whole, 'CHEAP')?.market_hours_missing).toBeNull()
    await server.db.deleteFrom('market_day').where('day', '=', '2026-05-05').execute()
    expect(find((await yearOf(contract)).body.products, 'MARKET')?.market_hours_missing).toBe(24)
    await server.db.deleteFrom('product_offer').where('product_code', '=', 'MARKET').execute()
  })

  it('of gas is told from its bills, not from hours [r.product-year-columns]', async () => {
    for (const [code, energy] of [
      ['GAS1', '0.07'],
      ['GAS2', '0.05'],
    ] as const) {
      await server.db
        .insertInto('product')
        .values({ code, kind: 'gas', name: `Gas ${code}` })
        .execute()
      const row = { product_code: code, tariff_period: 0, from_day: '2025-01-01' }
      await server.db
        .insertInto('product_price')
        .values([
          { ...row, concept: 'fixed', price: '6', unit: 'EUR/month' },
          { ...row, concept: 'energy', price: energy, unit: 'EUR/kWh' },
        ])
        .execute()
      await server.db
        .insertInto('product_offer')
        .values({ ...offerOf(code), tariff: 'RL.2', self_consumption: 'any' })
        .execute()
    }
    const gas = await contractOf({ kind: 'gas', tariff: 'RL.2', powers_w: [], product_code: 'GAS1' })
    expect((await yearOf(gas)).body).toMatchObject({ reason: 'too_few_bills', days_read: 0 })
    await addInvoice(server.db, gas, {
      from_day: '2025-11-01',
      to_day: '2026-11-01',
      day: '2026-11-03',
      energy_wh: 7_300_000,
    })
    const { body } = await yearOf(gas)
    expect(body).toMatchObject({ reason: null, days: 365, days_read: 365, kwh: 7300 })
    expect(body.products.map(({ name, own }) => [name, own])).toEqual([
      ['Gas GAS2', false],
      ['Gas GAS1', true],
    ])
    for (const { with_plan, with_suggested, with_battery } of body.products) {
      expect([with_plan, with_suggested, with_battery]).toEqual([null, null, null])
    }
  })

  it('is not told of a closed contract and where no product has prices', async () => {
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

  it('is nobody else’s [r.product-year]', async () => {
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
