import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import { sumCents } from '../money.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, eachDay, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { billFor, chargesFor } from './charges.ts'
import { chargeCents } from './line-amount.ts'
import { findIndexedPrice, pricesOfMarketDay, type MarketDays } from './market-price.ts'
import { energyOfCurve } from './metered-energy.ts'
import { home, price, prices, written } from './supply.fixture.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
/** 120 % of the market, and 0.12, 0.05 and 0.02 on top. */
const product = [
  ...prices('power', 'EUR/kW/year', ['30', '3']),
  price('market', '%', '120'),
  ...prices('market_addition', 'EUR/kWh', ['0.12', '0.05', '0.02']),
]
const supply = home([4600, 4600], product)

/** The n-th hour of a day (from 0) at n × 10 EUR/MWh; its quarters 3 and 1 below and above. */
function rising(day: Day, quarters = true): MarketDays {
  const hours = Array.from({ length: hoursInDay(day) }, (_, hour) => hour * 10_000)
  return new Map([
    [day, quarters ? hours.flatMap((micro) => [-3000, -1000, 1000, 3000].map((off) => micro + off)) : hours],
  ])
}

function dayOf(day: Day, importWh: readonly (number | null)[]): CurveDay {
  return { day, importWh, quality: new Uint8Array(importWh.length).fill(4) }
}

function steady(day: Day, wh = 5000): CurveDay {
  return dayOf(
    day,
    Array.from({ length: hoursInDay(day) }, () => wh),
  )
}

function linesOf(curve: CurveDay, market: MarketDays) {
  const span = { from: curve.day, to: addDays(curve.day, 1) }
  const indexed = findIndexedPrice(product, market, 'Europe/Madrid')
  const energy = energyOfCurve(span, [curve], rule, undefined, indexed)
  return written(billFor(supply, { energy }, span)).filter((line) => line.startsWith('energy'))
}

/** 5 kWh in each hour. */
describe('a day that follows the market, worked by hand', () => {
  const tuesday = '2026-11-03'

  it('24 hours: the kWh of each period at the mean of its hours', () => {
    expect(linesOf(steady(tuesday), rising(tuesday))).toEqual([
      // Hours 10 to 13 and 18 to 21: 124 × 0.01 = 1.24; 5 × (1.2 × 1.24 + 8 × 0.12)
      'energy P1 12.24',
      // Hours 8, 9, 14 to 17, 22, 23: 1.24 too; 5 × (1.2 × 1.24 + 8 × 0.05)
      'energy P2 9.44',
      // Hours 0 to 7: 0.28; 5 × (1.2 × 0.28 + 8 × 0.02)
      'energy P3 2.48',
    ])
  })

  it('says the mean price of each period with its line', () => {
    const span = { from: tuesday, to: addDays(tuesday, 1) }
    const indexed = findIndexedPrice(product, rising(tuesday), 'Europe/Madrid')
    const energy = energyOfCurve(span, [steady(tuesday)], rule, undefined, indexed)
    const charges = chargesFor(supply, { energy }, span).filter(({ kind }) => kind === 'energy')
    expect(charges.map((charge) => [charge.tariffPeriod, charge.quantity, charge.price])).toEqual([
      [1, '40', '0.306'],
      [2, '40', '0.236'],
      [3, '40', '0.062'],
    ])
  })

  it('25 hours in October: 300 × 0.01 = 3; 5 × (1.2 × 3 + 25 × 0.02)', () => {
    expect(linesOf(steady('2026-10-25'), rising('2026-10-25'))).toEqual(['energy P3 20.50'])
  })

  it('each of the two hours from 2 to 3 in October has its own price', () => {
    const only = (index: number) =>
      dayOf(
        '2026-10-25',
        Array.from({ length: 25 }, (_, hour) => (hour === index ? 5000 : 0)),
      )
    // 5 × (1.2 × 0.02 + 0.02), 5 × (1.2 × 0.03 + 0.02)
    expect(linesOf(only(2), rising('2026-10-25'))).toEqual(['energy P3 0.22'])
    expect(linesOf(only(3), rising('2026-10-25'))).toEqual(['energy P3 0.28'])
  })

  it('23 hours in March: 253 × 0.01 = 2.53; 5 × (1.2 × 2.53 + 23 × 0.02)', () => {
    expect(linesOf(steady('2026-03-29'), rising('2026-03-29'))).toEqual(['energy P3 17.48'])
  })

  it('hours of before October 2025, which have one price', () => {
    expect(linesOf(steady('2025-03-30'), rising('2025-03-30', false))).toEqual(['energy P3 17.48'])
  })

  it('below zero the hour gives back: 5 × (1.2 × -0.1 + 0.02)', () => {
    const market = new Map([[tuesday, Array.from({ length: 96 }, () => -100_000)]])
    const night = dayOf(
      tuesday,
      Array.from({ length: 24 }, (_, hour) => (hour === 3 ? 5000 : 0)),
    )
    expect(linesOf(night, market)).toEqual(['energy P3 -0.50'])
  })

  it('readings by the quarter have the price of their quarter', () => {
    // 5 kWh in the first quarter of 4 h: 5 × (1.2 × 0.037 + 0.02) = 0.322
    const quarters = dayOf(
      tuesday,
      Array.from({ length: 96 }, (_, index) => (index === 16 ? 5000 : 0)),
    )
    expect(linesOf(quarters, rising(tuesday))).toEqual(['energy P3 0.32'])
  })

  it('hours of the Canary Islands have the price of the same moment, an hour later in Madrid', () => {
    const market = new Map([...rising(tuesday), ...rising('2026-11-04')])
    const canary = findIndexedPrice(product, market, 'Atlantic/Canary')!
    // 1.2 × 0.01 + 0.02; the last hour is the first of Madrid's next day.
    expect(canary(tuesday, 0, 3)).toBe(32_000_000)
    expect(canary(tuesday, 23, 3)).toBe(20_000_000)
  })

  it('a day without prices cannot be billed', () => {
    expect(() => linesOf(steady(tuesday), rising('2026-11-04'))).toThrow('no price of energy in P1')
  })

  it('coefficients change by the day, and those of a period come before those of all', () => {
    const dated = findIndexedPrice(
      [
        { concept: 'market', tariffPeriod: 0, from: '2026-01-01', to: '2026-11-04', price: '100', unit: '%' },
        { concept: 'market', tariffPeriod: 0, from: '2026-11-04', price: '200', unit: '%' },
        { concept: 'market', tariffPeriod: 3, from: '2026-11-04', price: '150', unit: '%' },
      ],
      new Map([...rising(tuesday), ...rising('2026-11-04')]),
      'Europe/Madrid',
    )!
    expect([dated(tuesday, 10, 1), dated('2026-11-04', 10, 1), dated('2026-11-04', 1, 3)]).toEqual([
      100_000_000, 200_000_000, 15_000_000,
    ])
    expect(dated('2025-12-31', 10, 1)).toBeUndefined()
  })
})

