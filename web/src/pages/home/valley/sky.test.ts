import { describe, expect, it } from 'vitest'
import { hasPanels, sunAt, windowLight } from './sky.ts'

function month(import_wh: readonly (number | null)[], export_wh: readonly (number | null)[] = []) {
  return { import_wh, export_wh } as Parameters<typeof windowLight>[0]
}

describe('the sun of the valley', () => {
  it('is higher at noon than in the morning, and in June than in December', () => {
    const height = (at: string) => sunAt(Date.parse(at))?.y ?? Infinity
    expect(height('2026-06-21T12:10:00Z')).toBeLessThan(height('2026-06-21T07:10:00Z'))
    expect(height('2026-06-21T12:10:00Z')).toBeLessThan(height('2026-12-21T12:10:00Z'))
  })

  it('goes from left to right, stays in the picture, and is away at night', () => {
    for (const season of ['01', '03', '06', '09', '12']) {
      const day = Array.from({ length: 24 }, (_, hour) =>
        sunAt(Date.parse(`2026-${season}-15T${String(hour).padStart(2, '0')}:20:00Z`)),
      )
      expect(day[0]).toBeUndefined()
      const seen = day.filter((place) => place !== undefined)
      expect(seen.map(({ x }) => x)).toEqual(seen.map(({ x }) => x).toSorted((a, b) => a - b))
      for (const { x, y } of seen) expect([x > 0 && x < 400, y > 10 && y < 80]).toEqual([true, true])
    }
  })

  it('stands still within an hour', () => {
    expect(sunAt(Date.parse('2026-06-21T12:00:01Z'))).toEqual(sunAt(Date.parse('2026-06-21T12:59:59Z')))
  })
})

it('the window is brighter where more was used than usual, and never dark', () => {
  expect(windowLight(month([5000, 5000, 9000]))).toBe(1)
  expect(windowLight(month([5000, 5000, 5000, null]))).toBe(0.7)
  expect(windowLight(month([5000, 5000, 10]))).toBe(0.3)
  for (const unknown of [null, undefined, month([]), month([0, 0]), month([400])])
    expect(windowLight(unknown)).toBe(0.7)
})

it('the roof has panels where something was given to the grid', () => {
  expect(hasPanels(month([1], [null, 0]))).toBe(false)
  expect(hasPanels(month([1], [null, 3]))).toBe(true)
  expect(hasPanels(null)).toBe(false)
})
