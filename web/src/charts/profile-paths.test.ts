import { expect, test } from 'vitest'
import { periodRuns, stepBand, stepLine } from './profile-paths.ts'

const plot = { left: 10, width: 30, y: (value: number) => 100 - value }

test('a line steps from hour to hour', () => {
  expect(stepLine([10, 20, 5], plot)).toBe('M10 90H20V80H30V95H40')
})

test('a band goes along its upper line and back along its lower one', () => {
  expect(stepBand([0, 5], [10, 20], { ...plot, width: 20 })).toBe('M10 90H20V80H30V95H20V100H10Z')
})

test('hours of one period are one run', () => {
  const hours = (['valley', 'valley', 'flat', 'peak', 'peak', 'flat'] as const).map((hue) => ({
    value: 1,
    hue,
  }))
  expect(periodRuns(hours)).toEqual([
    { hue: 'valley', from: 0, to: 2 },
    { hue: 'flat', from: 2, to: 3 },
    { hue: 'peak', from: 3, to: 5 },
    { hue: 'flat', from: 5, to: 6 },
  ])
  expect(periodRuns([])).toEqual([])
})
