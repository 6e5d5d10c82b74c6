import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEnoughPowers } from './enough-power.ts'

const day = '2026-11-21'

describe('what would have been enough [r.really-needed]', () => {
  it('is the highest demand of the year with a tenth above it, in the steps of the tariff', () => {
    expect(findEnoughPowers([5750, 4600], [3020, 2000], day)).toEqual([
      // 3.322 kW
      { contractedW: 5750, demandedW: 3020, enoughW: 3400 },
      { contractedW: 4600, demandedW: 2000, enoughW: 2200 },
    ])
  })

  it('is never more than what there is, which has been enough', () => {
    expect(findEnoughPowers([4600, 4600], [4730, 4400], day)?.map(({ enoughW }) => enoughW)).toEqual([
      4600, 4600,
    ])
    expect(findEnoughPowers([3450, 3450], [3120, 1000], day)?.[0]?.enoughW).toBe(3450)
  })

  it('is not said of a year without a demand in each period', () => {
    expect(findEnoughPowers([4600, 4600], [0, 2000], day)).toBeUndefined()
    expect(findEnoughPowers([4600, 4600], [2000], day)).toBeUndefined()
  })

  it('grows with the demand, and lies between a demand that fits and what is contracted', () => {
    const watts = fc.integer({ min: 1, max: 15_000 })
    fc.assert(
      fc.property(watts, watts, watts, (contracted, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const enough = (demand: number) => findEnoughPowers([contracted], [demand], day)?.[0]?.enoughW ?? 0
        expect(enough(low)).toBeLessThanOrEqual(enough(high))
        expect(enough(high)).toBeLessThanOrEqual(contracted)
        expect(enough(high)).toBeGreaterThanOrEqual(Math.min(high, contracted))
      }),
    )
  })
})
