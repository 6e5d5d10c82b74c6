import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestPowers, periodUnits, type PeriodCost, type PowerBounds } from './cheapest-powers.ts'

function sumOf(periods: readonly PeriodCost[], powersW: readonly number[]): bigint {
  return periods.reduce((sum, period, index) => sum + periodUnits(period, powersW[index] ?? 0), 0n)
}

/** Every set of powers that the bounds allow, one by one. */
function* allSets(periods: readonly PeriodCost[], bounds: PowerBounds): Generator<number[]> {
  const { stepW, leastW, mostW, rises, highestOverW } = bounds
  const [first, ...others] = periods
  if (!first) {
    yield []
    return
  }
  for (let powerW = Math.ceil(leastW / stepW) * stepW; powerW <= mostW; powerW += stepW) {
    if (powerW < first.leastW) continue
    const next = { ...bounds, leastW: rises ? powerW : leastW }
    for (const rest of allSets(others, next)) {
      if (Math.max(powerW, ...rest) > highestOverW || others.length > 0) yield [powerW, ...rest]
    }
  }
}

function bruteForce(periods: readonly PeriodCost[], bounds: PowerBounds): bigint | undefined {
  let least: bigint | undefined
  for (const powersW of allSets(periods, bounds)) {
    if (Math.max(...powersW) <= bounds.highestOverW) continue
    const units = sumOf(periods, powersW)
    if (least === undefined || units < least) least = units
  }
  return least
}

const units = fc.bigInt({ min: 0n, max: 40n })
function period(mostDemandW: number): fc.Arbitrary<PeriodCost> {
  return fc.record({
    unitsPerW: units,
    leastW: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: mostDemandW })),
    excess: fc.array(fc.record({ demandW: fc.integer({ min: 0, max: mostDemandW }), unitsPerW: units }), {
      maxLength: 5,
    }),
  })
}

describe('the cheapest powers, against all that there are [r.optimal-power]', () => {
  it('of four periods that rise, the highest of them above a limit', () => {
    fc.assert(
      fc.property(
        fc.array(period(11), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 8 }),
        (periods, highestOverW) => {
          const bounds = { stepW: 1, leastW: 1, mostW: 9, highestOverW, rises: true }
          const found = cheapestPowers(periods, bounds)
          expect(found && sumOf(periods, found)).toBe(bruteForce(periods, bounds))
          if (!found) return
          expect(found).toEqual(found.toSorted((a, b) => a - b))
          expect(found.every((powerW, index) => powerW >= (periods[index]?.leastW ?? 0))).toBe(true)
          expect(found.at(-1)).toBeGreaterThan(highestOverW)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('of two in any order, in steps', () => {
    fc.assert(
      fc.property(fc.tuple(period(70), period(70)), fc.constantFrom(1, 5, 10), (periods, stepW) => {
        const bounds = { stepW, leastW: 10, mostW: 60, highestOverW: 0, rises: false }
        const found = cheapestPowers(periods, bounds)
        expect(found && sumOf(periods, found)).toBe(bruteForce(periods, bounds))
        expect(found?.every((powerW) => powerW % stepW === 0) ?? true).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('nothing where what is needed passes what is allowed', () => {
    const bounds = { stepW: 100, leastW: 100, mostW: 15_000, highestOverW: 0, rises: false }
    expect(cheapestPowers([{ unitsPerW: 1n, leastW: 15_001, excess: [] }], bounds)).toBeUndefined()
  })

  it('greedy would go wrong: P1 alone wants 5, P2 alone 1, both together 1', () => {
    const periods: PeriodCost[] = [
      { unitsPerW: 10n, leastW: 0, excess: [{ demandW: 5, unitsPerW: 11n }] },
      { unitsPerW: 10n, leastW: 0, excess: [{ demandW: 5, unitsPerW: 1n }] },
    ]
    const bounds = { stepW: 1, leastW: 1, mostW: 9, highestOverW: 0, rises: true }
    expect(cheapestPowers(periods, bounds)).toEqual([1, 1])
  })
})
