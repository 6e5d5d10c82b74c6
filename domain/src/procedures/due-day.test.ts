import { expect, test } from 'vitest'
import { faultsOf } from '../billing/rates/dated.ts'
import { dueDay, powerChangeWorkingDays } from './due-day.ts'

test.each([
  // 21 November 2026 is a Saturday.
  ['power', '2026-11-21', '2026-11-27'],
  ['power', '2026-11-23', '2026-11-30'],
  ['iban', '2026-11-20', '2026-11-24'],
  ['erasure', '2026-11-20', '2026-12-20'],
  // 8 December is a holiday everywhere.
  ['iban', '2026-12-07', '2026-12-10'],
  ['power', '2026-12-01', '2026-12-09'],
  // So is Good Friday, 3 April: 2, 6, 7, 8 and 9.
  ['power', '2026-04-01', '2026-04-09'],
] as const)('%s sent on %s is due by %s', (procedure, sent, due) => {
  expect(dueDay(procedure, sent)).toBe(due)
})

test('a change of power in high voltage has ten working days (RD 88/2026 art. 38.6) [r.power-relief]', () => {
  const high = { voltage: 'high', holder: 'other' } as const
  expect(dueDay('power', '2026-11-23', high)).toBe('2026-12-07')
  // 8 December is a holiday everywhere.
  expect(dueDay('power', '2026-12-01', high)).toBe('2026-12-16')
  expect(dueDay('power', '2026-02-11', high)).toBe('2026-02-18')
})

test('that of a firm has five natural days in the relief of 2026 (RDL 7/2026 art. 5.4)', () => {
  const firm = { voltage: 'high', holder: 'firm' } as const
  expect(dueDay('power', '2026-11-21', firm)).toBe('2026-11-26')
  expect(dueDay('power', '2027-01-04', firm)).toBe('2027-01-19')
})

test('the rows say where they come from', () => {
  expect(faultsOf(powerChangeWorkingDays)).toEqual([])
})