it('a product without a share of the market does not follow it', () => {
  expect(
    findIndexedPrice(prices('energy', 'EUR/kWh', ['0.2', '0.1', '0.1']), new Map(), 'Europe/Madrid'),
  ).toBe(undefined)
})

it.each([
  ['2025-03-30', 23],
  ['2025-09-30', 24],
  ['2025-10-01', 96],
  ['2025-10-26', 100],
  ['2026-03-29', 92],
])('the market has on %s %i prices', (day, count) => {
  expect(pricesOfMarketDay(day)).toBe(count)
})

describe('of any days', () => {
  const span = { from: '2026-10-24', to: '2026-10-27' }
  const days = [...eachDay(span.from, span.to)]
  const marketOf = (least: number) =>
    fc
      .tuple(
        ...days.map((day) =>
          fc.array(fc.integer({ min: least, max: 400_000 }), {
            minLength: pricesOfMarketDay(day),
            maxLength: pricesOfMarketDay(day),
          }),
        ),
      )
      .map((values): MarketDays => new Map(days.map((day, index) => [day, values[index] ?? []])))
  const curve = fc
    .tuple(
      ...days.map((day) =>
        fc.array(fc.integer({ min: 0, max: 20_000 }), {
          minLength: hoursInDay(day),
          maxLength: hoursInDay(day),
        }),
      ),
    )
    .map((values) => days.map((day, index) => dayOf(day, values[index] ?? [])))
  const energyWith = (market: MarketDays, of: readonly CurveDay[]) =>
    energyOfCurve(span, of, rule, undefined, findIndexedPrice(product, market, 'Europe/Madrid'))
  const centsOf = (market: MarketDays, of: readonly CurveDay[]) =>
    sumCents(
      chargesFor(supply, { energy: energyWith(market, of) }, span)
        .filter(({ kind }) => kind === 'energy')
        .map(chargeCents),
    )

  it('more use never costs less where no price is below zero', () => {
    fc.assert(
      fc.property(marketOf(0), curve, fc.nat(2), fc.nat(23), fc.nat(9000), (market, of, day, hour, more) => {
        const added = of.map((one, position) =>
          position === day
            ? dayOf(
                one.day,
                one.importWh.map((wh, index) => (index === hour ? (wh ?? 0) + more : wh)),
              )
            : one,
        )
        expect(centsOf(market, added)).toBeGreaterThanOrEqual(centsOf(market, of))
      }),
    )
  })

  it('each line is the sum of its hours, to the cent, also below zero [r.market-billed]', () => {
    fc.assert(
      fc.property(marketOf(-300_000), curve, (market, of) => {
        const energy = energyWith(market, of)
        const lines = chargesFor(supply, { energy }, span).filter(({ kind }) => kind === 'energy')
        for (const line of lines) {
          const hours = energy.filter(({ tariffPeriod }) => tariffPeriod === line.tariffPeriod)
          const microcents = sumCents(hours.map((part) => part.marketMicrocents ?? 0))
          // Half a cent of rounding, and what nine decimals of the price leave.
          expect(Math.abs(chargeCents(line) * 1_000_000 - microcents)).toBeLessThanOrEqual(500_100)
        }
      }),
    )
  })
})
