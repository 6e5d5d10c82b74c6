import { expect, test } from 'vitest'
import { faultsOf } from '../billing/rates/dated.ts'
import { dueDay, powerChangeWorkingDays } from './due-day.ts'

test.each([
  // 21 November 2026 is a Saturday.
  ['power', '2026-11-21', '2026-11-27'],
  ['power', '2026-11-23', '2026-11-30'],
  ['iban', '2026-11-20', '2026-11-24'],
  // 8 December is a holiday everywhere.
  ['iban', '2026-12-07', '2026-12-10'],
  // So is Good Friday, 3 April: 2, 6, 7, 8 and 9.
  ['power', '2026-04-01', '2026-04-09'],
] as const)('%s sent on %s is due by %s', (procedure, sent, due) => {
  expect(dueDay(procedure, sent)).toBe(due)
})

test('the rows say where they come from', () => {
  expect(faultsOf(powerChangeWorkingDays)).toEqual([])
})
