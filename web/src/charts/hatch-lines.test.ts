import { expect, test } from 'vitest'
import { boxPath, hatchLines } from './hatch-lines.ts'

test('lines fall to the left, one every eight and a half pixels, in step with all other boxes', () => {
  expect(hatchLines({ x: 0, y: 0, width: 10, height: 10 })).toBe('M0 0L-10 10M8.5 0L-1.5 10M17 0L7 10')
  // The box below continues the lines of the one above.
  expect(hatchLines({ x: 0, y: 10, width: 10, height: 7 })).toContain('M7 10L0 17')
})

test('an empty box has no lines', () => {
  expect(hatchLines({ x: 1, y: 0, width: 0, height: 0 })).toBe('')
  expect(boxPath({ x: 1, y: 2, width: 3, height: 4 })).toBe('M1 2h3v4h-3Z')
})
