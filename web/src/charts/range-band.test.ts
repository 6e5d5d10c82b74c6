import { expect, test } from 'vitest'
import { rangeBand } from './range-band.ts'

test('all values share one scale with some room to the right', () => {
  expect(rangeBand({ soFar: 25, expected: 50, low: 40, high: 100, usual: 75 }, 1080)).toEqual({
    soFar: 250,
    low: 400,
    high: 1000,
    expected: 500,
    usual: 750,
    label: { x: 500, anchor: 'middle' },
  })
})

test('the range begins where the certain part ends', () => {
  const { soFar, low, high } = rangeBand({ soFar: 50, expected: 50, low: 45, high: 50 }, 540)
  expect([soFar, low, high]).toEqual([500, 500, 500])
})

test('a label at an edge stays inside', () => {
  expect(rangeBand({ soFar: 1, expected: 2, low: 1, high: 3, usual: 100 }, 300).label.anchor).toBe('start')
  expect(rangeBand({ soFar: 90, expected: 100, low: 95, high: 100 }, 300).label.anchor).toBe('end')
})

test('a bill of zero has an empty band', () => {
  expect(rangeBand({ soFar: 0, expected: 0, low: 0, high: 0 }, 300)).toMatchObject({
    soFar: 0,
    high: 0,
    usual: undefined,
  })
})
