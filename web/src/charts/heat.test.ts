import { describe, expect, test } from 'vitest'
import { heatBounds, heatLevel, heatPaths } from './heat.ts'

describe('steps of colour', () => {
  test.each([
    [5400, [1000, 2000, 3000, 4000, 5000, 6000]],
    [6.1, [1.5, 3, 4.5, 6, 7.5, 9]],
    [0, [1, 2, 3, 4, 5, 6]],
  ])('up to %d they are %j', (highest, bounds) => {
    expect(heatBounds(highest)).toEqual(bounds)
  })

  test('a bound belongs to the step below it, nothing is no step, more than all is the last', () => {
    const bounds = heatBounds(5400)
    expect(heatLevel(0, bounds)).toBe(0)
    expect(heatLevel(1000, bounds)).toBe(0)
    expect(heatLevel(1001, bounds)).toBe(1)
    expect(heatLevel(null, bounds)).toBeUndefined()
    expect(heatLevel(9999, bounds)).toBe(5)
  })
})

test('an hour stands at its hour of the clock, also on the short day', () => {
  const shortDay = [10, 20, 30]
  const clockHour = (_day: number, position: number) => (position < 2 ? position : position + 1)
  const paths = heatPaths([shortDay], clockHour, [100], { left: 0, top: 0, cellWidth: 2, cellHeight: 10 })
  expect(paths).toEqual(['M0 0h2.3v10.3H0ZM0 10h2.3v10.3H0ZM0 30h2.3v10.3H0Z'])
})
