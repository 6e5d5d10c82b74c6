import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import type { DayTotals } from '../consumption/forecast-days.ts'
import { sumCents } from '../money.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, daysBetween, eachDay, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import type { BilledSupply } from './billed-supply.ts'
import { findBillSoFar, findRestOfBill, type BillSoFar } from './bill-so-far.ts'
import { billFor } from './charges.ts'
import { findIndexedPrice, pricesOfMarketDay, type MarketDays } from './market-price.ts'
import { energyOfCurve } from './metered-energy.ts'
import { home, price, prices } from './supply.fixture.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
const november = { from: '2026-11-01', to: '2026-12-01' }
const supply = home(
  [4600, 4600],
  [...prices('power', 'EUR/kW/year', ['30', '3']), ...prices('energy', 'EUR/kWh', ['0.2', '0.15', '0.1'])],
)
const solar = { ...supply, prices: [...supply.prices, price('surplus', 'EUR/kWh', '0.06')] }

type Hours = (day: Day, hour: number) => number | null

function curveOf(from: Day, to: Day, importWh: Hours, exportWh?: Hours): CurveDay[] {
  return [...eachDay(from, to)].map((day) => {
    const hours = Array.from({ length: hoursInDay(day) }, (_, hour) => hour)
    const read = hours.map((hour) => importWh(day, hour))
    return {
      day,
      importWh: read,
      exportWh: exportWh && hours.map((hour) => exportWh(day, hour)),
      quality: read.map((wh) => (wh === null ? 0 : 4)),
    }
  })
}

function totalsOf(curve: readonly CurveDay[]): DayTotals {
  const sum = (values: CurveDay['importWh'] = []) => sumCents(values.map((wh) => wh ?? 0))
  return new Map(
    curve
      .filter(({ importWh }) => !importWh.includes(null))
      .map(({ day, importWh, exportWh }) => [day, { importWh: sum(importWh), exportWh: sum(exportWh) }]),
  )
}

function find(curve: readonly CurveDay[], of: BilledSupply = supply, span = november): BillSoFar | undefined {
  const rest = findRestOfBill(span, totalsOf(curve))
  return rest && findBillSoFar({ supply: of, rule, span, rest, curve })
}
function so(curve: readonly CurveDay[], of?: BilledSupply): BillSoFar {
  return find(curve, of)!
}

