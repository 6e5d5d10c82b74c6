import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billFor } from '../billing/charges.ts'
import type { ProductPrice } from '../billing/billed-supply.ts'
import { price, prices } from '../billing/supply.fixture.ts'
import { sumCents } from '../money.ts'
import { findTariff } from '../supply/tariff.ts'
import { addMonths } from '../time/day.ts'
import { findFirstYearCost, offeredSupply } from './first-year-cost.ts'
import type { FirstYearSupply } from './first-year-cost.ts'

const home: FirstYearSupply = {
  tariff: findTariff('2.0TD')!,
  powersW: [4600, 4600],
  provinceCode: '28',
  use: 'household',
  yearlyWh: [3_650_000, 0, 0],
}
const product = {
  yearDays: '365',
  prices: [...prices('power', 'EUR/kW/year', ['30', '5']), price('energy', 'EUR/kWh', '0.10')],
} as const

describe('the cost of a first year [r.first-year-cost]', () => {
  /*
   * 4.6 kW at 30 and 5 EUR/kW/year, 10 kWh a day at 0.10, 2025, Madrid. A month of 31 days:
   * power 11.72 + 1.95, energy 31.00, financing 0.59, rental 0.83: 46.09; electricity tax 5.11269632 % of 45.26: 2.31;
   * IVA 21 % of 48.40: 10.16; 58.56. Of 30 days: 44.60 + 2.24 + 9.84 = 56.68. Of 28: 41.64 + 2.09 + 9.18 = 52.91.
   * Seven, four and one of them: 689.55; their lines 7 × 46.09 + 4 × 44.60 + 41.64 = 542.67.
   */
  it('is that of its twelve bills, as worked by hand', () => {
    expect(findFirstYearCost(home, product, '2025-01-01')).toMatchObject({
      span: { from: '2025-01-01', to: '2026-01-01' },
      basis: 'measured',
      wh: 3_650_000,
      totalCents: 68_955,
      withoutTaxesCents: 54_267,
    })
  })

  it('is of what a bill says of a year where the distributor has told nothing, and else of that [r.wizard-bill]', () => {
    const billWh = [3_650_000, 0, 0]
    const told = findFirstYearCost({ ...home, yearlyWh: null, billWh }, product, '2025-01-01')
    expect(told).toMatchObject({ basis: 'bill', totalCents: 68_955 })
    const known = findFirstYearCost({ ...home, billWh: [1000, 0, 0] }, product, '2025-01-01')
    expect(known).toMatchObject({ basis: 'measured', totalCents: 68_955 })
    for (const useless of [[0, 0, 0], [1000]])
      expect(
        findFirstYearCost({ ...home, yearlyWh: null, billWh: useless }, product, '2025-01-01'),
      ).toMatchObject({ basis: 'profile' })
  })

  it('of a home with panels is that of one with panels, with the range that its surplus leaves open', () => {
    const paid = { ...product, prices: [...product.prices, price('surplus', 'EUR/kWh', '0.06')] }
    const unknown = { ...home, yearlyWh: null }
    const dark = findFirstYearCost(unknown, paid, '2025-01-01')!
    const sunny = findFirstYearCost({ ...unknown, panels: true }, paid, '2025-01-01')!
    expect(sunny).toMatchObject({ basis: 'profile_sun', surplusWh: 2_000_000 })
    // 3,487 kWh × 62 %, and 2,000 kWh × 0.06 = 120.00 paid off
    expect(sunny.wh).toBe(2_161_940)
    expect(sunny.totalCents).toBeLessThan(dark.totalCents - 15_000)
    expect(sunny.fromCents).toBeLessThan(sunny.totalCents - 12_000)
    expect(sunny.toCents).toBeGreaterThan(dark.totalCents * 0.95)
    // What was measured is of the grid alone: the surplus is as little known.
    const measured = findFirstYearCost({ ...home, panels: true }, paid, '2025-01-01')!
    expect(measured.totalCents).toBeLessThan(findFirstYearCost(home, paid, '2025-01-01')!.totalCents)
    expect(measured.toCents).toBeGreaterThan(68_955)
  })

  it('equals the bills of the year, whatever the supply, the product and the day', () => {
    const eur = fc.integer({ min: 1, max: 400_000 }).map((micros) => (micros / 1_000_000).toFixed(6))
    fc.assert(
      fc.property(
        fc.record({
          powersW: fc.array(
            fc.integer({ min: 1, max: 150 }).map((tenths) => tenths * 100),
            {
              minLength: 2,
              maxLength: 2,
            },
          ),
          yearlyWh: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 3, maxLength: 3 }),
          provinceCode: fc.constantFrom('08', '35', '52'),
        }),
        fc.array(eur, { minLength: 3, maxLength: 3 }),
        fc.constantFrom('2025-01-31', '2025-06-15', '2026-02-10'),
        (asked, energy, day) => {
          const supply = { ...home, ...asked }
          const offer = {
            yearDays: 'calendar',
            prices: [
              ...prices('power', 'EUR/kW/day', ['0.07', '0.01']),
              ...prices('energy', 'EUR/kWh', energy),
            ],
          } as const
          const span = { from: day, to: addMonths(day, 12) }
          const metered = {
            energy: supply.yearlyWh.map((importWh, index) => ({
              span,
              tariffPeriod: (index + 1) as 1 | 2 | 3,
              importWh,
              exportWh: 0,
            })),
          }
          const totals = Array.from({ length: 12 }, (_, month) => {
            const days = { from: addMonths(day, month), to: addMonths(day, month + 1) }
            return billFor(offeredSupply(supply, offer, day), metered, days).bill.totalCents
          })
          const cost = findFirstYearCost(supply, offer, day)
          expect(cost?.totalCents).toBe(sumCents(totals))
          expect(cost!.fromCents).toBeLessThanOrEqual(cost!.totalCents)
          expect(cost!.toCents).toBeGreaterThanOrEqual(cost!.totalCents)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('rests on the mean home where nobody knows the use, and says so', () => {
    const cost = findFirstYearCost({ ...home, yearlyWh: null }, product, '2025-01-01')
    expect(cost).toMatchObject({ basis: 'profile', wh: 3_487_000 })
    expect([cost!.fromCents < cost!.totalCents, cost!.toCents > cost!.totalCents]).toEqual([true, true])
    const measured = findFirstYearCost(home, product, '2025-01-01')!
    expect(measured.toCents - measured.fromCents).toBeLessThan(cost!.toCents - cost!.fromCents)
  })

  it.each<[string, Partial<FirstYearSupply>, readonly ProductPrice[]]>([
    ['a business whose use nobody knows', { use: 'business', yearlyWh: null }, product.prices],
    ['use in other periods than the tariff has', { use: 'business', yearlyWh: [1, 2] }, product.prices],
    ['six powers whose use nobody knows', { tariff: findTariff('3.0TD')!, yearlyWh: null }, product.prices],
    ['no price of power in a period', {}, product.prices.filter(({ tariffPeriod }) => tariffPeriod !== 2)],
    ['no price of energy', {}, product.prices.filter(({ concept }) => concept !== 'energy')],
    ['prices that end before the year', {}, product.prices.map((row) => ({ ...row, to: '2025-12-01' }))],
    ['prices that begin too late', {}, product.prices.map((row) => ({ ...row, from: '2025-01-02' }))],
  ])('is not told of %s', (_, asked, of) => {
    expect(findFirstYearCost({ ...home, ...asked }, { ...product, prices: of }, '2025-01-01')).toBeUndefined()
  })

  it('follows prices that change within the year', () => {
    const change = '2025-07-01'
    const cheaper = product.prices.flatMap((row) =>
      row.concept === 'energy'
        ? [
            { ...row, to: change },
            { ...row, from: change, price: '0.05' },
          ]
        : [row],
    )
    const cost = findFirstYearCost(home, { ...product, prices: cheaper }, '2025-01-01')
    expect(cost!.totalCents).toBeLessThan(68_955)
  })
})
