import { expect, test } from 'vitest'
import { decimalsNeeded, factorOf, isReadTwice, readingsShown } from './readings.ts'
import type { MeterReading } from './readings.ts'

function reading(changes: Partial<MeterReading> = {}): MeterReading {
  return {
    meter: null,
    magnitude: 'import',
    tariff_period: 1,
    previous_date: '2026-09-30',
    previous_reading: 4_172_000,
    current_date: '2026-10-31',
    current_reading: 4_235_000,
    quantity: 63_000,
    method: 'real',
    ...changes,
  }
}

test('reactive energy and demand of nothing are left out, consumption of nothing is not', () => {
  const nothing = { quantity: 0 }
  expect(
    readingsShown([
      reading(nothing),
      reading({ ...nothing, magnitude: 'reactive' }),
      reading({ ...nothing, magnitude: 'demand' }),
      reading({ magnitude: 'demand', quantity: 3180 }),
    ]).map(({ magnitude, quantity }) => [magnitude, quantity]),
  ).toEqual([
    ['import', 0],
    ['demand', 3180],
  ])
})

test('decimals are shown where any figure needs them; demand does not count', () => {
  expect(decimalsNeeded([reading(), reading({ magnitude: 'demand', quantity: 3180 })])).toBe(0)
  expect(decimalsNeeded([reading(), reading({ quantity: 63_556 })])).toBe(3)
  expect(decimalsNeeded([reading({ current_reading: null, previous_reading: null })])).toBe(0)
})

test('a replaced meter is told by its two rows, not by the other periods', () => {
  const old = reading({ current_date: '2026-10-15', meter: 'A1' })
  expect(isReadTwice([reading(), reading({ tariff_period: 2 }), reading({ magnitude: 'demand' })])).toBe(
    false,
  )
  expect(isReadTwice([old, reading({ previous_date: '2026-10-15', meter: 'B2' })])).toBe(true)
})

test('what one cubic metre came to', () => {
  const invoice = { energy_consumed: 117.1 }
  expect(factorOf({ readings: [reading({ magnitude: 'gas_m3', quantity: 10 })], invoice })).toBeCloseTo(11.71)
  expect(factorOf({ readings: [reading()], invoice })).toBeUndefined()
})
