import { expect, it } from 'vitest'
import { areFilesMissing, isSilentMeter } from './silent-meter.ts'

it.each([
  ['2026-11-10', 10, true],
  // The tenth day after it is still in time.
  ['2026-11-11', 10, false],
  ['2026-11-20', 10, false],
  ['2026-11-19', 1, true],
  ['2025-01-01', 0, false],
])('last read on %s, silent after %i days: %s [r.silent-meter]', (lastDay, days, silent) => {
  expect(isSilentMeter(lastDay, '2026-11-21', days)).toBe(silent)
})

it.each([
  [26, 50, true],
  // Half of them may be.
  [25, 50, false],
  [49, 49, false],
  [1000, 1000, true],
])('%i silent of %i meters: files are missing: %s [r.silent-meter]', (silent, read, missing) => {
  expect(areFilesMissing(silent, read)).toBe(missing)
})
