import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { energyCharges, surplusCharges } from '../billing/energy-charges.ts'
import { chargeAmount } from '../billing/line-amount.ts'
import { energyOfCurve } from '../billing/metered-energy.ts'
import { home, price, prices } from '../billing/supply.fixture.ts'
import { sumCents } from '../money.ts'
import { energyPeriodsOfDay, type PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, eachDay } from '../time/day.ts'
import { hoursInDay, hourStarts } from '../time/madrid.ts'
import type { CurveDay } from './aggregate.ts'
import {
  centsOfMicrocents,
  hourCosts,
  sumCosts,
  type DatedEnergyPrice,
  type PricedHours,
} from './hour-cost.ts'
import { packQuality } from './quality.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }

function hoursOf(days: readonly CurveDay[]): PricedHours {
  return {
    starts: days.flatMap(({ day }) => hourStarts(day, 'Europe/Madrid')),
    importWh: days.flatMap(({ importWh }) => importWh),
    exportWh: days.flatMap(({ importWh, exportWh }) => exportWh ?? importWh.map(() => null)),
    periodIndexes: days.flatMap(({ day }) => energyPeriodsOfDay(rule, day).map((period) => period - 1)),
  }
}

function filled(day: string, importWh: number | null, exportWh?: number): CurveDay {
  const hours = Array.from({ length: hoursInDay(day) })
  return {
    day,
    importWh: hours.map(() => importWh),
    exportWh: exportWh === undefined ? undefined : hours.map(() => exportWh),
    quality: hours.map(() => packQuality({ source: 'F5D', version: 0, estimated: false })),
  }
}

function energy(
  tariffPeriod: DatedEnergyPrice['tariffPeriod'],
  from: string,
  to: string | undefined,
  eurosKwh: string,
): DatedEnergyPrice {
  return { concept: 'energy', tariffPeriod, from, to, price: eurosKwh }
}

const own = [1, 2, 3].map((period) =>
  energy(period as 1 | 2 | 3, '2026-01-01', undefined, ['0.205753', '0.129267', '0.091792'][period - 1]!),
)

describe('the cost of an hour', () => {
  it('is its energy at the price of its period, in millionths of a cent', () => {
    // A Friday: hours 0–7 are P3, 8–9 P2, 10–13 P1.
    const { energyMicrocents } = hourCosts(hoursOf([filled('2026-11-20', 1234)]), own)
    // 1.234 kWh × 0.091792 = 0.113271328 EUR = 11.3271328 cents
    expect(energyMicrocents[0]).toBe(11_327_133)
    // 1.234 × 0.129267 = 0.159515478
    expect(energyMicrocents[8]).toBe(15_951_548)
    // 1.234 × 0.205753 = 0.253899202
    expect(energyMicrocents[10]).toBe(25_389_920)
  })

  it('changes on the day on which the price changes, and is unknown before the first one and after the last', () => {
    const dated = [energy(0, '2026-11-19', '2026-11-20', '0.1'), energy(0, '2026-11-20', '2026-11-21', '0.2')]
    const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day) => filled(day, 1000))
    const { energyMicrocents } = hourCosts(hoursOf(days), dated)
    expect([0, 23, 24, 47, 48, 71, 72].map((hour) => energyMicrocents[hour])).toEqual([
      undefined,
      undefined,
      10_000_000,
      10_000_000,
      20_000_000,
      20_000_000,
      undefined,
    ])
  })

  it('is that of the first price of the list that fits: a bill’s own before the product’s', () => {
    const billed = energy(1, '2026-11-20', '2026-11-21', '0.3')
    const { energyMicrocents } = hourCosts(hoursOf([filled('2026-11-20', 1000)]), [billed, ...own])
    expect([energyMicrocents[10], energyMicrocents[8]]).toEqual([30_000_000, 12_926_700])
  })

  it('is unknown without a reading; surplus is worth its own price, and unknown where there is none', () => {
    const day = filled('2026-11-20', null, 500)
    expect(hourCosts(hoursOf([day]), own).energyMicrocents.every((cost) => cost === undefined)).toBe(true)
    expect(hourCosts(hoursOf([day]), own).surplusMicrocents[12]).toBeUndefined()
    const surplus: DatedEnergyPrice = {
      concept: 'surplus',
      tariffPeriod: 0,
      from: '2026-01-01',
      price: '0.07',
    }
    expect(hourCosts(hoursOf([day]), [...own, surplus]).surplusMicrocents[12]).toBe(3_500_000)
    expect(hourCosts(hoursOf([filled('2026-11-20', 1)]), [surplus]).surplusMicrocents[12]).toBeUndefined()
  })

  it('takes the days on which clocks change as they are: 23 and 25 hours', () => {
    const days = ['2026-03-29', '2026-10-25'].map((day) => filled(day, 1000))
    const { energyMicrocents } = hourCosts(hoursOf(days), own)
    expect(energyMicrocents).toHaveLength(48)
    expect(sumCosts(energyMicrocents, () => 'all')).toEqual([
      // Two Sundays, all in P3: 48 × 0.091792 = 4.406016
      { key: 'all', cents: 441, hoursWithout: 0 },
    ])
  })

  it('prices the hour of a large consumer exactly', () => {
    const price = energy(0, '2026-01-01', undefined, '0.205753001')
    // 45 678.901 kWh × 0.205753001 = 9398.57096313… EUR
    expect(hourCosts(hoursOf([filled('2026-11-20', 45_678_901)]), [price]).energyMicrocents[12]).toBe(
      939_857_096_313,
    )
  })

  it('refuses a price that is no decimal and an hour too large to be exact', () => {
    expect(() => hourCosts(hoursOf([]), [energy(0, '2026-01-01', undefined, '1e3')])).toThrow(RangeError)
    const huge = filled('2026-11-20', 2 ** 47)
    expect(() => hourCosts(hoursOf([huge]), own)).toThrow(RangeError)
  })
})

