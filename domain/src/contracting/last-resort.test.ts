import { describe, expect, it, test } from 'vitest'
import type { ProductPrice } from '../billing/billed-supply.ts'
import { price } from '../billing/supply.fixture.ts'
import { findGasTariff } from '../supply/gas-tariff.ts'
import { findGasFirstYearCost } from './gas-first-year.ts'
import { mayHaveLastResort, officialAddress, regulatedPrices } from './last-resort.ts'

const day = '2026-11-21'

describe('who may have the tariff of last resort of gas', () => {
  test.each([
    ['of a group that has one', 'RL.3', null, null, true],
    ['of 50,000 kWh a year at 4 bar', 'RL.3', 50_000_000, 4, true],
    ['above 50,000 kWh a year', 'RL.3', 50_000_001, 4, false],
    ['above 4 bar', 'RL.2', 7_300_000, 4.001, false],
    ['of a group above', 'RL.4', null, null, false],
    ['of a group that ended in 2021', '3.1', null, null, false],
  ])('%s', (_, tariff, yearlyWh, pressureBar, may) => {
    expect(mayHaveLastResort({ tariff: findGasTariff(tariff)!, yearlyWh, pressureBar }, day)).toBe(may)
  })
})

/** Invented prices of two quarters. */
function quarter(from: string, to: string, [fixed, energy]: readonly [string, string], source: string) {
  return [
    { ...price('fixed', 'EUR/month', fixed), from, to, source },
    { ...price('energy', 'EUR/kWh', energy), from, to, source },
  ] satisfies ProductPrice[]
}
const before = quarter('2026-07-01', '2026-10-01', ['4', '0.04'], 'Q3')
const now = quarter('2026-10-01', '2027-01-01', ['5', '0.05'], 'Q4')
const next = quarter('2027-01-01', '2027-04-01', ['6', '0.06'], 'Q1')

describe('what it costs', () => {
  it('are the prices of the quarter with their source, the last known going on [r.last-resort]', () => {
    const [fixed, energy] = next as [ProductPrice, ProductPrice]
    expect(regulatedPrices([...before, ...now, ...next], day)).toEqual({
      prices: [...now, { ...fixed, to: undefined }, { ...energy, to: undefined }],
      source: 'Q4',
      until: '2027-01-01',
    })
  })

  it('a first year is reckoned with them though the quarter ends within it', () => {
    const supply = {
      tariff: findGasTariff('RL.2')!,
      provinceCode: '28',
      use: 'household',
      yearlyWh: 7_300_000,
    } as const
    const yearOf = (prices: readonly ProductPrice[]) =>
      findGasFirstYearCost(supply, { prices, yearDays: '365' }, day)?.totalCents
    expect(yearOf(now)).toBeUndefined()
    const open = now.map((row) => ({ ...row, to: undefined }))
    expect(yearOf(regulatedPrices(now, day)!.prices)).toBe(yearOf(open))
  })

  test.each([
    ['the quarter is over', before],
    ['there is no source', now.map((row) => ({ ...row, source: undefined }))],
    ['a discount stands beside them', [...now, { ...price('discount', '%', '3'), source: 'Q4' }]],
    ['the fixed term is missing', now.slice(1)],
  ])('nothing where %s', (_, prices: readonly ProductPrice[]) => {
    expect(regulatedPrices(prices, day)).toBeUndefined()
  })

  it('leads to the BOE where the source is a disposition of it', () => {
    expect(officialAddress('BOE-A-2022-5100')).toBe(
      'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2022-5100',
    )
    expect(officialAddress('Preu inventat')).toBeUndefined()
  })
})
