import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import { packQuality } from '../consumption/quality.ts'
import { eachDay } from '../time/day.ts'
import { bill, kwh, type Written } from './bill-change.fixture.ts'
import { billChange } from './bill-change.ts'
import type { Bill } from './bill.ts'
import { tellsErrors } from './between-bills.ts'
import {
  estimateByCorrections,
  estimateByCurve,
  isOfEnergyAlone,
  type EstimateError,
} from './estimate-error.ts'

const rule = { tariff: '2.0TD', zone: 'peninsula' } as const
const [MEASURED, ESTIMATED] = [false, true].map((estimated) =>
  packQuality({ source: 'F5D', version: 0, estimated }),
)

/** The days of a bill, 100 Wh an hour. */
function curveOf({ span }: Bill, quality = MEASURED!): CurveDay[] {
  return [...eachDay(span.from, span.to)].map((day) => ({
    day,
    importWh: Array.from({ length: 24 }, () => 100),
    quality: Array.from({ length: 24 }, () => quality),
  }))
}

function ofPeriod(tariffPeriod: 1 | 2 | 3, kWh: string): Written {
  return { ...kwh('energy', kWh, '0.1', Number(kWh) * 10), tariffPeriod }
}

/** Thirty days of 2.4 kWh: 72 kWh. */
const whole = bill(30, [kwh('energy', '80', '0.1', 800)], [])

describe('by the curve', () => {
  it('is what was billed beyond the hours that were measured since', () => {
    expect(estimateByCurve(whole, curveOf(whole), rule)).toEqual({
      estimatedWh: 0,
      error: new Map([[0, 8000]]),
    })
  })

  it('is of each period where the bill has them, and nothing of those that are as measured', () => {
    const right = estimateByCurve(
      bill(30, [ofPeriod(1, '0'), ofPeriod(2, '0'), ofPeriod(3, '0')], []),
      curveOf(whole),
      rule,
    )
    const measured = [1, 2, 3].map((period) => -(right.error!.get(period) ?? 0))
    expect(measured.reduce((sum, wh) => sum + wh, 0)).toBe(72_000)
    const asMeasured = bill(
      30,
      [1, 2, 3].map((period) =>
        ofPeriod(period as 1 | 2 | 3, String(measured[period - 1]! / 1000 + (period === 2 ? 5 : 0))),
      ),
      [],
    )
    expect(estimateByCurve(asMeasured, curveOf(whole), rule).error).toEqual(new Map([[2, 5000]]))
  })

  it('is not known of a bill whose free hours have a line of no period beside those of periods', () => {
    const free = { ...kwh('energy', '12', '0', 0), name: 'Free hours' }
    const mixed = bill(30, [ofPeriod(1, '20'), ofPeriod(2, '20'), ofPeriod(3, '20'), free], [])
    expect(estimateByCurve(mixed, curveOf(mixed), rule)).toEqual({ estimatedWh: 72_000, error: undefined })
  })

  it('is not known where hours are estimates themselves: those are what is estimated', () => {
    const curve = curveOf(whole)
    const quality = curve[3]!.quality
    const days = curve.map((day, index) =>
      index === 3 ? { ...day, quality: Array.from(quality).fill(ESTIMATED!, 0, 10) } : day,
    )
    expect(estimateByCurve(whole, days, rule)).toEqual({ estimatedWh: 1000, error: undefined })
  })

  it('is not known where an hour is missing: all of the bill is estimated', () => {
    expect(estimateByCurve(whole, curveOf(whole).slice(1), rule)).toEqual({
      estimatedWh: 80_000,
      error: undefined,
    })
  })
})

describe('by what was billed later', () => {
  it('is what that gave back, or less what it billed', () => {
    const later = (kWh: string) => bill(1, [kwh('energy', kWh, '0.1', Number(kWh) * 10)])
    expect(estimateByCorrections([later('30')]).error).toEqual(new Map([[0, -30_000]]))
    expect(estimateByCorrections([later('-12'), later('2')]).error).toEqual(new Map([[0, 10_000]]))
  })

  it('is told only of energy by the kWh', () => {
    expect(isOfEnergyAlone(bill(1, [kwh('energy', '3', '0.1', 30)], []))).toBe(true)
    const fee: Written = { ...kwh('energy', '1', '9', 900), kind: 'service', unit: 'unit', priceUnit: 'EUR' }
    expect(isOfEnergyAlone(bill(1, [kwh('energy', '3', '0.1', 30), fee], []))).toBe(false)
    expect(isOfEnergyAlone(bill(1, [], []))).toBe(false)
  })
})

it('an estimate that billed too much and the bill after it are told apart from use', () => {
  // 30 days: 300 kWh billed, 270 used; then 270 real ones, at a cent more.
  const before = bill(30, [kwh('energy', '300', '0.10', 3000)], [])
  const after = bill(30, [kwh('energy', '270', '0.11', 2970)], [])
  const errors = [new Map([[0, 30_000]]), new Map()] as const
  const causes = billChange(before, after, { errors }).causes.filter(({ amountCents }) => amountCents !== 0)
  expect(causes.map(({ cause, amountCents }) => [cause, amountCents])).toEqual([
    // 30 kWh × 0.10, and 270 kWh × 0.01
    ['estimates', -300],
    ['price', 270],
  ])
})

describe('an error', () => {
  const named = (name: string, kWh: string): Written => ({ ...ofPeriod(1, kWh), name })
  const estimatesOf = (before: Bill, after: Bill, errors: readonly [EstimateError, EstimateError]) => {
    const cents = billChange(before, after, { errors }).causes.find(({ cause }) => cause === 'estimates')
    return { told: tellsErrors(before, after, errors), cents: cents?.amountCents }
  }
  const [ofP1, ofP2] = [new Map([[1, 10_000]]), new Map([[2, 10_000]])]
  const none = new Map<number, number>()

  it('is told of both bills or of neither', () => {
    const two = bill(30, [named('one', '30'), named('other', '20'), ofPeriod(2, '40')], [])
    expect(estimatesOf(two, two, [none, ofP2])).toEqual({ told: true, cents: 100 })
    // The 10 kWh of P1 cannot be assigned to one of the two lines.
    expect(estimatesOf(two, two, [ofP1, ofP2])).toEqual({ told: false, cents: 0 })
    expect(estimatesOf(two, two, [ofP2, ofP1])).toEqual({ told: false, cents: 0 })
  })

  it('is told as a whole where the bills divide their energy in other ways', () => {
    const inPeriods = bill(30, [ofPeriod(1, '50'), ofPeriod(2, '40')], [])
    expect(estimatesOf(inPeriods, whole, [ofP1, none])).toEqual({ told: true, cents: -100 })
    expect(estimatesOf(whole, inPeriods, [new Map([[0, 5000]]), ofP2])).toEqual({ told: true, cents: 50 })
  })

  it('of no period is not that of a line of no period beside others, nor of lines by the day', () => {
    const mixed = bill(30, [ofPeriod(1, '50'), kwh('energy', '40', '0', 0)], [])
    expect(estimatesOf(mixed, mixed, [none, new Map([[0, 5000]])])).toEqual({ told: false, cents: 0 })
    const byTheDay = bill(30, [{ ...ofPeriod(1, '30'), unit: 'unit', priceUnit: 'EUR/day', days: 30 }], [])
    expect(estimatesOf(byTheDay, byTheDay, [none, ofP1])).toEqual({ told: false, cents: 0 })
  })
})
