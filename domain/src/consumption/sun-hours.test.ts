import { expect, it } from 'vitest'
import type { CurveDay } from './aggregate.ts'
import { cheapestHours, sunHours } from './sun-hours.ts'

const zone = 'Europe/Madrid'

function day(of: string, given: Readonly<Record<number, number>>, hours = 24): CurveDay {
  const importWh = Array<number>(hours).fill(100)
  return {
    day: of,
    importWh,
    exportWh: importWh.map((_, hour) => given[hour] ?? 0),
    quality: new Uint8Array(hours),
  }
}

it('the usual sun is the hour that gave most and its neighbours of at least half as much [r.sun-hours]', () => {
  // 10: 500, 11: 1000, 12: 1400, 13: 2000, 14: 1000, 15: 900.
  const days = [
    day('2026-11-01', { 10: 500, 11: 400, 12: 1400, 14: 1000 }),
    day('2026-11-02', { 11: 600, 13: 2000, 15: 900 }),
  ]
  expect(sunHours(days, zone)).toEqual({ startHour: 11, endHour: 15 })
  expect(sunHours([day('2026-11-01', {})], zone)).toBeUndefined()
  expect(sunHours([], zone)).toBeUndefined()
})

it('the sun of a day of 25 hours is told by the clock', () => {
  expect(sunHours([day('2026-10-25', { 13: 700 }, 25)], zone)).toEqual({ startHour: 12, endHour: 13 })
})

it('the cheapest three hours follow one another, with neighbours that are no dearer [r.sun-hours]', () => {
  const prices = Array<number>(24).fill(0.2)
  prices.splice(3, 5, 0.1, 0.08, 0.05, 0.06, 0.08)
  // 4 to 7 come to 0.19, 5 to 8 too: the first, and what follows at 0.08.
  expect(cheapestHours(prices, '2026-11-22', zone)).toEqual({ startHour: 4, endHour: 8 })
  const valley = Array.from({ length: 24 }, (_, hour) => (hour < 8 ? 0.1 : 0.2))
  expect(cheapestHours(valley, '2026-11-23', zone)).toEqual({ startHour: 0, endHour: 8 })
  expect(cheapestHours(Array<number>(24).fill(0.15), '2026-11-22', zone)).toEqual({
    startHour: 0,
    endHour: 24,
  })
  expect(cheapestHours([...prices.slice(0, 23), null], '2026-11-22', zone)).toBeUndefined()
})
