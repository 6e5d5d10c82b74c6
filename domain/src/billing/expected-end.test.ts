import { describe, expect, it } from 'vitest'
import { findExpectedEnd } from './expected-end.ts'

function spans(...days: readonly string[]) {
  return days.slice(1).map((to, index) => ({ from: days[index] ?? '', to }))
}

describe('when the bill that is being made ends', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['on the first of each month', ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'], '2026-12-01'],
    ['on the seventh, into February', ['2025-11-07', '2025-12-07', '2026-01-07', '2026-02-07'], '2026-03-07'],
    ['every second month', ['2026-03-09', '2026-05-09', '2026-07-09', '2026-09-09'], '2026-11-09'],
    [
      'of calendar months recognised by their last days',
      ['2026-09-30', '2026-10-30', '2026-11-30'],
      '2026-12-30',
    ],
    // 30, 33 and 29 days: the middle one is 30.
    ['by the reader’s round', ['2026-08-03', '2026-09-02', '2026-10-05', '2026-11-03'], '2026-12-03'],
    ['after a short first bill', ['2026-08-20', '2026-09-05', '2026-10-05', '2026-11-05'], '2026-12-05'],
    // Sixteen days and two months of 31: by days it would be the second of October.
    [
      'after a short first bill and long months',
      ['2026-06-15', '2026-07-01', '2026-08-01', '2026-09-01'],
      '2026-10-01',
    ],
    ['after a single one of 16 days', ['2026-10-20', '2026-11-05'], '2026-11-21'],
    ['after a single month', ['2026-10-05', '2026-11-05'], '2026-12-05'],
    [
      'after one bill of four that was a month too long',
      ['2026-06-05', '2026-07-05', '2026-09-05', '2026-10-05', '2026-11-05'],
      '2026-12-06',
    ],
    ['without bills', [], undefined],
  ])('%s', (_, days, expected) => {
    expect(findExpectedEnd(spans(...days))).toBe(expected)
  })
})
