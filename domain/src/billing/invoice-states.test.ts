import { expect, test } from 'vitest'
import { invoiceStateDue } from './invoice-states.ts'

test.each([
  // Saturday and Sunday do not count.
  ['2026-11-19', '2026-11-25'],
  // Nor does 8 December, of the whole country; the Monday after the 6th is a holiday of some communities only.
  ['2026-12-03', '2026-12-10'],
])('[law.firm.states] a state of %s is told by %s', (day, last) => {
  expect(invoiceStateDue(day)).toBe(last)
})
