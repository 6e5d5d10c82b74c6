import { describe, expect, it } from 'vitest'
import { isChoiceOf, parseDoubleTariff, parseHappyDay, parseHappyHours } from './tariff-options.ts'

describe('choices of tariff options [c3.double-tariff] [c3.happy-hours] [c3.happy-day]', () => {
  it.each([
    ['2026-06/2027-05', { startMonth: 6, startYear: 2026, endMonth: 5, endYear: 2027 }],
    ['2026-12/2026-12', { startMonth: 12, startYear: 2026, endMonth: 12, endYear: 2026 }],
    ['2027-01/2026-12', undefined],
    ['2026-13/2027-05', undefined],
    ['2026-00/2027-05', undefined],
    ['2026-6/2027-5', undefined],
    ['2026-06/2027-05 ', undefined],
    ['', undefined],
  ])('months %j', (choice, expected) => expect(parseDoubleTariff(choice)).toEqual(expected))

  it.each([
    ['14-16', { startHour: 14, endHour: 16 }],
    ['00-24', { startHour: 0, endHour: 24 }],
    ['22-02', { startHour: 22, endHour: 2 }],
    ['22-24', { startHour: 22, endHour: 24 }],
    ['24-02', undefined],
    ['22-00', undefined],
    ['14-14', undefined],
    ['9-11', undefined],
    ['14-25', undefined],
    ['14:00-16:00', undefined],
  ])('hours %j', (choice, expected) => expect(parseHappyHours(choice)).toEqual(expected))

  it.each([
    ['saturday', 'saturday'],
    ['Saturday', undefined],
    ['6', undefined],
    ['constructor', undefined],
  ])('day %j', (choice, expected) => expect(parseHappyDay(choice)).toBe(expected))

  it('belong to one option each', () => {
    expect(isChoiceOf('happy_day', 'sunday')).toBe(true)
    expect(isChoiceOf('happy_hours', 'sunday')).toBe(false)
    expect(isChoiceOf('double_tariff', '14-16')).toBe(false)
  })
})
