import { describe, expect, it } from 'vitest'
import { howPaid } from './how-paid.ts'

const bill = {
  type: 'N',
  state: 'open',
  pendingCents: 4783,
  debtCents: 0,
  dueDay: '2026-12-02',
  method: 'direct_debit',
  inParts: false,
} as const
const day = '2026-12-02'

describe('how a bill will be paid [r.how-paid]', () => {
  it.each([
    ['charged to the account', {}, { payer: 'bank', day }],
    ['by transfer', { method: 'transfer' }, { payer: 'customer', way: 'transfer', day }],
    ['by card', { method: 'card' }, { payer: 'customer', way: 'card', day }],
    ['charged with others', { state: 'grouped_proforma' }, { payer: 'bank', day }],
    [
      'with others by one transfer',
      { state: 'grouped_proforma', method: 'transfer' },
      { payer: 'customer', way: 'grouped_transfer', day },
    ],
    [
      'with others by one transfer, overdue',
      { state: 'grouped_proforma', method: 'transfer', debtCents: 4783 },
      { payer: 'customer', way: 'grouped_transfer', day },
    ],
    ['a debit that came back', { debtCents: 4783 }, { payer: 'customer', way: 'overdue', day }],
    ['in parts by agreement', { inParts: true }, { payer: 'customer', way: 'parts', day }],
    [
      'in parts, one of them overdue',
      { inParts: true, debtCents: 1594 },
      { payer: 'customer', way: 'overdue', day },
    ],
    ['in flight', { state: 'in_process', debtCents: 1 }, { payer: 'bank', day: undefined }],
    ['paid', { state: 'paid', pendingCents: 0 }, { payer: 'nobody' }],
    ['a refund', { type: 'A' }, { payer: 'nobody' }],
    ['one that gives back', { pendingCents: -10 }, { payer: 'nobody' }],
  ] as const)('%s', (_, fields, expected) => {
    expect(howPaid({ ...bill, ...fields })).toEqual(expected)
  })
})
