import { describe, expect, it } from 'vitest'
import {
  chartAsked,
  consumptionQuery,
  inside,
  rangeForView,
  readConsumptionSearch,
  tooLong,
} from './consumption-search.ts'
import { rangeOfDay, monthRange } from './day-range.ts'

describe('the search parameters of an address [c2.detail-consumption-only]', () => {
  it.each([
    [{}, {}],
    [
      { contract: 'A 1/2', view: 'hourly', start: '2026-11-20', end: '2026-11-20', function: 'consumption' },
      { contract: 'A 1/2', view: 'hourly', start: '2026-11-20', end: '2026-11-20' },
    ],
    [{ view: 'weekly', start: '2026-11-20' }, {}],
    [{ start: '2026-11-20', end: '2026-11-19' }, {}],
    [{ contract: '' }, {}],
    [{ contract: ['a'] }, {}],
    [
      { only: 'chart', view: 'hourly' },
      { only: 'chart', view: 'hourly' },
    ],
    // The year is more than a chart.
    [{ only: 'chart', view: 'year' }, { only: 'chart' }],
    [{ only: 'all', view: 'year' }, { view: 'year' }],
  ])('%j', (raw, search) => {
    expect(readConsumptionSearch(raw)).toEqual(search)
  })

  it('is the same after being written and read', () => {
    const range = { start: '2025-11-01', end: '2026-11-30' }
    const search = { contract: 'A 1/2', view: 'monthly', ...range, only: 'chart' } as const
    expect(readConsumptionSearch(Object.fromEntries(new URLSearchParams(consumptionQuery(search))))).toEqual(
      search,
    )
  })
})

describe('the default range of each view', () => {
  it.each([
    [{}, 'daily', '2026-11-01', '2026-11-30'],
    [{ view: 'monthly' }, 'monthly', '2025-11-01', '2026-11-30'],
    [{ view: 'hourly' }, 'hourly', '2026-11-21', '2026-11-21'],
    [{ view: 'year' }, 'year', '2025-11-22', '2026-11-21'],
    [{ start: '2026-01-05', end: '2026-01-09' }, 'daily', '2026-01-05', '2026-01-09'],
  ] as const)('%j', (search, view, firstDay, lastDay) => {
    expect(chartAsked(search, '2026-11-21')).toEqual({ view, shown: { firstDay, lastDay } })
  })
})

describe('the range that goes with another view', () => {
  const today = '2026-11-21'
  const long = (firstDay: string, lastDay: string) => ({ firstDay, lastDay })

  it('is the year around: the last twelve months, or the calendar year of older days', () => {
    const latest = long('2025-11-22', '2026-11-21')
    expect(rangeForView(monthRange('2026-11'), 'daily', 'year', today)).toEqual(latest)
    expect(rangeForView(rangeOfDay('2026-02-14'), 'hourly', 'year', today)).toEqual(latest)
    expect(rangeForView(monthRange('2025-03'), 'daily', 'year', today)).toEqual(
      long('2025-01-01', '2025-12-31'),
    )
    expect(rangeForView(latest, 'year', 'daily', today)).toEqual(monthRange('2026-11'))
  })

  it('keeps the days at a finer resolution', () => {
    expect(rangeForView(monthRange('2026-03'), 'daily', 'hourly', today)).toEqual(monthRange('2026-03'))
    expect(rangeForView(monthRange('2026-03'), 'monthly', 'daily', today)).toEqual(monthRange('2026-03'))
    const year = long('2025-11-01', '2026-10-31')
    expect(rangeForView(year, 'monthly', 'hourly', today)).toEqual(year)
  })

  it('is the last month or year of a range that is too long', () => {
    expect(rangeForView(long('2025-11-01', '2026-11-30'), 'monthly', 'daily', today)).toEqual(
      monthRange('2026-11'),
    )
    expect(rangeForView(long('2024-01-01', '2025-12-31'), 'monthly', 'daily', today)).toEqual(
      monthRange('2025-12'),
    )
    expect(rangeForView(long('2019-01-01', '2026-12-31'), 'monthly', 'hourly', today)).toEqual(
      long('2025-11-22', '2026-11-21'),
    )
  })

  it('widens to thirteen months', () => {
    expect(rangeForView(rangeOfDay('2026-03-29'), 'hourly', 'daily', today)).toEqual(monthRange('2026-03'))
    expect(rangeForView(monthRange('2026-03'), 'daily', 'monthly', today)).toEqual(
      long('2025-03-01', '2026-03-31'),
    )
  })
})

it.each([
  ['monthly', '2026-02', { view: 'daily', start: '2026-02-01', end: '2026-02-28' }],
  ['daily', '2026-03-29', { view: 'hourly', start: '2026-03-29', end: '2026-03-29' }],
  ['hourly', '2026-03-29T01:00:00+01:00', undefined],
  ['year', '2026-10', { view: 'daily', start: '2026-10-01', end: '2026-10-31' }],
  ['year', '2026-10-25', { view: 'hourly', start: '2026-10-25', end: '2026-10-25' }],
] as const)('inside %s, %s leads to %j', (view, start, expected) => {
  expect(inside(view, start)).toEqual(expected)
})

it('a leap year fits the year view, a day more does not', () => {
  expect(tooLong({ firstDay: '2028-01-01', lastDay: '2028-12-31' }, 'year')).toBe(false)
  expect(tooLong({ firstDay: '2028-01-01', lastDay: '2029-01-01' }, 'year')).toBe(true)
})
