import { expect, it } from 'vitest'
import { enquiryAnswerDay } from './answer-day.ts'

it.each([
  ['2026-11-20', 5, '2026-11-27'],
  // The Immaculate Conception is no working day.
  ['2026-12-04', 2, '2026-12-09'],
  ['2026-11-20', 0, null],
])('what is written on %s is answered in %i working days: by %s [r.enquiry-day]', (written, days, by) => {
  expect(enquiryAnswerDay(written, days)).toBe(by)
})
