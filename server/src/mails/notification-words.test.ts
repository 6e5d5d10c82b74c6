import { expect, it } from 'vitest'
import { notificationWords } from './notification-words.ts'

const bill = { kind: 'bill', invoice_id: 1, number: 'FE-1', cents: 4783, due_day: '2026-12-02' } as const

it('says of a new bill whether the bank takes it or somebody has to pay it', () => {
  const detail = (charged?: boolean) =>
    notificationWords({ ...bill, charged }, null, { language: 'es' }).detail
  expect(detail(true)).toBe('Factura FE-1. Se cobra el 2 de diciembre de 2026 por domiciliación.')
  expect(detail(false)).toBe('Factura FE-1, con vencimiento el 2 de diciembre de 2026.')
  expect(detail()).toBe(detail(false))
})

it('no sum is said to who wants none, in any language [r.hidden-sums]', () => {
  const kinds = [
    { kind: 'bill', invoice_id: 1, number: 'F1', cents: 4520, due_day: null },
    { kind: 'charge', invoice_id: 1, number: 'F1', cents: 4520, day: '2026-12-01' },
    { kind: 'returned', invoice_id: 1, number: 'F1', cents: 4520 },
    { kind: 'given_back', invoice_id: 1, number: 'F1', cents: 4520, annuls: 'F0' },
    { kind: 'bill_limit', cents: 4520, limit_cents: 4520 },
    { kind: 'above_usual', cents: 4520, usual_cents: 4520 },
  ] as const
  for (const about of kinds)
    for (const language of ['es', 'ca', 'en'] as const) {
      const said = (hidesSums: boolean) =>
        Object.values(notificationWords(about, null, { language, hidesSums }))
      expect(said(false).join(' ')).toMatch(/45[.,]20/)
      expect(said(true).join(' ')).not.toMatch(/45[.,]20/)
      expect(said(true).join(' ')).toContain('•••')
    }
})
