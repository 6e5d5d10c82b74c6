import { expect, it } from 'vitest'
import { cheapestHours } from './cheapest-hours.ts'

it('are a quarter of the day, in its order', () => {
  const prices = Array.from({ length: 24 }, (_, hour) => Math.abs(hour - 14) * 10)
  expect(cheapestHours(prices)).toEqual([11, 12, 13, 14, 15, 16])
})

it('have those below zero first, and of hours alike the earlier', () => {
  expect(cheapestHours([5, 5, -1, 5, 5, 0, 5, 5])).toEqual([2, 5])
  expect(cheapestHours([1, 1, 1, 1, 1, 1, 1, 2])).toEqual([0, 1])
})

it('leave out hours without a price, and are none where all cost the same [r.market-hours]', () => {
  expect(cheapestHours([undefined, 3, 2, 4, 9])).toEqual([2])
  expect(cheapestHours([7, 7, 7, 7])).toEqual([])
  expect(cheapestHours([])).toEqual([])
})
