import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getOptimalPower } from '@endoll/api/optimal-power.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { addContract, addInvoice, type TestContract } from '../../testing/factories.ts'
import { addCaller, sign, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Reply = ReplyOf<typeof getOptimalPower>

let server: TestServer
let caller: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

async function optimal(name: string, of = caller) {
  return of.send('GET', `contracts/${encodeURIComponent(name)}/power/optimal/`)
}
async function optimalPower(name: string): Promise<Reply> {
  const { status, body } = await optimal(name)
  expect(status).toBe(200)
  return body
}

let products = 0
/** A product whose P1 costs 0.10 and whose other periods cost 0.01 EUR/kW/day. */
async function addProduct({ periods = 2, excess }: { periods?: number; excess?: string } = {}) {
  const code = `POWER-${++products}`
  await server.db.insertInto('product').values({ code, kind: 'electricity', name: code }).execute()
  const row = (concept: 'power' | 'excess_power', price: string, period: number) => ({
    product_code: code,
    concept,
    tariff_period: period,
    from_day: '2025-01-01',
    price,
    unit: 'EUR/kW/day' as const,
  })
  const each = Array.from({ length: periods }, (_, index) => index + 1)
  await server.db
    .insertInto('product_price')
    .values([
      ...each.map((period) => row('power', period === 1 ? '0.1' : '0.01', period)),
      ...(excess === undefined ? [] : each.map((period) => row('excess_power', excess, period))),
    ])
    .execute()
  return code
}

async function contractOf(fields: Parameters<typeof addContract>[2] = {}) {
  return addContract(server.db, caller.customer, {
    product_code: await addProduct(),
    powers_w: [4600, 4600],
    ...fields,
  })
}

async function addBill(
  contract: TestContract,
  from: Day,
  demandW: readonly number[],
  fields: Parameters<typeof addInvoice>[2] = {},
) {
  const bill = await addInvoice(server.db, contract, {
    from_day: from,
    to_day: addMonths(from, 1),
    day: addMonths(from, 1),
    powers_w: [4600, 4600],
    ...fields,
  })
  if (demandW.length === 0) return bill
  await server.db
    .insertInto('invoice_reading')
    .values(
      demandW.map((watts, index) => ({
        invoice_id: bill.id,
        magnitude: 'demand' as const,
        tariff_period: index + 1,
        current_day: addMonths(from, 1),
        quantity: watts,
      })),
    )
    .execute()
  return bill
}

/** Bills of calendar months up to October 2026; January is the highest. */
async function addYear(contract: TestContract, { months = 12, demandW = [2000, 1500] } = {}) {
  for (let month = 12 - months; month < 12; month += 1) {
    const from = addMonths('2025-11-01', month)
    await addBill(contract, from, from === '2026-01-01' ? demandW.map((watts) => watts + 1000) : demandW)
  }
}

describe('the best power', () => {
  it('takes the highest demand of two meters of one bill, whichever is written last', async () => {
    const contract = await contractOf()
    await addYear(contract)
    const { rows } = await sql<{ id: number }>`
      select id from invoice where contract_id = ${contract.id} and from_day = '2026-01-01'`.execute(
      server.db,
    )
    const before = await optimalPower(contract.name)
    await server.db
      .insertInto('invoice_reading')
      .values(
        [1, 2].map((tariff_period) => ({
          invoice_id: rows[0]!.id,
          magnitude: 'demand' as const,
          tariff_period,
          current_day: '2026-02-01',
          meter: 'new',
          quantity: 900,
        })),
      )
      .execute()
    expect(await optimalPower(contract.name)).toEqual(before)
  })

  it('is suggested with what it saves, what the change costs, and from what [GET contracts/{name}/power/optimal/]', async () => {
    const contract = await contractOf()
    await addYear(contract)
    const { name } = contract
    expect(await optimalPower(name)).toEqual({
      reason: null,
      tariff: '2.0TD',
      known: {
        start_date: '2025-11-01',
        end_date: '2026-10-31',
        months: 12,
        missing: [],
        other_powers: false,
      },
      // 3.0 + 10 % and 2.5 + 10 %, up to the next tenth of a kilowatt
      periods: [
        {
          period: 'P1',
          contracted: 4.6,
          demanded: 3,
          demanded_in: { start_date: '2026-01-01', end_date: '2026-01-31' },
          suggested: 3.3,
          excess_charged: false,
        },
        {
          period: 'P2',
          contracted: 4.6,
          demanded: 2.5,
          demanded_in: { start_date: '2026-01-01', end_date: '2026-01-31' },
          suggested: 2.8,
          excess_charged: false,
        },
      ],
      // 31 days with taxes: 14.26 + 1.43 = 15.69, + 0.80 = 16.49, + 3.46 = 19.95; 30 days 19.31, 28 days 18.02.
      // P1 4.6 × 0.1 × 365 = 167.90; P2 0.046 a day: 7 × 1.43 + 4 × 1.38 + 1.29 = 16.82
      cost_now: { power: 184.72, excess: 0, total: 184.72, with_taxes: 234.91 },
      suggestion: {
        before: { power: 184.72, excess: 0, total: 184.72, with_taxes: 234.91 },
        // P1 3.3: 120.45; P2 0.028 a day: 7 × 0.87 + 4 × 0.84 + 0.78 = 10.23
        after: { power: 130.68, excess: 0, total: 130.68, with_taxes: 166.22 },
        saving: 54.04,
        saving_with_taxes: 68.69,
        change: { connection: 9.04, access: 0, extension: 0, total: 9.04, added_power: 0 },
        payback_months: 3,
      },
      // 3.0: 109.50; 2.5: 7 × 0.78 + 4 × 0.75 + 0.70 = 9.16
      incautious: { powers: [3, 2.5], saving: 66.06, excess: 0 },
      margin_percent: 10,
      prices_date: '2026-11-21',
      taxes: [
        { tax: 'electricity_tax', percent: '5.11269632' },
        { tax: 'IVA', percent: '21' },
      ],
      // In effect within five working days, and twelve months from then.
      next_change_date: '2027-11-27',
      refusal: null,
    })
  })

  it('lies below what was demanded where excess is charged and seldom', async () => {
    const product_code = await addProduct({ excess: '0.2' })
    const contract = await contractOf({ product_code })
    await addYear(contract)
    const { periods, suggestion, incautious } = await optimalPower(contract.name)
    // A kW of P1 costs 36.50 a year, one above it in January 0.2 × 31 = 6.20; P2: 3.65, so that stays above January's.
    expect(periods.map(({ suggested, excess_charged }) => [suggested, excess_charged])).toEqual([
      [2, true],
      [2.5, true],
    ])
    expect(suggestion?.after).toMatchObject({ excess: 6.2 })
    expect(incautious).toBeNull()
  })

  it('is what there is where nothing is cheaper, or where the change costs more than it saves', async () => {
    const fits = await contractOf({ powers_w: [3300, 2800] })
    await addYear(fits)
    expect(await optimalPower(fits.name)).toMatchObject({ reason: 'optimal', suggestion: null })
    const nearly = await contractOf({ powers_w: [3300, 4600] })
    await addYear(nearly)
    expect(await optimalPower(nearly.name)).toMatchObject({
      reason: 'saves_too_little',
      suggestion: { payback_months: 17 },
    })
  })

  it('counts a bill that was annulled and made again once, as it is now', async () => {
    const contract = await contractOf()
    await addYear(contract, { months: 11 })
    const wrong = await addBill(contract, '2025-11-01', [9000, 9000])
    await addBill(contract, '2025-11-01', [9000, 9000], { type: 'B', rectifies_number: wrong.number })
    await addBill(contract, '2025-11-01', [1000, 1000], { type: 'R', rectifies_number: wrong.number })
    expect(await optimalPower(contract.name)).toMatchObject({
      known: { months: 12 },
      periods: [{ demanded: 3 }, { demanded: 2.5 }],
    })
  })

  it('is found whatever else was billed since the last bill: a fee holds no demand', async () => {
    const contract = await contractOf()
    await addYear(contract)
    const day = '2026-11-20'
    await addBill(contract, day, [], { type: 'C', to_day: '2026-11-21', day, powers_w: [] })
    expect(await optimalPower(contract.name)).toMatchObject({
      reason: null,
      known: { months: 12, end_date: '2026-10-31', missing: [] },
    })
  })

  it('says that other powers were contracted', async () => {
    const contract = await contractOf({ powers_w: [5000, 5000] })
    await addYear(contract)
    expect((await optimalPower(contract.name)).known?.other_powers).toBe(true)
  })
})

describe('without a suggestion', () => {
  it('too little data: which months are missing, and what is known', async () => {
    const contract = await contractOf()
    await addYear(contract, { months: 9 })
    await addBill(contract, '2026-01-01', [], { day: '2026-02-02' })
    expect(await optimalPower(contract.name)).toMatchObject({
      reason: 'too_little_data',
      known: {
        months: 9,
        missing: ['2025-11-01', '2025-12-01', '2026-01-01'].map((start_date) => ({ start_date })),
      },
      periods: [{ contracted: 4.6, demanded: 2, suggested: null }, { demanded: 1.5 }],
      cost_now: null,
      suggestion: null,
    })
    const unbilled = await contractOf()
    expect(await optimalPower(unbilled.name)).toMatchObject({ reason: 'too_little_data', known: null })
  })

  it.each<[string, Parameters<typeof addContract>[2], string, string | null]>([
    ['gas', { kind: 'gas', powers_w: [] }, 'gas', 'tariff_without_power'],
    ['a closed contract', { state: 'baixa' }, 'contract_not_active', 'contract_not_active'],
    ['a draft', { state: 'esborrany' }, 'contract_not_active', 'contract_not_active'],
    ['a product without prices', {}, 'no_prices', null],
    [
      'above 50 kW',
      { tariff: '3.0TD', powers_w: Array.from({ length: 6 }, () => 60_000) },
      'quarter_hours',
      null,
    ],
    ['a tariff of other powers', { tariff: '3.0TD' }, 'tariff', null],
  ])('%s', async (_, fields, reason, refusal) => {
    const contract = await addContract(server.db, caller.customer, fields)
    const found = await optimalPower(contract.name)
    expect(found.reason).toBe(reason)
    expect(found.refusal?.code ?? null).toBe(refusal)
    expect(found.suggestion).toBeNull()
  })

  it('another customer’s contract is not there', async () => {
    const stranger = await addCaller(server)
    const theirs = await optimal(stranger.contract.name)
    expect(theirs).toEqual(await optimal('NOBODY'))
    expect(theirs.status).toBe(404)
  })
})

describe('when it may be changed', () => {
  it('is a year after the last change that only the bills show, here and where it is asked for', async () => {
    const contract = await contractOf({ powers_w: [3500, 3500] })
    await addBill(contract, '2026-05-01', [2000, 1500])
    await addBill(contract, '2026-06-01', [2000, 1500], { powers_w: [3500, 3500] })
    await addBill(contract, '2026-07-01', [2000, 1500], { powers_w: [3500, 3500] })
    const refusal = { code: 'power_change_too_soon', next_date: '2027-06-01' }
    expect((await optimalPower(contract.name)).refusal).toEqual({
      ...refusal,
      // A person who may prove to be self-employed: RDL 7/2026 art. 5.1.
      self_employed_until: '2026-12-31',
      request: null,
    })
    expect(
      await caller.send('POST', `contracts/${contract.name}/power/`, {
        phone: '600000001',
        power_p1: 3300,
        power_p2: 2800,
      }),
    ).toMatchObject({
      status: 409,
      body: { error: refusal.code, about: { next_date: refusal.next_date } },
    })
  })

  it('is now where the powers of all bills are the same, or changed more than a year ago', async () => {
    const same = await contractOf()
    await addYear(same)
    expect((await optimalPower(same.name)).refusal).toBeNull()
    const longAgo = await contractOf()
    await addBill(longAgo, '2025-09-01', [2000, 1500], { powers_w: [5500, 5500] })
    await addYear(longAgo)
    expect((await optimalPower(longAgo.name)).refusal).toBeNull()
  })

  it('is named with the request that is under way, and from a year after the last change on [r.optimal-power]', async () => {
    const contract = await contractOf()
    await addYear(contract)
    const { body } = await caller.send('POST', `contracts/${contract.name}/power/`, {
      phone: '600000001',
      power_p1: 3300,
      power_p2: 2800,
    })
    const { request } = body as { request: { id: number; reference: string } }
    expect((await optimalPower(contract.name)).refusal).toEqual({
      code: 'process_running',
      next_date: null,
      self_employed_until: null,
      request: { id: request.id, reference: request.reference },
    })
    await sign(server, caller, request.id)
    for (const said of ['accepted', 'effective']) {
      await server.inject({
        method: 'POST',
        url: `/api/v1/retailer/requests/${request.reference}/answer/`,
        headers: { 'x-api-key': server.apiKey },
        payload: { answer: said },
      })
    }
    expect(await optimalPower(contract.name)).toMatchObject({
      reason: 'optimal',
      known: { other_powers: true },
      refusal: { code: 'power_change_too_soon', next_date: '2027-11-21', request: null },
    })
  })

  it('says from when on there may be another change as the change itself says it: a firm need not wait', async () => {
    for (const [owner_nif, day] of [
      ['B12345674', null],
      ['12345678Z', '2027-11-27'],
    ] as const) {
      const { name } = await contractOf({ owner_nif })
      const change = (await caller.send('GET', `contracts/${name}/power/`)).body as {
        next_change_date: string | null
      }
      expect((await optimalPower(name)).next_change_date).toBe(change.next_change_date)
      expect(change.next_change_date).toBe(day)
    }
  })
})
