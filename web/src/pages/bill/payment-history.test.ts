import { expect, test } from 'vitest'
import { paymentHistory } from './payment-history.ts'

const invoice = {
  amount_total: 22.84,
  date: '2026-10-19',
  due_date: '2026-10-28',
  payment_method: 'direct_debit',
  in_parts: false,
  rectificative_type: 'N',
  paid: false,
  pending_state_history: [],
} as const

function eventsOf(asked: Parameters<typeof paymentHistory>[0]) {
  return paymentHistory(asked).map(({ day, ...event }) => [day, event.what])
}

test('a debit that is to come, and one that came', () => {
  expect(
    eventsOf({
      invoice: { ...invoice, pending_state_history: [] },
      debit_steps: [],
      letters: [],
      payments: [],
    }),
  ).toEqual([
    ['2026-10-19', 'issued'],
    ['2026-10-28', 'charge'],
  ])
  expect(
    eventsOf({
      invoice: { ...invoice, paid: true, pending_state_history: [] },
      debit_steps: [],
      letters: [],
      payments: [{ date: '2026-10-28', amount: 22.84, method: 'direct_debit' }],
    }),
  ).toEqual([
    ['2026-10-19', 'issued'],
    ['2026-10-28', 'direct_debit'],
  ])
})

test('what was agreed to be paid in parts is charged to no account [r.in-parts]', () => {
  const asked = { ...invoice, in_parts: true, pending_state_history: [] }
  expect(eventsOf({ invoice: asked, debit_steps: [], letters: [], payments: [] })).toEqual([
    ['2026-10-19', 'issued'],
    ['2026-10-28', 'due'],
  ])
})

test('a bill that gives money back keeps its sign, and asks for nothing', () => {
  const back = { ...invoice, amount_total: -12.3, pending_state_history: [] }
  expect(paymentHistory({ invoice: back, debit_steps: [], letters: [], payments: [] })).toEqual([
    { day: '2026-10-19', what: 'issued', amountCents: -1230 },
  ])
})

test('a debit that went back, and the rungs since, by day', () => {
  const events = paymentHistory({
    invoice: {
      ...invoice,
      pending_state_history: [
        { change_date: '2026-10-31T00:00:00', pending_state: { ov_description: 'Devuelto' } },
        { change_date: '2026-11-07', pending_state: { ov_description: 'Aviso enviado' } },
      ],
    },
    debit_steps: [],
    letters: [],
    payments: [
      { date: '2026-10-28', amount: 22.84, method: 'direct_debit' },
      { date: '2026-10-31', amount: -22.84, method: 'direct_debit' },
    ],
  })
  expect(events.slice(1)).toEqual([
    { day: '2026-10-28', what: 'direct_debit', amountCents: 2284 },
    { day: '2026-10-31', what: 'returned', amountCents: 2284 },
    { day: '2026-10-31', what: 'rung', words: 'Devuelto' },
    { day: '2026-11-07', what: 'rung', words: 'Aviso enviado' },
  ])
})

test('what is paid by the customer is due; what gives back is not', () => {
  expect(
    eventsOf({
      invoice: { ...invoice, payment_method: 'transfer', pending_state_history: [] },
      debit_steps: [],
      letters: [],
      payments: [],
    })[1],
  ).toEqual(['2026-10-28', 'due'])
  expect(
    eventsOf({
      invoice: { ...invoice, rectificative_type: 'A', pending_state_history: [] },
      debit_steps: [],
      letters: [],
      payments: [{ date: '2026-10-30', amount: -22.84, method: 'refund' }],
    }),
  ).toEqual([
    ['2026-10-19', 'issued'],
    ['2026-10-30', 'refund'],
  ])
})

test('a refund that the bank did not take stands in it as money that came back [r.refund-failed]', () => {
  const events = paymentHistory({
    invoice: { ...invoice, payment_method: 'transfer', pending_state_history: [] },
    letters: [],
    debit_steps: [],
    payments: [
      { date: '2026-10-29', amount: -22.84, method: 'refund' },
      { date: '2026-11-03', amount: 22.84, method: 'refund' },
    ],
  })
  expect(events.slice(2)).toEqual([
    { day: '2026-10-29', what: 'refund', amountCents: 2284 },
    { day: '2026-11-03', what: 'refund_failed', amountCents: 2284 },
  ])
})

test('a debit that was ordered here and refused by the bank stands in it, though no money moved', () => {
  const events = paymentHistory({
    invoice: { ...invoice, payment_method: 'transfer', pending_state_history: [] },
    letters: [],
    debit_steps: [
      { date: '2026-10-29', what: 'ordered', amount: 22.84 },
      { date: '2026-11-03', what: 'failed', amount: 22.84 },
    ],
    payments: [],
  })
  expect(events.slice(2)).toEqual([
    { day: '2026-10-29', what: 'ordered', amountCents: 2284 },
    { day: '2026-11-03', what: 'failed', amountCents: 2284 },
  ])
})

test('[law.9.proof] what became of each letter stands on its day, with the reference of its sending', () => {
  const letter = { annex: 'III', reference: 'BF-1', sent_date: '2026-11-02' } as const
  const events = paymentHistory({
    invoice: { ...invoice, pending_state_history: [] },
    debit_steps: [],
    payments: [],
    letters: [
      { ...letter, delivered_date: null, returned_date: '2026-11-06' },
      {
        ...letter,
        reference: 'BF-2',
        sent_date: '2026-11-13',
        delivered_date: '2026-11-16',
        returned_date: null,
      },
    ],
  })
  expect(
    events.flatMap((event) => (event.what === 'letter' ? [[event.day, event.came, event.reference]] : [])),
  ).toEqual([
    ['2026-11-02', 'sent', 'BF-1'],
    ['2026-11-06', 'returned', 'BF-1'],
    ['2026-11-13', 'sent', 'BF-2'],
    ['2026-11-16', 'delivered', 'BF-2'],
  ])
})

test('[law.firm.states] what a firm has told of its bill, by day', () => {
  const states = [
    { state: 'rejected', date: '2026-10-25', reason: '02', amount: null },
    { state: 'paid', date: '2026-11-03', reason: null, amount: null },
  ] as const
  expect(
    paymentHistory({
      invoice: { ...invoice, pending_state_history: [] },
      debit_steps: [],
      letters: [],
      payments: [],
      states: [...states],
    }).slice(1),
  ).toEqual([
    { day: '2026-10-25', what: 'stated', state: 'rejected', reason: '02', amountCents: null },
    { day: '2026-10-28', what: 'charge' },
    { day: '2026-11-03', what: 'stated', state: 'paid', reason: null, amountCents: null },
  ])
})
