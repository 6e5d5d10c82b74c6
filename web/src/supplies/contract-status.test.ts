import { expect, it } from 'vitest'
import { debtCentsOf, statusOf } from './contract-status.ts'

it.each([
  ['activa', '2024-01-02', 'active'],
  ['activa', null, 'active'],
  ['esborrany', null, 'waitingSignature'],
  ['esborrany', '2026-11-02', 'inProcess'],
  ['baixa', '2020-01-02', 'closed'],
  ['cancelada', null, 'closed'],
  ['pendent', null, 'closed'],
])('%s signed on %s is shown as %s [c4.contract-status]', (state, sign_date, shown) => {
  expect(statusOf({ state, sign_date })).toBe(shown)
})

it.each([
  [0, 0],
  [84.2, 8420],
  [0.29, 29],
  [-3.5, 0],
])('%d euros are a debt of %d cents [c4.debt-indicator]', (amount_debt, cents) => {
  expect(debtCentsOf({ amount_debt })).toBe(cents)
})
