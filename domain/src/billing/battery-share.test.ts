import { expect, it } from 'vitest'
import { clampShare, highestShare, shareCents, shareChange } from './battery-share.ts'

it.each([
  [40, 40],
  [-3, 0],
  [101, 100],
  [33.4, 33],
  [33.5, 34],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, 100],
])('a share of %s is kept as %s [c5.battery] [c9.battery-range]', (typed, kept) => {
  expect(clampShare(typed)).toBe(kept)
})

it.each([
  [40, 25, 65],
  [100, 0, 100],
  [0, 0, 0],
  // Shares that the retailer's file brought too high leave nothing, and take nothing back.
  [60, -20, 60],
])('a contract of %i %% with %i %% left can have %i %%', (own, left, highest) => {
  expect(highestShare(own, left)).toBe(highest)
})

// By hand: 84.27 € × 40 % = 33.708 €; × 65 % = 54.7755 €.
it('says euros to the cent, and the difference of what is shown [r.battery-euros]', () => {
  expect(shareCents(8427, 40)).toBe(3371)
  expect(shareCents(8427, 65)).toBe(5478)
  expect(shareChange(8427, { now: 40, wanted: 65 })).toEqual({
    nowCents: 3371,
    wantedCents: 5478,
    moreCents: 2107,
  })
  expect(shareChange(8427, { now: 40, wanted: 0 })).toEqual({
    nowCents: 3371,
    wantedCents: 0,
    moreCents: -3371,
  })
  // 1.01 €: half is 0.51, all of it 1.01, and the difference of what is shown 0.50.
  expect(shareChange(101, { now: 50, wanted: 100 })).toEqual({
    nowCents: 51,
    wantedCents: 101,
    moreCents: 50,
  })
  // A battery that owes is shared out the same way: half a cent away from zero.
  expect(shareCents(-101, 50)).toBe(-51)
})
