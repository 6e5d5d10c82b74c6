import { describe, expect, it } from 'vitest'
import { billFor } from '../billing/charges.ts'
import { findIndexedPrice, pricesOfMarketDay, type MarketDays } from '../billing/market-price.ts'
import { energyOfCurve } from '../billing/metered-energy.ts'
import { price, prices } from '../billing/supply.fixture.ts'
import type { CurveDay } from '../consumption/aggregate.ts'
import { monthsOf } from '../contracting/first-year-cost.ts'
import { sumCents } from '../money.ts'
import { eachDay, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { findMarketYear } from './market-year.ts'
import { findProductYear, findYearOfHours, lastTwelveMonths } from './product-year.ts'

const today = '2026-11-10'
const span = lastTwelveMonths(today)
const rule = { tariff: '2.0TD', zone: 'peninsula' } as const
const supply = {
  provinceCode: '28',
  use: 'household',
  voltage: 'low',
  meter: [{ from: '2020-01-01', value: 'single_phase' }],
} as const
const product = [
  price('power', 'EUR/kW/year', '36.5'),
  price('market', '%', '117.5'),
  ...prices('market_addition', 'EUR/kWh', ['0.12', '0.05', '0.02']),
]
const powersW = [4000, 4000]

/** Prices that rise through the day and differ from day to day. */
function marketWithout(missing: (day: Day) => boolean): MarketDays {
  return new Map(
    [...eachDay(span.from, span.to)]
      .filter((day) => !missing(day))
      .map((day) => {
        const level = Number(day.slice(8)) * 1000
        return [day, Array.from({ length: pricesOfMarketDay(day) }, (_, index) => level + index * 500)]
      }),
  )
}
function curveWithout(missing: (day: Day) => boolean): CurveDay[] {
  return [...eachDay(span.from, span.to)]
    .filter((day) => !missing(day))
    .map((day) => {
      const importWh = Array.from({ length: hoursInDay(day) }, (_, hour) => 100 + hour * 10)
      return { day, importWh, quality: importWh.map(() => 4) }
    })
}
function yearOf(market: MarketDays, curve: readonly CurveDay[]) {
  const indexed = findIndexedPrice(product, market, 'Europe/Madrid')!
  const found = findMarketYear(indexed, span, rule)
  const year = found && findYearOfHours(span, curve, rule, undefined, found)
  const offer = { prices: product, yearDays: '365' as const }
  const asked = year && { supply, powersW, energyPeriods: 3, year }
  return { indexed, market: found, cost: asked && findProductYear(asked, offer, today) }
}
function none() {
  return false
}

describe('a year of a product that follows the market', () => {
  it('costs what its twelve bills come to, hour by hour [r.market-year]', () => {
    const curve = curveWithout(none)
    const { indexed, market, cost } = yearOf(marketWithout(none), curve)
    const billed = {
      ...supply,
      energy: 'electricity' as const,
      prices: product,
      yearDays: '365' as const,
      powersW: [{ from: span.from, value: powersW }],
    }
    const bills = monthsOf(span).map(
      (month) =>
        billFor(billed, { energy: energyOfCurve(month, curve, rule, undefined, indexed) }, month).bill,
    )
    const totalCents = sumCents(bills.map((bill) => bill.totalCents))
    expect(market?.hoursMissing).toBe(0)
    expect(cost).toEqual({ totalCents, fromCents: totalCents, toCents: totalCents })
  })

  it('takes hours without a price as the others of their period, from the cheapest day to the dearest [r.market-year]', () => {
    const whole = yearOf(marketWithout(none), curveWithout(none)).cost!
    const { market, cost } = yearOf(
      marketWithout((day) => day.startsWith('2026-05')),
      curveWithout(none),
    )
    expect(market?.hoursMissing).toBe(31 * 24)
    // May is as the other months here, but for its bounds.
    expect(Math.abs(cost!.totalCents - whole.totalCents)).toBeLessThan(100)
    expect(cost!.fromCents).toBeLessThan(cost!.totalCents - 50)
    expect(cost!.toCents).toBeGreaterThan(cost!.totalCents + 50)
  })

  it('takes days that were not read at the market’s prices of those days', () => {
    const whole = yearOf(marketWithout(none), curveWithout(none)).cost!
    const { cost } = yearOf(
      marketWithout(none),
      curveWithout((day) => day.startsWith('2026-05')),
    )
    // Every day is used alike: only that the mean of a period's hours is taken, and cents, tell them apart.
    expect(Math.abs(cost!.totalCents - whole.totalCents)).toBeLessThan(60)
    expect(cost!.toCents).toBeGreaterThan(cost!.totalCents)
  })

  it('is not told of a market of fewer than 90 days', () => {
    expect(
      yearOf(
        marketWithout((day) => day > '2026-01-20'),
        curveWithout(none),
      ).market,
    ).toBeUndefined()
  })
})
