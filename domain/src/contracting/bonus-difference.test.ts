import { expect, it } from 'vitest'
import { bonusYearDifference } from './bonus-difference.ts'

it('[law.5.bonus] a year costs what it costs less three times what four months with the bonus did', () => {
  expect(bonusYearDifference(90_000, 20_000)).toBe(30_000)
  expect(bonusYearDifference(50_000, 20_000)).toBe(-10_000)
})
