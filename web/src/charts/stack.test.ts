import { describe, expect, test } from 'vitest'
import { extentOfStacks, groupsOf, labelStep, stackValues, thinned } from './stack.ts'

describe('a stack', () => {
  test('goes up with what is used and down with what is given back', () => {
    expect(stackValues([60, 80, 74, -30])).toEqual([
      { series: 0, from: 0, to: 60 },
      { series: 1, from: 60, to: 140 },
      { series: 2, from: 140, to: 214 },
      { series: 3, from: 0, to: -30 },
    ])
  })

  test('has no segment for a zero', () => {
    expect(stackValues([0, 0, 5])).toEqual([{ series: 2, from: 0, to: 5 }])
    expect(stackValues([])).toEqual([])
  })
})

describe('the extent', () => {
  test('holds the highest and the lowest stack and the axis', () => {
    expect(extentOfStacks([{ values: [10, 5, -2] }, { values: [3, 0, -9] }])).toEqual([-9, 15])
    expect(extentOfStacks([{ values: [7] }])).toEqual([0, 7])
    expect(extentOfStacks([])).toEqual([0, 0])
  })
})

test.each([
  [12, 1000, 40, 1],
  [31, 320, 24, 3],
  [24, 320, 24, 2],
  [365, 320, 40, 46],
])('%i labels on %i px of %i px each: one every %i', (count, px, labelPx, step) => {
  expect(labelStep(count, px, labelPx)).toBe(step)
})

test('labels that would touch are left out, in even steps', () => {
  const months = ['des', 'gen', 'febr', 'març', 'abr', 'maig'].map((label) => ({ label }))
  expect(thinned(months, 600)).toHaveLength(6)
  expect(thinned(months, 150).map((tick) => tick.label)).toEqual(['des', 'febr', 'abr'])
})

describe('groups of bars', () => {
  test('begin and end with their neighbours of the same name', () => {
    const years = ['2024', '2025', '2025', '2025', '2026'].map((group) => ({ group }))
    expect(groupsOf(years)).toEqual([
      { label: '2024', first: 0, last: 0 },
      { label: '2025', first: 1, last: 3 },
      { label: '2026', first: 4, last: 4 },
    ])
  })

  test('are not there where no bar names one', () => {
    expect(groupsOf([{}, {}])).toEqual([])
  })
})
