import { describe, expect, it } from 'vitest'
import type { DateSpan } from '../time/date-span.ts'
import type { BilledSupply } from './billed-supply.ts'
import { billFor } from './charges.ts'
import { recomputeBill } from './recompute.ts'
import { home, price, prices, reading, written } from './supply.fixture.ts'
import { findTaxRules } from './tax-rules.ts'

const APRIL = { from: '2026-04-01', to: '2026-05-01' }

/** Lines that come to 76.08 in a month of 30 days, before taxes: 6.16 × 12 × 30 ÷ 365 = 6.0756… and 1,000 × 0.07. */
const gasHome: BilledSupply = {
  energy: 'gas',
  provinceCode: '28',
  use: 'household',
  yearDays: 'calendar',
  powersW: [],
  voltage: undefined,
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
    const rules = findTaxRules(
      { energy: 'gas', provinceCode: '28', use: 'household', maxPowerW: 0, voltage: undefined },
      day,
    )
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

  it('in August and September 2026: 0.48 and 0.56 EUR/GJ (RDL 18/2026 arts. 6, 7), as far as is known', () => {
    expect(gasBill({}, { from: '2026-08-01', to: '2026-09-01' })).toEqual([
      'hydrocarbon_tax 0.001728 EUR/kWh of 1000: 1.73',
      'IVA 21 % of 78.01: 16.38', // 76.28 + 1.73; 16.3821
      'total 94.39',
    ])
    expect(gasBill({}, { from: '2026-09-01', to: '2026-10-01' })).toEqual([
      'hydrocarbon_tax 0.002016 EUR/kWh of 1000: 2.02',
      'IVA 21 % of 78.10: 16.40', // 76.08 + 2.02; 16.401
      'total 94.50',
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
      findTaxRules(
        { energy: 'gas', provinceCode: '28', use: 'household', maxPowerW: 0, voltage: undefined },
        day,
      )?.unsure
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

describe('a service during the cut of IVA, worked by hand', () => {
  const supply: BilledSupply = {
    ...home(
      [4600, 4600],
      [
        ...prices('power', 'EUR/kW/year', ['27.704413', '0.725423']),
        ...prices('energy', 'EUR/kWh', ['0.1963', '0.1271', '0.0983']),
      ],
    ),
    services: [{ name: 'Care', priceMonth: '5.95', from: '2026-01-01' }],
  }

  it('keeps the general rate: the cut is of deliveries of electricity (RDL 7/2026 art. 42.a) [r.bill-calculation]', () => {
    const energy = reading(APRIL, [75, 55, 130])
    expect(written(billFor(supply, { energy }, APRIL))).toEqual([
      'power P1 10.47', // 4.6 × 27.704413 × 30 ÷ 365 = 10.4745…
      'power P2 0.27',
      'energy P1 14.72', // 75 × 0.1963 = 14.7225
      'energy P2 6.99',
      'energy P3 12.78', // 130 × 0.0983 = 12.779
      'social_bonus_financing 0.57',
      'meter_rental 0.80', // goes with the energy
      'service 5.87', //      5.95 × 12 × 30 ÷ 365 = 5.8684…
      'electricity_tax 0.001 EUR/kWh of 260: 0.26', // 0.5 % of 45.80 is 0.23
      'IVA 10 % of 46.86: 4.69', // 52.73 − 5.87
      'IVA 21 % of 5.87: 1.23', //  1.2327
      'total 58.65',
    ])
  })

  it('of gas too', () => {
    expect(gasBill({ services: supply.services }).slice(-3)).toEqual([
      'IVA 10 % of 77.16: 7.72',
      'IVA 21 % of 5.87: 1.23',
      'total 91.98', // 84.88 + 5.87 + 1.23
    ])
  })

  it('is taxed with the rest where nothing is cut', () => {
    const taxesOf = (of: BilledSupply, span: DateSpan) =>
      billFor(of, { energy: [] }, span).bill.taxes.map(({ tax, rate }) => `${tax} ${rate}`)
    const july = { from: '2026-07-01', to: '2026-08-01' }
    expect(taxesOf(supply, july)).toEqual(['electricity_tax 5.11269632', 'IVA 21'])
    const large = { ...supply, powersW: [{ from: '2020-01-01', value: [10_100, 10_100] }] }
    expect(taxesOf(large, APRIL)).toEqual(['electricity_tax 0.5', 'IVA 21'])
  })

  it('is no difference in a bill that is computed again', () => {
    const { bill } = billFor(supply, { energy: reading(APRIL, [75, 55, 130]) }, APRIL)
    const facts = {
      energy: 'electricity',
      provinceCode: '28',
      use: 'household',
      maxPowerW: 4600,
      voltage: 'low',
    } as const
    expect(recomputeBill(bill, facts)).toEqual([])
  })
})

describe('100,000 kWh for 12,000 EUR in the cut of the electricity tax, worked by hand', () => {
  const supply: BilledSupply = {
    energy: 'electricity',
    provinceCode: '28',
    use: 'business',
    voltage: 'high',
    yearDays: 'calendar',
    powersW: [{ from: '2020-01-01', value: [50_000, 50_000, 50_000, 50_000, 50_000, 50_000] }],
    prices: [price('energy', 'EUR/kWh', '0.12')],
  }
  const taxOf = (change: Partial<BilledSupply>, kwh = 100_000, span = APRIL) => {
    const energy = [{ span, tariffPeriod: 6 as const, importWh: kwh * 1000, exportWh: 0 }]
    return written(billFor({ ...supply, ...change }, { energy }, span)).find((line) =>
      line.startsWith('elec'),
    )
  }

  it('in high voltage 60.00: the least is 0.5 EUR/MWh (Ley 38/1992 art. 99.3.a, RDL 7/2026 art. 40) [c9.electricity-tax]', () => {
    // 0.5 % of 12,000.57 = 60.00, more than 100 MWh × 0.5 = 50.00
    expect(taxOf({})).toBe('electricity_tax 0.5 % of 12000.57: 60.00')
    expect(taxOf({ prices: [price('energy', 'EUR/kWh', '0.09')] })).toBe(
      'electricity_tax 0.0005 EUR/kWh of 100000: 50.00',
    )
  })

  it('in low voltage 100.00: 1 EUR/MWh (art. 99.2.b), unless it is an industrial plant (art. 99.3.a)', () => {
    expect(taxOf({ voltage: 'low' })).toBe('electricity_tax 0.001 EUR/kWh of 100000: 100.00')
    expect(taxOf({ voltage: 'low', use: 'industrial' })).toBe('electricity_tax 0.5 % of 12000.57: 60.00')
  })
})

describe('a severely vulnerable holder above 10 kW in the cut of 2026 (RDL 7/2026 art. 42.a)', () => {
  const above = (percent: string): BilledSupply => ({
    ...home(
      [11_000, 11_000],
      [...prices('power', 'EUR/kW/year', ['27', '1']), price('energy', 'EUR/kWh', '0.15')],
    ),
    socialBonus: [{ from: '2026-01-01', value: { percent, limitWh: undefined } }],
  })
  const bill = (percent: string, span = APRIL) =>
    billFor(above(percent), { energy: reading(span, [100, 100, 100]) }, span).bill

  it('pays 10 % of IVA, a vulnerable one 21 %, and both 21 % after it', () => {
    const iva = (percent: string, span = APRIL) => bill(percent, span).taxes.at(-1)?.rate
    expect([iva('57.5'), iva('57.500'), iva('42.5')]).toEqual(['10', '10', '21'])
    expect(iva('57.5', { from: '2026-07-01', to: '2026-08-01' })).toBe('21')
  })

  it('is recognised in an imported bill by the discount that it gives', () => {
    for (const percent of ['57.5', '42.5'])
      expect(recomputeBill(bill(percent), { ...above(percent), maxPowerW: 11_000 })).toEqual([])
  })
})
