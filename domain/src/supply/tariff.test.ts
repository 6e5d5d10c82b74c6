import { describe, expect, it } from 'vitest'
import { accessTariffs, findTariff, findTariffByCode } from './tariff.ts'
import { findGasTariff, gasTariffOfYearlyKwh, gasTariffs } from './gas-tariff.ts'

describe('an access tariff', () => {
  it('is found by its name in any of its spellings, and by its code', () => {
    expect(findTariff('2.0TD')).toMatchObject({
      cnmcCode: '018',
      powerPeriods: 2,
      energyPeriods: 3,
      upToW: 15_000,
      from: '2021-06-01',
    })
    expect(findTariff('2.0 td')?.name).toBe('2.0TD')
    expect(findTariff('2.0.A')?.name).toBe('2.0A')
    expect(findTariff('2.1.DHA')?.name).toBe('2.1DHA')
    expect(findTariff('2.0 DHS')?.to).toBe('2021-06-01')
    expect(findTariff('3.0TDVE - embarcaciones')?.cnmcCode).toBe('027')
    expect(findTariffByCode('019')?.name).toBe('3.0TD')
    expect(findTariff('2.0')).toBeUndefined()
    expect(findTariffByCode('18')).toBeUndefined()
  })

  it('has one name and one code', () => {
    expect(new Set(accessTariffs.map(({ name }) => name)).size).toBe(26)
    expect(new Set(accessTariffs.map(({ cnmcCode }) => cnmcCode)).size).toBe(26)
    for (const { name, cnmcCode } of accessTariffs) {
      expect(findTariff(name)).toBe(findTariffByCode(cnmcCode))
    }
  })
})

describe('a gas tariff', () => {
  it.each([
    [0, 'RL.1'],
    [5000, 'RL.1'],
    [5001, 'RL.2'],
    [15_000, 'RL.2'],
    [50_000, 'RL.3'],
    [50_000.5, 'RL.4'],
    [600_000_000, 'RL.11'],
  ])('for %d kWh a year is %s', (yearlyKwh, name) => {
    expect(gasTariffOfYearlyKwh(yearlyKwh).name).toBe(name)
  })

  it('is found by name and knows its last resort', () => {
    expect(findGasTariff('rl2')).toMatchObject({ cnmcCode: 'R2', lastResort: 'TUR.2', legacy: false })
    expect(findGasTariff('3.4')).toMatchObject({ legacy: true, lastResort: undefined })
    expect(findGasTariff('RL.12')).toBeUndefined()
    expect(() => gasTariffOfYearlyKwh(-1)).toThrow(RangeError)
    expect(() => gasTariffOfYearlyKwh(Number.NaN)).toThrow(RangeError)
  })

  it('leaves no consumption without a tariff, nor with two', () => {
    for (const legacy of [true, false]) {
      const rows = gasTariffs.filter((tariff) => tariff.legacy === legacy)
      for (const [index, { overKwh }] of rows.entries()) {
        expect(overKwh).toBe(index === 0 ? 0 : rows[index - 1]?.upToKwh)
      }
      expect(rows.at(-1)?.upToKwh).toBeUndefined()
    }
  })
})
