import type { SunBill } from '@endoll/api/solar-year.ts'
import { expect, it } from 'vitest'
import { billsOfYear, receiptOf, selfUsedWh, sunSums, twelveMonths, yearsOfThousand } from './sun-sums.ts'

function bill(end_date: string, changes: Partial<SunBill> = {}): SunBill {
  return {
    start_date: `${end_date.slice(0, 7)}-01`,
    end_date,
    invoices: [],
    amount: 20,
    compensated: 1.1,
    battery_paid: 2.2,
    battery_in: 0.7,
    held_back: 0,
    billed_wh: 40_000,
    curve_wh: 40_000,
    days_missing: 0,
    ...changes,
  }
}
const bills = [
  bill('2024-12-31'),
  bill('2025-11-30'),
  bill('2026-10-10', { billed_wh: null }),
  bill('2026-10-31'),
]

it('what bills brought adds up to the cent, and so do the months [r.sun-sums]', () => {
  expect(sunSums(bills)).toEqual({
    bills: 4,
    compensatedCents: 440,
    batteryPaidCents: 880,
    broughtCents: 1320,
    batteryInCents: 280,
    heldBackCents: 0,
    exportWh: 120_000,
  })
  expect(billsOfYear(bills, '2026')).toEqual(bills.slice(2))
  const months = twelveMonths(bills)
  expect(months.map(({ month }) => month)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ])
  expect(months[0]?.sums?.broughtCents).toBe(330)
  expect(months[1]).toMatchObject({ sums: undefined, before: { broughtCents: 330 } })
  expect(months[11]).toMatchObject({ sums: { broughtCents: 660, bills: 2 }, before: undefined })
  expect(twelveMonths([])).toEqual([])
})

it('a receipt says by how much hours and bill differ, or what is missing to say so [r.sun-receipt]', () => {
  const of = (changes: Partial<SunBill>) => receiptOf(bill('2026-10-31', changes))
  expect(of({ curve_wh: 40_999 })).toEqual({ kind: 'same' })
  expect(of({ curve_wh: 38_750 })).toEqual({ kind: 'differs', wh: -1250 })
  expect(of({ curve_wh: 38_750, days_missing: 2 })).toEqual({ kind: 'days_missing', days: 2 })
  expect(of({ curve_wh: null, days_missing: 31 })).toEqual({ kind: 'no_hours' })
  expect(of({ billed_wh: null, curve_wh: 0 })).toEqual({ kind: 'no_surplus' })
  expect(of({ billed_wh: null })).toEqual({ kind: 'not_said' })
})

it('what is used oneself is production less what was given, and never below zero', () => {
  expect(selfUsedWh(4_000_000, 1_500_000)).toBe(2_500_000)
  expect(selfUsedWh(1_000_000, 1_500_000)).toBeUndefined()
})

it('a battery is paid by what it saves, in years for each thousand euros, or never [r.sun-what-if]', () => {
  expect(yearsOfThousand(12_500)).toBe(8)
  expect(yearsOfThousand(0)).toBeUndefined()
  expect(yearsOfThousand(-100)).toBeUndefined()
})
