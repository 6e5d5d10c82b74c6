import { describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { productYear } from '@endoll/api/product-year.ts'
import type { SunWhatIf } from '@endoll/api/solar-year.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addBattery, addMovements, type TestContract } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'

const made = billedContracts()
const year = ['2025-11-01', '2026-11-01'] as const

/** A day with some Wh at noon, given, and some at eight in the evening, taken. */
function dayWith(noonWh: number, eveningWh: number) {
  return (day: Day) => {
    const at = (of: number, wh: number) =>
      Array.from({ length: hoursInDay(day) }, (_, hour) => (hour === of ? wh : 0))
    return { importWh: at(20, eveningWh), exportWh: at(12, noonWh) }
  }
}

async function houseWith(
  noonWh: number,
  eveningWh: number,
  fields: Parameters<typeof made.newContract>[0] = {},
) {
  const house = await made.newContract({ product_code: 'SOL', self_consumption: '41', ...fields })
  await made.addDays(house, ...year, dayWith(noonWh, eveningWh))
  return house
}

async function whatIf({ name }: Pick<TestContract, 'name'>): Promise<SunWhatIf> {
  const { status, body } = await made.get(`contracts/${name}/solar_year/what_if/`)
  expect(status).toBe(200)
  return body as SunWhatIf
}

/** What the comparison of products says of the contract's own, in cents. */
async function ownTotal({ name }: TestContract, of: 'total' | 'with_battery' = 'total'): Promise<number> {
  const { body } = await made.get(`contracts/${name}/products/year/`)
  const own = (body as ReplyOf<typeof productYear>).products.find((product) => product.own)
  const euros = of === 'total' ? own?.total : own?.with_battery?.total
  return Math.round((euros ?? Number.NaN) * 100)
}

function cents(euros: number | undefined): number {
  return Math.round((euros ?? Number.NaN) * 100)
}

describe('[r.sun-what-if] what else would have brought', () => {
  it('a battery at home: the year with the hours that it leaves [GET contracts/{name}/solar_year/what_if/]', async () => {
    const house = await houseWith(500, 450)
    const found = await whatIf(house)
    expect(found).toMatchObject({
      reason: null,
      start_date: '2025-11-01',
      end_date: '2026-10-31',
      days: 365,
      days_read: 365,
      virtual_battery: false,
      batteries: [
        { capacity_kwh: 5, power_kw: 2.5, efficiency_percent: 90, taken_wh: 182_500, given_wh: 164_250 },
        { capacity_kwh: 10, power_kw: 5, taken_wh: 182_500, given_wh: 164_250 },
      ],
    })
    // Of 500 Wh at noon come the 450 of the evening: nothing is given or taken any more.
    const nothing = await houseWith(0, 0)
    const saved = (await ownTotal(house)) - (await ownTotal(nothing))
    expect(saved).toBeGreaterThan(0)
    expect(cents(found.total ?? undefined)).toBe(await ownTotal(house))
    expect(found.batteries.map((battery) => cents(battery.saved))).toEqual([saved, saved])
  })

  it('a larger battery brings more where there is more to keep', async () => {
    const { batteries } = await whatIf(await houseWith(9000, 8000))
    // In an hour it takes and gives what its power lets it.
    expect(batteries.map(({ given_wh: wh }) => wh)).toEqual([365 * 2250, 365 * 4500])
    expect(batteries[1]!.saved).toBeGreaterThan(batteries[0]!.saved)
  })

  it('another price of surplus: the year at it, as far as the law lets it pay off energy', async () => {
    const house = await houseWith(500, 450)
    const { surplus_price: own, surplus_prices: prices, total } = await whatIf(house)
    expect(own).toBe(0.06)
    expect(prices.map(({ price }) => price)).toEqual([0.02, 0.04, 0.06, 0.08, 0.1, 0.12])
    expect(prices[2]?.saved).toBe(0)
    expect(prices[0]!.saved).toBeLessThan(0)
    await made
      .db()
      .insertInto('product')
      .values({ code: 'SOL12', kind: 'electricity', name: 'SOL12' })
      .execute()
    const rows = await made
      .db()
      .selectFrom('product_price')
      .selectAll()
      .where('product_code', '=', 'SOL')
      .execute()
    await made
      .db()
      .insertInto('product_price')
      .values(
        rows.map((row) => ({
          ...row,
          product_code: 'SOL12',
          price: row.concept === 'surplus' ? '0.12' : row.price,
        })),
      )
      .execute()
    const dearer = await houseWith(500, 450, { product_code: 'SOL12' })
    expect(cents(total ?? undefined) - cents(prices[5]?.saved)).toBe(await ownTotal(dearer))
    // Ten times the surplus is worth more than the energy at any of these prices but the lowest: it is held back.
    const full = await whatIf(await houseWith(5000, 450))
    expect(full.surplus_prices[5]?.saved).toBe(full.surplus_prices[4]?.saved)
  })

  it('is worked out with the virtual battery that the bills take', async () => {
    const house = await houseWith(5000, 450)
    const battery = await addBattery(made.db(), [[house, 100]])
    await addMovements(made.db(), [battery, house], [['2026-08-01', 'OLD', 2000]])
    expect(await whatIf(house)).toMatchObject({ virtual_battery: false })
    const applied = { discounts: 'aplicar' as const }
    await made.db().updateTable('battery_contract').set(applied).where('contract_id', '=', house.id).execute()
    const found = await whatIf(house)
    expect(found.virtual_battery).toBe(true)
    expect(cents(found.total ?? undefined)).toBe(await ownTotal(house, 'with_battery'))
  })

  it('is not where the contract has ended, nothing was given, too little was read, or no price is known', async () => {
    const reasonOf = async (contract: TestContract) => (await whatIf(contract)).reason
    expect(await reasonOf(await made.newContract({ state: 'baixa', self_consumption: '41' }))).toBe(
      'contract_not_active',
    )
    expect(await reasonOf(await made.newContract({ product_code: 'SOL' }))).toBe('no_surplus')
    const young = await made.newContract({ product_code: 'SOL' })
    await made.addDays(young, '2026-10-01', '2026-10-20', dayWith(500, 450))
    expect(await reasonOf(young)).toBe('too_little_data')
    expect(await reasonOf(await houseWith(500, 450, { product_code: 'NADA' }))).toBe('no_prices')
  })

  it('is told to who has the contract and to delegates who may look at it, and to nobody else; of gas there is none', async () => {
    const house = await made.newContract({ product_code: 'SOL' })
    const stranger = await addCaller(made.server())
    const path = `contracts/${house.name}/solar_year/what_if/`
    expect((await stranger.send('GET', path)).status).toBe(404)
    const delegation = await addDelegation(made.db(), [made.customer(), stranger.customer], {
      contracts: [house.id],
    })
    expect((await stranger.send('GET', `${path}?for=${delegation}`)).status).toBe(200)
    const gas = await made.newContract({ kind: 'gas', tariff: 'RL.1' })
    expect((await made.get(`contracts/${gas.name}/solar_year/what_if/`)).status).toBe(404)
  })
})
