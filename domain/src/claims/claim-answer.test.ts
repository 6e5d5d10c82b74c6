import { expect, it } from 'vitest'
import { claimAnswerDay } from './claim-answer.ts'

it.each([
  // Saturday: counted from Monday; 8 December is a holiday.
  ['2026-11-21', '2026-12-14'],
  ['2026-11-23', '2026-12-15'],
  // Christmas, New Year and Epiphany lie between.
  ['2026-12-18', '2027-01-13'],
])('a claim of %s is answered by %s', (sent, due) => {
  expect(claimAnswerDay(sent)).toBe(due)
})
