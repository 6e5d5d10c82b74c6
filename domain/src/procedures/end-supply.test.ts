import { expect, test } from 'vitest'
import { endDays, endDueDay, returnCost } from './end-supply.ts'

test('five working days ahead at the earliest, ninety days at the latest [r.end-supply]', () => {
  // 21 November 2026 is a Saturday.
  expect(endDays('2026-11-21')).toEqual({ first: '2026-11-27', last: '2027-02-19' })
  // 7 December is a Monday, the 8th a holiday.
  expect(endDays('2026-12-04').first).toBe('2026-12-14')
})

test('who signs late gets the first day that is left', () => {
  expect(endDueDay('2026-12-10', '2026-11-21')).toBe('2026-12-10')
  expect(endDueDay('2026-11-27', '2026-11-25')).toBe('2026-12-02')
})

test('coming back with 4.6 kW: 9.04 + 4.6 × 19.70, and 4.6 × 17.27 more after three years', () => {
  expect(returnCost([4600, 4600], '2026-11-21')).toEqual({
    entitledYears: 3,
    withinCents: 904 + 9062,
    afterCents: 904 + 9062 + 7944,
  })
  expect(returnCost([2300, 4600], '2026-11-21').withinCents).toBe(904 + 9062)
})
