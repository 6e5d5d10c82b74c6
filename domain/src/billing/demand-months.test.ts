import { describe, expect, it } from 'vitest'
import { addMonths } from '../time/day.ts'
import { demandYear, type DemandMonth } from './demand-months.ts'

function bill(from: string, to: string, demandW: (number | undefined)[] = [3000, 2000]): DemandMonth {
  return {
    span: { from, to },
    demandW,
    powersW: [4600, 4600],
  }
}
function yearOfBills(first: string): DemandMonth[] {
  return Array.from({ length: 12 }, (_, month) => bill(addMonths(first, month), addMonths(first, month + 1)))
}

describe('the twelve months up to the last bill', () => {
  it('are known from twelve bills, whatever day they begin', () => {
    expect(demandYear(yearOfBills('2025-11-07'), 2)).toMatchObject({
      span: { from: '2025-11-07', to: '2026-11-07' },
      knownMonths: 12,
      missing: [],
    })
  })

  it('are known from six bills of two months, and from older ones nothing is taken', () => {
    const bills = Array.from({ length: 9 }, (_, index) =>
      bill(addMonths('2025-05-01', 2 * index), addMonths('2025-05-01', 2 * index + 2)),
    )
    const year = demandYear(bills, 2)
    expect(year?.span).toEqual({ from: '2025-11-01', to: '2026-11-01' })
    expect(year?.months).toHaveLength(6)
    expect(year?.knownMonths).toBe(12)
  })

  it('bear that readings drift by days', () => {
    const bills = [bill('2025-10-29', '2025-11-30'), ...yearOfBills('2025-11-30').slice(0, 11)]
    expect(demandYear(bills, 2)).toMatchObject({ span: { from: '2025-10-30' }, knownMonths: 12 })
  })

  it.each<[string, (bills: DemandMonth[]) => DemandMonth[], number, string[]]>([
    ['eleven bills', (bills) => bills.slice(1), 11, ['2025-11-01']],
    [
      'a month of which twelve days are known',
      (bills) => bills.with(0, bill('2025-11-19', '2025-12-01')),
      11,
      ['2025-11-01'],
    ],
    ['a month of which half is known', (bills) => bills.with(0, bill('2025-11-16', '2025-12-01')), 12, []],
    ['a hole', (bills) => bills.toSpliced(3, 1), 11, ['2026-02-01']],
    [
      'a bill that gives the demand of one period alone',
      (bills) => bills.with(5, bill('2026-04-01', '2026-05-01', [3000, undefined])),
      11,
      ['2026-04-01'],
    ],
    [
      'a bill of another tariff',
      (bills) => bills.with(0, bill('2025-11-01', '2025-12-01', [3000])),
      11,
      ['2025-11-01'],
    ],
    [
      'one bill',
      (bills) => bills.slice(-1),
      1,
      Array.from({ length: 11 }, (_, month) => addMonths('2025-11-01', month)),
    ],
  ])('%s', (_, of, knownMonths, missing) => {
    const year = demandYear(of(yearOfBills('2025-11-01')), 2)
    expect(year?.knownMonths).toBe(knownMonths)
    expect(year?.missing.map(({ from }) => from)).toEqual(missing)
  })

  it('count no day twice', () => {
    const bills = yearOfBills('2025-11-01')
    expect(demandYear([...bills, bill('2026-03-10', '2026-03-20', [9000, 9000])], 2)?.months).toHaveLength(12)
  })

  it('are unknown without any bill', () => {
    expect(demandYear([], 2)).toBeUndefined()
  })
})
