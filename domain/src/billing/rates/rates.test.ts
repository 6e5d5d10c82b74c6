import { describe, expect, it } from 'vitest'
import { isSevereBonus } from '../billed-supply.ts'
import { decimalOf, roundedProduct } from '../../money.ts'
import { findTariff } from '../../supply/tariff.ts'
import { accessCosts } from './access-costs.ts'
import { faultsOf, findOn, isStale, stretches, valueOn, type Rate } from './dated.ts'
import { electricityTaxPercent } from './electricity-tax.ts'
import { rateTables } from './rate-tables.ts'
import { meterRental, socialBonusFinancing, socialBonusPercent } from './supply-costs.ts'

const tables = Object.entries(rateTables).map(([name, { rows }]) => [name, rows] as const)

describe('a table of rates', () => {
  it.each(tables)('%s has sources, confidence, no gap and no overlap', (_name, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    expect(faultsOf(rows)).toEqual([])
  })

  it.each<[string, Partial<Rate<number>>[], string[]]>([
    ['no source', [{ source: ' ' }], ['2025-01-01: no source']],
    ['no confidence', [{ confidence: undefined as never }], ['2025-01-01: no confidence']],
    ['a gap', [{ to: '2025-02-01' }, { from: '2025-02-02' }], ['2025-02-01: gap']],
    ['an overlap', [{ to: '2025-02-01' }, { from: '2025-01-31' }], ['2025-01-31: overlap']],
    [
      'a row that never ends before another',
      [{}, { from: '2026-01-01' }],
      ['2025-01-01: has no end, but another follows'],
    ],
    ['an empty row', [{ to: '2025-01-01' }], ['2025-01-01: ends before it starts']],
  ])('fails for %s', (_fault, changes, faults) => {
    const rows = changes.map((change): Rate<number> => ({
      from: '2025-01-01',
      value: 1,
      source: 'a law',
      confidence: 'high',
      ...change,
    }))
    expect(faultsOf(rows)).toEqual(faults)
  })

  it('is stale from the day on which the figure that it hangs on is published, or from its first', () => {
    const row: Rate<number> = { from: '2026-11-01', value: 1, source: 'a law', confidence: 'low' }
    expect(isStale(row, '2026-12-01')).toBe(false)
    const hanging = { ...row, hangsOn: 'an index' }
    expect(['2026-10-31', '2026-11-01'].map((day) => isStale(hanging, day))).toEqual([false, true])
    const published = { ...hanging, knownOn: '2026-10-14' }
    expect(['2026-10-13', '2026-10-14'].map((day) => isStale(published, day))).toEqual([false, true])
  })

  it('answers by day, the last of a row excluded [c9.electricity-tax]', () => {
    expect(valueOn(electricityTaxPercent, '2026-03-21')).toBe('5.11269632')
    expect(valueOn(electricityTaxPercent, '2026-03-22')).toBe('0.5')
    expect(valueOn(electricityTaxPercent, '2026-05-31')).toBe('0.5')
    expect(valueOn(electricityTaxPercent, '2026-06-01')).toBe('5.11269632')
    expect(() => valueOn(electricityTaxPercent, '2024-12-31')).toThrow(RangeError)
    expect(findOn(electricityTaxPercent, '2024-12-31')).toBeUndefined()
  })

  it('cuts a span where a value changes, and only there', () => {
    const rows = [
      { from: '2025-01-01', to: '2025-02-01', value: 1 },
      { from: '2025-02-01', to: '2025-03-01', value: 1 },
      { from: '2025-03-01', value: 2 },
    ]
    expect(stretches(rows, { from: '2024-12-01', to: '2025-04-01' })).toEqual([
      { span: { from: '2025-01-01', to: '2025-03-01' }, value: 1 },
      { span: { from: '2025-03-01', to: '2025-04-01' }, value: 2 },
    ])
  })
})

describe('the figures', () => {
  it('per day are those on real bills', () => {
    const aDay = (yearly: string): string =>
      decimalOf(roundedProduct([yearly], { decimals: 6, dividedBy: 365 }), 6)
    expect(aDay(valueOn(socialBonusFinancing, '2026-06-25'))).toBe('0.019121')
    expect(aDay(valueOn(socialBonusFinancing, '2026-07-04'))).toBe('0.024688')
    const rental = roundedProduct([valueOn(meterRental, '2026-07-04').single_phase, 12], {
      decimals: 6,
      dividedBy: 365,
    })
    expect(decimalOf(rental, 6)).toBe('0.02663')
  })

  it('of the social bonus fell in July 2025, and a bill says by them who is severely vulnerable', () => {
    const percents = (day: string) => findOn(socialBonusPercent, day)?.value
    expect(percents('2025-06-30')).toEqual({ vulnerable: '50', severe: '65' })
    expect(percents('2025-07-01')).toEqual({ vulnerable: '42.5', severe: '57.5' })
    expect(percents('2024-12-31')).toBeUndefined()
    expect(isSevereBonus('65.0', '2025-06-30')).toBe(true)
    expect(isSevereBonus('57.5', '2025-06-30')).toBe(false)
    expect(isSevereBonus('57.5', '2025-07-01')).toBe(true)
  })

  it('of tolls and charges have a price for each period of their tariff, dearest first', () => {
    for (const [name, rows] of Object.entries(accessCosts)) {
      const tariff = findTariff(name)
      for (const { value } of rows) {
        for (const [prices, count] of [
          [value.power, tariff?.powerPeriods],
          [value.energy, tariff?.energyPeriods],
        ] as const) {
          for (const list of Object.values(prices)) {
            expect(list).toHaveLength(count ?? 0)
            expect(list.map(Number).toSorted((a, b) => b - a)).toEqual(list.map(Number))
          }
        }
      }
    }
  })

  it('of 2.0TD add up to the published totals of 2026', () => {
    const { power, energy } = valueOn(accessCosts['2.0TD'] ?? [], '2026-11-21')
    const sums = [power, energy].map((prices) =>
      'both' in prices
        ? []
        : prices.tolls.map((toll, index) => (Number(toll) + Number(prices.charges[index])).toFixed(6)),
    )
    expect(sums).toEqual([
      ['27.704413', '0.725423'],
      ['0.097553', '0.029267', '0.003292'],
    ])
  })
})
