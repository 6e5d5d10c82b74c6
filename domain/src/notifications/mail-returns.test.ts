import { expect, it } from 'vitest'
import { areTooMany, statusIn, weightOf } from './mail-returns.ts'

it.each([
  ['bounce_permanent', null, 'stop'],
  ['bounce_permanent', '5.0.0', 'stop'],
  ['bounce_permanent', '5.1.1', 'stop'],
  ['bounce_permanent', '5.1.10', 'stop'],
  ['bounce_permanent', '5.2.1', 'stop'],
  ['bounce_permanent', '5.2.2', 'count'],
  ['bounce_permanent', '5.4.4', 'count'],
  ['bounce_permanent', '5.1.8', 'none'],
  ['bounce_permanent', '5.3.4', 'none'],
  ['bounce_permanent', '5.7.1', 'none'],
  ['bounce_temporary', null, 'count'],
  ['bounce_temporary', '4.2.2', 'count'],
  ['bounce_temporary', '4.4.7', 'count'],
  ['bounce_temporary', '4.1.1', 'count'],
  ['bounce_temporary', '4.7.0', 'none'],
  ['complaint', null, 'complaint'],
  ['complaint', '5.1.1', 'complaint'],
] as const)('%s with status %s: %s [r.mails-that-came-back]', (kind, status, weight) => {
  expect(weightOf({ kind, status })).toBe(weight)
})

it.each([
  [['2026-11-01', '2026-11-08', '2026-11-15'], true],
  // Twice on one day is one day.
  [['2026-11-01', '2026-11-08', '2026-11-08'], false],
  // Sixteen days.
  [['2026-11-01', '2026-11-08', '2026-11-16'], false],
  // In any order of reports.
  [['2026-11-16', '2026-09-01', '2026-09-03', '2026-09-02'], true],
  [[], false],
])('returned on %j: too many %s', (days, too) => {
  expect(areTooMany(days)).toBe(too)
})

it.each([
  ['550 5.1.1 <x@example.test>: no such user', '5.1.1'],
  ['smtp; 452-4.2.2 The recipient is out of storage', '4.2.2'],
  ['550 mailbox unavailable', null],
  ['connected to 5.1.1.7', null],
])('the status in %j is %s', (diagnostic, status) => {
  expect(statusIn(diagnostic)).toBe(status)
})
