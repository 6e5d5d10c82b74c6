import { describe, expect, it } from 'vitest'
import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { settledInvoices } from '../../testing/settled-invoices.ts'
import { owedParts } from './OwedSentence.tsx'

const debt = { amount_debt: 47.83, with_debt: 1, debt_since: '2026-10-12' }
const inProcess = { amount_in_process: 30, in_process: 1 }
const pending = {
  amount_pending: 52.1,
  pending: 1,
  next_due_date: '2026-12-03',
  next_charge_date: '2026-12-03',
}

describe('what is said of what is owed, the most pressing first', () => {
  it.each<[Partial<InvoicesSummary>, string[]]>([
    [{ last_date: null }, []],
    [{}, ['nothing']],
    [{ next_date: '2026-12-03' }, ['nothingNext']],
    [debt, ['debt']],
    [{ ...debt, next_date: '2026-12-03' }, ['debt', 'next']],
    [{ amount_debt_older: 31.17 }, ['older']],
    [{ ...debt, ...pending, amount_debt_older: 31.17 }, ['debt', 'olderToo', 'pendingToo']],
    [inProcess, ['inProcess']],
    [pending, ['pending']],
    [{ ...pending, pending_by_customer: 1 }, ['toPay']],
    [{ ...debt, ...pending, pending: 3, pending_by_customer: 1 }, ['debt', 'toPayToo', 'pendingToo']],
    [{ ...inProcess, ...pending }, ['inProcess', 'pendingToo']],
    [
      { ...debt, ...inProcess, ...pending, next_date: '2026-12-03' },
      ['debt', 'inProcessToo', 'pendingToo', 'next'],
    ],
  ])('%j', (summary, keys) => {
    expect(owedParts(settledInvoices(summary)).map(({ key }) => key)).toEqual(keys)
  })

  it('never calls what the bank takes to be paid [r.how-paid]', () => {
    const both = { ...pending, pending: 34, amount_pending: 2623.6 }
    const parts = owedParts(
      settledInvoices({
        ...both,
        pending_by_customer: 13,
        amount_pending_by_customer: 975.48,
        next_due_date_by_customer: '2026-12-10',
      }),
    )
    expect(parts).toMatchObject([
      { key: 'toPay', count: 13, amountCents: 97_548, day: '2026-12-10' },
      { key: 'pendingToo', count: 21, amountCents: 164_812, day: '2026-12-03' },
    ])
  })

  it('keeps money in whole cents, and the day as it is known', () => {
    expect(owedParts(settledInvoices({ ...debt, amount_debt: 1.1 + 2.2, debt_since: null }))[0]).toEqual({
      key: 'debt',
      count: 1,
      amountCents: 330,
      day: undefined,
    })
    expect(owedParts(settledInvoices(pending))[0]).toMatchObject({ day: '2026-12-03', amountCents: 5210 })
  })
})