describe('sums of costs', () => {
  it('are by day, by period or by whatever the caller says, and count the hours without a cost', () => {
    const days = [filled('2026-11-20', 1000), filled('2026-11-21', null), filled('2026-11-22', 100)]
    const hours = hoursOf(days)
    const { energyMicrocents } = hourCosts(hours, own)
    expect(sumCosts(energyMicrocents, (index) => hours.starts[index]?.slice(0, 10))).toEqual([
      // 8 × 0.205753 + 8 × 0.129267 + 8 × 0.091792 = 3.414496
      { key: '2026-11-20', cents: 341, hoursWithout: 0 },
      { key: '2026-11-21', cents: 0, hoursWithout: 24 },
      // 2.4 × 0.091792 = 0.2203008
      { key: '2026-11-22', cents: 22, hoursWithout: 0 },
    ])
    expect(
      sumCosts(energyMicrocents, (index) => (index < 24 ? hours.periodIndexes[index] : undefined)),
    ).toEqual([
      { key: 2, cents: 73, hoursWithout: 0 },
      { key: 1, cents: 103, hoursWithout: 0 },
      { key: 0, cents: 165, hoursWithout: 0 },
    ])
  })

  it('are rounded half away from zero', () => {
    expect([1_500_000, 1_499_999, -1_500_000, 0].map(centsOfMicrocents)).toEqual([2, 1, -2, 0])
  })

  it('come to what the lines of the bill come to [r.hour-cost]', () => {
    const supply = home(
      [4600, 4600],
      [
        ...prices('energy', 'EUR/kWh', ['0.205753', '0.129267', '0.091792']),
        price('surplus', 'EUR/kWh', '0.07'),
      ],
    )
    const dated: DatedEnergyPrice[] = supply.prices.map(({ concept, tariffPeriod, from, price: euros }) => ({
      concept: concept as 'energy' | 'surplus',
      tariffPeriod,
      from,
      price: euros,
    }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.nat({ max: 9000 }), { minLength: 5, maxLength: 50 }),
        (start, count, wh) => {
          const from = addDays('2026-01-01', start)
          const span = { from, to: addDays(from, count) }
          const days = [...eachDay(span.from, span.to)].map((day, number): CurveDay => {
            const hours = filled(day, 0)
            const at = (index: number, shift: number) => wh[(number * 7 + index + shift) % wh.length] ?? 0
            return {
              ...hours,
              importWh: hours.importWh.map((_, index) => at(index, 0)),
              exportWh: hours.importWh.map((_, index) => at(index, 3)),
            }
          })
          const metered = { energy: energyOfCurve(span, days, rule) }
          const costs = hourCosts(hoursOf(days), dated)
          const microcents = (of: readonly (number | undefined)[]) => sumCents(of.map((cost) => cost ?? 0))
          const billed = (charges: ReturnType<typeof energyCharges>) =>
            sumCents(charges.map((charge) => chargeAmount(charge, 8)))
          // Each hour was rounded to a millionth of a cent.
          const most = costs.energyMicrocents.length / 2
          expect(
            Math.abs(microcents(costs.energyMicrocents) - billed(energyCharges(supply, metered, span))),
          ).toBeLessThanOrEqual(most)
          expect(
            Math.abs(microcents(costs.surplusMicrocents) + billed(surplusCharges(supply, metered, span))),
          ).toBeLessThanOrEqual(most)
        },
      ),
      { numRuns: 40 },
    )
  })
})
