import { describe, expect, it } from 'vitest'
import type { BillTax } from './bill.ts'
import { unsureTaxSince } from './unsure-tax.ts'

function iva(rate: string): BillTax {
  return { tax: 'IVA', rateUnit: '%', rate, baseCents: 100, amountCents: 21 }
}

function onGas(rate: string): BillTax {
  return { tax: 'hydrocarbon_tax', rateUnit: 'EUR/kWh', rate, baseCents: 100, amountCents: 1 }
}

function unsure(taxes: readonly BillTax[], lastDayAfter: string, energy: 'electricity' | 'gas'): boolean[] {
  const bill = { span: { from: '2026-01-01', to: lastDayAfter }, taxes }
  return taxes.map((tax) => unsureTaxSince(tax, bill, energy) !== undefined)
}

describe('a tax is unsure on a bill [r.unsure-rates]', () => {
  it('by the last day, where the law makes its rate hang on a figure that was not found', () => {
    expect(unsure([onGas('0.00108'), iva('21')], '2026-06-01', 'gas')).toEqual([false, false])
    expect(unsure([onGas('0.00108'), iva('21')], '2026-06-02', 'gas')).toEqual([true, false])
    expect(unsure([onGas('0.00108'), iva('21')], '2026-08-16', 'gas')).toEqual([true, true])
    expect(unsure([iva('21')], '2026-08-16', 'electricity')).toEqual([false])
    expect(unsure([iva('21')], '2026-11-02', 'electricity')).toEqual([true])
    expect(unsure([iva('21')], '2027-01-02', 'electricity')).toEqual([false])
  })

  it('but not the professional rate on gas, the IVA of services, nor IGIC', () => {
    expect(unsure([onGas('0.00054')], '2026-08-16', 'gas')).toEqual([false])
    expect(unsure([iva('10'), iva('21.00')], '2026-11-16', 'electricity')).toEqual([true, false])
    expect(unsure([{ ...iva('3'), tax: 'IGIC' }], '2026-11-16', 'electricity')).toEqual([false])
  })
})
