import { expect, it } from 'vitest'
import { claimAnswerDay, claimCompletionDay } from './claim-answer.ts'

it.each([
  // Saturday: counted from Monday; 8 December is a holiday.
  ['2026-11-21', '03', '107', '2026-12-14'],
  ['2026-11-23', '01', '001', '2026-12-15'],
  // Christmas, New Year and Epiphany lie between.
  ['2026-12-18', '05', '021', '2027-01-13'],
])('[law.12] a claim of %s of type %s, %s, is answered by %s', (sent, type, subtype, due) => {
  expect(claimAnswerDay(sent, { type, subtype })).toBe(due)
})

it.each([
  ['about a bill: five days', '02', '008', '2026-11-26'],
  ['about an undue charge: five days', '02', '102', '2026-11-26'],
  ['about a cut that should not have been: two hours', '07', '028', '2026-11-21'],
  ['about a supply that failed: two hours', '05', '022', '2026-11-21'],
])('[law.12] a claim %s', (_, type, subtype, due) => {
  expect(claimAnswerDay('2026-11-21', { type, subtype })).toBe(due)
})

it('before the law of 2025 bills had no time of their own', () => {
  expect(claimAnswerDay('2025-12-22', { type: '02', subtype: '008' })).toBe('2026-01-15')
})

it('[law.complete] a claim that is not complete is completed within ten working days [r.law-claim-time]', () => {
  // 8 December is a holiday; 7 December is one of few regions only.
  expect(claimCompletionDay('2026-11-21')).toBe('2026-12-04')
  expect(claimCompletionDay('2026-12-01')).toBe('2026-12-16')
  expect(claimCompletionDay('2025-12-22')).toBeUndefined()
})
