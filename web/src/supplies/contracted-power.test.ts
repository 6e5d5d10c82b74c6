import { expect, it } from 'vitest'
import { powerGroups } from './contracted-power.ts'

function contracted(...kW: number[]) {
  return kW.map((power, index) => ({ period: `P${index + 1}`, power }))
}

it.each([
  [[], []],
  [[4.6], [[undefined, 4600]]],
  [[4.6, 4.6], [[undefined, 4600]]],
  [
    [4.6, 3.45],
    [
      ['P1', 4600],
      ['P2', 3450],
    ],
  ],
  [
    [15.1, 15.1, 15.1, 15.1, 15.1, 17],
    [
      ['P1–P5', 15_100],
      ['P6', 17_000],
    ],
  ],
  [[20, 20, 20, 20, 20, 20], [[undefined, 20_000]]],
])('%j kW', (kW, groups) => {
  expect(powerGroups(contracted(...kW)).map(({ periods, powerW }) => [periods, powerW])).toEqual(groups)
})
