import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedParts, wholePercents } from './rounded-parts.ts'

function sumOf(parts: readonly number[]) {
  return parts.reduce((added, part) => added + part, 0)
}
const parts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 8 })

describe('parts that stand beside their total', () => {
  it.each([
    ['each below a half', [1_004, 2_004, 3_004], 10, [1_010, 2_000, 3_000]],
    ['each above a half', [1_006, 2_006, 3_006], 10, [1_010, 2_010, 3_000]],
    ['what is nothing stays nothing', [0, 1_499, 1_499], 1_000, [0, 2_000, 1_000]],
    ['nothing at all', [0, 0], 10, [0, 0]],
  ])('%s', (_, exact, unit, rounded) => {
    expect(roundedParts(exact, unit)).toEqual(rounded)
  })

  it('add up to the rounded total, each less than a unit from what it is', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(1, 10, 100, 1_000), (exact, unit) => {
        const rounded = roundedParts(exact, unit)
        expect(sumOf(rounded)).toBe(Math.round(sumOf(exact) / unit) * unit)
        for (const [index, part] of rounded.entries()) {
          expect(part % unit).toBe(0)
          expect(Math.abs(part - (exact[index] ?? 0))).toBeLessThan(unit)
        }
      }),
    )
  })

  it('have shares that add up to a hundred', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
    expect(wholePercents([200, -50, 50])).toEqual([100, -25, 25])
    fc.assert(
      fc.property(parts, (exact) => {
        fc.pre(sumOf(exact) > 0)
        const shares = wholePercents(exact)
        expect(sumOf(shares)).toBe(100)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - ((exact[index] ?? 0) * 100) / sumOf(exact))).toBeLessThan(1)
      }),
    )
  })
})
