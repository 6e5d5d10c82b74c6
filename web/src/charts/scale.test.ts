import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandsBetween, linearScale, roundTicks } from './scale.ts'

describe('round values at the axis', () => {
  test.each([
    [0, 8.9, [0, 2, 4, 6, 8, 10]],
    [0, 140, [0, 50, 100, 150]],
    [0, 0.69, [0, 0.2, 0.4, 0.6, 0.8]],
    [0, 0.31, [0, 0.1, 0.2, 0.3, 0.4]],
    [-12, 11, [-20, -10, 0, 10, 20]],
    [-410, 310, [-600, -400, -200, 0, 200, 400]],
    [0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('from %d to %d: %j', (low, high, ticks) => {
    expect(roundTicks(low, high)).toEqual(ticks)
  })

  test('few, rising, and around all there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 0 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (lowWh, highWh) => {
          const [low, high] = [lowWh / 1000, highWh / 1000]
          const ticks = roundTicks(low, high)
          expect(ticks.length).toBeGreaterThanOrEqual(3)
          expect(ticks.length).toBeLessThanOrEqual(9)
          expect(ticks[0]).toBeLessThanOrEqual(low)
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
          expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
        },
      ),
    )
  })
})

test('a value goes to its pixel, the axis upside down', () => {
  const y = linearScale([-10, 30], [272, 10])
  expect([y(-10), y(30), y(10)]).toEqual([272, 10, 141])
})

test('bands fill the width evenly, half a gap at both ends', () => {
  const bands = bandsBetween(4, 100, 500)
  expect(bands.step).toBe(100)
  expect(bands.width).toBeCloseTo(72)
  expect(bands.left(0)).toBeCloseTo(114)
  expect(bands.left(3) + bands.width).toBeCloseTo(486)
})
