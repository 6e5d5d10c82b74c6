import type { Decimal } from '../../money.ts'
import type { Rate } from './dated.ts'

/** The uses of Ley 38/1992 art. 98.1 by their letters: a to d industrial processes, e irrigation, f industry with dear electricity. */
export const electricityReliefs = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type ElectricityRelief = (typeof electricityReliefs)[number]

/** What is taken off the base of the electricity tax for such a use, and for which uses the least amount per kWh still holds. */
export const electricityTaxRelief: readonly Rate<{
  readonly offBasePercent: Decimal
  readonly withMinimum: readonly ElectricityRelief[]
}>[] = [
  {
    from: '2025-01-01',
    value: { offBasePercent: '85', withMinimum: ['e', 'f'] },
    source:
      'Ley 38/1992 art. 98.1 as Ley 6/2018 art. 84 wrote it and art. 99.2, read as the tax agency and the foral treasury of Gipuzkoa state them (2026-11-26), not in the BOE: 85 % off, no minimum for a to d, 0.5 EUR/MWh for e and f',
    confidence: 'medium',
  },
]
