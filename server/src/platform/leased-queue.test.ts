import { expect, it } from 'vitest'
import { pauseMs } from './leased-queue.ts'

const queue = { firstPauseMs: 10_000, longestPauseMs: 3_600_000 }

it('pauses twice as long after each failure, up to the longest', () => {
  const pauses = [1, 2, 3, 9, 10, 11, 1000].map((attempts) => pauseMs(queue, attempts) / 1000)
  expect(pauses).toEqual([10, 20, 40, 2560, 3600, 3600, 3600])
})
