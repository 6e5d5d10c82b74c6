import { afterEach, describe, expect, it } from 'vitest'
import { taxRules, type TaxedSupply } from '../tax-rules.ts'
import { unsureTaxSince } from '../unsure-tax.ts'
import { faultsOf, findOn, rowsNow, stretches, valueOn } from './dated.ts'
import { electricityTaxPercent } from './electricity-tax.ts'
import { hydrocarbonTax } from './gas.ts'
import {
  firstPastDay,
  givableRates,
  givenValue,
  giveRates,
  ratesReadOn,
  staleRates,
  type GivenRate,
} from './given-rates.ts'
import { ivaOnElectricity } from './indirect-taxes.ts'
import { rateTables } from './rate-tables.ts'
import { rateText } from './rate-text.ts'

afterEach(() => giveRates([]))

const november: GivenRate = {
  rate: 'ivaOnElectricity',
  from: '2026-11-01',
  to: '2026-12-01',
  value: 'percent 10, above (powerW 10000, percent 21)',
  source: 'INE, 14 October 2026',
}

describe('a row that the deployment gives', () => {
  it('is written as docs/rates.md writes it, for every value of every table that can be given', () => {
    for (const [rate, rows] of Object.entries(givableRates)) {
      expect(rateTables[rate]?.rows).toBe(rows)
      for (const { value } of rows) expect(givenValue({ rate, value: rateText(value) })).toEqual(value)
    }
    expect(givenValue({ rate: 'electricityTaxPercent', value: ' 0,5 ' })).toBe('0.5')
  })

  it.each([
    ['electricityTaxPercent', ''],
    ['electricityTaxPercent', 'half'],
    ['electricityTaxPercent', '-1'],
    ['electricityTaxPercent', '511.27'],
    ['electricityTaxPercent', 'percent 5'],
    ['hydrocarbonTax', '0.00234'],
    ['hydrocarbonTax', 'general 2.34, professional 0.54'],
    ['hydrocarbonTax', 'general 0.00234'],
    ['hydrocarbonTax', 'general 0.00234, professional 0.00054, other 1'],
    ['excessPowerPrices30', '0.1 / 0.1 / 0.1'],
    ['ivaOnElectricity', 'percent 10, above (powerW 10.5, percent 21)'],
    ['powerSteps', '1'],
    ['constructor', '1'],
  ])('is refused as %s %j', (rate, value) => {
    expect(givenValue({ rate, value })).toBeUndefined()
  })

  it('takes the place of a guess, and of nothing beside it', () => {
    const before = ['2026-10-31', '2026-12-01'].map((day) => findOn(ivaOnElectricity, day))
    giveRates([november])
    expect(['2026-11-01', '2026-11-30'].map((day) => valueOn(ivaOnElectricity, day).percent)).toEqual([
      '10',
      '10',
    ])
    expect(['2026-10-31', '2026-12-01'].map((day) => findOn(ivaOnElectricity, day))).toEqual(before)
    expect(faultsOf(rowsNow(ivaOnElectricity))).toEqual([])
    giveRates([])
    expect(valueOn(ivaOnElectricity, '2026-11-01').percent).toBe('21')
  })

  it('is what taxes are computed with, and is no longer unsure', () => {
    const home: TaxedSupply = {
      energy: 'electricity',
      provinceCode: '08',
      use: 'household',
      maxPowerW: 4600,
      voltage: 'low',
    }
    const bill = { span: { from: '2026-11-01', to: '2026-12-01' }, taxes: [] }
    const tax = { tax: 'IVA', rate: '10', rateUnit: '%' } as never
    expect(taxRules(home, '2026-11-10').unsure).toEqual(['electricity_tax', 'IVA'])
    expect(unsureTaxSince(tax, bill, 'electricity')).toBe('2026-10-14')
    giveRates([november])
    expect(taxRules(home, '2026-11-10')).toMatchObject({
      indirectTax: { percent: '10' },
      unsure: ['electricity_tax'],
    })
    expect(taxRules({ ...home, maxPowerW: 15_000 }, '2026-11-10').indirectTax?.percent).toBe('21')
    expect(unsureTaxSince(tax, bill, 'electricity')).toBeUndefined()
  })

  it('never edits a row of law that is past, whatever days it names [r.given-rates]', () => {
    const long = {
      ...november,
      rate: 'electricityTaxPercent',
      value: '0.5',
      from: '2025-06-01',
      to: undefined,
    }
    expect(firstPastDay(long)).toBe('2025-06-01')
    expect(firstPastDay({ ...long, from: '2024-01-01' })).toBe('2025-01-01')
    expect(firstPastDay({ ...long, from: '2026-11-01' })).toBeUndefined()
    expect(firstPastDay({ ...long, from: '2026-10-31' })).toBe('2026-10-31')
    giveRates([long])
    const days = ['2025-06-01', '2026-10-31', '2026-11-01', '2027-06-01']
    expect(days.map((day) => valueOn(electricityTaxPercent, day))).toEqual([
      '5.11269632',
      '5.11269632',
      '0.5',
      '0.5',
    ])
    expect(faultsOf(rowsNow(electricityTaxPercent))).toEqual([])
  })

  it('changes what holds for long from the day after the law was read', () => {
    const financing = {
      ...november,
      rate: 'socialBonusFinancing',
      value: '7.5',
      from: ratesReadOn,
      to: undefined,
    }
    expect(firstPastDay(financing)).toBe(ratesReadOn)
    expect(firstPastDay({ ...financing, from: '2026-11-27' })).toBeUndefined()
  })

  it('fills days of which the law says nothing, and cuts spans where it changes them', () => {
    giveRates([
      {
        ...november,
        rate: '2.0TD',
        value: rateText(givableRates['2.0TD']!.at(-1)!.value),
        from: '2027-01-01',
        to: undefined,
      },
      { ...november, rate: 'hydrocarbonTax', value: 'general 0.00108, professional 0.00054' },
    ])
    expect(findOn(givableRates['2.0TD']!, '2027-01-05')?.source).toBe(november.source)
    const october = { from: '2026-10-15', to: '2026-12-15' }
    expect(
      stretches(hydrocarbonTax, october, (a, b) => a.general === b.general).map(({ value }) => value.general),
    ).toEqual(['0.00234', '0.00108', '0.00234'])
  })

  it('of a table or a value that this release does not know is left out', () => {
    const other = { ...november, rate: 'tollOfTheMoon' }
    expect(giveRates([other, november])).toEqual([other])
    expect(valueOn(ivaOnElectricity, '2026-11-01').percent).toBe('10')
  })
})

describe('what is stale', () => {
  const guesses = (day: string) => staleRates(day).map(({ rate, row }) => `${rate} ${row.from}`)

  it('is each guess whose figure is out or which holds, until it is given', () => {
    expect(guesses('2026-10-13').filter((guess) => guess.includes('2026-11'))).toEqual([])
    const rates = ['ivaOnElectricity', 'ivaOnGas', 'electricityTaxPercent', 'hydrocarbonTax']
    const both = rates.flatMap((rate) => [`${rate} 2026-11-01`, `${rate} 2026-12-01`])
    expect(guesses('2026-11-27')).toEqual(expect.arrayContaining(both))
    giveRates([november])
    expect(guesses('2026-11-27')).not.toContain('ivaOnElectricity 2026-11-01')
    expect(guesses('2026-11-27')).toContain('ivaOnElectricity 2026-12-01')
  })

  it('says since when it could be known', () => {
    const found = staleRates('2026-11-27').find(
      ({ rate, row }) => rate === 'ivaOnGas' && row.from === '2026-11-01',
    )
    expect(found).toMatchObject({ title: 'IVA on gas, %', since: '2026-10-14' })
  })
})
