import { expect, it } from 'vitest'
import { notificationWords } from './notification-words.ts'

const bill = { kind: 'bill', invoice_id: 1, number: 'FE-1', cents: 4783, due_day: '2026-12-02' } as const

it('says of a new bill whether the bank takes it or somebody has to pay it', () => {
  const detail = (charged?: boolean) => notificationWords({ ...bill, charged }, null, 'es').detail
  expect(detail(true)).toBe('Factura FE-1. Se cobra el 2 de diciembre de 2026 por domiciliación.')
  expect(detail(false)).toBe('Factura FE-1, con vencimiento el 2 de diciembre de 2026.')
  expect(detail()).toBe(detail(false))
})
