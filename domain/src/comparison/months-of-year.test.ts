import { describe, expect, it } from 'vitest'
import { monthlySun, monthlyUse, partOfYear } from './months-of-year.ts'

describe('the months of a year', () => {
  it('add up to all of it, of use and of sun', () => {
    const { home, business, gas } = monthlyUse[0]!.value
    for (const months of [home, business, gas, monthlySun('28'), monthlySun('38')]) {
      expect(months).toHaveLength(12)
      expect(partOfYear({ from: '2025-01-01', to: '2026-01-01' }, months)).toBeCloseTo(1, 9)
    }
    expect(partOfYear({ from: '2025-06-01', to: '2025-06-16' }, home)).toBeCloseTo(0.037, 9)
  })

  it('have less sun in winter, the more so the farther north', () => {
    const [madrid, canaries, asturias] = ['28', '38', '33'].map(monthlySun)
    const winter = (months: readonly number[] | undefined) => (months?.[11] ?? 0) / (months?.[5] ?? 1)
    // Duffie and Beckman, table 1.10.1: at 40° 13.7 and 41.9 MJ/m² in December and June.
    expect(winter(madrid)).toBeCloseTo((13.7 / 41.9) * (31 / 30), 1)
    expect(winter(canaries)).toBeGreaterThan(winter(madrid))
    expect(winter(asturias)).toBeLessThan(winter(madrid))
    expect(() => monthlySun('53')).toThrow(RangeError)
  })
})
