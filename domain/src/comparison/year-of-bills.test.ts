import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/day.ts'
import { shareDays, yearOfBills, type ComparedBill } from './year-of-bills.ts'

function bill(startDate: string, days: number, savingCents: number, year = [12, 8, 16]): ComparedBill {
  const [cents = 0, fromCents = 0, toCents = 0] = year.map((times) => savingCents * times)
  const endDate = addDays(startDate, days - 1)
  return { startDate, endDate, savingCents, yearly: { cents, fromCents, toCents } }
}

describe('the year of several bills', () => {
  it('is known on their days, and what they say of a year on the others', () => {
    // 20.00 and 40.00 on 73 days, a fifth of the year; the rest is 4/5 of the mean year: (240 × 36 + 480 × 37) ÷ 73.
    const bills = [bill('2026-01-01', 36, 2000), bill('2026-07-01', 37, 4000)]
    expect(yearOfBills(bills)).toMatchObject({ days: 73, cents: Math.round(6000 + 0.8 * 36_164.38) })
  })

  it('has a narrower range with every bill, and none with the whole year', () => {
    const width = (bills: readonly ComparedBill[]) => {
      const { fromCents, toCents } = yearOfBills(bills)
      return toCents - fromCents
    }
    const months = Array.from({ length: 12 }, (_, month) =>
      bill(addDays('2026-01-01', month * 31), month === 11 ? 24 : 31, 1000 + month),
    )
    const widths = months.map((_, index) => width(months.slice(0, index + 1)))
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths.at(-1)).toBe(0)
    expect(yearOfBills(months).cents).toBe(months.reduce((sum, { savingCents }) => sum + savingCents, 0))
  })

  it('lies in its range, whatever the bills', () => {
    const any = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9000 }))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (all) => {
        const bills = all.map(([days, cents], index) => bill(addDays('2026-01-01', index * 60), days, cents))
        const { cents, fromCents, toCents } = yearOfBills(bills)
        expect(fromCents <= cents && cents <= toCents).toBe(true)
        expect(shareDays(bills)).toBe(false)
      }),
    )
  })

  it('is not of bills that share a day', () => {
    expect(shareDays([bill('2026-02-01', 28, 1), bill('2026-01-15', 18, 1)])).toBe(true)
  })
})
