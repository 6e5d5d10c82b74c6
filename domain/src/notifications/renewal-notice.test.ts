import { expect, it } from 'vitest'
import { renewalToTell } from './renewal-notice.ts'

it.each([
  ['2026-01-01', 12, '2026-11-30', undefined],
  ['2026-01-01', 12, '2026-12-01', '2026-12-31'],
  ['2026-01-01', 12, '2026-12-31', '2026-12-31'],
  ['2024-01-01', 24, '2025-12-01', '2025-12-31'],
  ['2024-01-01', 24, '2026-12-05', undefined],
  // One month: told all the time, of each term.
  ['2026-12-01', 1, '2026-12-05', '2026-12-31'],
])('[law.11] the renewal of %s, %i months, is told on %s: %s', (start, months, day, last) => {
  expect(renewalToTell(start, months, day)).toBe(last)
})
