import { instantMs } from '@endoll/domain/time/instant.ts'
import { daysByMonth } from '@endoll/domain/consumption/shown-entries.ts'
import { describe, expect, it } from 'vitest'
import {
  daysOf,
  daysOfHours,
  hasSurplus,
  hourTicks,
  partsOf,
  periodsShown,
  quartersOf,
  sumsOf,
  unreadIn,
} from './readings.ts'
import { hourlyReadings, hoursOf } from './hourly-readings.fixture.ts'

describe('hours', () => {
  it('lie in one period each', () => {
    const readings = hourlyReadings(hoursOf('2026-11-20', '2026-11-21'))
    expect([0, 1, 2].map((index) => partsOf(readings, index))).toEqual([
      [100, 0, 0],
      [0, 100, 0],
      [0, 0, 100],
    ])
  })

  it('add up to their days, the clock changes included', () => {
    const readings = hourlyReadings(hoursOf('2026-10-24', '2026-10-26'))
    const days = daysOf(readings)
    expect(days.map(({ start, importWh }) => [start, importWh])).toEqual([
      ['2026-10-24', 2400],
      ['2026-10-25', 2500],
    ])
    expect(sumsOf(days).parts.reduce((sum, part) => sum + part, 0)).toBe(4900)
  })

  it('add up by period, also where what comes first was not read', () => {
    const days = daysOf(hourlyReadings(hoursOf('2026-11-20', '2026-11-22')))
    const unread = { ...days[0]!, importWh: null, parts: [], costs: undefined }
    expect(sumsOf([unread, days[1]!])).toMatchObject({ importWh: 2400, parts: days[1]!.parts })
    expect(sumsOf([]).parts).toEqual([])
  })

  it('without readings add up to null, and marks are kept', () => {
    const starts = hoursOf('2026-11-20', '2026-11-22')
    const readings = hourlyReadings(starts, {
      import_wh: starts.map((_, index) => (index < 24 ? null : 50)),
      export_wh: starts.map((_, index) => (index === 36 ? 10 : null)),
      incomplete: starts.map((_, index) => (index < 24 ? 1 : 0)),
      estimated: starts.map((_, index) => (index === 30 ? 1 : 0)),
    })
    expect(daysOf(readings)).toMatchObject([
      { importWh: null, exportWh: null, incomplete: true, estimated: false },
      { importWh: 1200, exportWh: 10, incomplete: false, estimated: true },
    ])
    expect(hasSurplus(readings)).toBe(true)
    expect(hasSurplus(hourlyReadings(starts))).toBe(false)
  })

  it('that have passed and were not read are missing; those without a price and those to come are not', () => {
    const starts = hoursOf('2026-11-20', '2026-11-21')
    const now = instantMs('2026-11-20T03:30:00+01:00')
    const gap = hourlyReadings(starts, { import_wh: starts.map((_, at) => (at === 1 || at > 2 ? null : 0)) })
    const isUnread = unreadIn(gap, now)
    expect(starts.flatMap((_, at) => (isUnread?.(at) ? [at] : []))).toEqual([1, 3])
    expect(unreadIn(hourlyReadings(starts), now)).toBeUndefined()
    const toCome = hourlyReadings(starts, { import_wh: starts.map((_, at) => (at > 3 ? null : 0)) })
    expect(unreadIn(toCome, now)).toBeUndefined()
  })

  it('of a day are listed by the clock', () => {
    const [march] = daysOfHours(hourlyReadings(hoursOf('2026-03-29', '2026-03-30')))
    expect(march?.hours.slice(0, 5)).toEqual([[0], [1], [], [2], [3]])
    const [october] = daysOfHours(hourlyReadings(hoursOf('2026-10-25', '2026-10-26')))
    expect(october?.hours.slice(0, 5)).toEqual([[0], [1], [2, 3], [4], [5]])
  })
})

describe('labels along many hours', () => {
  const days = (from: string, to: string) =>
    hourTicks(hoursOf(from, to)).map(({ start }) => start.slice(0, 10))
  it('are days over weeks and months over years', () => {
    expect(days('2026-11-01', '2026-11-04')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
    expect(days('2026-11-01', '2026-12-01')).toHaveLength(8)
    expect(days('2025-01-01', '2026-01-01')).toHaveLength(12)
    expect(days('2023-11-21', '2026-11-21')).toHaveLength(13)
  })
})

it('a day that was read by quarters has them, each in the period of its hour and without a price of its own', () => {
  const starts = hoursOf('2026-11-20', '2026-11-21')
  const import_wh = Array.from({ length: 96 }, (_, index) => (index === 95 ? null : index))
  const quarters = { import_wh, export_wh: import_wh.map(() => null), estimated: import_wh.map(() => 0) }
  const shown = quartersOf(hourlyReadings(starts, { quarters }))!
  expect(shown.starts.slice(4, 6)).toEqual(['2026-11-20T01:00:00+01:00', '2026-11-20T01:15:00+01:00'])
  expect(shown.hour_period.slice(0, 5)).toEqual([0, 0, 0, 0, 1])
  expect([shown.import_wh, shown.incomplete.at(-1), shown.cost]).toEqual([import_wh, 1, null])
  expect(quartersOf(hourlyReadings(starts))).toBeUndefined()
})

it('of six periods only those of the season are shown, of three always all', () => {
  const six = { period_names: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] }
  const starts = hoursOf('2026-11-20', '2026-11-21')
  const november = hourlyReadings(starts, {
    ...six,
    hour_period: starts.map((_, index) => [1, 2, 5][index % 3] ?? 5),
  })
  expect(periodsShown(november)).toEqual([1, 2, 5])
  const daily = hourlyReadings(['2026-11-20'], {
    ...six,
    resolution: 'daily',
    import_by_period_wh: [[0, 5, 5, 0, 0, 9]],
  })
  expect(periodsShown(daily)).toEqual([1, 2, 5])
  expect(periodsShown(hourlyReadings(starts, { hour_period: starts.map(() => 2) }))).toEqual([0, 1, 2])
})

it('hours add up by day and days by month, and the mark of one hour marks both', () => {
  const starts = hoursOf('2026-09-30', '2026-10-03')
  const days = daysOf(hourlyReadings(starts, { estimated: starts.map((_, index) => Number(index === 30)) }))
  expect(days.map(({ estimated }) => estimated)).toEqual([false, true, false])
  expect(daysByMonth(days).map(({ start, importWh, estimated }) => [start, importWh, estimated])).toEqual([
    ['2026-09', 2400, false],
    ['2026-10', 4800, true],
  ])
})
