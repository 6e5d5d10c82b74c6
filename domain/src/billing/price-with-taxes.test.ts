import { describe, expect, it } from 'vitest'
import { priceWithTaxes, serviceWithTaxCents } from './price-with-taxes.ts'
import { taxRules } from './tax-rules.ts'

const home = { provinceCode: '28', use: 'household' as const, maxPowerW: 1, voltage: undefined }
const electricity = { ...home, energy: 'electricity' as const, voltage: 'low' as const }
const gas = { ...home, energy: 'gas' as const, maxPowerW: 0 }

describe('a price with taxes [r.public-prices]', () => {
  it('of electricity has the special tax and IVA on all that is charged', () => {
    const rules = taxRules(electricity, '2026-10-01')
    // 0.1069 × 1.0511269632 × 1.21, by hand.
    expect(priceWithTaxes('0.1069', 'energy', rules)).toBe('0.135962222')
    expect(priceWithTaxes('30', 'power', rules)).toBe('38.155908764')
    expect(priceWithTaxes('3', 'fixed', rules)).toBe('3.815590876')
  })

  it('of gas has the hydrocarbon tax on each kWh, and none on what goes by time', () => {
    const rules = taxRules(gas, '2026-09-15')
    // (0.0679 + 0.002016) × 1.21
    expect(priceWithTaxes('0.0679', 'energy', rules)).toBe('0.08459836')
    expect(priceWithTaxes('6.65', 'fixed', rules)).toBe('8.0465')
  })

  it('follows the day: the cut of 2026', () => {
    const rules = taxRules(electricity, '2026-05-01')
    // 0.1 × 1.005 × 1.10
    expect(priceWithTaxes('0.1', 'energy', rules)).toBe('0.11055')
  })

  it('is not said of what gives back', () => {
    const rules = taxRules(electricity, '2026-10-01')
    expect(priceWithTaxes('0.07', 'surplus', rules)).toBeUndefined()
    expect(priceWithTaxes('4', 'discount', rules)).toBeUndefined()
  })
})

it('[law.10.services] a service has the indirect tax of services, not that of energy', () => {
  const tax = (percent: string, apart?: string) =>
    serviceWithTaxCents(1808, {
      indirectTax: {
        tax: 'IVA',
        percent,
        ...(apart !== undefined && { apart: { percent: apart, kinds: ['service'] } }),
      },
    })
  expect(tax('21')).toBe(2188)
  expect(tax('10', '21')).toBe(2188)
  expect(serviceWithTaxCents(1808, {})).toBe(1808)
})
