import { describe, expect, it } from 'vitest'
import { costAt, costPartsAt, costSumOf, periodsOfDay } from './costs.ts'
import { hourlyReadings, hoursOf } from './hourly-readings.fixture.ts'
import type { Readings } from './readings.ts'
import { daysOf } from './readings.ts'

const cost = {
  price_kind: 'fixed',
  hour_nano_prices: null,
  prices: [1, 2, 3].map((tariff_period) => ({
    tariff_period,
    from: '2026-11-20',
    to: '2026-11-20',
    price: ['0.3', '0.2', '0.1'][tariff_period - 1]!,
  })),
  by_period_microcents: [],
  billed_to: null,
} satisfies Readings['cost']
/** Two days of 100 Wh an hour; only the first has prices. */
const hours = hourlyReadings(hoursOf('2026-11-20', '2026-11-22'), { cost })

describe('what hours cost', () => {
  it('is their energy at the price of their period, and nothing is invented where there is no price [r.energy-in-euros]', () => {
    expect([0, 1, 2].map((index) => costAt(hours, index))).toEqual([3_000_000, 2_000_000, 1_000_000])
    expect(costPartsAt(hours, 1)).toEqual([0, 2_000_000, 0])
    expect(costAt(hours, 24)).toBeUndefined()
    expect(costSumOf(hours)).toEqual({ microcents: 48_000_000, unpricedWh: 2400 })
  })

  it('is at the price of the hour itself where the product follows the market [r.market-hours]', () => {
    const nano = hours.import_wh.map((_, index) =>
      index === 0 ? -50_000_000 : index === 24 ? 200_000_000 : null,
    )
    const market = { ...hours, cost: { ...cost, hour_nano_prices: nano } }
    // 100 Wh at -0.05, at the price of its period where the hour's is not known, at 0.2.
    expect([0, 1, 24, 25].map((index) => costAt(market, index))).toEqual([
      -500_000,
      2_000_000,
      2_000_000,
      undefined,
    ])
  })

  it('adds up by day: a day with an hour that was read and has no price has none', () => {
    expect(daysOf(hours).map(({ costs }) => costs)).toEqual([[24_000_000, 16_000_000, 8_000_000], undefined])
    const unread = { ...hours, import_wh: hours.import_wh.map((wh, at) => (at === 5 ? null : wh)) }
    expect(daysOf(unread)[0]?.costs).toEqual([24_000_000, 16_000_000, 7_000_000])
  })

  it('is unknown for gas and without any price', () => {
    expect(costSumOf({ ...hours, cost: null })).toBeUndefined()
    expect(costSumOf({ ...hours, cost: { ...cost, prices: [] } })).toBeUndefined()
  })
})

it('months and days have theirs from the server', () => {
  const days: Readings = {
    ...hours,
    resolution: 'daily',
    starts: ['2026-11-20', '2026-11-21'],
    import_wh: [2400, 1000],
    cost: { ...cost, by_period_microcents: [[1, 2, 3], null] },
  }
  expect([costAt(days, 0), costAt(days, 1)]).toEqual([6, undefined])
  expect(costSumOf(days)).toEqual({ microcents: 6, unpricedWh: 1000 })
})

describe('the periods of a day', () => {
  it('have their price and their hours', () => {
    const day = hourlyReadings(hoursOf('2026-11-20', '2026-11-21'), {
      cost,
      hour_period: Array.from({ length: 24 }, (_, hour) => (hour < 8 ? 2 : hour < 10 || hour >= 22 ? 1 : 0)),
    })
    expect(periodsOfDay(day)).toEqual([
      { period: 0, price: 0.3, hours: [{ from: 10, to: 22 }] },
      {
        period: 1,
        price: 0.2,
        hours: [
          { from: 8, to: 10 },
          { from: 22, to: 24 },
        ],
      },
      { period: 2, price: 0.1, hours: [{ from: 0, to: 8 }] },
    ])
  })

  it('have no price where none is known, and the repeated hour of October is no span of its own', () => {
    const day = hourlyReadings(hoursOf('2026-10-25', '2026-10-26'), {
      cost,
      hour_period: Array.from({ length: 25 }, () => 2),
    })
    expect(periodsOfDay(day)).toEqual([{ period: 2, price: undefined, hours: [{ from: 0, to: 24 }] }])
  })
})
