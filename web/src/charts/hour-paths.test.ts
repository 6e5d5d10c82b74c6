import { expect, test } from 'vitest'
import { binnedPaths, fitsSingly, pathKey, singlePaths, unreadBands } from './hour-paths.ts'

const plot = { left: 0, width: 8, y: (value: number) => 100 - value }

test('each hour is a column from the axis, all of one hue in one path', () => {
  const hue = (index: number) => (index < 2 ? 'valley' : 'peak')
  expect(singlePaths([10, 20, 30, null], hue, plot)).toEqual([
    { hue: 'valley', d: 'M0 100V90H2V100ZM2 100V80H4V100Z' },
    { hue: 'peak', d: 'M4 100V70H6V100Z' },
  ])
})

test('more hours than pixels: solid to the lowest, lighter to the highest of each pixel', () => {
  expect(binnedPaths([10, 30, 20, 20], 'total', { ...plot, width: 2 })).toEqual([
    { hue: 'total', d: 'M0 100V70H1V80H2V100Z', range: true },
    { hue: 'total', d: 'M0 100V90H1V80H2V100Z' },
  ])
})

test('below the axis the nearest reading is solid and the farthest light', () => {
  expect(binnedPaths([-10, -30], 'surplus', { ...plot, width: 1 })).toEqual([
    { hue: 'surplus', d: 'M0 100V130H1V100Z', range: true },
    { hue: 'surplus', d: 'M0 100V110H1V100Z' },
  ])
})

test('paths are told apart where all readings of each pixel are the same', () => {
  const drawn = ['total', 'surplus'].flatMap((hue) =>
    binnedPaths([10, 10, 10, 10], hue as 'total' | 'surplus', { ...plot, width: 2 }),
  )
  expect(new Set(drawn.map(({ d }) => d)).size).toBe(1)
  expect(new Set(drawn.map(pathKey)).size).toBe(4)
})

test('pixels without readings are a gap', () => {
  const [highest] = binnedPaths([10, 10, null, null, 20, 20], 'total', { ...plot, width: 3 })
  expect(highest?.d).toBe('M0 100V90H1V100ZM2 100V80H3V100Z')
})

test('the same readings are drawn anew at another width and on another scale', () => {
  const values = [10, 20, 30, 40]
  const [at2] = binnedPaths(values, 'total', { ...plot, width: 2 })
  expect(binnedPaths(values, 'total', { ...plot, width: 2 })[0]).toBe(at2)
  expect(binnedPaths(values, 'total', { ...plot, width: 1 })[0]?.d).toBe('M0 100V60H1V100Z')
  const twice = { ...plot, width: 2, y: (value: number) => 100 - 2 * value }
  expect(binnedPaths(values, 'total', twice)[0]?.d).toBe('M0 100V60H1V20H2V100Z')
})

test('the drawing of a year is as long as the screen is wide', () => {
  const year = Array.from({ length: 8760 }, (_, hour) => hour % 24)
  const [solid] = binnedPaths(year, 'total', { ...plot, width: 600 })
  expect(solid?.d.split('H')).toHaveLength(601)
  expect(fitsSingly(8760, 600)).toBe(false)
  expect(fitsSingly(25, 300)).toBe(true)
})

test('each stretch that was not read has a band of its own', () => {
  const unread = [true, false, false, true, true]
  const bandsOf = (count: number) =>
    unreadBands(count, (index) => unread[index] === true, { left: 10, width: 50 }, { top: 30, bottom: 200 })
  const bands = bandsOf(5)
  expect(bands).toBe('M10 30V200H20V30ZM40 30V200H60V30Z')
  expect(bandsOf(0)).toBe('')
  expect(unreadBands(2, () => false, { left: 0, width: 2 }, { top: 0, bottom: 1 })).toBe('')
})
