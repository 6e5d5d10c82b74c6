import { describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { solarYear } from '@endoll/api/solar-year.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addBattery, addMovements, type TestContract } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer } from '../../testing/test-server.ts'

type Year = ReplyOf<typeof solarYear>

const made = billedContracts()
const cau = 'ES0031999900000001LR0FA000'

/** A day that gives some Wh at noon. */
function giving(noonWh: number) {
  return { importWh: 100, exportWh: Array.from({ length: 24 }, (_, hour) => (hour === 12 ? noonWh : 0)) }
}

async function yearOf({ name }: Pick<TestContract, 'name'>): Promise<Year> {
  const { status, body } = await made.get(`contracts/${name}/solar_year/`)
  expect(status).toBe(200)
  return body as Year
}

/** A house with panels: September with days that were not read, October, and November up to the 10th. */
async function newHouse() {
  const house = await made.newContract({ product_code: 'SOL', self_consumption: '41', cau })
  const energy = {
    kind: 'energy',
    tariff_period: 1,
    quantity: '100',
    price: '0.2',
    amount_cents: 2000,
  } as const
  const power = {
    kind: 'power',
    quantity: '1',
    unit: 'unit',
    price: '10',
    price_unit: 'EUR',
    amount_cents: 1000,
  } as const
  const surplus = { kind: 'surplus', quantity: '50', price: '-0.06', amount_cents: -300 } as const
  const september = await made.addMonth(house, 9, { total_cents: 3000 })
  await made.addLines(september, 9, [power, energy])
  const october = await made.addMonth(house, 10, { total_cents: 2800 })
  await made.addLines(october, 10, [power, energy, surplus])
  await made.addReadings(october, [['export', 0, '50100']])
  await made.addDays(house, '2026-09-11', '2026-11-11', (day: Day) =>
    giving(day >= '2026-10-01' && day <= '2026-10-10' ? 5000 : day > '2026-11-08' ? 1000 : 0),
  )
  return { house, october }
}

describe('what the sun brought', () => {
  it('is told bill by bill with taxes, beside what the hours add up to, and what is not billed yet [GET contracts/{name}/solar_year/] [r.solar-year]', async () => {
    const { house } = await newHouse()
    const year = await yearOf(house)
    expect(year).toMatchObject({
      contract: house.name,
      installation: { modality: 'compensated', code: '41', cau, share: null },
      read_since: '2026-09-11',
      year: { start: '2025-11-01', end: '2026-10-31', export_wh: 50_000, days: 365, days_read: 51 },
      measured: null,
      battery: null,
    })
    expect(year.bills).toMatchObject([
      { start_date: '2026-09-01', end_date: '2026-09-30', compensated: 0, curve_wh: 0, days_missing: 10 },
      {
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        // 30 × 1.0511269632 = 31.53, × 1.21 = 38.15, less 27 × 1.0511269632 = 28.38, × 1.21 = 34.34.
        compensated: 3.81,
        battery_paid: 0,
        billed_wh: 50_100,
        curve_wh: 50_000,
        days_missing: 0,
      },
    ])
    // 2 kWh at 0.06 are 12 cents; electricity tax and IVA, each rounded, are one and three more.
    expect(year.unbilled).toEqual({
      start_date: '2026-11-01',
      read_to: '2026-11-10',
      export_wh: 2000,
      compensated: 0.16,
    })
  })

  it('says when to run car and washing: the usual sun, and the cheapest hours of tomorrow as far as known [r.sun-hours]', async () => {
    const { house } = await newHouse()
    // Of the last 28 days that were read two gave, at noon. Tomorrow is a Sunday, all of it P3 at one price.
    expect((await yearOf(house)).advice).toEqual({
      day: '2026-11-22',
      sun: { start_hour: 12, end_hour: 13 },
      days_missing: 0,
      grid: { basis: 'prices', start_hour: 0, end_hour: 24 },
    })
    const unpriced = await made.newContract({ product_code: 'NADA', self_consumption: '41' })
    await made.addDays(unpriced, '2026-11-01', '2026-11-11', () => giving(500))
    expect((await yearOf(unpriced)).advice).toMatchObject({
      sun: null,
      days_missing: 4,
      grid: { basis: 'periods', start_hour: 0, end_hour: 24 },
    })
    const ended = await made.newContract({ state: 'baixa', self_consumption: '41' })
    expect((await yearOf(ended)).advice).toBeNull()
  })

  it('says the cheapest hours by the market where its prices of tomorrow are known [r.sun-hours]', async () => {
    await made.addMarketProduct()
    const house = await made.newContract({ product_code: 'MERCAT', self_consumption: '41' })
    const grid = async () => (await yearOf(house)).advice?.grid
    expect(await grid()).toMatchObject({ basis: 'periods' })
    await made.addMarket('2026-11-22', (hour) => (hour >= 13 && hour < 17 ? 10 : 100))
    expect(await grid()).toEqual({ basis: 'market', start_hour: 13, end_hour: 17 })
  })

  it('has what the battery paid apart, and when what is in it is spent [r.solar-year] [r.battery-spent]', async () => {
    const { house, october } = await newHouse()
    await made
      .db()
      .insertInto('invoice_line')
      .values({
        invoice_id: october.id,
        position: 4,
        kind: 'battery',
        from_day: '2026-10-01',
        to_day: '2026-11-01',
        quantity: '1',
        unit: 'unit',
        price: '-5',
        price_unit: 'EUR',
        amount_cents: -500,
      })
      .execute()
    const battery = await addBattery(made.db(), [[house, 100]])
    await addMovements(
      made.db(),
      [battery, house],
      [
        ['2025-08-01', 'OLD', 2000],
        ['2026-11-08', october.number, -200],
      ],
    )
    const applied = { discounts: 'aplicar' as const }
    await made.db().updateTable('battery_contract').set(applied).where('contract_id', '=', house.id).execute()
    const { bills, battery: found } = await yearOf(house)
    // 22 × 1.0511269632 = 23.12, × 1.21 = 27.98: 34.34 less that.
    expect(bills[1]).toMatchObject({ compensated: 3.81, battery_paid: 6.36, battery_in: 3 })
    // 18 euros at 5 a year, or at 2: beyond a year.
    expect(found).toEqual({
      balance: 18,
      applied: true,
      deposits: 3,
      withdrawals: 5,
      spent: { earliest: null, latest: null },
    })
  })

  it('has what was measured behind the meter, where a file says so', async () => {
    const house = await made.newContract({ product_code: 'SOL', self_consumption: '41' })
    await made.addDays(house, '2026-10-01', '2026-10-03', () => ({
      ...giving(500),
      generatedWh: Array<number>(24).fill(100),
      selfUsedWh: Array<number>(24).fill(75),
    }))
    expect((await yearOf(house)).measured).toEqual({ generated_wh: 4800, self_used_wh: 3600 })
  })

  it('is there for surplus without a modality, and absent for other supplies and for gas [r.solar-year-scope]', async () => {
    const unnamed = await made.newContract({ product_code: 'SOL' })
    await made.addDays(unnamed, '2026-10-01', '2026-10-02', () => giving(500))
    expect((await yearOf(unnamed)).installation).toEqual({
      modality: null,
      code: null,
      cau: null,
      share: null,
    })
    const absent = await made.get('contracts/nobody/solar_year/')
    expect(absent.status).toBe(404)
    for (const fields of [{ self_consumption: '00' }, { kind: 'gas' as const, tariff: 'RL.1' }]) {
      const other = await made.newContract(fields)
      const { status, body } = await made.get(`contracts/${other.name}/solar_year/`)
      expect([status, (body as { error: unknown }).error]).toEqual([
        404,
        (absent.body as { error: unknown }).error,
      ])
    }
  })

  it('is told to who has the contract and to delegates who may look at it, and to nobody else [r.solar-year-scope]', async () => {
    const { house } = await newHouse()
    const other = await made.newContract({ self_consumption: '41' })
    const stranger = await addCaller(made.server())
    const path = `contracts/${house.name}/solar_year/`
    expect((await stranger.send('GET', path)).status).toBe(404)
    const delegation = await addDelegation(made.db(), [made.customer(), stranger.customer], {
      contracts: [house.id],
    })
    expect((await stranger.send('GET', `${path}?for=${delegation}`)).status).toBe(200)
    const apart = `contracts/${other.name}/solar_year/?for=${delegation}`
    expect((await stranger.send('GET', apart)).status).toBe(404)
  })

  it('leaves out what was before its customer had the contract [r.solar-year-scope]', async () => {
    const { house } = await newHouse()
    await made
      .db()
      .updateTable('contract')
      .set({ held_from: '2026-10-05' })
      .where('id', '=', house.id)
      .execute()
    const year = await yearOf(house)
    expect(year).toMatchObject({ bills: [], read_since: '2026-10-05', year: { export_wh: 30_000 } })
  })
})

it('is absent while the switch solarYear is off', async () => {
  const server = await startTestServer({ solarYear: false })
  const caller = await addCaller(server)
  const { status } = await caller.send('GET', `contracts/${caller.contract.name}/solar_year/`)
  await server.stop()
  expect(status).toBe(404)
})
