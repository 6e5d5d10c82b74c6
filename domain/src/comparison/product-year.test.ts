import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../billing/billed-supply.ts'
import { price } from '../billing/supply.fixture.ts'
import type { CurveDay } from '../consumption/aggregate.ts'
import type { KnownMonth } from '../billing/demand-months.ts'
import { findPowerTerms, powerYear } from '../billing/power-year.ts'
import { addMonths, eachDay, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { findBatteryYear, findProductYear, findYearOfHours, lastTwelveMonths } from './product-year.ts'

const today = '2026-02-10'
const span = lastTwelveMonths(today)
const rule = { tariff: '2.0TD', zone: 'peninsula' } as const
const supply = {
  provinceCode: '28',
  use: 'household',
  voltage: 'low',
  meter: [{ from: '2020-01-01', value: 'single_phase' }],
} as const
const prices: ProductPrice[] = [price('power', 'EUR/kW/year', '36.50'), price('energy', 'EUR/kWh', '0.10')]

function dayOf(day: Day, wh: number): CurveDay {
  const importWh = Array<number>(hoursInDay(day)).fill(wh)
  return { day, importWh, quality: importWh.map(() => 4) }
}
function curveWithout(missing: (day: Day) => boolean, wh = 100): CurveDay[] {
  return [...eachDay(span.from, span.to)].filter((day) => !missing(day)).map((day) => dayOf(day, wh))
}
function cost(curve: readonly CurveDay[], of: ProductPrice[] = prices, powersW = [4000, 4000]) {
  const year = findYearOfHours(span, curve, rule)!
  return findProductYear({ supply, powersW, energyPeriods: 3, year }, { prices: of, yearDays: '365' }, today)
}

describe('a year of hours with a product', () => {
  it('is the last twelve whole months', () => {
    expect(span).toEqual({ from: '2025-02-01', to: '2026-02-01' })
  })

  /*
   * 100 Wh in each of 8760 hours are 876 kWh. January: 744 h, 74.4 kWh × 0.10 = 7.44; power 8 kW × 36.50 × 31 ÷ 365 =
   * 24.80; financing of the social bonus 6.979247 × 31 ÷ 365 = 0.59; together 32.83; tax on electricity 5.11269632 % =
   * 1.68; meter 0.81 × 12 × 31 ÷ 365 = 0.83; IVA 21 % of 35.34 = 7.42; 42.76. All twelve: 503.44 by a second
   * calculation that rounds each line as a bill does.
   */
  it('costs what its twelve bills come to [r.product-year]', () => {
    const all = curveWithout(() => false)
    const found = cost(all)
    expect(found).toEqual({
      totalCents: found?.totalCents,
      fromCents: found?.totalCents,
      toCents: found?.totalCents,
    })
    expect(found?.totalCents).toBe(50_344)
  })

  it('takes days without all their readings as others of their kind, and says how far off that may be [r.product-year]', () => {
    const all = cost(curveWithout(() => false))!
    const found = cost(curveWithout((day) => day < '2025-08-01'))!
    // Every day is alike, so that only the range tells them apart.
    expect(Math.abs(found.totalCents - all.totalCents)).toBeLessThanOrEqual(12)
    expect(found.fromCents).toBeLessThan(found.totalCents - 1000)
    expect(found.toCents).toBeGreaterThan(found.totalCents + 1000)
  })

  it('is not told from fewer days than say something', () => {
    expect(
      findYearOfHours(
        span,
        curveWithout((day) => day < '2025-11-04'),
        rule,
      ),
    ).toBeUndefined()
    expect(
      findYearOfHours(
        span,
        curveWithout((day) => day < '2025-11-03'),
        rule,
      )?.daysRead,
    ).toBe(90)
    const holes = curveWithout(() => false).map((one) => ({
      ...one,
      importWh: [null, ...one.importWh.slice(1)],
    }))
    expect(findYearOfHours(span, holes, rule)).toBeUndefined()
  })

  it('is not told where the product has no price of some period', () => {
    expect(
      cost(
        curveWithout(() => false),
        prices.slice(0, 1),
      ),
    ).toBeUndefined()
  })

  it('goes by prices of today, whatever they were', () => {
    const rising = [
      { ...prices[0]!, from: '2025-01-01' },
      { ...prices[1]!, price: '0.50', to: '2026-01-01' },
      { ...prices[1]!, from: '2026-01-01' },
    ]
    expect(
      cost(
        curveWithout(() => false),
        rising,
      ),
    ).toEqual(cost(curveWithout(() => false)))
  })

  it('never costs less where more is used, or with more power', () => {
    const wh = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(wh, wh, (used, more) => {
        const less = cost(curveWithout(() => false, used))!
        expect(cost(curveWithout(() => false, used + more))!.totalCents).toBeGreaterThanOrEqual(
          less.totalCents,
        )
        expect(
          cost(
            curveWithout(() => false, used),
            prices,
            [5000, 4000],
          )!.totalCents,
        ).toBeGreaterThan(less.totalCents)
      }),
      { numRuns: 5 },
    )
  })
})

