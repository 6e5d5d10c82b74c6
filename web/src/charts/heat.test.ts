import { describe, expect, test } from 'vitest'
import { heatBounds, heatColumns, heatLevel, heatMarks, heatPaths, highestDay, usualHighest } from './heat.ts'

describe('steps of colour', () => {
  test.each([
    [5400, [1000, 2000, 3000, 4000, 5000, 6000]],
    [6.1, [1.5, 3, 4.5, 6, 7.5, 9]],
    [0, [1, 2, 3, 4, 5, 6]],
  ])('up to %d they are %j', (highest, bounds) => {
    expect(heatBounds(highest)).toEqual(bounds)
  })

  test('a bound belongs to the step below it, null has no step, what is above all bounds the last', () => {
    const bounds = heatBounds(5400)
    expect(heatLevel(0, bounds)).toBe(0)
    expect(heatLevel(1000, bounds)).toBe(0)
    expect(heatLevel(1001, bounds)).toBe(1)
    expect(heatLevel(null, bounds)).toBeUndefined()
    expect(heatLevel(9999, bounds)).toBe(5)
  })
})

test('the steps cover all but the highest 2 per cent of the values', () => {
  const year = Array.from({ length: 365 }, () => Array.from({ length: 24 }, (_, hour) => hour))
  expect(usualHighest(year)).toBe(23)
  expect(usualHighest([...year, Array.from({ length: 24 }, () => 900)])).toBe(23)
  expect(usualHighest([[null, 7]])).toBe(7)
  expect(usualHighest([])).toBe(0)
})

describe('columns of the map', () => {
  const cell = { width: 2, height: 10 }
  const dayOf = (...values: (number | null)[]) =>
    Array.from({ length: 24 }, (_, hour) => values[hour] ?? null)

  test('a day is a column of its own while there are pixels enough', () => {
    expect(heatColumns(3, 300)).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ])
    expect(heatColumns(0, 300)).toEqual([])
  })

  test('on a narrow screen no day is lost or drawn twice', () => {
    const columns = heatColumns(366, 314)
    expect(columns).toHaveLength(314)
    expect(columns[0]?.from).toBe(0)
    expect(columns.at(-1)?.to).toBe(366)
    for (const [index, { from }] of columns.entries()) {
      if (index > 0) expect(from).toBe(columns[index - 1]?.to)
    }
  })

  test('an hour without a reading, such as the one that March skips, is not drawn [r.year-hours]', () => {
    const days = [dayOf(10, 20, null, 30)]
    expect(heatPaths(days, heatColumns(1, 300), [100], cell)).toEqual(['M0 0h1.15v2.03H0ZM0 3h1.15v1.03H0Z'])
  })

  test('of days that share a column the highest hour is drawn and pointed at', () => {
    const days = [dayOf(10, 90), dayOf(60, null)]
    const [column = { from: 0, to: 0 }] = heatColumns(2, 1)
    expect([highestDay(days, column, 0), highestDay(days, column, 1), highestDay(days, column, 2)]).toEqual([
      1, 0, 0,
    ])
    expect(heatPaths(days, [column], [50, 100], cell)).toEqual(['', 'M0 0h1.15v2.03H0Z'])
  })

  test('marks stand on the cells that they are about', () => {
    expect(heatMarks(heatColumns(2, 300), (day, hour) => day === 1 && hour === 1, cell)).toBe(
      'M1 1h1.15v1.03H1Z',
    )
  })
})
