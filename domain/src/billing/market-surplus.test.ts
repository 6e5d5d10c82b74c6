import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import type { ProductPrice } from './billed-supply.ts'
import { billFor } from './charges.ts'
import { findIndexedSurplus, pricesOfMarketDay, type MarketDays } from './market-price.ts'
import { energyOfCurve } from './metered-energy.ts'
import { home, price, prices } from './supply.fixture.ts'
import { hasUnpricedSurplus } from './unpriced-surplus.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
/** A Tuesday: hours 10 to 13 are P1, 8, 9 and 14 to 17 P2. */
const day = '2026-11-03'
const span = { from: day, to: addDays(day, 1) }
/** Energy at one price, surplus at 90 % of the market less 0.01. */
const product: readonly ProductPrice[] = [
  ...prices('power', 'EUR/kW/year', ['30', '3']),
  price('energy', 'EUR/kWh', '0.2'),
  price('market_surplus', '%', '90'),
  price('market_surplus_fee', 'EUR/kWh', '0.01'),
]
const supply = home([4600, 4600], product)

function marketOf(of: Day, euroPerMwh: (hour: number) => number): MarketDays {
  const quarters = pricesOfMarketDay(of) / hoursInDay(of)
  return new Map([
    [
      of,
      Array.from({ length: pricesOfMarketDay(of) }, (_, at) => euroPerMwh(Math.floor(at / quarters)) * 1000),
    ],
  ])
}

function curveOf(exportWh: (hour: number) => number | null): CurveDay {
  const hours = Array.from({ length: hoursInDay(day) }, (_, hour) => hour)
  return {
    day,
    importWh: hours.map(() => 5000),
    exportWh: hours.map(exportWh),
    quality: new Uint8Array(hours.length).fill(4),
  }
}

function surplusOf(market: MarketDays, exportWh: (hour: number) => number | null) {
  const indexed = findIndexedSurplus(product, market, 'Europe/Madrid')
  const energy = energyOfCurve(span, [curveOf(exportWh)], rule, undefined, undefined, indexed)
  return billFor(supply, { energy }, span)
    .bill.lines.filter(({ kind }) => kind === 'surplus')
    .map(({ tariffPeriod, quantity, price: paid, amountCents }) => [
      tariffPeriod,
      quantity,
      paid,
      amountCents,
    ])
}

describe('surplus that follows the market, worked by hand [r.market-surplus]', () => {
  it('is paid by the price of each hour, a line for each period at the mean', () => {
    // 12 h at 40 EUR/MWh, 13 h at 20: 2 kWh × (0.9 × 0.04 − 0.01) + 1 kWh × (0.9 × 0.02 − 0.01) = 0.06; ÷ 3 = 0.02.
    // 15 h at 100: 1 kWh × (0.9 × 0.1 − 0.01) = 0.08.
    const market = marketOf(day, (hour) => (hour === 12 ? 40 : hour === 13 ? 20 : 100))
    expect(surplusOf(market, (hour) => ({ 12: 2000, 13: 1000, 15: 1000 })[hour] ?? 0)).toEqual([
      [1, '3', '-0.02', -6],
      [2, '1', '-0.08', -8],
    ])
  })

  it('never makes a charge of what was given: a mean below zero is paid at 0', () => {
    const market = marketOf(day, () => -20)
    expect(surplusOf(market, (hour) => (hour === 12 ? 2000 : 0))).toEqual([[1, '2', '0', 0]])
  })

  it('is not known in an hour the market has no price for', () => {
    const known = marketOf(day, () => 50)
    const ask = (market: MarketDays, prices = product) =>
      hasUnpricedSurplus(prices, [curveOf((hour) => (hour === 12 ? 700 : null))], span, {
        rule,
        indexedSurplus: findIndexedSurplus(prices, market, 'Europe/Madrid'),
      })
    expect(ask(known)).toBe(false)
    expect(ask(new Map())).toBe(true)
    expect(ask(new Map(), [...product, price('surplus', 'EUR/kWh', '0')])).toBe(false)
    const noSurplus = product.filter(({ concept }) => !concept.startsWith('market_surplus'))
    expect(ask(known, noSurplus)).toBe(true)
  })
})
