import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDays,
  dayFromNumber,
  dayNumber,
  daysBetween,
  eachDay,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOf,
  monthStarts,
  parseDay,
  partsOfDay,
  weekday,
} from './day.ts'

describe('a day', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2026-11-21', '2026-11-21'],
    ['2025-02-29', undefined],
    ['2100-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-04-31', undefined],
    ['2026-4-3', undefined],
    ['21/11/2026', undefined],
    ['', undefined],
  ])('%s is read as %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2000-01-01', 366, '2001-01-01'],
  ])('%s plus %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  it.each([
    ['1970-01-01', 4],
    ['2026-11-21', 6],
    ['2024-02-29', 4],
    ['2021-08-15', 7],
    ['1969-12-29', 1],
  ])('%s is weekday %i', (day, expected) => {
    expect(weekday(day)).toBe(expected)
  })

  it('knows the ends of its month and orders as text', () => {
    expect([firstDayOfMonth('2024-02-10'), lastDayOfMonth('2024-02-10'), monthOf('2024-02-10')]).toEqual([
      '2024-02-01',
      '2024-02-29',
      '2024-02',
    ])
    expect(lastDayOfMonth('2026-12-01')).toBe('2026-12-31')
    expect(['2026-01-02', '2025-12-31', '2026-01-01'].toSorted(compareDays)).toEqual([
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
    ])
  })

  it('lists days and months without the end', () => {
    expect([...eachDay('2024-02-28', '2024-03-02')]).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect([...eachDay('2024-03-02', '2024-03-02')]).toEqual([])
    expect(monthStarts('2025-11-15', '2026-02-01')).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
    expect(monthStarts('2025-11-15', '2025-11-15')).toEqual([])
  })

  it('refuses to count with a day that does not exist', () => {
    expect(() => addDays('2025-02-29', 1)).toThrow(RangeError)
    expect(() => partsOfDay('hoy')).toThrow(RangeError)
  })

  it('agrees with the platform calendar for eight centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -140_000, max: 150_000 }), (number) => {
        const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
        expect(dayFromNumber(number)).toBe(day)
        expect(dayNumber(day)).toBe(number)
        expect(weekday(day) % 7).toBe(new Date(number * 86_400_000).getUTCDay())
      }),
    )
  })

  it('adding and taking away days are inverse', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber)
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b)
      }),
    )
  })
})
