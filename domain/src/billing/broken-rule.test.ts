import { describe, expect, it } from 'vitest'
import type { BilledSupply } from './billed-supply.ts'
import type { Bill, BillTax } from './bill.ts'
import { taxedSupplyOn } from './billed-supply.ts'
import { findBrokenRule, type BillRule } from './broken-rule.ts'
import { billFor } from './charges.ts'
import { recomputeBill } from './recompute.ts'
import { home, price, prices, reading } from './supply.fixture.ts'

const APRIL = { from: '2026-04-01', to: '2026-05-01' }

const flat: BilledSupply = {
  ...home(
    [3000, 3000],
    [
      ...prices('power', 'EUR/kW/day', ['0.1', '0.01']),
      price('energy', 'EUR/kWh', '0.2'),
      price('surplus', 'EUR/kWh', '0.1'),
    ],
  ),
  services: [{ name: 'Care', priceMonth: '6', from: '2020-01-01' }],
}
const gas: BilledSupply = {
  energy: 'gas',
  provinceCode: '28',
  use: 'household',
  voltage: undefined,
  yearDays: '365',
  powersW: [],
  prices: [price('energy', 'EUR/kWh', '0.07')],
}

function billOf(supply: BilledSupply, kwh: number, span = APRIL, exportKwh = 0): Bill {
  const energy =
    supply.energy === 'gas'
      ? [{ span, importWh: kwh * 1000, exportWh: 0 }]
      : reading(span, [kwh], [exportKwh])
  return billFor(supply, { energy }, span).bill
}

/** The rules that a bill breaks by the law of another supply: what a retailer got wrong. */
function rulesOf(bill: Bill, supply: BilledSupply): BillRule[] {
  const facts = taxedSupplyOn(supply, '2026-04-30')
  return recomputeBill(bill, facts).flatMap(
    (difference) => findBrokenRule(bill, facts, difference)?.rule ?? [],
  )
}

function withTaxes(bill: Bill, change: (tax: BillTax) => Partial<BillTax>): Bill {
  const taxes = bill.taxes.map((tax) => ({ ...tax, ...change(tax) }))
  const all = [...bill.lines, ...taxes]
  return { ...bill, taxes, totalCents: all.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

describe('the rule that an imported bill breaks [r.import-notices]', () => {
  it('none where it is right', () => {
    expect(rulesOf(billOf(flat, 200), flat)).toEqual([])
    expect(rulesOf(billOf(gas, 1000), gas)).toEqual([])
  })

  it('services taxed at the cut rate', () => {
    const right = billOf(flat, 200)
    const base =
      right.totalCents - right.taxes.slice(1).reduce((sum, { amountCents }) => sum + amountCents, 0)
    const [electricity] = right.taxes
    const iva = {
      tax: 'IVA',
      rateUnit: '%',
      rate: '10',
      baseCents: base,
      amountCents: Math.round(base / 10),
    } as const
    const wrong = { ...right, taxes: [electricity!, iva], totalCents: base + iva.amountCents }
    expect(rulesOf(wrong, flat)).toEqual(['iva_of_services', 'iva_of_services'])
  })

  it('IVA of other days', () => {
    const iva21 = (tax: BillTax) =>
      tax.tax === 'IVA' ? { rate: '21', amountCents: Math.round(tax.baseCents * 0.21) } : {}
    expect(rulesOf(withTaxes(billOf(gas, 1000), iva21), gas)).toEqual(['iva_rate'])
  })

  it('hydrocarbon tax of other days, of another use, and where none is due', () => {
    const taxed = (cents: number, supply = gas) => {
      const right = billOf(supply, 100_000)
      const wrong = withTaxes(right, (tax) => (tax.tax === 'hydrocarbon_tax' ? { amountCents: cents } : {}))
      return rulesOf(wrong, supply)
    }
    expect(taxed(23_400)[0]).toBe('hydrocarbon_tax_rate') // 0.00234
    expect(taxed(5400)[0]).toBe('hydrocarbon_tax_use') //    0.00054
    expect(taxed(10_800, { ...gas, use: 'industrial' })[0]).toBe('hydrocarbon_tax_use')
    expect(taxed(9999)[0]).toBe('tax_arithmetic')
    const island = { ...gas, provinceCode: '35' }
    expect(rulesOf(billOf(gas, 1000), island)).toEqual([
      'indirect_tax_territory',
      'hydrocarbon_tax_territory',
      'indirect_tax_territory',
    ])
  })

  it('IGIC 0 on gas of homes', () => {
    const island = { ...gas, provinceCode: '35' }
    const zero = withTaxes(billOf(island, 1000), () => ({ rate: '0', amountCents: 0 }))
    expect(rulesOf(zero, island)).toEqual(['igic_of_homes'])
  })

  it('the least electricity tax of another use, or none of it', () => {
    const high: BilledSupply = { ...flat, voltage: 'high', use: 'business' }
    const cheap = { ...high, prices: [...high.prices.slice(0, 2), price('energy', 'EUR/kWh', '0.01')] }
    const asLow = billOf({ ...cheap, voltage: 'low' }, 100_000)
    expect(rulesOf(asLow, cheap)[0]).toBe('electricity_tax_minimum')
    const low = { ...cheap, voltage: 'low' as const }
    const byPercent = withTaxes(asLow, (tax) =>
      tax.tax === 'electricity_tax' ? { rate: '0.5', amountCents: Math.round(tax.baseCents * 0.005) } : {},
    )
    expect(rulesOf(byPercent, low)[0]).toBe('electricity_tax_minimum')
    const uncut = withTaxes(billOf(flat, 200), (tax) =>
      tax.tax === 'electricity_tax' ? { amountCents: Math.round(tax.baseCents * 0.0511269632) } : {},
    )
    expect(rulesOf(uncut, flat)[0]).toBe('electricity_tax_rate')
  })

  it('the rental in the base of the electricity tax, surplus above the energy, a line and a sum', () => {
    const right = billOf(flat, 200)
    const inside = withTaxes(right, (tax) =>
      tax.tax === 'electricity_tax' ? { baseCents: tax.baseCents + 80 } : {},
    )
    expect(rulesOf(inside, flat)).toEqual(['electricity_tax_base'])
    const withSurplus = billOf(flat, 10, APRIL, 500)
    const whole = withSurplus.lines.map((line) =>
      line.kind === 'surplus' ? { ...line, amountCents: -5000 } : line,
    )
    expect(rulesOf({ ...withSurplus, lines: whole }, flat)[0]).toBe('surplus_cap')
    const dearer = right.lines.map((line) => (line.kind === 'energy' ? { ...line, price: '0.3' } : line))
    expect(rulesOf({ ...right, lines: dearer }, flat)).toEqual(['line_product'])
    expect(rulesOf({ ...right, totalCents: 1 }, flat)).toEqual(['sum'])
  })

  it('says where the rule was read', () => {
    const facts = taxedSupplyOn({ ...gas, provinceCode: '35' }, '2026-04-30')
    const bill = billOf(gas, 1000)
    const sources = recomputeBill(bill, facts).map((one) => findBrokenRule(bill, facts, one)?.source)
    expect(sources).toContainEqual(expect.stringContaining('Ley 38/1992 art. 3.1'))
  })
})
