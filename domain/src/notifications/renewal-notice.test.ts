import { expect, it } from 'vitest'
import { renewalToTell } from './renewal-notice.ts'

it.each([
  ['2026-01-01', 12, '2026-11-30', undefined],
  ['2026-01-01', 12, '2026-12-01', '2026-12-31'],
  ['2026-01-01', 12, '2026-12-31', '2026-12-31'],
  ['2024-01-01', 24, '2025-12-01', '2025-12-31'],
  ['2024-01-01', 24, '2026-12-05', undefined],
  // One month: announced all the time, for each term.
  ['2026-12-01', 1, '2026-12-05', '2026-12-31'],
])('[law.11] the renewal of %s, %i months, is told on %s: %s', (start, months, day, last) => {
  expect(renewalToTell({ startDay: start, durationMonths: months, isPvpc: false }, day)).toBe(last)
})

it.each([
  ['2026-10-15', undefined],
  ['2026-10-16', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
])(
  '[law.11.pvpc] at the PVPC the renewal of 1 January is told two months before, and a little earlier: on %s %s',
  (day, last) => {
    expect(renewalToTell({ startDay: '2026-01-01', durationMonths: 12, isPvpc: true }, day)).toBe(last)
  },
)