describe('a year with other powers', () => {
  const charged = [...prices, price('excess_power', 'EUR/kW/year', '36.50')]
  const months = Array.from({ length: 12 }, (_, month): KnownMonth => {
    const from = addMonths(span.from, month)
    const demandW = month === 0 ? [5000, 3000] : [2500, 1500]
    return { span: { from, to: addMonths(from, 1) }, demandW, powersW: [4000, 4000] }
  })
  const year = findYearOfHours(
    span,
    curveWithout(() => false),
    rule,
  )!
  const asked = { supply, powersW: [4000, 4000], energyPeriods: 3, year, demand: months }
  const offer = { prices: charged, yearDays: '365' } as const
  const yearOf = (powersW: readonly number[]) =>
    powerYear(supply, findPowerTerms(charged, 2, today)!, { powersW, months, day: today }).withTaxesCents

  it('differs from the present one by what the year of powers says, to the cent', () => {
    const powers = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(powers, (tenths) => {
        const otherW = tenths.map((tenth) => tenth * 100)
        const other = findProductYear(asked, offer, today, otherW)!
        const saved = findProductYear(asked, offer, today)!.totalCents - other.totalCents
        expect(saved).toBe(yearOf([4000, 4000]) - yearOf(otherW))
      }),
      { numRuns: 20 },
    )
  })

  /*
   * February 2025, P1: 1 kW above × 36.50 × 28 ÷ 365 × factor of the rates = 2.80 for each time the factor; taxes 5.11269632 % = 0.14
   * and IVA 21 % of 2.94 = 0.62, or a cent beside that where the bill's own power rounds otherwise.
   */
  it('has what was demanded above the present powers too', () => {
    const without = findProductYear({ ...asked, demand: undefined }, offer, today)!
    const excess = findProductYear(asked, offer, today)!.totalCents - without.totalCents
    expect(Math.abs(excess - 356)).toBeLessThanOrEqual(1)
    expect(findProductYear({ ...asked, demand: undefined }, offer, today, [3000, 3000])).toBeUndefined()
  })
})

describe('a year with a virtual battery', () => {
  const surplus = [...prices, price('surplus', 'EUR/kWh', '0.05')]
  /** 500 Wh each hour given to the grid in June, beside the 100 Wh that are taken. */
  const sunny = curveWithout(() => false).map((one) => ({
    ...one,
    exportWh: one.importWh.map(() => (one.day.slice(0, 7) === '2025-06' ? 500 : 0)),
  }))
  const year = findYearOfHours(span, sunny, rule)!
  const asked = { supply, powersW: [4000, 4000], energyPeriods: 3, year }
  const withBattery = (of: ProductPrice[]) => findBatteryYear(asked, { prices: of, yearDays: '365' }, today)

  /*
   * June: 72 kWh × 0.10 = 7.20 of energy, all of it paid off by 360 kWh × 0.05 = 18.00 of surplus: 10.80 go into the
   * battery. July without: 24.80 + 7.44 + 0.59 = 32.83; tax on electricity 1.68; meter 0.83; IVA 21 % of 35.34 = 7.42;
   * 42.76. With them: 22.03; 1.13; 0.83; IVA 21 % of 23.99 = 5.04; 29.03. 13.73 less.
   */
  it('pays the bills after the one whose surplus was too much [r.product-year-columns]', () => {
    const without = cost(sunny, surplus)!
    const found = withBattery(surplus)!
    expect(without.totalCents - found.totalCents).toBe(1373)
  })

  it('is not told where nothing is given to the grid or nothing is paid for it', () => {
    expect(withBattery(prices)).toBeUndefined()
    const dark = {
      ...asked,
      year: findYearOfHours(
        span,
        curveWithout(() => false),
        rule,
      )!,
    }
    expect(findBatteryYear(dark, { prices: surplus, yearDays: '365' }, today)).toBeUndefined()
  })
})
