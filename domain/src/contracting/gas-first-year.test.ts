import { describe, expect, it } from 'vitest'
import { billFor } from '../billing/charges.ts'
import { price } from '../billing/supply.fixture.ts'
import { sumCents } from '../money.ts'
import { findGasTariff } from '../supply/gas-tariff.ts'
import { addMonths } from '../time/day.ts'
import { findGasFirstYearCost, offeredGasSupply, type GasFirstYearSupply } from './gas-first-year.ts'

const home: GasFirstYearSupply = {
  tariff: findGasTariff('RL.2')!,
  provinceCode: '28',
  use: 'household',
  yearlyWh: 7_300_000,
}
const product = {
  yearDays: '365',
  prices: [price('fixed', 'EUR/month', '6'), price('energy', 'EUR/kWh', '0.07')],
} as const

describe('the first year of gas', () => {
  /*
   * 20 kWh a day at 0.07 and 6 EUR a month, 2025, Madrid. A month of 31 days: 6 × 12 × 31 ÷ 365 = 6.12; 620 × 0.07 =
   * 43.40; tax on hydrocarbons 620 × 0.00234 = 1.45; IVA 21 % of 50.97 = 10.70; 61.67. Of 30 days: 5.92 + 42.00 + 1.40 =
   * 49.32, 10.36; 59.68. Of 28: 5.52 + 39.20 + 1.31 = 46.03, 9.67; 55.70.
   * Seven, four and one of them: 726.11; their lines 7 × 49.52 + 4 × 47.92 + 44.72 = 583.04.
   */
  it('is that of its twelve bills, as worked by hand', () => {
    expect(findGasFirstYearCost(home, product, '2025-01-01')).toMatchObject({
      span: { from: '2025-01-01', to: '2026-01-01' },
      basis: 'measured',
      wh: 7_300_000,
      totalCents: 72_611,
      withoutTaxesCents: 58_304,
    })
  })

  it('equals the bills of the year on the other side of a change of taxes, and in Canarias', () => {
    for (const [provinceCode, day] of [
      ['28', '2026-02-10'],
      ['35', '2025-06-15'],
    ] as const) {
      const supply = { ...home, provinceCode }
      const cost = findGasFirstYearCost(supply, product, day)
      const span = { from: day, to: addMonths(day, 12) }
      const metered = { energy: [{ span, importWh: 7_300_000, exportWh: 0 }] }
      const bills = Array.from({ length: 12 }, (_, month) => {
        const between = { from: addMonths(day, month), to: addMonths(day, month + 1) }
        return billFor(offeredGasSupply(supply, product), metered, between).bill.totalCents
      })
      expect(cost?.totalCents).toBe(sumCents(bills))
    }
  })

  it('without data of use is the middle of the tariff’s group, between its limits; of large groups nothing', () => {
    const cost = findGasFirstYearCost({ ...home, yearlyWh: null }, product, '2025-01-01')
    expect(cost).toMatchObject({ basis: 'profile', wh: 10_000_000 })
    const at = (wh: number) =>
      findGasFirstYearCost({ ...home, yearlyWh: wh }, product, '2025-01-01')?.totalCents
    expect([cost?.fromCents, cost?.toCents]).toEqual([at(5_000_000), at(15_000_000)])
    const large = { ...home, tariff: findGasTariff('RL.4')!, yearlyWh: null }
    expect(findGasFirstYearCost(large, product, '2025-01-01')).toBeUndefined()
  })

  it('is not reckoned where a price ends within the year', () => {
    const ends = { ...product, prices: [product.prices[0], { ...product.prices[1], to: '2025-12-01' }] }
    expect(findGasFirstYearCost(home, ends, '2025-01-01')).toBeUndefined()
  })
})
