import { describe, expect, it } from 'vitest'
import type { BilledSupply } from './billed-supply.ts'
import { billFor } from './charges.ts'
import { price, written } from './supply.fixture.ts'
import { findTaxRules } from './tax-rules.ts'

const APRIL = { from: '2026-04-01', to: '2026-05-01' }

/** Lines that come to 76.08 in a month of 30 days, before taxes: 6.16 × 12 × 30 ÷ 365 = 6.0756… and 1,000 × 0.07. */
const gasHome: BilledSupply = {
  energy: 'gas',
  provinceCode: '28',
  use: 'household',
  yearDays: 'calendar',
  powersW: [],
  prices: [price('fixed', 'EUR/month', '6.16'), price('energy', 'EUR/kWh', '0.07')],
}

function gasBill(change: Partial<BilledSupply>, span = APRIL): string[] {
  const energy = [{ span, importWh: 1_000_000, exportWh: 0 }]
  return written(billFor({ ...gasHome, ...change }, { energy }, span)).slice(2)
}

describe('1,000 kWh of gas, worked by hand', () => {
  it('in April 2026: IVA 10 % (RDL 7/2026 art. 42.b) and 0.30 EUR/GJ (art. 38)', () => {
    expect(gasBill({})).toEqual([
      'hydrocarbon_tax 0.00108 EUR/kWh of 1000: 1.08', // 0.30 × 0.0036 × 1,000
      'IVA 10 % of 77.16: 7.72', //                       7.716
      'total 84.88',
    ])
  })

  it('for industry pays the professional rate (Ley 38/1992 art. 50.1, 1.10.2); a shop does not', () => {
    expect(gasBill({ use: 'industrial' })).toEqual([
      'hydrocarbon_tax 0.00054 EUR/kWh of 1000: 0.54', // 0.15 × 0.0036 × 1,000
      'IVA 10 % of 76.62: 7.66',
      'total 84.28',
    ])
    expect(gasBill({ use: 'business' }).at(-1)).toBe('total 84.88')
  })

  it.each([
    ['2026-03-21', '0.00234', '21'], // before the cut
    ['2026-03-22', '0.00108', '10'], // RDL 7/2026 arts. 38, 42.b
    ['2026-05-31', '0.00108', '10'],
    ['2026-06-01', '0.00108', '21'], // art. 42.b off in June (RDL 18/2026, preamble), art. 38 to its end
    ['2026-07-01', '0.001404', '21'], // 0.39 EUR/GJ: RDL 18/2026 art. 5
    ['2026-08-01', '0.001728', '21'], // 0.48: art. 6
    ['2026-09-01', '0.002016', '21'], // 0.56: art. 7
    ['2026-10-01', '0.00234', '21'], //  0.65: RDL 25/2026 art. 13
    ['2027-01-01', '0.00234', '21'],
  ])('on %s is taxed %s EUR/kWh and %s %%', (day, perKwh, percent) => {
    const rules = findTaxRules({ energy: 'gas', provinceCode: '28', use: 'household', maxPowerW: 0 }, day)
    expect([rules?.hydrocarbonTaxEurKwh, rules?.indirectTax?.percent]).toEqual([perKwh, percent])
  })

  it('in July 2026: 0.39 EUR/GJ (RDL 18/2026 art. 5) and IVA 21 %', () => {
    // 6.16 × 12 × 31 ÷ 365 = 6.2781…: 76.28 + 1.40 = 77.68
    expect(gasBill({}, { from: '2026-07-01', to: '2026-08-01' })).toEqual([
      'hydrocarbon_tax 0.001404 EUR/kWh of 1000: 1.40',
      'IVA 21 % of 77.68: 16.31', // 16.3128
      'total 93.99',
    ])
  })

  it('pays no hydrocarbon tax outside its territory (Ley 38/1992 art. 3.1), and IGIC 3 % (Ley 4/2012 art. 54.1.a)', () => {
    // The zero of art. 52.r is of electricity alone.
    expect(gasBill({ provinceCode: '35' })).toEqual(['IGIC 3 % of 76.08: 2.28', 'total 78.36'])
    expect(gasBill({ provinceCode: '38' })).toEqual(['IGIC 3 % of 76.08: 2.28', 'total 78.36'])
    expect(gasBill({ provinceCode: '51' })).toEqual(['IPSI 1 % of 76.08: 0.76', 'total 76.84'])
    expect(gasBill({ provinceCode: '52' })).toEqual(['IPSI 1 % of 76.08: 0.76', 'total 76.84'])
    expect(gasBill({ provinceCode: '07' }).at(-1)).toBe('total 84.88')
  })

  it('says which of its rates hang on a figure that is not known', () => {
    const unsureOn = (day: string) =>
      findTaxRules({ energy: 'gas', provinceCode: '28', use: 'household', maxPowerW: 0 }, day)?.unsure
    expect(unsureOn('2026-04-30')).toEqual([])
    expect(unsureOn('2026-06-30')).toEqual(['hydrocarbon_tax']) // fuel CPI of April
    expect(unsureOn('2026-07-31')).toEqual([])
    expect(unsureOn('2026-08-31')).toEqual(['hydrocarbon_tax', 'IVA']) // gas CPI of June
    expect(unsureOn('2026-09-30')).toEqual(['hydrocarbon_tax'])
    expect(unsureOn('2026-10-31')).toEqual([])
    expect(unsureOn('2026-11-30')).toEqual(['hydrocarbon_tax', 'IVA']) // gas CPI of September
    expect(unsureOn('2027-01-31')).toEqual([])
  })
})
