import { describe, expect, it } from 'vitest'
import {
  estimatedTooMuch,
  isDoubtful,
  readingMonths,
  readingRefusal,
  readingUse,
  type Meter,
} from './own-reading.ts'

const meter: Meter = {
  magnitude: 'import',
  tariffPeriod: 1,
  last: { day: '2026-11-01', figure: 1262.4, estimated: false },
  lastReal: 1262.4,
  usualPerDay: 2,
}

describe('a reading of the customer', () => {
  it.each([
    ['1300', undefined],
    ['1262', undefined],
    ['1261', 'reading_below_last'],
    ['', 'required_field'],
    [' ', 'required_field'],
    ['12,5', 'not_valid'],
    ['-1', 'not_valid'],
    ['12345678', 'not_valid'],
    ['1e3', 'not_valid'],
  ])('%j: %s', (typed, problem) => {
    expect(readingRefusal(meter, typed)).toBe(problem)
  })

  it('may be anything where nothing is known before it', () => {
    const unknown: Meter = { ...meter, last: undefined, lastReal: undefined }
    expect(readingRefusal(unknown, '0')).toBeUndefined()
    expect(isDoubtful(unknown, 9_999_999, '2026-11-23')).toBe(false)
    expect(isDoubtful({ ...meter, usualPerDay: undefined }, 9_999_999, '2026-11-23')).toBe(false)
  })

  it('may lie below an estimate, which it corrects, and never below what was read before it [r.own-readings]', () => {
    const estimated = {
      ...meter,
      last: { day: '2026-11-01', figure: 1683.4, estimated: true },
      lastReal: 1600,
    }
    expect(readingRefusal(estimated, '1670')).toBeUndefined()
    expect(readingRefusal(estimated, '1599')).toBe('reading_below_last')
    expect(readingRefusal({ ...estimated, lastReal: undefined }, '12')).toBeUndefined()
    expect(estimatedTooMuch(estimated, 1670)).toBe(13)
    expect(estimatedTooMuch(estimated, 1683)).toBe(0)
    expect(estimatedTooMuch(meter, 1200)).toBe(0)
  })

  it('is asked about above three times the usual, and only for more than a little', () => {
    // 22 days of 2 kWh: 44 are usual; 144 and more than 132 are not.
    expect(isDoubtful(meter, 1262.4 + 144, '2026-11-23')).toBe(false)
    expect(isDoubtful(meter, 1262.4 + 145, '2026-11-23')).toBe(true)
    // Three times the little of one day is nothing.
    expect(isDoubtful(meter, 1262.4 + 60, '2026-11-02')).toBe(false)
    expect(isDoubtful(meter, 12_624, '2026-11-23')).toBe(true)
    const gas: Meter = { ...meter, magnitude: 'gas_m3', tariffPeriod: 0 }
    expect(isDoubtful(gas, 1262.4 + 133, '2026-11-23')).toBe(true)
  })
})

describe('what the distributor does with it [r.own-readings]', () => {
  it('takes it where somebody comes to read, or where the last one was estimated', () => {
    expect(readingUse({ readFromAfar: false, lastEstimated: false })).toBe('taken')
    expect(readingUse({ readFromAfar: true, lastEstimated: true })).toBe('corrects_estimate')
    expect(readingUse({ readFromAfar: true, lastEstimated: false })).toBe('read_from_afar')
  })

  it('comes by every two months', () => {
    expect(readingMonths('electricity', '2026-11-23')).toBe(2)
    expect(readingMonths('gas', '2026-11-23')).toBe(2)
  })
})
