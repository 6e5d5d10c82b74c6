import { expect, it } from 'vitest'
import { groupPowers } from './power-groups.ts'

it.each([
  [[], []],
  [[4600], [[undefined, 4600]]],
  [[4600, 4600], [[undefined, 4600]]],
  [
    [4600, 3450],
    [
      ['P1', 4600],
      ['P2', 3450],
    ],
  ],
  [
    [15_100, 15_100, 15_100, 15_100, 15_100, 17_000],
    [
      ['P1–P5', 15_100],
      ['P6', 17_000],
    ],
  ],
  [[20_000, 20_000, 20_000, 20_000, 20_000, 20_000], [[undefined, 20_000]]],
])('%j W', (powersW, groups) => {
  expect(groupPowers(powersW).map(({ periods, powerW }) => [periods, powerW])).toEqual(groups)
})

it('names the periods as the caller does', () => {
  const nameOf = (period: string) => (period === 'P1' ? 'punta' : 'valle')
  expect(groupPowers([3000, 2500], nameOf).map(({ periods }) => periods)).toEqual(['punta', 'valle'])
})