describe('the bill so far', () => {
  it('is the bill of the days read, and the whole bill where every day is as the ones before', () => {
    const curve = curveOf('2024-01-01', '2026-11-21', () => 200)
    const estimate = so(curve)
    expect(estimate).toMatchObject({
      readTo: '2026-11-21',
      daysRead: 20,
      basis: 'year_before',
      rangeBasis: 'past_weeks',
    })
    const billed = (to: Day) => {
      const span = { from: november.from, to }
      const days = curveOf(november.from, to, () => 200)
      return billFor(supply, { energy: energyOfCurve(span, days, rule) }, span, { taxDay: '2026-11-30' }).bill
        .totalCents
    }
    expect(estimate.soFarCents).toBe(billed('2026-11-21'))
    expect(estimate.soFarWh).toBe(20 * 24 * 200)
    expect(estimate.expectedCents).toBe(billed('2026-12-01'))
    expect(estimate.expectedWh).toBe(30 * 24 * 200)
    // No week was ever otherwise.
    expect([estimate.lowCents, estimate.highCents]).toEqual([estimate.expectedCents, estimate.expectedCents])
  })

  it('says once and for all what it comes to when every day is read', () => {
    const estimate = so(curveOf('2026-10-01', '2026-12-01', (day) => Number(day.slice(8)) * 20))
    expect(estimate.daysRead).toBe(30)
    expect(estimate).toMatchObject({
      expectedCents: estimate.soFarCents,
      lowCents: estimate.soFarCents,
      highCents: estimate.soFarCents,
      expectedWh: estimate.soFarWh,
    })
  })

  it('takes half to double for what is to come of a supply that is new', () => {
    const estimate = so(curveOf('2026-10-20', '2026-11-16', () => 300))
    expect(estimate).toMatchObject({ basis: 'recent_days', rangeBasis: 'assumed', daysRead: 15 })
    expect(estimate.lowCents).toBeLessThan(estimate.expectedCents)
    const [below, above] = [
      estimate.expectedCents - estimate.lowCents,
      estimate.highCents - estimate.expectedCents,
    ]
    // Twice the rest adds the whole of it, half the rest takes away half.
    expect(above / below).toBeCloseTo(2, 1)
  })

  it('forecasts a day that was read in part, and never takes it for less than was read of it', () => {
    const part: Hours = (day, hour) =>
      day === '2026-11-10' && hour > 5 ? null : day === '2026-11-10' ? 4000 : 100
    const estimate = so(curveOf('2026-10-26', '2026-11-16', part))
    expect(estimate.daysRead).toBe(14)
    // Six hours of 4 kWh in P3; what is forecast of the day's other periods comes on top: 8 h of P1 and 8 h of P2.
    expect(estimate.expectedWh).toBe(29 * 2400 + 6 * 4000 + 16 * 100)
    expect(estimate.soFarWh).toBe(14 * 2400 + 6 * 4000)
  })

  it('fills a hole in the middle as it fills the end', () => {
    const estimate = so(curveOf('2026-10-26', '2026-11-16', (day) => (day === '2026-11-05' ? null : 100)))
    expect(estimate).toMatchObject({
      daysRead: 14,
      readTo: '2026-11-16',
      expectedWh: 30 * 2400,
      soFarWh: 14 * 2400,
    })
  })

  it('ends where the readings end, on days of 23 and of 25 hours too', () => {
    for (const [from, to, hours] of [
      ['2026-03-10', '2026-04-10', 31 * 24 - 1],
      ['2026-10-10', '2026-11-10', 31 * 24 + 1],
    ] as const) {
      const span = { from, to }
      const curve = curveOf(addDays(from, -50), to, () => 100)
      const whole = find(curve, supply, span)
      expect(whole?.soFarWh).toBe(hours * 100)
      const before = curve.filter(({ day }) => day < addDays(to, -20))
      const part = find(before, supply, span)
      // Days to come are like days of 24 hours.
      expect(Math.abs((part?.expectedWh ?? 0) - hours * 100)).toBeLessThanOrEqual(100)
    }
  })

  it('is not given where nothing was read, or nothing whole for six weeks', () => {
    expect(find(curveOf('2026-09-01', '2026-11-01', () => 100))).toBeUndefined()
    const holes = curveOf('2026-09-01', '2026-11-16', (_, hour) => (hour === 3 ? null : 100))
    expect(find(holes)).toBeUndefined()
  })

  it('throws where a day has no price', () => {
    const ended = { ...supply, prices: supply.prices.map((row) => ({ ...row, to: '2026-11-15' })) }
    expect(() =>
      so(
        curveOf('2026-09-01', '2026-11-16', () => 100),
        ended,
      ),
    ).toThrow(RangeError)
  })

  it('says beforehand which days it needs beside its own', () => {
    const likeOf = (from: Day) => {
      const rest = findRestOfBill(november, totalsOf(curveOf(from, '2026-11-29', () => 100)))
      return [...new Set(rest?.days.flatMap(({ like }) => like))].toSorted()
    }
    // Sunday 29 and Monday 30 November: 52 weeks before.
    expect(likeOf('2024-01-01')).toEqual(['2025-11-30', '2025-12-01'])
    const sundaysAndMondays = ['01', '02', '08', '09', '15', '16', '22', '23'].map((day) => `2026-11-${day}`)
    expect(likeOf('2026-11-01')).toEqual(sundaysAndMondays)
  })

  it('counts with surplus to come, but never below what no surplus can pay off [r.bill-so-far]', () => {
    const sun: Hours = (_, hour) => (hour > 9 && hour < 17 ? 3000 : 0)
    const estimate = so(
      curveOf('2026-09-01', '2026-11-16', () => 100, sun),
      solar,
    )
    // 7 hours × 3 kWh × 0.06 a day are more than a day's energy costs: only what runs by the day is left.
    const fixed = billFor(solar, { energy: [] }, november).bill.totalCents
    expect(estimate.expectedCents).toBeGreaterThanOrEqual(fixed)
    expect(estimate.lowCents).toBeGreaterThanOrEqual(fixed)
    expect(estimate.expectedCents - fixed).toBeLessThan(100)
    const cloudy = so(
      curveOf(
        '2026-09-01',
        '2026-11-16',
        () => 500,
        () => 10,
      ),
      solar,
    )
    expect(cloudy.lowCents).toBeLessThan(cloudy.expectedCents)
    expect(cloudy.expectedCents).toBeLessThan(cloudy.highCents)
  })
})

