import { describe, expect, it } from 'vitest'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import {
  countedCents,
  countedEnergyWh,
  hasHistory,
  relationOf,
  statusNotes,
  statusTone,
} from './invoice-status.ts'

type Stands = Parameters<typeof statusNotes>[0]
type Standing = Stands['payment_status']

const open: Stands = {
  payment_status: 'not_paid',
  payment_method: 'direct_debit',
  in_parts: false,
  state: 'open',
  amount_pending: 47.83,
  amount_debt: 0,
  due_date: '2026-10-12',
  rectificative_type: 'N',
}

describe('what an invoice counts', () => {
  it.each([
    ['N', 47.83, 4783, 142_500],
    ['R', 47.83, 4783, 142_500],
    ['RA', -3.1, -310, 142_500],
    ['A', 47.83, -4783, -142_500],
    ['B', 47.83, -4783, -142_500],
  ] as const)('%s of %d EUR: %d cents, %d Wh', (rectificative_type, amount_total, cents, energyWh) => {
    expect(countedCents({ amount_total, rectificative_type })).toBe(cents)
    expect(countedEnergyWh({ energy_consumed: 142.5, rectificative_type })).toBe(energyWh)
  })

  it('has no negative nothing', () => {
    expect(countedCents({ amount_total: 0, rectificative_type: 'A' })).toBe(0)
  })
})

describe('what is said beside the state [c4.invoice-status]', () => {
  it.each<[Partial<Stands>, string[]]>([
    [{ payment_status: 'paid', state: 'paid', amount_pending: 0 }, []],
    [{ payment_status: 'refunded', state: 'paid', rectificative_type: 'A' }, []],
    [{ payment_status: 'in_process', state: 'in_process', amount_debt: 47.83 }, ['noNeed']],
    [{ payment_status: 'pending', due_date: '2026-12-03' }, ['charged']],
    [{ payment_status: 'pending', due_date: '2026-12-03', payment_method: 'transfer' }, ['toPay']],
    [{ payment_status: 'pending', due_date: '2026-12-03', payment_method: 'card' }, ['toPay']],
    [{ payment_status: 'pending', due_date: '2026-12-03', in_parts: true }, ['toPay']],
    [{ payment_status: 'pending', due_date: null }, []],
    // Past its day and no debt: the bank takes it, or it is not paid.
    [{ payment_status: 'not_paid' }, ['byBank']],
    [{ payment_status: 'not_paid', payment_method: 'transfer' }, []],
    [{ payment_status: 'not_paid', amount_debt: 47.83 }, ['overdue']],
    [{ payment_status: 'not_paid', amount_debt: 47.83, due_date: null }, []],
    [{ payment_status: 'partially_paid', amount_pending: 20 }, ['left']],
    [{ payment_status: 'partially_paid', amount_pending: 20, amount_debt: 20 }, ['left', 'overdue']],
    [
      { payment_status: 'pending', state: 'grouped_proforma', due_date: '2026-12-03' },
      ['charged', 'grouped'],
    ],
    [
      {
        payment_status: 'pending',
        state: 'grouped_proforma',
        payment_method: 'transfer',
        due_date: '2026-12-03',
      },
      ['toPay', 'groupedTransfer'],
    ],
    [{ payment_status: 'pending', rectificative_type: 'A' }, ['refundDue']],
    [{ payment_status: 'not_paid', rectificative_type: 'B', amount_debt: 5 }, ['refundDue']],
  ])('%j', (stands, keys) => {
    expect(statusNotes({ ...open, ...stands }).map(({ key }) => key)).toEqual(keys)
  })
})

it.each<[Standing, number, Partial<Stands>, string]>([
  ['not_paid', 0, { payment_method: 'transfer' }, 'wait'],
  ['not_paid', 12, {}, 'bad'],
  ['partially_paid', 12, {}, 'bad'],
  ['partially_paid', 0, { payment_method: 'card' }, 'wait'],
  ['in_process', 12, { state: 'in_process' }, 'info'],
  ['paid', 0, { state: 'paid', amount_pending: 0 }, 'good'],
  ['refunded', 0, { state: 'paid', amount_pending: 0, rectificative_type: 'A' }, 'neutral'],
  ['pending', 0, { payment_method: 'transfer' }, 'wait'],
  // A direct debit needs no action.
  ['pending', 0, {}, 'info'],
  ['not_paid', 0, {}, 'info'],
])('%s with a debt of %d EUR and %j is %s', (payment_status, amount_debt, stands, tone) => {
  expect(statusTone({ ...open, ...stands, payment_status, amount_debt })).toBe(tone)
})

it.each<[InvoiceItem['rectificative_type'], string | null, ReturnType<typeof relationOf>]>([
  ['N', null, undefined],
  ['A', 'F-1', { key: 'annuls', number: 'F-1' }],
  ['B', 'F-1', { key: 'annuls', number: 'F-1' }],
  ['R', 'F-1', { key: 'rectifies', number: 'F-1' }],
  ['RA', null, undefined],
])('%s that names %s', (rectificative_type, rectifies, relation) => {
  expect(relationOf({ rectificative_type, rectifies })).toEqual(relation)
})

it('has a history from the second entry on', () => {
  const entry = { change_date: '2026-10-12', pending_state: { ov_description: 'Devuelta' } }
  expect(
    [[], [entry], [entry, entry]].map((history) => hasHistory({ pending_state_history: history })),
  ).toEqual([false, false, true])
})
