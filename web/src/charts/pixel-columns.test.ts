import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pixelColumns, indexAtShare } from './pixel-columns.ts'

describe('columns of pixels', () => {
  test('keep the highest and the lowest value of each column', () => {
    expect(pixelColumns([1, 9, 3, 4, 0, 2], 2)).toEqual([
      { min: 1, max: 9, highest: 1 },
      { min: 0, max: 4, highest: 3 },
    ])
  })

  test('a gap stays a gap', () => {
    expect(pixelColumns([null, null, 5, null], 2)).toEqual([undefined, { min: 5, max: 5, highest: 2 }])
  })

  test('fewer readings than pixels are each their own column: 23, 24 and 25 hours', () => {
    for (const hours of [23, 24, 25])
      expect(
        pixelColumns(
          Array.from({ length: hours }, (_, hour) => hour),
          800,
        ),
      ).toHaveLength(hours)
  })

  test('no reading is lost or counted twice, however wide the screen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 9999 })), { maxLength: 500 }),
        fc.integer({ min: 1, max: 300 }),
        (values, width) => {
          const columns = pixelColumns(values, width)
          const known = values.filter((value) => value !== null)
          expect(columns.length).toBe(Math.min(width, values.length))
          const seen = columns.filter((column) => column !== undefined)
          expect(seen.length > 0).toBe(known.length > 0)
          if (known.length === 0) return
          expect(Math.max(...seen.map((column) => column.max))).toBe(Math.max(...known))
          expect(Math.min(...seen.map((column) => column.min))).toBe(Math.min(...known))
          for (const column of seen) expect(values[column.highest]).toBe(column.max)
        },
      ),
    )
  })
})

test.each([
  [0, 24, 0],
  [0.999, 24, 23],
  [1, 24, 23],
  [-0.1, 24, 0],
  [0.5, 25, 12],
  [0.5, 0, undefined],
])('the share %d of %i readings is %s', (share, count, index) => {
  expect(indexAtShare(share, count)).toBe(index)
})
