import { expect, it } from 'vitest'
import type { Bar } from './BarChart.tsx'
import { barLayout } from './bar-layout.ts'

const format = { formatTick: String, unit: 'kWh' }

function monthsOf(count: number): Bar[] {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    tick: 'nov',
    ...(at === 0 && { below: '2025' }),
    title: '',
    total: '',
    spoken: '',
    values: [1],
  }))
}

it.each([1, 2])(
  'a picture that is moved along has room for its first and last label at %i times',
  (enlarged) => {
    const { frame, ticks, scrolls, overhang } = barLayout(monthsOf(12), 300, format, false, enlarged)
    expect(scrolls).toBe(true)
    const [first, last] = [ticks[0]!, ticks.at(-1)!]
    // Four figures of a year, three letters of a month.
    expect(first.x - 4 * 4 * enlarged).toBeGreaterThanOrEqual(frame.left - overhang)
    expect(last.x + 3 * 4 * enlarged).toBeLessThanOrEqual(frame.width + overhang)
    expect(barLayout(monthsOf(12), 900, format, false, enlarged)).toMatchObject({
      scrolls: false,
      overhang: 0,
    })
  },
)
