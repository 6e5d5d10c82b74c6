import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, isAbove, isWithin, minus, over, plus, shareOut, sum, times, zero } from './fraction.ts'

const third = over(fraction(1), fraction(3))

describe('fractions', () => {
  it.each([
    ['0.1 + 0.2', plus(fraction('0.1'), fraction('0.2')), fraction('0.3')],
    ['1/3 × 3', times(third, fraction(3)), fraction(1)],
    ['0.5 − 1', minus(fraction('0.5'), fraction(1)), fraction('-0.5')],
    ['1 ÷ −4', over(fraction(1), fraction(-4)), fraction('-0.25')],
    ['nothing', sum([]), zero],
    ['a product of nothing', times(), fraction(1)],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  it('compare', () => {
    expect(isAbove(third, fraction('0.3333'))).toBe(true)
    expect(isAbove(fraction(-1), third)).toBe(false)
    expect(isWithin(fraction('1.5'), fraction('0.5'), 1)).toBe(true)
    expect(isWithin(fraction('0.4'), fraction('1.5'), 1)).toBe(false)
  })

  it.each(['', '1,5', '1e3', 'NaN', '1.', '.5'])('%s is none', (text) => {
    expect(() => fraction(text)).toThrow(RangeError)
  })

  it('nothing is divided by zero', () => {
    expect(() => over(third, zero)).toThrow(RangeError)
  })
})

describe('sharing out', () => {
  it.each([
    ['thirds of a euro', [third, third, third].map((part) => times(part, fraction(100))), 100, [34, 33, 33]],
    ['what is lost', [fraction('-1.5'), fraction('-1.5')], -3, [-1, -2]],
    ['parts of nothing stay nothing', [zero, fraction('1.4'), zero], 2, [0, 2, 0]],
    ['parts that fall short', [fraction('1.2'), fraction('2.1')], 6, [3, 3]],
    ['parts that exceed', [fraction('1.2'), fraction('2.1')], 1, [0, 1]],
  ])('%s', (_, parts, total, expected) => {
    expect(shareOut(parts, total)).toEqual(expected)
  })

  it('adds up to the total whatever the parts', () => {
    const part = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 997 }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), fc.integer({ min: -20, max: 20 }), (written, noise) => {
        const parts = written.map(([a, b]) => over(fraction(a), fraction(b)))
        fc.pre(written.some(([a]) => a !== 0))
        const total = Math.round(written.reduce((added, [a, b]) => added + a / b, 0)) + noise
        const shared = shareOut(parts, total)
        expect(shared.reduce((added, share) => added + share, 0)).toBe(total)
      }),
    )
  })

  it('gives all to one where every part is nothing', () => {
    expect(shareOut([zero, zero], 0)).toEqual([0, 0])
    expect(shareOut([zero, zero], -2, 1)).toEqual([0, -2])
  })
})
