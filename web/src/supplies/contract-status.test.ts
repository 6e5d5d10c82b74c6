import { expect, it } from 'vitest'
import { debtCentsOf, statusOf } from './contract-status.ts'

it('a contract is shown as the domain says', () => {
  expect(statusOf({ state: 'esborrany', sign_date: null })).toBe('waitingSignature')
  expect(statusOf({ state: 'esborrany', sign_date: '2026-11-02' })).toBe('inProcess')
})

it.each([
  [0, 0],
  [84.2, 8420],
  [0.29, 29],
  [-3.5, 0],
])('%d euros are a debt of %d cents [c4.debt-indicator]', (amount_debt, cents) => {
  expect(debtCentsOf({ amount_debt })).toBe(cents)
})
