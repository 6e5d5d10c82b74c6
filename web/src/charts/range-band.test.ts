import { expect, test } from 'vitest'
import { placeLabels, rangeBand } from './range-band.ts'

test('all values share one scale with some room to the right', () => {
  expect(rangeBand({ soFar: 25, expected: 50, low: 40, high: 100, usual: 75 }, 1080)).toEqual({
    soFar: 250,
    low: 400,
    high: 1000,
    expected: 500,
    usual: 750,
  })
})

test('the range begins where the certain part ends', () => {
  const { soFar, low, high } = rangeBand({ soFar: 50, expected: 50, low: 45, high: 50 }, 540)
  expect([soFar, low, high]).toEqual([500, 500, 500])
})

test('a label stands under its part, inside the band, and lower where another has its room', () => {
  const label = (key: string, at: number) => ({ key, text: 'ten signs.', at })
  const placed = placeLabels([label('first', 0), label('near', 90), label('far', 300), label('edge', 390)], {
    width: 400,
    letterPx: 8,
  })
  expect(placed.map(({ key, x, row }) => [key, x, row])).toEqual([
    ['first', 0, 0],
    ['near', 50, 1],
    ['far', 260, 0],
    ['edge', 320, 1],
  ])
})

test('a bill of zero has an empty band', () => {
  expect(rangeBand({ soFar: 0, expected: 0, low: 0, high: 0 }, 300)).toMatchObject({
    soFar: 0,
    high: 0,
    usual: undefined,
  })
})

test('a label that is wider than the band is cut between words, and what it covers stays free [r.bill-so-far-card]', () => {
  const placed = placeLabels(
    [
      { key: 'wide', text: 'the usual, at most 47.83', at: 20 },
      { key: 'next', text: 'ten signs.', at: 50 },
    ],
    { width: 100, letterPx: 8 },
  )
  expect(placed.map(({ lines, row }) => [lines, row])).toEqual([
    [['the usual,', 'at most', '47.83'], 0],
    [['ten signs.'], 3],
  ])
})
