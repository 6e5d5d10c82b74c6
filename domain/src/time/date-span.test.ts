import { describe, expect, it } from 'vitest'
import {
  contains,
  findIntersection,
  lastDayOf,
  lengthInDays,
  overlaps,
  dateSpan,
  spanOfBothDates,
} from './date-span.ts'

describe('a span of days', () => {
  const january = dateSpan('2026-01-01', '2026-02-01')

  it('contains its start and not its end', () => {
    expect([contains(january, '2026-01-01'), contains(january, '2026-01-31')]).toEqual([true, true])
    expect([contains(january, '2026-02-01'), contains(january, '2025-12-31')]).toEqual([false, false])
    expect([lengthInDays(january), lastDayOf(january)]).toEqual([31, '2026-01-31'])
  })

  it('made of two dates that both count is one day longer than their distance', () => {
    expect(lengthInDays(spanOfBothDates('2026-07-04', '2026-08-04'))).toBe(32)
    expect(lengthInDays(spanOfBothDates('2026-07-04', '2026-07-04'))).toBe(1)
  })

  it.each([
    ['2026-01-31', '2026-02-10', { from: '2026-01-31', to: '2026-02-01' }],
    ['2025-12-01', '2026-01-02', { from: '2026-01-01', to: '2026-01-02' }],
    ['2026-02-01', '2026-02-10', undefined],
    ['2026-01-10', '2026-01-10', undefined],
  ])('shares with %s – %s: %o', (from, to, shared) => {
    expect(findIntersection(january, { from, to })).toEqual(shared)
    expect(overlaps(january, { from, to })).toBe(shared !== undefined)
  })

  it('refuses to end before it starts', () => {
    expect(() => dateSpan('2026-02-01', '2026-01-31')).toThrow(RangeError)
    expect(() => spanOfBothDates('2026-02-01', '2026-01-31')).toThrow(RangeError)
    expect(() => lastDayOf(dateSpan('2026-02-01', '2026-02-01'))).toThrow(RangeError)
  })
})
