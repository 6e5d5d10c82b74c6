import type { Decimal } from '../../money.ts'
import type { LineKind } from '../bill.ts'
import type { Rate } from './dated.ts'

/** The special tax on electricity: per cent of its base. */
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
    source:
      'RDL 7/2026 art. 40 (BOE-A-2026-6544), last day 31 May: June depended on a price index that did not rise enough (RDL 18/2026, preamble)',
    confidence: 'high',
  },
  {
    from: '2026-06-01',
    to: '2026-11-01',
    value: '5.11269632',
    source: 'Ley 38/1992 art. 99.1; the cuts of August and September 2026 (RDL 18/2026) were not met either',
    confidence: 'high',
  },
  {
    from: '2026-11-01',
    to: '2026-12-01',
    value: '5.11269632',
    source: 'RDL 25/2026 art. 20 (BOE-A-2026-20265): 0.5 if electricity rose by more than 15 % in September',
    hangsOn: 'CPI of electricity, September 2026',
    knownOn: '2026-10-14',
    confidence: 'low',
  },
  {
    from: '2026-12-01',
    to: '2027-01-01',
    value: '5.11269632',
    source: 'RDL 25/2026 art. 21: 0.5 if electricity rose by more than 15 % in October',
    hangsOn: 'CPI of electricity, October 2026',
    knownOn: '2026-11-13',
    confidence: 'low',
  },
  {
    from: '2027-01-01',
    value: '5.11269632',
    source: 'Ley 38/1992 art. 99.1',
    confidence: 'medium',
  },
]

/**
 * EUR per kWh below which the electricity tax never falls. Who: `industrial` all of high voltage and industrial plants;
 * irrigation in low voltage too, which is not distinguished here.
 */
export const electricityTaxMinimum: readonly Rate<{
  readonly general: Decimal
  readonly industrial: Decimal
}>[] = [
  {
    from: '2025-01-01',
    value: { general: '0.001', industrial: '0.0005' },
    source:
      'Ley 38/1992 art. 99.2: 1 EUR/MWh, 0.5 EUR/MWh in industrial use, and that is all of high voltage (art. 99.3.a); RDL 7/2026 art. 40 kept both',
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
        'late_activation',
      ],
      leftOutBySome: ['social_bonus_financing', 'battery', 'adjustment', 'late_activation'],
    },
    source:
      'Ley 38/1992 art. 97 and bills seen; real bills put the social-bonus financing inside and outside (here: inside); battery and adjustments inside is our reading, not checked',
    confidence: 'medium',
  },
]
