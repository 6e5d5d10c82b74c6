import { describe, expect, it } from 'vitest'
import type { Readings } from '../../../features/consumption/readings.ts'
import { hourlyReadings, hoursOf } from '../../../features/consumption/hourly-readings.fixture.ts'
import { yearAnswerOf } from './year-answer.ts'

const today = '2026-11-21'

/** Hourly readings of a contract that has them since 2020, `to` excluded. */
function year(from: string, to: string, changes: Partial<Readings> = {}): Readings {
  const starts = hoursOf(from, to)
  const end = starts.at(-1)?.slice(0, 10) ?? ''
  return hourlyReadings(starts, { start: from, available: { start: '2020-01-01', end }, ...changes })
}

describe('what a year is called', () => {
  it.each([
    ['latest', '2025-11-22', '2026-11-22', {}],
    ['calendar', '2025-01-01', '2026-01-01', {}],
    ['soFar', '2026-01-01', '2027-01-01', { available: { start: '2020-01-01', end: '2026-11-20' } }],
    ['since', '2025-11-22', '2026-11-22', { available: { start: '2026-11-03', end: '2026-11-20' } }],
    ['days', '2025-03-01', '2026-02-28', {}],
  ] as const)('%s', (kind, from, to, changes) => {
    expect(yearAnswerOf(year(from, to, changes), today)?.kind).toBe(kind)
  })

  it('is nothing without readings', () => {
    const empty = year('2025-11-22', '2026-11-22')
    expect(yearAnswerOf({ ...empty, import_wh: empty.starts.map(() => null) }, today)).toBeUndefined()
    expect(yearAnswerOf({ ...empty, available: null }, today)).toBeUndefined()
  })
})

it('the share of the cheapest period, and none where there is only one [r.year-answer]', () => {
  expect(yearAnswerOf(year('2025-11-22', '2026-11-22'), today)?.lowest).toMatchObject({
    index: 2,
    periods: 3,
  })
  expect(yearAnswerOf(year('2025-11-22', '2026-11-22'), today)?.lowest?.share).toBeCloseTo(1 / 3, 3)
  const one = year('2025-11-22', '2026-11-22', { period_names: ['P1'] })
  expect(yearAnswerOf({ ...one, hour_period: one.starts.map(() => 0) }, today)?.lowest).toBeUndefined()
})

it('a whole year is compared with the one before', () => {
  // 8,760 hours of 100 Wh against a quarter more.
  expect(
    yearAnswerOf(year('2025-11-22', '2026-11-22', { year_before_wh: 1_095_000 }), today)?.comparison,
  ).toMatchObject({ direction: 'less', share: 0.2 })
})