describe('whatever was read', () => {
  type Case = {
    from: Day
    readTo: Day
    wh: number[]
    sun: number[]
    holes: ReadonlySet<number>
    of: BilledSupply
  }
  const cases: fc.Arbitrary<Case> = fc
    .record({
      history: fc.constantFrom(3, 20, 45, 200, 420, 800),
      read: fc.integer({ min: 1, max: 30 }),
      wh: fc.array(fc.nat({ max: 4000 }), { minLength: 3, maxLength: 90 }),
      sun: fc.array(fc.nat({ max: 3000 }), { minLength: 1, maxLength: 60 }),
      holes: fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 5 }),
      of: fc.constantFrom(supply, solar, {
        ...supply,
        prices: [...supply.prices, price('discount', '%', '10')],
        socialBonus: [{ from: '2026-01-01', value: { percent: '42.5', limitWh: 1_587_000 } }],
      }),
    })
    .map(({ history, read, holes, ...more }) => ({
      from: addDays(november.from, -history),
      readTo: addDays(november.from, read),
      holes: new Set(holes),
      ...more,
    }))

  const drawn = ({ from, readTo, wh, sun, holes }: Case, more = 0, on?: Day): CurveDay[] =>
    curveOf(
      from,
      readTo,
      (day, hour) =>
        holes.has(daysBetween(day, readTo)) && hour === 7
          ? null
          : (wh[(daysBetween(from, day) * 5 + hour) % wh.length] ?? 0) + (day === on ? more : 0),
      (day, hour) => (hour > 9 && hour < 16 ? (sun[(daysBetween(from, day) + hour) % sun.length] ?? 0) : 0),
    )

  it('low is not above what is expected, nor that above high; all are the same once all is read', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const estimate = find(drawn(of), of.of)
        if (!estimate) return
        expect(estimate.lowCents).toBeLessThanOrEqual(estimate.expectedCents)
        expect(estimate.expectedCents).toBeLessThanOrEqual(estimate.highCents)
        if (estimate.daysRead === 30) {
          expect(estimate).toMatchObject({ lowCents: estimate.soFarCents, highCents: estimate.soFarCents })
        }
        // Without surplus nothing that was read can be paid off any more.
        if (of.of !== solar) expect(estimate.lowCents).toBeGreaterThanOrEqual(estimate.soFarCents)
      }),
      { numRuns: 20 },
    )
  })

  it('more read of a day is never less, neither so far nor in all', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 5000 }), fc.nat({ max: 29 }), (of, more, back) => {
        const on = addDays(of.readTo, -1 - back)
        if (on < november.from) return
        const [less, greater] = [find(drawn(of), of.of), find(drawn(of, more, on), of.of)]
        if (!less || !greater) return
        // What gives back a share of the energy is rounded by itself.
        expect(greater.soFarCents).toBeGreaterThanOrEqual(less.soFarCents - 1)
        expect(greater.expectedCents).toBeGreaterThanOrEqual(less.expectedCents - 1)
        expect(greater.soFarWh).toBeGreaterThan(less.soFarWh)
      }),
      { numRuns: 20 },
    )
  })
})

