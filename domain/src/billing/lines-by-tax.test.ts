import { describe, expect, it } from 'vitest'
import { addUpBill } from './add-up.ts'
import type { Bill, Charge } from './bill.ts'
import { linesByIndirectTax } from './lines-by-tax.ts'
import { findTaxRules, type TaxedSupply } from './tax-rules.ts'

function billOf(span: { from: string; to: string }, provinceCode: string): Bill {
  const charge = (kind: Charge['kind'], price: string, more: Partial<Charge> = {}): Charge => ({
    kind,
    span,
    quantity: '1',
    unit: 'unit',
    price,
    priceUnit: 'EUR',
    ...more,
  })
  const supply: TaxedSupply = {
    energy: 'electricity',
    provinceCode,
    use: 'business',
    maxPowerW: 9200,
    voltage: 'low',
  }
  const charges = [
    charge('power', '20.11'),
    charge('energy', '0.15', { quantity: '300.123', unit: 'kWh', priceUnit: 'EUR/kWh' }),
    charge('meter_rental', '0.81'),
    charge('service', '3.99'),
  ]
  return addUpBill(charges, findTaxRules(supply, span.from)!, span).bill
}

const october = { from: '2026-10-01', to: '2026-11-01' }
const april = { from: '2026-04-01', to: '2026-05-01' }

describe('the lines of a bill by the tax that they bear [r.structured-invoice]', () => {
  it.each([
    ['IVA', october, '08', [['power', 'energy', 'meter_rental', 'service']]],
    // The cut of 2026 does not reach what is no energy.
    ['IVA in the cut', april, '08', [['power', 'energy', 'meter_rental'], ['service']]],
    [
      'IGIC',
      october,
      '35',
      [
        ['power', 'energy'],
        ['meter_rental', 'service'],
      ],
    ],
    [
      'IPSI',
      october,
      '51',
      [
        ['power', 'energy'],
        ['meter_rental', 'service'],
      ],
    ],
  ] as const)('%s', (_tax, span, province, kinds) => {
    const bill = billOf(span, province)
    const groups = linesByIndirectTax(bill)
    expect(groups?.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual(kinds)
    expect(groups?.[0]?.onEnergy.map(({ tax }) => tax)).toEqual(['electricity_tax'])
    // In whichever order the file names the taxes.
    expect(linesByIndirectTax({ ...bill, taxes: bill.taxes.toReversed() })).toEqual(groups)
  })

  it('is not said where bases or total do not come to it to the cent', () => {
    const bill = billOf(october, '08')
    const wrong = bill.taxes.map((tax) =>
      tax.tax === 'IVA' ? { ...tax, baseCents: tax.baseCents + 1 } : tax,
    )
    expect(linesByIndirectTax({ ...bill, taxes: wrong })).toBeUndefined()
    expect(linesByIndirectTax({ ...bill, totalCents: bill.totalCents - 1 })).toBeUndefined()
    expect(linesByIndirectTax({ ...bill, taxes: [] })).toBeUndefined()
  })
})
