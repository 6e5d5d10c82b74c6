import { describe, expect, it } from 'vitest'
import { billFor } from '../billing/charges.ts'
import { pricesOfMarketDay, type MarketDays } from '../billing/market-price.ts'
import { price, prices } from '../billing/supply.fixture.ts'
import { sumCents } from '../money.ts'
import { findTariff } from '../supply/tariff.ts'
import { addMonths, eachDay, type Day } from '../time/day.ts'
import {
  findFirstYearCost,
  monthsOf,
  offeredSupply,
  yearFrom,
  type FirstYearSupply,
} from './first-year-cost.ts'

const day = '2026-11-21'
const home: FirstYearSupply = {
  tariff: findTariff('2.0TD')!,
  powersW: [4600, 4600],
  provinceCode: '28',
  use: 'household',
  yearlyWh: [1_000_000, 900_000, 1_600_000],
}
const power = prices('power', 'EUR/kW/year', ['30', '5'])
const indexed = {
  yearDays: '365',
  prices: [
    ...power,
    price('market', '%', '120'),
    ...prices('market_addition', 'EUR/kWh', ['0.10', '0.05', '0.02']),
  ],
} as const

/** The twelve months before, each hour at what its day says, in millionths of EUR/kWh; days without it left out. */
function marketOf(micros: (past: Day) => number | undefined): MarketDays {
  return new Map(
    [...eachDay(addMonths(day, -12), day)].flatMap((past): [Day, number[]][] => {
      const level = micros(past)
      return level === undefined ? [] : [[past, Array.from({ length: pricesOfMarketDay(past) }, () => level)]]
    }),
  )
}

describe('[law.13.n] the first year of a product that follows the market', () => {
  it('costs what one with fixed prices does where the market never moves', () => {
    // 0.05 EUR/kWh at 120 %, and the addition.
    const flat = findFirstYearCost(
      home,
      indexed,
      day,
      marketOf(() => 50_000),
    )!
    const fixed = findFirstYearCost(
      home,
      { ...indexed, prices: [...power, ...prices('energy', 'EUR/kWh', ['0.16', '0.11', '0.08'])] },
      day,
    )!
    // Days are shared out by their hours of a period here, and evenly there.
    expect(Math.abs(flat.totalCents - fixed.totalCents)).toBeLessThan(fixed.totalCents * 0.005)
    expect(flat.market).toMatchObject({ span: { from: '2025-11-21', to: day }, hoursMissing: 0 })
  })

  it('takes each month at what the market cost in it a year before, and says the month before, the cheapest and the dearest', () => {
    const market = marketOf((past) =>
      past >= '2026-10-21' ? 120_000 : past < '2025-12-21' ? 10_000 : 60_000,
    )
    const cost = findFirstYearCost(home, indexed, day, market)!
    const { monthCents, cheapestCents, dearestCents } = cost.market!
    expect(monthCents).toBe(dearestCents)
    expect(dearestCents).toBeGreaterThan(cheapestCents * 1.5)
    expect(cost.fromCents).toBeLessThan(cost.totalCents)
    expect(cost.totalCents).toBeLessThan(cost.toCents)
  })

  it('adds up to its twelve bills, and to the use of the year', () => {
    const cost = findFirstYearCost(
      home,
      indexed,
      day,
      marketOf(() => 70_000),
    )!
    const fees = { ...indexed, prices: power }
    const without = monthsOf(yearFrom(day)).map(
      (month) => billFor(offeredSupply(home, fees, day), { energy: [] }, month).bill.totalCents,
    )
    expect(cost.totalCents).toBeGreaterThan(sumCents(without))
    expect(cost.wh).toBe(3_500_000)
  })

  it('takes hours without a price at the mean of their period and says how many they are', () => {
    const cost = findFirstYearCost(
      home,
      indexed,
      day,
      marketOf((past) => (past < '2025-12-01' ? undefined : 50_000)),
    )!
    expect(cost.market!.hoursMissing).toBe(240)
    expect(cost.totalCents).toBe(
      findFirstYearCost(
        home,
        indexed,
        day,
        marketOf(() => 50_000),
      )!.totalCents,
    )
  })

  it.each<[string, MarketDays | undefined]>([
    ['nobody has told the market', undefined],
    [
      'the market of fewer than ninety days is known',
      marketOf((past) => (past < '2026-10-01' ? undefined : 1)),
    ],
  ])('is not told where %s', (_, market) => {
    expect(findFirstYearCost(home, indexed, day, market)).toBeUndefined()
  })

  it('is not told where the market says what surplus is worth, which is not known by the hour', () => {
    const paid = { ...indexed, prices: [...indexed.prices, price('market_surplus', '%', '100')] }
    expect(
      findFirstYearCost(
        { ...home, panels: true },
        paid,
        day,
        marketOf(() => 50_000),
      ),
    ).toBeUndefined()
  })

  it('throws on a province that does not exist', () => {
    expect(() =>
      findFirstYearCost(
        { ...home, provinceCode: '99' },
        indexed,
        day,
        marketOf(() => 1),
      ),
    ).toThrow(RangeError)
  })
})
