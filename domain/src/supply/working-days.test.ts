import { describe, expect, it } from 'vitest'
import { eachDay, weekday } from '../time/day.ts'
import { isRestDay } from './calendar.ts'
import { isWorkingDay } from './working-days.ts'

/** Mondays to Fridays that rest between the earliest and the latest Good Friday that there can be. */
function restingInSpring(year: number): string[] {
  return [...eachDay(`${year}-03-20`, `${year}-04-24`)].filter(
    (day) => weekday(day) < 6 && !isWorkingDay(day),
  )
}

describe('a working day [r.debt-ladder]', () => {
  // 1818 had the earliest Easter that there can be, 2038 has the latest one.
  it.each([
    [1818, '1818-03-20'],
    [1954, '1954-04-16'],
    [1981, '1981-04-17'],
    [2000, '2000-04-21'],
    [2008, '2008-03-21'],
    [2021, '2021-04-02'],
    [2022, '2022-04-15'],
    [2023, '2023-04-07'],
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
    [2049, '2049-04-16'],
    [2100, '2100-03-26'],
  ])('is in the spring of %d any but Good Friday, %s, which the periods of tariffs count', (year, day) => {
    expect(restingInSpring(year)).toEqual([day])
    expect(isRestDay(day)).toBe(false)
  })

  it('is missing once each spring, on a Friday', () => {
    for (let year = 1900; year < 2200; year++) expect(restingInSpring(year).map(weekday)).toEqual([5])
  })

  it.each([
    ['6 January', '2026-01-06', false],
    ['1 May', '2026-05-01', false],
    ['12 October', '2026-10-12', false],
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    // Holidays of regions.
    ['Maundy Thursday', '2026-04-02', true],
    ['Easter Monday', '2026-04-06', true],
    ['the Monday after All Saints on a Sunday', '2026-11-02', true],
  ])('%s (%s): %s', (_, day, expected) => {
    expect(isWorkingDay(day)).toBe(expected)
  })
})
