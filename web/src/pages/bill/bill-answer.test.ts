import { describe, expect, it, test } from 'vitest'
import { billAnswer, mustAct, standingTone } from './bill-answer.ts'

const invoice = {
  amount_total: 47.83,
  amount_pending: 47.83,
  amount_debt: 0,
  due_date: '2026-12-12',
  payment_method: 'direct_debit',
  in_parts: false,
  payment_status: 'pending',
  rectificative_type: 'N',
  state: 'open',
} as const
const debit = { date: '2026-10-12', amount: 47.83, method: 'direct_debit' } as const

type Asked = Parameters<typeof billAnswer>[0]
function bill(changes: Partial<Asked['invoice']>, payments: Asked['payments'] = []): Asked {
  return {
    invoice: { ...invoice, ...changes },
    payments,
    iban_last4: '1332',
  }
}

describe('who pays what, and when', () => {
  const paid = { payment_status: 'paid', state: 'paid', amount_pending: 0 } as const
  const owed = { payment_status: 'not_paid', amount_debt: 47.83, due_date: '2026-10-12' } as const
  it.each<[string, Asked, string, string | undefined, string | undefined]>([
    ['charged by itself', bill({}), 'charged', '2026-12-12', '1332'],
    ['without a day', bill({ due_date: null }), 'charged', undefined, '1332'],
    ['by transfer', bill({ payment_method: 'transfer' }), 'transfer', '2026-12-12', undefined],
    ['by card', bill({ payment_method: 'card' }), 'card', '2026-12-12', undefined],
    ['in parts', bill({ in_parts: true }), 'parts', '2026-12-12', undefined],
    [
      'in parts, the first of them overdue',
      bill({ ...owed, in_parts: true, amount_debt: 15.94 }),
      'partlyOwed',
      '2026-10-12',
      undefined,
    ],
    [
      'with others',
      bill({ state: 'grouped_proforma', payment_status: 'pending' }),
      'grouped',
      '2026-12-12',
      undefined,
    ],
    [
      'in flight',
      bill({ state: 'in_process', payment_status: 'in_process' }),
      'inProcess',
      '2026-12-12',
      undefined,
    ],
    ['paid', bill(paid, [debit]), 'paid', '2026-10-12', '1332'],
    [
      'paid by card after the debit came back',
      bill(paid, [
        debit,
        { ...debit, amount: -47.83, date: '2026-10-15' },
        { date: '2026-10-20', amount: 47.83, method: 'card' },
      ]),
      'paid',
      '2026-10-20',
      undefined,
    ],
    ['paid, nobody says how', bill(paid), 'paid', undefined, undefined],
    ['owed', bill(owed), 'owed', '2026-10-12', undefined],
    [
      'owed in part',
      bill({ ...owed, payment_status: 'partially_paid', amount_pending: 20, amount_debt: 20 }),
      'partlyOwed',
      '2026-10-12',
      undefined,
    ],
    [
      'paid in part, nothing overdue',
      bill({ payment_status: 'partially_paid', amount_pending: 20 }),
      'partly',
      '2026-12-12',
      undefined,
    ],
    [
      'past the day of its charge, and no debt',
      bill({ payment_status: 'not_paid', due_date: '2026-10-12' }),
      'charged',
      undefined,
      '1332',
    ],
    [
      'with others by one transfer',
      bill({ state: 'grouped_proforma', payment_status: 'pending', payment_method: 'transfer' }),
      'groupedTransfer',
      '2026-12-12',
      undefined,
    ],
    [
      'past its day, not called a debt',
      bill({ payment_status: 'not_paid', payment_method: 'transfer', due_date: '2026-10-12' }),
      'late',
      '2026-10-12',
      undefined,
    ],
    [
      'given back',
      bill({ ...paid, payment_status: 'refunded', rectificative_type: 'A' }, [
        { date: '2026-10-30', amount: -47.83, method: 'refund' },
      ]),
      'refunded',
      '2026-10-30',
      undefined,
    ],
    [
      'paid, though a refund of it failed since [r.refund-failed]',
      bill({ ...paid, payment_method: 'card' }, [
        { date: '2026-10-28', amount: 47.83, method: 'card' },
        { date: '2026-10-29', amount: -47.83, method: 'refund' },
        { date: '2026-11-03', amount: 47.83, method: 'refund' },
      ]),
      'paid',
      '2026-10-28',
      undefined,
    ],
    [
      'to be given back',
      bill({ rectificative_type: 'B', payment_status: 'not_paid' }),
      'refundDue',
      '2026-12-12',
      undefined,
    ],
    [
      'a difference in favour',
      bill({ ...paid, rectificative_type: 'RA', amount_total: -23.66 }),
      'refunded',
      undefined,
      undefined,
    ],
    ['nothing', bill({ ...paid, amount_total: 0 }), 'nothing', '2026-12-12', undefined],
  ])('%s', (_, asked, standing, day, account) => {
    expect(billAnswer(asked)).toMatchObject({ standing, day, account })
  })

  test('amounts are whole cents and never negative', () => {
    expect(billAnswer(bill({ amount_total: -23.66, rectificative_type: 'RA' })).amountCents).toBe(2366)
    expect(billAnswer(bill({ amount_total: 3.3, amount_pending: 1.1 }))).toMatchObject({
      amountCents: 330,
      leftCents: 110,
    })
  })
})

test('red is only what is owed', () => {
  for (const [standing, tone] of Object.entries(standingTone)) {
    expect(mustAct({ standing: standing as keyof typeof standingTone })).toBe(tone === 'bad')
  }
})
