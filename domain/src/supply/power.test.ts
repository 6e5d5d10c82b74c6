import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../time/day.ts'
import { findPowerPeriodsFor, parsePower, powerLimits, powerProblems } from './power.ts'
import { findTariff, type AccessTariff } from './tariff.ts'

function tariffOf(name: string): AccessTariff {
  const tariff = findTariff(name)
  if (!tariff) throw new Error(name)
  return tariff
}

describe('a power as people write it [v9.threshold]', () => {
  test.each([
    ['4,6', 4600],
    ['4.6', 4600],
    ['4.600', 4600],
    [' 5,75 kW', 5750],
    ['5,75 kW ', 5750],
    ['15', 15_000],
    ['0,001', 1],
    ['34,5', 34_500],
    ['1.234,5', 1_234_500],
    ['4,60000', 4600],
    ['4,6kw', 4600],
    ['2000000', 2_000_000_000],
  ])('%s is %i W', (text, powerW) => {
    expect(parsePower(text)).toEqual({ ok: true, powerW })
  })

  test.each([
    '0',
    '0,0',
    '-3',
    '4,6001',
    'quatre',
    '4,6,1',
    '99999999',
    '1e3',
    'NaN',
    '4 , ',
    '4kW6',
    '2000000,001',
  ])('%s is no power', (text) => {
    expect(parsePower(text)).toEqual({ ok: false, error: 'power_field_not_valid' })
  })

  test.each(['', '  ', 'kW'])('"%s" is missing', (text) => {
    expect(parsePower(text)).toEqual({ ok: false, error: 'required_field' })
  })

  test('whole watts survive writing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (powerW) => {
        const written = (powerW / 1000).toFixed(3).replace('.', ',')
        expect(parsePower(written)).toEqual({ ok: true, powerW })
      }),
    )
  })
})

describe('what may be contracted', () => {
  test.each<[string, number[], string[]]>([
    ['2.0TD', [4600, 4600], []],
    ['2.0TD', [5750, 3400], ['P1 power_step']],
    ['2.0TD', [5700, 3400], []],
    ['2.0TD', [3400, 5700], []],
    ['2.0TD', [15_000, 15_000], []],
    ['2.0TD', [4600, 15_100], ['P2 power_over_limit']],
    ['2.0TD', [4600], ['P1 power_count']],
    ['2.0TD', [0, 4600], ['P1 power_field_not_valid']],
    ['2.0TD', [-4600, 4600], ['P1 power_field_not_valid']],
    ['2.0TD', [4600, 4600.5], ['P2 power_field_not_valid']],
    ['3.0TD', [20_000, 20_000, 25_000, 25_000, 30_000, 34_500], []],
    ['3.0TD', [5000, 5000, 5000, 5000, 5000, 15_001], []],
    ['3.0TD', [20_000, 19_999, 25_000, 25_000, 30_000, 34_500], ['P2 power_order']],
    ['3.0TD', [15_000, 15_000, 15_000, 15_000, 15_000, 15_000], ['P6 power_below_limit']],
    ['3.0TD', [20_000, 20_000], ['P1 power_count']],
    // Of powers that are wrong by themselves nothing is said of the limit of all.
    ['3.0TD', [0, 15_000, 15_000, 15_000, 15_000, 15_000], ['P1 power_field_not_valid']],
    ['6.1TD', [10, 10, 10, 10, 10, 451_000], []],
    ['6.1TD', [10, 10, 10, 10, 10, 2_000_000_000], []],
    // More than a column of the database holds, and than any supply has.
    ['6.1TD', [10, 10, 10, 10, 10, 2_000_000_001], ['P6 power_field_not_valid']],
  ])('%s %j: %j', (tariff, powersW, expected) => {
    const problems = powerProblems(tariffOf(tariff), powersW, '2026-11-21')
    expect(problems.map(({ period, code }) => `P${period} ${code}`)).toEqual(expected)
  })

  test('steps of 100 W are of low voltage with a limit, from 7 October 2018', () => {
    const stepOf = (name: string, day: Day) => powerLimits(tariffOf(name), day).stepW
    expect([stepOf('2.0A', '2018-10-06'), stepOf('2.0A', '2018-10-07')]).toEqual([1, 100])
    expect([stepOf('3.0TD', '2026-11-21'), stepOf('3.1A', '2020-11-21')]).toEqual([1, 1])
  })

  test('the highest of all powers decides how many periods there are', () => {
    expect(findPowerPeriodsFor(0, '2026-11-21')).toBeUndefined()
    expect(findPowerPeriodsFor(15_000, '2026-11-21')).toBe(2)
    expect(findPowerPeriodsFor(15_001, '2026-11-21')).toBe(6)
    expect(findPowerPeriodsFor(15_000, '2021-05-31')).toBe(1)
    expect(findPowerPeriodsFor(15_001, '2021-05-31')).toBe(3)
  })
})
