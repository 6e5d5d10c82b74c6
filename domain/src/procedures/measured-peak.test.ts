import { describe, expect, test } from 'vitest'
import type { ProductPrice } from '../billing/billed-supply.ts'
import type { DemandMonth } from '../billing/demand-months.ts'
import { measuredPeaks, periodsBelowPeak } from './measured-peak.ts'

function month(from: string, to: string, demandW: readonly (number | undefined)[]): DemandMonth {
  return { span: { from, to }, demandW, powersW: [4600, 4600] }
}
function price(concept: ProductPrice['concept'], tariffPeriod: 1 | 2): ProductPrice {
  return { concept, tariffPeriod, from: '2025-01-01', price: '0.1', unit: 'EUR/kW/day' }
}
const power = [price('power', 1), price('power', 2)]
const bills = [
  month('2026-01-01', '2026-02-01', [3120, 2000]),
  month('2026-02-01', '2026-03-01', [2900, 2600]),
  month('2026-03-01', '2026-04-01', [undefined, 9000]),
]

describe('the measured peak', () => {
  test('is the highest of each period, with the bill that says so; a bill that lacks one says nothing', () => {
    expect(measuredPeaks({ bills, prices: power, periods: 2, day: '2026-11-21' })).toEqual([
      { demandW: 3120, span: bills[0]?.span, limited: true },
      { demandW: 2600, span: bills[1]?.span, limited: true },
    ])
    expect(measuredPeaks({ bills: [], prices: power, periods: 2, day: '2026-11-21' })).toEqual([])
  })

  test('where excess is charged nothing is cut; without prices the limiter is taken to be there', () => {
    const limitedWith = (prices: readonly ProductPrice[]) =>
      measuredPeaks({ bills, prices, periods: 2, day: '2026-11-21' }).map(({ limited }) => limited)
    expect(limitedWith([...power, price('excess_power', 1)])).toEqual([false, true])
    expect(limitedWith([])).toEqual([true, true])
  })
})

test.each<[string, readonly (number | undefined)[], readonly number[]]>([
  ['below the peak', [3100, 4600], [1]],
  ['at the peak', [3120, 2600], []],
  ['both below', [3000, 2500], [1, 2]],
  ['not typed yet', [undefined, 2500], [2]],
])('%s', (_, asked, below) => {
  const peaks = [
    { demandW: 3120, limited: true },
    { demandW: 2600, limited: true },
  ]
  expect(periodsBelowPeak(peaks, [4600, 4600], asked)).toEqual(below)
})

test('who lives below the peak already, or pays for what passes, is not asked', () => {
  const limited = { demandW: 5000, limited: true }
  expect(periodsBelowPeak([limited], [4600], [4600])).toEqual([])
  expect(periodsBelowPeak([limited], [4600], [4800])).toEqual([])
  expect(periodsBelowPeak([limited], [4600], [4500])).toEqual([1])
  expect(periodsBelowPeak([{ demandW: 5000, limited: false }], [4600], [4500])).toEqual([])
})
