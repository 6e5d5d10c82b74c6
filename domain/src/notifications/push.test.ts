import { expect, it } from 'vitest'
import { gatherMs } from './digest.ts'
import { isPushDue, isQuietAt, pushPauseMs } from './push.ts'

it.each([
  // Winter: Madrid is an hour ahead of UTC.
  ['2026-11-21T20:59Z', false],
  ['2026-11-21T21:00Z', true],
  ['2026-11-22T06:59Z', true],
  ['2026-11-22T07:00Z', false],
  // Summer: two.
  ['2026-07-01T19:59Z', false],
  ['2026-07-01T20:00Z', true],
  ['2026-07-02T05:59Z', true],
  ['2026-07-02T06:00Z', false],
  // The nights when the clocks change, of 23 and 25 hours.
  ['2026-03-29T05:59Z', true],
  ['2026-03-29T06:00Z', false],
  ['2026-10-25T06:59Z', true],
  ['2026-10-25T07:00Z', false],
])('the night of Madrid: %s [r.push]', (at, quiet) => expect(isQuietAt(Date.parse(at))).toBe(quiet))

const noon = Date.UTC(2026, 10, 21, 11)

it('gathers what comes right after one another', () => {
  expect(isPushDue({ oldestMs: noon - gatherMs + 1, lastMs: null }, noon)).toBe(false)
  expect(isPushDue({ oldestMs: noon - gatherMs, lastMs: null }, noon)).toBe(true)
})

it('waits after the last message', () => {
  const oldestMs = noon - gatherMs
  expect(isPushDue({ oldestMs, lastMs: noon - pushPauseMs + 1 }, noon)).toBe(false)
  expect(isPushDue({ oldestMs, lastMs: noon - pushPauseMs }, noon)).toBe(true)
})

it('waits for the morning, however long something has waited', () => {
  const night = Date.UTC(2026, 10, 21, 22)
  expect(isPushDue({ oldestMs: night - 8 * 3_600_000, lastMs: null }, night)).toBe(false)
})

it('is not held by a clock that was set back', () => {
  expect(isPushDue({ oldestMs: noon + 1, lastMs: noon + 1 }, noon)).toBe(true)
})
