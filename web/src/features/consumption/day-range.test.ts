import { describe, expect, it } from 'vitest'
import {
  beside,
  calendarYears,
  common,
  monthRange,
  nameOf,
  readRange,
  thirteenMonthsTo,
  weekOf,
} from './day-range.ts'

function shown(firstDay: string, lastDay: string) {
  return { firstDay, lastDay }
}

describe('what a range is called', () => {
  it.each([
    ['2026-11-21', '2026-11-21', { kind: 'day', day: '2026-11-21' }],
    ['2026-11-01', '2026-11-30', { kind: 'month', month: '2026-11' }],
    ['2028-02-01', '2028-02-29', { kind: 'month', month: '2028-02' }],
    ['2028-02-01', '2028-02-28', { kind: 'days', first: '2028-02-01', last: '2028-02-28' }],
    ['2025-01-01', '2025-12-31', { kind: 'year', year: '2025' }],
    ['2025-11-01', '2026-11-30', { kind: 'months', first: '2025-11', last: '2026-11' }],
    ['2026-11-01', '2026-11-29', { kind: 'days', first: '2026-11-01', last: '2026-11-29' }],
  ])('%s to %s', (first, last, name) => {
    expect(nameOf(shown(first, last))).toEqual(name)
  })
})

describe('the range before and after', () => {
  it.each([
    ['2026-03-01', '2026-03-31', -1, '2026-02-01', '2026-02-28'],
    ['2026-12-01', '2026-12-31', 1, '2027-01-01', '2027-01-31'],
    ['2025-12-01', '2026-02-28', 1, '2026-03-01', '2026-05-31'],
    ['2025-01-01', '2025-12-31', -1, '2024-01-01', '2024-12-31'],
    ['2026-03-29', '2026-03-29', 1, '2026-03-30', '2026-03-30'],
    ['2026-03-01', '2026-03-01', -1, '2026-02-28', '2026-02-28'],
    ['2026-11-02', '2026-11-08', -1, '2026-10-26', '2026-11-01'],
  ] as const)('%s to %s moved by %d', (first, last, direction, movedFirst, movedLast) => {
    expect(beside(shown(first, last), direction)).toEqual(shown(movedFirst, movedLast))
  })

  it('a step forward undoes a step back', () => {
    for (const month of ['2026-01', '2026-02', '2026-03', '2026-08']) {
      expect(beside(beside(monthRange(month), -1), 1)).toEqual(monthRange(month))
    }
  })
})

it('all years are whole ones, from the first with readings to the current [c9.month-chart]', () => {
  expect(calendarYears('2023-11-21', '2026-11-21')).toEqual(shown('2023-01-01', '2026-12-31'))
  expect(calendarYears('2026-02-01', '2026-11-21')).toEqual(shown('2026-01-01', '2026-12-31'))
})

it('thirteen months include the same month of the year before', () => {
  expect(thirteenMonthsTo('2026-11-21')).toEqual(shown('2025-11-01', '2026-11-30'))
  expect(thirteenMonthsTo('2028-02-29')).toEqual(shown('2027-02-01', '2028-02-29'))
})

it.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-30', '2026-11-30', true],
  ['2026-11-30', '2026-11-01', false],
  ['2026-02-30', '2026-03-01', false],
  [undefined, '2026-03-01', false],
  [20261101, 20261130, false],
])('%s to %s is a range: %s', (first, last, real) => {
  expect(readRange(first, last) !== undefined).toBe(real)
})

it('the days that two ranges have in common', () => {
  const november = monthRange('2026-11')
  expect(common(november, shown('2023-11-21', '2026-11-19'))).toEqual(shown('2026-11-01', '2026-11-19'))
  expect(common(november, shown('2023-11-21', '2026-10-31'))).toBeUndefined()
})

it('a week begins on a Monday or a Sunday, as the language has it', () => {
  expect(weekOf('2026-11-22')).toEqual(shown('2026-11-16', '2026-11-22'))
  expect(weekOf('2026-11-16')).toEqual(shown('2026-11-16', '2026-11-22'))
})
