import type { Decimal } from '../../money.ts'
import type { LineKind } from '../bill.ts'
import type { Rate } from './dated.ts'

/** The special tax on electricity: a percentage of the base, but at least an amount for each kWh. */
export const electricityTaxPercent: readonly Rate<Decimal>[] = [
  {
    from: '2025-01-01',
    to: '2026-03-22',
    value: '5.11269632',
    source: 'Ley 38/1992 art. 99.1',
    confidence: 'high',
  },
  {
    from: '2026-03-22',
    to: '2026-06-01',
    value: '0.5',
    source: 'RDL 7/2026; sources give 31 May or 30 June as the last day, rulings.md decides for 31 May',
    confidence: 'medium',
  },
  {
    from: '2026-06-01',
    value: '5.11269632',
    source: 'Ley 38/1992 art. 99.1; the cut of 2026 over as rulings.md has it',
    confidence: 'medium',
  },
]

/** EUR per kWh below which the electricity tax never falls. */
export const electricityTaxMinimum: readonly Rate<{
  readonly household: Decimal
  readonly industrial: Decimal
}>[] = [
  {
    from: '2025-01-01',
    value: { household: '0.001', industrial: '0.0005' },
    source: 'Ley 38/1992 art. 99.2: 1 EUR/MWh, 0.5 EUR/MWh in industrial use',
    confidence: 'high',
  },
]

/** What the electricity tax is a percentage of. */
export type ElectricityTaxBase = {
  /** Kinds of line that lie in the base. */
  readonly kinds: readonly LineKind[]
  /** Those of them that other retailers' bills leave out: no difference when an imported bill does. */
  readonly leftOutBySome: readonly LineKind[]
}

export const electricityTaxBase: readonly Rate<ElectricityTaxBase>[] = [
  {
    from: '2025-01-01',
    value: {
      kinds: [
        'power',
        'excess_power',
        'fixed',
        'energy',
        'reactive',
        'surplus',
        'battery',
        'discount',
        'social_bonus_financing',
        'social_bonus',
        'adjustment',
      ],
      leftOutBySome: ['social_bonus_financing', 'battery', 'adjustment'],
    },
    source:
      'Ley 38/1992 art. 97 and bills seen; real bills put the social-bonus financing inside and outside (rulings.md: inside); battery and adjustments inside is our reading, not checked',
    confidence: 'medium',
  },
]
