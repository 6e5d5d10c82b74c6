import { describe, expect, it } from 'vitest'
import { findUsualCents, isAboveUsual } from './usual-bill.ts'

const november = { from: '2026-11-01', to: '2026-12-01' }
const yearEarlier = { span: { from: '2025-11-01', to: '2025-12-01' }, cents: 6000 }
const before = { span: { from: '2026-10-01', to: '2026-11-01' }, cents: 4650 }

describe('what such a bill usually comes to', () => {
  it('is the higher of the bill before and that of a year earlier, by the day', () => {
    // 46.50 over 31 days is 45.00 over 30.
    expect(findUsualCents([yearEarlier, before], november)).toBe(6000)
    expect(findUsualCents([{ ...yearEarlier, cents: 3000 }, before], november)).toBe(4500)
  })

  it('is the bill before where the year is not that long, and nothing without bills', () => {
    expect(findUsualCents([before], november)).toBe(4500)
    expect(findUsualCents([], november)).toBeUndefined()
  })

  it.each([
    // 15 % of 40.00 is 6.00.
    [4600, 4000, false],
    [4601, 4000, true],
    // 5 EUR of 20.00 is 25 %.
    [2500, 2000, false],
    [2501, 2000, true],
    [3000, 4000, false],
    [501, 0, true],
  ])('%d cents against %d', (expected, usual, above) => {
    expect(isAboveUsual(expected, usual)).toBe(above)
  })
})
