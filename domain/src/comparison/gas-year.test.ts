import { describe, expect, it } from 'vitest'
import { price } from '../billing/supply.fixture.ts'
import { lengthInDays, type DateSpan } from '../time/date-span.ts'
import { findGasProductYear, findYearOfGas } from './gas-year.ts'

const span = { from: '2025-01-01', to: '2026-01-01' }
const today = '2026-01-10'
const offer = {
  yearDays: '365',
  prices: [price('fixed', 'EUR/month', '6'), price('energy', 'EUR/kWh', '0.07')],
} as const
const home = { provinceCode: '28', use: 'household' } as const

function bill(from: string, to: string) {
  const billed: DateSpan = { from, to }
  return { span: billed, wh: lengthInDays(billed) * 20_000 }
}
function costOf(bills: readonly ReturnType<typeof bill>[]) {
  const year = findYearOfGas(span, bills)
  return year && findGasProductYear(home, year, offer, today)
}

describe('a year of gas with a product', () => {
  /* 20 kWh a day, as worked by hand in contracting/gas-first-year.test.ts: 7 × 61.67 + 4 × 59.68 + 55.70 = 726.11. */
  it('costs what twelve bills of the gas that was billed come to [r.product-year-columns]', () => {
    const cost = { totalCents: 72_611, fromCents: 72_611, toCents: 72_611 }
    expect(costOf([bill('2024-12-15', '2025-03-01'), bill('2025-03-01', '2026-02-01')])).toEqual(cost)
  })

  it('takes days without a bill as the mean of the others, with a range', () => {
    const bills = [bill('2025-02-01', '2025-06-01'), bill('2025-07-01', '2026-01-01')]
    const year = findYearOfGas(span, bills)
    // January and June.
    expect(year?.daysRead).toBe(365 - 61)
    const cost = costOf(bills)
    expect(cost?.totalCents).toBe(72_611)
    expect(cost?.fromCents).toBeLessThan(72_611)
    expect(cost?.toCents).toBeGreaterThan(72_611)
  })

  it('is not told from fewer days than 270, which leave a winter out, nor without prices', () => {
    expect(findYearOfGas(span, [bill('2025-01-01', '2025-09-27')])).toBeUndefined()
    expect(findYearOfGas(span, [bill('2025-01-01', '2025-09-28')])?.daysRead).toBe(270)
    const year = findYearOfGas(span, [bill('2025-01-01', '2026-01-01')])!
    expect(findGasProductYear(home, year, { ...offer, prices: [offer.prices[0]] }, today)).toBeUndefined()
  })

  it('has the rental of the meter that the contract pays', () => {
    const year = findYearOfGas(span, [bill('2025-01-01', '2026-01-01')])!
    const meterRentalMonth = [{ from: '2020-01-01', value: '1.00' }]
    // 1 × 12 × 31 ÷ 365 = 1.02 in seven months, 0.99 in four, 0.92: each with 21 % more.
    const more = findGasProductYear({ ...home, meterRentalMonth }, year, offer, today)!.totalCents - 72_611
    expect(more).toBeGreaterThan(1440)
    expect(more).toBeLessThan(1464)
  })
})
