import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { marketPrices } from '@endoll/api/market-prices.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'
import type { TestContract } from '../../testing/factories.ts'

const { db, newContract, addDays, addMarket, addMarketProduct, onDay, get } = billedContracts()
/** Electricity tax and IVA of November 2026. */
const taxes = 1.0511269632 * 1.21

beforeAll(addMarketProduct)
beforeEach(async () => {
  await db().deleteFrom('market_day').execute()
})

async function pricesOf({ name }: TestContract) {
  const { status, body } = await get(`contracts/${name}/market-prices/`)
  return { status, body: body as ReplyOf<typeof marketPrices> }
}

describe('the prices of today and tomorrow', () => {
  it('are those of the market by the formula of the product, with taxes, the cheapest named [GET contracts/{name}/market-prices/] [r.market-hours]', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    await addMarket('2026-11-23', (hour) => hour * 10)
    await addMarket('2026-11-24', (hour) => 240 - hour * 10)
    const { status, body } = await onDay('2026-11-23', () => pricesOf(contract))
    expect([status, body.follows_market, body.period_names]).toEqual([200, true, ['P1', 'P2', 'P3']])
    expect(body.today).toMatchObject({ day: '2026-11-23', cheapest: [0, 1, 2, 3, 4, 5] })
    expect(body.today?.starts[10]).toBe('2026-11-23T10:00:00+01:00')
    // Monday from 10 to 11 is P1: (1.2 × 0.1 + 0.12) × taxes
    expect(body.today?.hour_period[10]).toBe(0)
    expect(body.today?.nano_prices[10]).toBe(Math.round(0.24 * taxes * 1e9))
    // From 3 to 4 P3: (1.2 × 0.03 + 0.02) × taxes
    expect(body.today?.nano_prices[3]).toBe(Math.round(0.056 * taxes * 1e9))
    expect(body.tomorrow?.day).toBe('2026-11-24')
    // Hour 22 is P2: (1.2 × 0.02 + 0.05) × taxes
    expect(body.tomorrow?.nano_prices[22]).toBe(Math.round(0.074 * taxes * 1e9))
  })

  it('tomorrow is not in before its file has come [GET contracts/{name}/market-prices/]', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    await addMarket('2026-11-23', () => 50)
    const { body } = await onDay('2026-11-23', () => pricesOf(contract))
    expect([body.today?.day, body.tomorrow]).toEqual(['2026-11-23', null])
    await addMarket('2026-11-24', () => 50)
    const later = await onDay('2026-11-23', () => pricesOf(contract))
    expect(later.body.tomorrow?.day).toBe('2026-11-24')
  })

  it('have 25 hours when clocks go back, the two alike in name by their own prices', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    await addMarket('2026-10-25', (hour) => hour * 10)
    const { body } = await onDay('2026-10-25', () => pricesOf(contract))
    expect(body.today?.starts.slice(2, 4)).toEqual(['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00'])
    expect(body.today?.nano_prices).toHaveLength(25)
    expect(body.today?.nano_prices[3]).toBe(Math.round(0.056 * taxes * 1e9))
  })

  it('are none where the product does not follow the market, and for gas', async () => {
    await addMarket('2026-11-23', () => 50)
    const none = { follows_market: false, today: null, tomorrow: null }
    const fixed = await newContract()
    expect((await onDay('2026-11-23', () => pricesOf(fixed))).body).toMatchObject(none)
    const gas = await newContract({ kind: 'gas', tariff: 'RL.2' })
    expect((await onDay('2026-11-23', () => pricesOf(gas))).body).toMatchObject(none)
  })
})

describe('the hours of a contract that follows the market', () => {
  const days = 'start=2026-11-16&end=2026-11-17'
  async function seriesOf({ name }: TestContract, resolution: string) {
    const { body } = await get(`contracts/${name}/cch/series/${resolution}/?${days}`)
    return body as ReplyOf<typeof consumptionSeries>
  }

  it('cost what the market asked, by hour and by day alike', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    await addDays(contract, '2026-11-16', '2026-11-18', () => ({ importWh: 250 }))
    await addMarket('2026-11-16', (hour) => hour * 10)
    await addMarket('2026-11-17', () => -30)
    const hourly = await seriesOf(contract, 'hourly')
    const nano = hourly.cost?.hour_nano_prices ?? []
    expect(nano).toHaveLength(48)
    expect(nano[10]).toBe(Math.round(0.24 * taxes * 1e9))
    // (1.2 × -0.03 + 0.02) × taxes: below zero.
    expect(nano[24 + 3]).toBe(-Math.round(0.016 * taxes * 1e9))
    const daily = await seriesOf(contract, 'daily')
    expect(daily.cost?.hour_nano_prices).toEqual([])
    const byHours = [0, 1].map((day) =>
      [0, 1, 2].map((period) =>
        nano.slice(day * 24, day * 24 + 24).reduce<number>((sum, price, hour) => {
          const own = hourly.hour_period[day * 24 + hour] === period
          return own ? sum + Math.round((250 * (price ?? 0)) / 10_000) : sum
        }, 0),
      ),
    )
    for (const [day, periods] of byHours.entries()) {
      for (const [period, cost] of periods.entries()) {
        // Half a microcent below zero rounds the other way.
        expect(Math.abs((daily.cost?.by_period_microcents[day]?.[period] ?? 0) - cost)).toBeLessThan(24)
      }
    }
  })

  it('have no cost on days without prices of the market', async () => {
    const contract = await newContract({ product_code: 'MERCAT' })
    await addDays(contract, '2026-11-16', '2026-11-18')
    await addMarket('2026-11-16', () => 50)
    const { cost } = await seriesOf(contract, 'daily')
    expect(cost?.by_period_microcents.map((day) => day === null)).toEqual([false, true])
    const hourly = await seriesOf(contract, 'hourly')
    expect(hourly.cost?.hour_nano_prices?.slice(23, 26).map((nano) => nano === null)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('nothing is said of it where the product has prices of its own', async () => {
    const contract = await newContract()
    await addDays(contract, '2026-11-16', '2026-11-17')
    expect((await seriesOf(contract, 'hourly')).cost?.hour_nano_prices).toBeNull()
  })
})
