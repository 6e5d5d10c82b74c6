import { describe, expect, it } from 'vitest'
import { addDays, addMonths, eachDay } from '@endoll/domain/time/day.ts'
import { hourStarts } from '@endoll/domain/time/madrid.ts'
import { answerOf } from './answer.ts'
import type { Readings } from './readings.ts'

/** A month of days with 10 kWh each; `null` is a day without readings. */
function november(
  changes: Partial<Readings> = {},
  days: readonly (number | null)[] = Array(30).fill(10_000),
): Readings {
  return {
    resolution: 'daily',
    start: '2026-11-01',
    end: '2026-11-30',
    time_zone: 'Europe/Madrid',
    tariff: '2.0TD',
    zone: 'peninsula',
    period_names: ['P1', 'P2', 'P3'],
    starts: days.map((_, index) => addDays('2026-11-01', index)),
    import_wh: [...days],
    export_wh: days.map(() => null),
    behind_meter: null,
    quarters: null,
    import_by_period_wh: days.map((wh) => [0, 0, wh ?? 0]),
    hour_period: [],
    estimated: days.map(() => 0),
    provisional: days.map(() => 0),
    incomplete: days.map((wh) => (wh === null ? 1 : 0)),
    available: { start: '2023-11-21', end: '2026-12-20' },
    year_before_wh: null,
    cost: null,
    ...changes,
  }
}
/** Readings only until the 18th. */
const eighteen = Array.from({ length: 30 }, (_, index) => (index < 18 ? 10_000 : null))
const until18 = { available: { start: '2023-11-21', end: '2026-11-18' } }

describe('what the page says first', () => {
  it('sums a whole month and compares it with the month of the year before', () => {
    const answer = answerOf(november({ year_before_wh: 340_909 }), '2026-12-21')
    expect(answer).toMatchObject({
      importWh: 300_000,
      name: { kind: 'month', month: '2026-11' },
      until: undefined,
      current: false,
      gaps: false,
      comparison: { direction: 'less', name: { kind: 'month', month: '2025-11' } },
    })
    expect(answer?.comparison?.share).toBeCloseTo(0.12, 4)
  })

  it('compares a month that is still running with the same days', () => {
    const answer = answerOf(november({ ...until18, year_before_wh: 150_000 }, eighteen), '2026-11-21')
    expect(answer).toMatchObject({ importWh: 180_000, until: '2026-11-18', current: true, gaps: false })
    expect(answer?.comparison).toEqual({ direction: 'more', share: 0.2, name: undefined, about: false })
  })

  it('that begins before the first reading names the days that have readings', () => {
    const days = Array.from({ length: 30 }, (_, index) => (index < 10 ? null : 10_000))
    const readings = november({ available: { start: '2026-11-11', end: '2026-12-20' } }, days)
    expect(answerOf(readings, '2026-12-21')).toMatchObject({
      importWh: 200_000,
      name: { kind: 'days', first: '2026-11-11', last: '2026-11-30' },
    })
  })

  it('a difference below half a per cent counts as the same', () => {
    expect(answerOf(november({ year_before_wh: 301_000 }), '2026-12-21')?.comparison?.direction).toBe('same')
  })

  it('does not compare a range that lacks whole days, and reports the gap', () => {
    const days = Array.from({ length: 30 }, (_, index) => (index === 4 ? null : 10_000))
    const answer = answerOf(november({ year_before_wh: 300_000 }, days), '2026-12-21')
    expect(answer).toMatchObject({ gaps: true, comparison: undefined })
  })

  it.each([
    [1, true],
    [3, true],
    [4, false],
  ])(
    '%d days that lack some hours are compared: %s, and as no more than about right',
    (partial, compared) => {
      const incomplete = Array.from({ length: 30 }, (_, index) => (index < partial ? 1 : 0))
      const answer = answerOf(november({ year_before_wh: 330_000, incomplete }), '2026-12-21')
      expect(answer?.gaps).toBe(true)
      expect(answer?.comparison?.about).toBe(compared ? true : undefined)
    },
  )

  it('does not compare a range in which the supply began', () => {
    const days = Array.from({ length: 30 }, (_, index) => (index < 10 ? null : 10_000))
    const answer = answerOf(
      november({ available: { start: '2026-11-11', end: '2026-12-20' } }, days),
      '2026-12-21',
    )
    expect(answer).toMatchObject({ importWh: 200_000, comparison: undefined })
  })

  it('does not compare fewer days than a week', () => {
    const one = november({ start: '2026-11-21', end: '2026-11-21', year_before_wh: 9000 }, [10_000])
    expect(answerOf(one, '2026-11-21')?.comparison).toBeUndefined()
  })

  it.each([
    [5, true],
    [60, false],
  ])('by the hour, %d hours that are missing are compared: %s', (missing, compared) => {
    const starts = [...eachDay('2026-11-01', '2026-12-01')].flatMap((day) => hourStarts(day, 'Europe/Madrid'))
    const import_wh = starts.map((_, index) => (index < missing ? null : 400))
    const hours = november({
      resolution: 'hourly',
      starts,
      import_wh,
      incomplete: import_wh.map((wh) => (wh === null ? 1 : 0)),
      year_before_wh: 300_000,
    })
    expect(answerOf(hours, '2026-12-21')?.comparison !== undefined).toBe(compared)
  })

  it('does not compare more than a year', () => {
    const months = november({
      resolution: 'monthly',
      start: '2025-11-01',
      starts: Array.from({ length: 13 }, (_, index) => addMonths('2025-11-01', index).slice(0, 7)),
      import_wh: Array(13).fill(200_000),
      export_wh: Array(13).fill(null),
      incomplete: Array(13).fill(0),
      year_before_wh: 2_000_000,
    })
    expect(answerOf(months, '2026-12-21')).toMatchObject({ importWh: 2_600_000, comparison: undefined })
  })

  it('the current month is no gap, readings missing in an earlier one are', () => {
    const months = (incomplete: number[]) =>
      november({
        ...until18,
        resolution: 'monthly',
        start: '2026-09-01',
        starts: ['2026-09', '2026-10', '2026-11'],
        import_wh: [1, 1, 1],
        estimated: [0, 0, 0],
        provisional: [0, 0, 1],
        incomplete,
      })
    expect(answerOf(months([0, 0, 1]), '2026-11-21')).toMatchObject({ gaps: false })
    expect(answerOf(months([0, 1, 1]), '2026-11-21')?.gaps).toBe(true)
  })

  it('days before the first reading are no gap', () => {
    const months = november({
      resolution: 'monthly',
      start: '2026-09-01',
      starts: ['2026-09', '2026-10', '2026-11'],
      import_wh: [null, 1, 1],
      estimated: [0, 0, 0],
      provisional: [0, 0, 0],
      incomplete: [1, 1, 0],
      available: { start: '2026-10-15', end: '2026-11-30' },
    })
    expect(answerOf(months, '2026-12-21')).toMatchObject({ gaps: false })
  })

  it('is undefined without readings', () => {
    expect(answerOf(november({ available: null }, Array(30).fill(null)), '2026-11-21')).toBeUndefined()
    expect(
      answerOf(
        november({ available: { start: '2023-01-01', end: '2026-10-31' } }, Array(30).fill(null)),
        '2026-11-21',
      ),
    ).toBeUndefined()
  })
})