/** 120 % of the market, and 0.12, 0.05 and 0.02 on top. */
const following = home(
  [4600, 4600],
  [
    ...prices('power', 'EUR/kW/year', ['30', '3']),
    price('market', '%', '120'),
    ...prices('market_addition', 'EUR/kWh', ['0.12', '0.05', '0.02']),
  ],
)

/** Every hour of each day at so many EUR/MWh. */
function marketOf(from: Day, to: Day, priceOf: (day: Day) => number): MarketDays {
  return new Map(
    [...eachDay(from, to)].map((day) => {
      return [day, Array.from({ length: pricesOfMarketDay(day) }, () => priceOf(day) * 1000)]
    }),
  )
}

describe('the bill so far of a product that follows the market [r.market-so-far]', () => {
  const curve = curveOf('2024-01-01', '2026-11-21', () => 200)
  const known = (priceOf: (day: Day) => number) => marketOf('2025-10-01', '2026-11-23', priceOf)
  const ofMarket = (market: MarketDays) =>
    findBillSoFar({
      supply: following,
      rule,
      span: november,
      rest: findRestOfBill(november, totalsOf(curve))!,
      curve,
      market,
    })!
  /** The bill of November if its hours had these prices. */
  const billed = (priceOf: (day: Day) => number, to = november.to) => {
    const indexed = findIndexedPrice(
      following.prices,
      marketOf(november.from, november.to, priceOf),
      'Europe/Madrid',
    )
    const span = { from: november.from, to }
    const energy = energyOfCurve(
      span,
      curveOf(november.from, to, () => 200),
      rule,
      undefined,
      indexed,
    )
    return billFor(following, { energy }, span, { taxDay: '2026-11-30' }).bill.totalCents
  }

  it('is billed hour by hour, and goes on at the prices of the last weeks', () => {
    const estimate = ofMarket(known(() => 100))
    expect(estimate.soFarCents).toBe(billed(() => 100, '2026-11-21'))
    expect(estimate.expectedCents).toBe(billed(() => 100))
    expect(estimate.foreseesMarket).toBe(true)
    // Neither the use nor the market was ever otherwise.
    expect([estimate.lowCents, estimate.highCents]).toEqual([estimate.expectedCents, estimate.expectedCents])
  })

  it('takes the prices that are known of days that were not read yet', () => {
    // From the 21st on the market asks 300; the readings end on the 20th.
    const estimate = ofMarket(marketOf('2025-10-01', '2026-12-01', (day) => (day < '2026-11-21' ? 100 : 300)))
    expect(estimate).toMatchObject({
      foreseesMarket: false,
      expectedCents: billed((day) => (day < '2026-11-21' ? 100 : 300)),
    })
    expect(estimate.lowCents).toBe(estimate.highCents)
  })

  it('has a range for what the market may still ask', () => {
    // Each month has its price: what the last weeks said was off.
    const { lowCents, expectedCents, highCents, rangeBasis } = ofMarket(
      known((day) => 40 + ((Number(day.slice(5, 7)) * 37) % 120)),
    )
    expect(rangeBasis).toBe('past_weeks')
    expect(lowCents).toBeLessThan(expectedCents)
    expect(highCents).toBeGreaterThan(expectedCents)
  })

  it('takes half to double of the market where its past is short', () => {
    const estimate = ofMarket(marketOf('2026-11-01', '2026-11-23', () => 100))
    expect(estimate.rangeBasis).toBe('assumed')
    // Only the eight days whose prices are not known yet: of the 21st and 22nd they are.
    expect(estimate.lowCents).toBe(billed((day) => (day < '2026-11-23' ? 100 : 50)))
    expect(estimate.highCents).toBe(billed((day) => (day < '2026-11-23' ? 100 : 200)))
  })

  it('throws where a day that was read has no price, and where nothing is known to go on from', () => {
    const holes = known(() => 100)
    expect(() => ofMarket(new Map([...holes].filter(([day]) => day !== '2026-11-10')))).toThrow(RangeError)
    expect(() => ofMarket(new Map([...holes].filter(([day]) => day < '2026-11-20')))).toThrow(RangeError)
    expect(() => ofMarket(new Map())).toThrow(RangeError)
  })
})
