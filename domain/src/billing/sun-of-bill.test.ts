import { expect, it } from 'vitest'
import { addUpBill } from './add-up.ts'
import type { Charge } from './bill.ts'
import { sunOfBill } from './sun-of-bill.ts'
import { findTaxRules } from './tax-rules.ts'

const span = { from: '2025-08-01', to: '2025-09-01' }
function charge(kind: Charge['kind'], price: string): Charge {
  return { kind, span, quantity: '1', unit: 'unit', price, priceUnit: 'EUR' }
}
const rules = findTaxRules(
  { energy: 'electricity', provinceCode: '08', use: 'household', maxPowerW: 4600, voltage: 'low' },
  '2025-08-31',
)!
const taxed = { rules, span }
const bought = [charge('power', '10'), charge('energy', '20')]

it('what the sun took off a bill is the bill without it less the bill, taxes included [r.sun-of-bill]', () => {
  // 30 × 1.0511269632 = 31.53, × 1.21 = 38.15. With 12 less: 18 × 1.05113 = 18.92, × 1.21 = 22.89.
  // With 5 of the battery too: 13 × 1.05113 = 13.66 (0.66), × 1.21 = 16.53.
  const lines = [...bought, charge('surplus', '-12'), charge('battery', '-5')]
  const found = sunOfBill(lines, taxed)
  expect(addUpBill(lines, rules, span).bill.totalCents).toBe(1653)
  expect(found).toEqual({ surplusCents: 3815 - 2289, batteryCents: 2289 - 1653 })
})

it('surplus above its cap brings what the energy costs, and no more [r.sun-of-bill]', () => {
  // 20 of 25 are given back: 10 × 1.05113 = 10.51, × 1.21 = 12.72.
  expect(sunOfBill([...bought, charge('surplus', '-25')], taxed)).toEqual({
    surplusCents: 3815 - 1272,
    batteryCents: 0,
  })
})

it('a bill without sun brings nothing', () => {
  expect(sunOfBill(bought, taxed)).toEqual({ surplusCents: 0, batteryCents: 0 })
})
