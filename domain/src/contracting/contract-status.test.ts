import { expect, it } from 'vitest'
import { contractStatus } from './contract-status.ts'

it.each([
  ['activa', '2024-01-02', 'active'],
  ['activa', null, 'active'],
  ['esborrany', null, 'waitingSignature'],
  ['esborrany', '2026-11-02', 'inProcess'],
  ['baixa', '2020-01-02', 'closed'],
  ['cancelada', null, 'closed'],
  ['pendent', null, 'closed'],
])('%s signed on %s is %s [c4.contract-status]', (state, signDay, status) => {
  expect(contractStatus({ state, signDay })).toBe(status)
})
