import { describe, expect, it, test } from 'vitest'
import type { Bill } from './bill.ts'
import { recomputeBill } from './recompute.ts'
import { findTaxRules, type TaxedSupply } from './tax-rules.ts'
import type { ElectricityRelief } from './rates/electricity-relief.ts'

const day = '2026-07-31'
function plant(use: ElectricityRelief | undefined, energyPercent = 100): TaxedSupply {
  return {
    energy: 'electricity',
    provinceCode: '08',
    use: 'industrial',
    maxPowerW: 60_000,
    voltage: 'low',
    ...(use ? { relief: { use, energyPercent } } : {}),
  }
}

// 15 % of 5.11269632 is 0.76690445; of half of the energy 57.5 %, 2.93980038.
test.each([
  [undefined, 100, '5.11269632', '0.0005'],
  ['a', 100, '0.76690445', '0'],
  ['e', 100, '0.76690445', '0.0005'],
  ['a', 50, '2.93980038', '0.00025'],
] as const)(
  'use %s of %d per cent of the energy: %s %%, at least %s EUR/kWh',
  (use, share, percent, minimum) => {
    expect(findTaxRules(plant(use, share), day)?.electricityTax).toMatchObject({
      percent,
      minimumEurKwh: minimum,
    })
  },
)

describe('a bill with the reduced tax', () => {
  const span = { from: '2026-07-01', to: '2026-08-01' }
  /** 10,000 kWh for 1,200.00 EUR. */
  function billOf(rate: string, baseCents: number, taxCents: number): Bill {
    const iva = Math.round((120_000 + taxCents) * 0.21)
    return {
      span,
      lines: [
        {
          kind: 'energy',
          span,
          quantity: '10000',
          unit: 'kWh',
          price: '0.12',
          priceUnit: 'EUR/kWh',
          amountCents: 120_000,
        },
      ],
      taxes: [
        { tax: 'electricity_tax', rate, rateUnit: '%', baseCents, amountCents: taxCents },
        { tax: 'IVA', rate: '21', rateUnit: '%', baseCents: 120_000 + taxCents, amountCents: iva },
      ],
      totalCents: 120_000 + taxCents + iva,
    }
  }

  it('is right in both ways in which bills write it, and wrong without the use', () => {
    // 1,200.00 × 0.76690445 % = 9.20, or 180.00 × 5.11269632 % = 9.20: more than 10,000 kWh × 0.0005 = 5.00.
    for (const bill of [billOf('0.76690445', 120_000, 920), billOf('5.11269632', 18_000, 920)]) {
      expect(recomputeBill(bill, plant('f'))).toEqual([])
      expect(recomputeBill(bill, plant(undefined)).length).toBeGreaterThan(0)
    }
  })

  it('is wrong where the whole tax was charged', () => {
    expect(recomputeBill(billOf('5.11269632', 120_000, 6135), plant('a'))).toMatchObject([
      { what: 'tax', saidCents: 6135, computedCents: 920 },
    ])
  })
})
