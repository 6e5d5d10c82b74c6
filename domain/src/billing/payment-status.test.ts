import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceTypes } from './invoice-type.ts'
import {
  invoiceStates,
  isPayable,
  isPayableByTransfer,
  paymentStatus,
  type InvoicePayment,
} from './payment-status.ts'

const TODAY = '2026-11-21'
const open: InvoicePayment = {
  type: 'N',
  state: 'open',
  totalCents: 5198,
  pendingCents: 5198,
  debtCents: 0,
  dueDay: '2026-12-01',
}

describe('how an invoice stands [c4.invoice-status]', () => {
  it.each<[string, Partial<InvoicePayment>, string, boolean]>([
    ['not due yet', {}, 'pending', true],
    ['on its last day', { dueDay: TODAY }, 'pending', true],
    ['a day late', { dueDay: '2026-11-20' }, 'not_paid', true],
    ['without a day', { dueDay: undefined }, 'not_paid', true],
    ['overdue by the retailer’s books', { debtCents: 5198 }, 'not_paid', true],
    ['partly paid', { pendingCents: 2000 }, 'partially_paid', true],
    [
      'partly paid and late',
      { pendingCents: 2000, debtCents: 2000, dueDay: '2026-11-01' },
      'partially_paid',
      true,
    ],
    ['in flight', { state: 'in_process', debtCents: 5198 }, 'in_process', false],
    ['collected together, partly', { state: 'grouped_proforma', pendingCents: 2000 }, 'pending', false],
    ['collected together, late', { state: 'grouped_proforma', debtCents: 5198 }, 'not_paid', false],
    ['annulling and not yet paid out', { type: 'A' }, 'pending', false],
    ['annulling with a rectifier, late', { type: 'B', dueDay: '2026-11-20' }, 'not_paid', false],
    ['rectifying downwards', { type: 'RA', totalCents: -363, pendingCents: -363 }, 'pending', false],
    [
      'rectifying downwards, late',
      { type: 'RA', totalCents: -363, pendingCents: -363, dueDay: '2026-11-01' },
      'pending',
      false,
    ],
    [
      'that gives back more than it charges, late',
      { totalCents: -1230, pendingCents: -1230, dueDay: undefined },
      'pending',
      false,
    ],
    ['of nothing', { totalCents: 0, pendingCents: 0 }, 'paid', false],
    ['of nothing, late', { totalCents: 0, pendingCents: 0, dueDay: '2026-11-01' }, 'paid', false],
    ['paid', { state: 'paid', pendingCents: 0 }, 'paid', false],
    ['annulling and paid out', { type: 'A', state: 'paid', pendingCents: 0 }, 'refunded', false],
    [
      'annulling with a rectifier, paid out',
      { type: 'B', state: 'paid', pendingCents: 0 },
      'refunded',
      false,
    ],
    ['rectifying and paid', { type: 'RA', state: 'paid', totalCents: -363, pendingCents: 0 }, 'paid', false],
  ])('%s', (_name, change, status, payable) => {
    const invoice = { ...open, ...change }
    expect(paymentStatus(invoice, TODAY)).toBe(status)
    expect(isPayable(invoice)).toBe(payable)
  })

  it('only what is open and to be collected is payable, whatever the figures say [r.who-may-pay]', () => {
    const cents = fc.integer({ min: -10_000, max: 10_000 })
    const any = fc.record({
      type: fc.constantFrom(...invoiceTypes),
      state: fc.constantFrom(...invoiceStates),
      totalCents: cents,
      pendingCents: cents,
      debtCents: cents,
      dueDay: fc.constantFrom('2026-01-01', '2027-01-01', undefined),
    })
    fc.assert(
      fc.property(any, (invoice) => {
        const givesBack = invoice.type === 'A' || invoice.type === 'B' || invoice.pendingCents <= 0
        expect(isPayable(invoice)).toBe(invoice.state === 'open' && !givesBack)
        const status = paymentStatus(invoice, TODAY)
        if (isPayable(invoice)) expect(['not_paid', 'partially_paid', 'pending']).toContain(status)
      }),
    )
  })
})

describe('a transfer [r.by-transfer]', () => {
  const open = {
    type: 'N',
    state: 'open',
    pendingCents: 4783,
    debtCents: 0,
    dueDay: undefined,
    method: 'transfer',
    inParts: false,
  } as const
  it.each([
    ['what the customer pays', {}, true],
    ['what is about to be charged to an account', { method: 'direct_debit' }, false],
    ['what the bank returned, and is owed', { method: 'direct_debit', debtCents: 4783 }, true],
    ['what is paid in parts', { method: 'direct_debit', inParts: true }, true],
    ['what is in flight', { state: 'in_process', debtCents: 4783 }, false],
    ['what is paid', { state: 'paid', pendingCents: 0 }, false],
  ] as const)('%s: %j, %s', (_, change, payable) => {
    expect(isPayableByTransfer({ ...open, ...change })).toBe(payable)
  })
})
