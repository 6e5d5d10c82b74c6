import { expect, test } from 'vitest'
import type { Charge } from './bill.ts'
import { chargedWithTaxesCents } from './charged-with-taxes.ts'
import { findTaxRules } from './tax-rules.ts'

const span = { from: '2026-08-01', to: '2026-09-01' }
function charge(kind: Charge['kind'], price: string): Charge {
  return { kind, span, quantity: '1', unit: 'unit', price, priceUnit: 'EUR' }
}
const rules = findTaxRules(
  { energy: 'electricity', provinceCode: '08', use: 'business', maxPowerW: 30_000, voltage: 'low' },
  '2026-08-31',
)!
const lines = [charge('power', '100'), charge('energy', '200'), charge('excess_power', '50')]

test('what excess adds to a bill is its lines with electricity tax and IVA [r.charged-with-taxes]', () => {
  // 50 × 1.0511269632 = 52.556…, × 1.21 = 63.593…
  expect(chargedWithTaxesCents(lines, ['excess_power'], { rules, span })).toBe(6359)
})

test('what a bill does not charge adds nothing', () => {
  expect(chargedWithTaxesCents(lines, ['reactive'], { rules, span })).toBe(0)
})
