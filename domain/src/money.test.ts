import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centsToEuroNumber,
  decimalOf,
  euroNumberToCents,
  findDecimal,
  multiplyCents,
  negative,
  parseAmount,
  percentOfCents,
  plainDecimal,
  productCents,
  roundedProduct,
  sumCents,
} from './money.ts'

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('rates on cents', () => {
  it('3 % of 142.50 is 4.28, which binary fractions get wrong', () => {
    expect(percentOfCents(14_250, '3')).toBe(428)
    expect(multiplyCents(14_250, '0.03')).toBe(428)
    expect(Math.round(142.5 * 0.03 * 100) / 100).toBe(4.27)
  })

  it('lines are rounded and then added: 1.94 + 0.12 = 2.06', () => {
    expect(centsToEuroNumber(sumCents([productCents(['1.9449']), productCents(['0.1243'])]))).toBe(2.06)
    expect(productCents(['2.0692'])).toBe(207)
  })

  it.each([
    [100, '0.005', 1],
    [-100, '0.005', -1],
    [100, '0.00499999999999999999', 0],
    [1, '0.5', 1],
    [-1, '0.5', -1],
    [-3, '0.5', -2],
    [10_000, '1.21', 12_100],
    [5237, '0.0511269632', 268],
    [0, '-1', 0],
  ])('%i cents × %s = %i', (amount, rate, expected) => {
    expect(multiplyCents(amount, rate)).toBe(expected)
  })

  it('a line of power is kW × EUR/kW·year × days ÷ 365', () => {
    // 4.6 × 27.704413 × 30 ÷ 365 = 10.4744…
    expect(productCents(['4.6', '27.704413', 30], 365)).toBe(1047)
    // a leap year: 4.6 × 27.704413 × 29 ÷ 366 = 10.0977…
    expect(productCents(['4.6', '27.704413', 29], 366)).toBe(1010)
    expect(roundedProduct(['0.0975535', 1], { decimals: 6 })).toBe(97_554)
  })

  it('refuses what cannot be exact', () => {
    expect(() => multiplyCents(1.5, '1')).toThrow(RangeError)
    expect(() => multiplyCents(1, '1,5')).toThrow(RangeError)
    expect(() => multiplyCents(1, '')).toThrow(RangeError)
    expect(() => productCents([0.03])).toThrow(RangeError)
    expect(() => productCents(['1'], 0)).toThrow(RangeError)
    expect(() => productCents(['99999999999999999'])).toThrow(RangeError)
    expect(() => sumCents([1, Number.NaN])).toThrow(RangeError)
    expect(() => centsToEuroNumber(0.5)).toThrow(RangeError)
    expect(() => euroNumberToCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('rounds symmetrically, never by more than half a cent', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000_000 }), (amount, millionths) => {
        const rate = `${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`
        const result = multiplyCents(amount, rate)
        expect(multiplyCents(-amount, rate) + result).toBe(0)
        const error = BigInt(result) * 1_000_000n - BigInt(amount) * BigInt(millionths)
        expect((error < 0n ? -error : error) * 2n <= 1_000_000n).toBe(true)
      }),
    )
  })
})

describe('euros on the wire', () => {
  it('go and come back unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(euroNumberToCents(centsToEuroNumber(amount))).toBe(amount)
      }),
    )
    expect(euroNumberToCents(1.005)).toBe(101)
    expect(euroNumberToCents(-0.29)).toBe(-29)
  })
})

describe('decimals', () => {
  it.each([
    [1200, 3, '1.2'],
    [5, 3, '0.005'],
    [-5, 2, '-0.05'],
    [-1200, 0, '-1200'],
    [0, 2, '0'],
    [100, 2, '1'],
  ])('%i with %i places is %s', (units, decimals, written) => {
    expect(decimalOf(units, decimals)).toBe(written)
  })

  it.each([
    [6020, 2, '60.20'],
    [6000, 2, '60.00'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [1250, 3, '1.25'],
    [1200, 3, '1.20'],
    [7, 0, '7'],
  ])('%i with %i places, two of them kept, is %s', (units, decimals, written) => {
    expect(decimalOf(units, decimals, Math.min(decimals, 2))).toBe(written)
  })

  it.each([
    ['0.100000000', '0.1', '-0.1'],
    ['-3.0', '-3', '3'],
    ['007.50', '7.5', '-7.5'],
    ['-0.00', '0', '0'],
    ['120', '120', '-120'],
    ['1000.05', '1000.05', '-1000.05'],
  ])('%s is plainly %s, and %s the other way', (decimal, plain, other) => {
    expect(plainDecimal(decimal)).toBe(plain)
    expect(negative(decimal)).toBe(other)
  })

  it('are refused when they are none', () => {
    expect(() => plainDecimal('1,5')).toThrow(RangeError)
    expect(() => plainDecimal('')).toThrow(RangeError)
    expect(() => negative('x')).toThrow(RangeError)
    expect(() => decimalOf(0.5, 2)).toThrow(RangeError)
  })
})

describe('numbers people write', () => {
  it.each([
    ['4,6', '4.6'],
    ['4.6', '4.6'],
    [' 3.450 ', '3.450'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['-0,5', '-0.5'],
    ['\u22122', '-2'],
    ['007', '7'],
    ['12.34,56', undefined],
    ['1.234.567', undefined],
    ['1e3', undefined],
    [',5', undefined],
    ['5,', undefined],
    ['', undefined],
    ['cinco', undefined],
  ])('%j is %s', (text, decimal) => {
    expect(findDecimal(text)).toBe(decimal)
  })

  it.each([
    ['142,50', 14_250],
    ['142.5 €', 14_250],
    ['€ 1.234,56', 123_456],
    ['-12', -1200],
    ['0', 0],
  ])('%j is %i cents', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents: amount })
  })

  it.each([
    ['1.234', 'not_valid'],
    ['12,345', 'not_valid'],
    ['1234567890123', 'not_valid'],
    ['doce', 'not_valid'],
    [' € ', 'required_field'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseAmount(text)).toEqual({ ok: false, error })
  })
})
