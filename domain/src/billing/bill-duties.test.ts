import { describe, expect, it } from 'vitest'
import { billBreaches } from './bill-duties.ts'
import type { Bill, BillLine } from './bill.ts'

const october = { from: '2026-10-01', to: '2026-11-01' }

function line(kind: BillLine['kind'], amountCents: number, name?: string): BillLine {
  const of = {
    span: october,
    quantity: '1',
    unit: 'unit',
    price: String(amountCents / 100),
    priceUnit: 'EUR',
  } as const
  return { kind, ...of, ...(name !== undefined && { name }), amountCents }
}

function bill(lines: readonly BillLine[], span = october): Bill {
  return { span, lines, taxes: [], totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

describe('[law.surplus.month] surplus', () => {
  const lines = [line('energy', 2000), line('surplus', -500)]
  it.each([
    ['2026-10-01', '2026-11-01', []],
    ['2026-10-05', '2026-11-05', []],
    ['2026-10-05', '2026-11-06', ['surplus_over_month']],
    ['2026-09-01', '2026-11-01', ['surplus_over_month']],
    ['2026-01-31', '2026-02-28', []],
  ])('of %s to %s (left out)', (from, to, expected) => {
    expect(billBreaches(bill(lines, { from, to }), 'N')).toEqual(expected)
  })

  it('that gives nothing back may be of two months, and so may a bill that annuls', () => {
    const long = { from: '2026-09-01', to: '2026-11-01' }
    expect(billBreaches(bill([line('energy', 2000), line('surplus', 0)], long), 'N')).toEqual([])
    expect(billBreaches(bill(lines, long), 'B')).toEqual([])
  })
})

describe('[law.late.cap] what is owed for activating self-consumption late', () => {
  it('is no more than the energy costs, its discounts taken off, in a month at most', () => {
    const of = (cents: number) =>
      billBreaches(bill([line('energy', 1000), line('discount', -200), line('late_activation', cents)]), 'N')
    expect(of(-800)).toEqual([])
    expect(of(-801)).toEqual(['late_above_energy'])
    const long = { from: '2026-09-01', to: '2026-11-01' }
    expect(billBreaches(bill([line('energy', 1000), line('late_activation', -100)], long), 'N')).toEqual([
      'surplus_over_month',
    ])
  })
})

describe('[law.bill.interest] what was charged in excess', () => {
  const back = line('adjustment', -1860, 'Energía medida de más')
  it.each([
    ['without interest', 'RA', [back], ['interest_missing']],
    ['with its line', 'RA', [back, line('interest', -6)], []],
    ['with a line of the retailer’s', 'RA', [back, line('adjustment', -6, 'Interessos (RD 88/2026)')], []],
    ['that is charged', 'RA', [line('adjustment', 1860, 'Energía medida de menos')], []],
    ['by annulling', 'B', [back], []],
  ] as const)('comes back with interest: %s', (_name, type, lines, expected) => {
    expect(billBreaches(bill(lines), type)).toEqual(expected)
  })

  it('came back without interest before the decree', () => {
    expect(billBreaches(bill([back], { from: '2026-01-01', to: '2026-02-01' }), 'RA')).toEqual([])
  })
})
