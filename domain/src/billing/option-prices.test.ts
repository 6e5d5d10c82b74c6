import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import { eachDay } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { findBillSoFar, findRestOfBill } from './bill-so-far.ts'
import { billFor } from './charges.ts'
import { energyOfCurve } from './metered-energy.ts'
import { findHourPrice, hasUnpricedOption, type ChosenOption } from './option-prices.ts'
import { home, prices, written } from './supply.fixture.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
const supply = home(
  [4600, 4600],
  [...prices('power', 'EUR/kW/year', ['30', '3']), ...prices('energy', 'EUR/kWh', ['0.2', '0.15', '0.1'])],
)
/** From a Monday to the Sunday, without a holiday. */
const week = { from: '2026-11-02', to: '2026-11-09' }

function curveOf({ from, to }: DateSpan, readingsAnHour = 1): CurveDay[] {
  return [...eachDay(from, to)].map((day) => {
    const count = hoursInDay(day) * readingsAnHour
    return {
      day,
      importWh: Array.from({ length: count }, () => 1000 / readingsAnHour),
      quality: new Uint8Array(count).fill(4),
    }
  })
}

function chosen(
  option: ChosenOption['option'],
  choice: string,
  cheap: string,
  more: Partial<ChosenOption> & { others?: string } = {},
): ChosenOption {
  const { others, ...days } = more
  return { option, choice, from: '2026-01-01', prices: { cheap, others }, ...days }
}

function energyOf(options: readonly ChosenOption[], span: DateSpan = week, readingsAnHour = 1) {
  return energyOfCurve(span, curveOf(span, readingsAnHour), rule, findHourPrice(options, 3))
}

function energyLines(options: readonly ChosenOption[], readingsAnHour = 1): string[] {
  const all = written(billFor(supply, { energy: energyOf(options, week, readingsAnHour) }, week))
  return all.filter((line) => line.startsWith('energy'))
}

/** 1 kWh each hour: P1 and P2 eight hours of five days, P3 the other 88 hours. */
describe('a week of a contract with tariff options, worked by hand [r.option-billed]', () => {
  it('without any: 40 × 0.2, 40 × 0.15, 88 × 0.1', () => {
    expect(energyLines([])).toEqual(['energy P1 8.00', 'energy P2 6.00', 'energy P3 8.80'])
  })

  const plan = chosen('happy_hours', '13-15', '0.05')
  it.each([1, 4])('clock plan from 13 to 15 h at 0.05, %i readings an hour', (readingsAnHour) => {
    expect(energyLines([plan], readingsAnHour)).toEqual([
      'energy P1 7.00', // 35 × 0.2
      'energy P1 0.25', //  5 × 0.05: the hour from 13 of five days
      'energy P2 5.25', // 35 × 0.15
      'energy P2 0.25', //  5 × 0.05: the hour from 14
      'energy P3 8.40', // 84 × 0.1
      'energy P3 0.20', //  4 × 0.05: both of Saturday and Sunday
    ])
  })

  it('clock plan since Wednesday: of the days before all hours are at the prices of the product', () => {
    expect(energyLines([{ ...plan, from: '2026-11-04' }])).toEqual([
      'energy P1 7.40', // 37 × 0.2
      'energy P1 0.15', //  3 × 0.05
      'energy P2 5.55', // 37 × 0.15
      'energy P2 0.15',
      'energy P3 8.40',
      'energy P3 0.20',
    ])
    expect(energyLines([{ ...plan, to: '2026-11-02' }])).toEqual(energyLines([]))
  })

  const sunday = chosen('happy_day', 'sunday', '0.04')
  it('weekend day at 0.04, alone and with the clock plan: the lower price where both make an hour cheap', () => {
    expect(energyLines([sunday])).toEqual([
      'energy P1 8.00',
      'energy P2 6.00',
      'energy P3 6.40', // 64 × 0.1
      'energy P3 0.96', // 24 × 0.04
    ])
    expect(energyLines([plan, sunday]).slice(4)).toEqual([
      'energy P3 6.20', // 62 × 0.1
      'energy P3 0.10', //  2 × 0.05 of Saturday
      'energy P3 0.96', // 24 × 0.04
    ])
  })

  it('double tariff: 88 valley hours at 0.08, the others at 0.17', () => {
    const months = chosen('double_tariff', '2026-10/2026-11', '0.08', { others: '0.17' })
    expect(energyLines([months])).toEqual(['energy P1 6.80', 'energy P2 6.80', 'energy P3 7.04'])
  })

  it('the hour that the clock shows twice in October is cheap twice', () => {
    const span = { from: '2026-10-25', to: '2026-10-26' }
    const energy = energyOf([chosen('happy_hours', '02-03', '0.05')], span)
    expect(energy.map(({ importWh, price }) => [importWh, price])).toEqual([
      [23_000, undefined],
      [2000, '0.05'],
    ])
  })
})

describe('the bill so far', () => {
  it('has the option in the days read and in those to come [r.option-billed]', () => {
    const options = [chosen('happy_hours', '13-15', '0.05', { from: '2026-09-10' })]
    const month = { from: '2026-09-01', to: '2026-10-01' }
    const curve = curveOf({ from: '2026-07-01', to: '2026-09-16' })
    const totals = new Map(curve.map(({ day }) => [day, { importWh: 24_000, exportWh: 0 }]))
    const found = findBillSoFar({
      supply: { ...supply, options },
      rule,
      span: month,
      rest: findRestOfBill(month, totals)!,
      curve,
    })
    const whole = billFor(supply, { energy: energyOf(options, month) }, month).bill.totalCents
    expect(found?.expectedCents).toBe(whole)
    const without = billFor(supply, { energy: energyOf([], month) }, month).bill.totalCents
    expect(whole).toBeLessThan(without)
  })
})

it('an option without a price leaves its hours at those of the product, and is told to be missing', () => {
  const unknown: ChosenOption = {
    option: 'happy_day',
    choice: 'sunday',
    from: '2026-11-05',
    prices: undefined,
  }
  expect(energyLines([unknown])).toEqual(energyLines([]))
  expect(hasUnpricedOption([unknown], week)).toBe(true)
  expect(hasUnpricedOption([unknown], { from: '2026-10-01', to: '2026-11-05' })).toBe(false)
  expect(hasUnpricedOption([{ ...unknown, to: '2026-11-02' }], week)).toBe(false)
})
