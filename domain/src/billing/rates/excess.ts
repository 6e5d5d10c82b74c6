import type { Decimal } from '../../money.ts'
import type { TariffPeriod } from '../../supply/tariff-periods.ts'
import type { Rate } from './dated.ts'

/** How often a kilowatt above the contracted power is charged (metering points of types 4 and 5, up to 50 kW). */
export const excessPowerFactor: readonly Rate<1 | 2>[] = [
  {
    from: '2021-06-01',
    to: '2025-04-01',
    value: 2,
    source: 'Circular 3/2020 art. 9.4: 2 × (Pd − Pc), as two help pages of a cooperative explain it',
    confidence: 'high',
  },
  {
    from: '2025-04-01',
    value: 1,
    source:
      'Circular 3/2020 art. 9.4.b.1 as changed by Circular 1/2025: (Pd − Pc) × price per kW and day × days, without the 2, as one public specification quotes it; others still write the 2',
    confidence: 'medium',
  },
]

/** Regulated EUR/kW/day of excess power of 3.0TD, P1 to P6: what a product that passes it on charges. */
export const excessPowerPrices30: readonly Rate<readonly Decimal[]>[] = [
  {
    from: '2025-04-01',
    to: '2026-01-01',
    value: ['0.168944', '0.089294', '0.028322', '0.021656', '0.006126', '0.006126'],
    source: 'BOE-A-2025-5341 annex II, as one public repository read it',
    confidence: 'medium',
  },
  {
    from: '2026-01-01',
    value: ['0.171373', '0.090584', '0.028721', '0.021891', '0.006142', '0.006142'],
    source: 'BOE-A-2025-26348 annex II, as one public repository read it',
    confidence: 'medium',
  },
]

/** From which reactive energy is charged, and in which periods. */
export type ReactiveRule = {
  /** Per cent of the active energy of the period that is free. */
  readonly freePercent: number
  /** Hundredths of cos φ, rounded to two decimals, below which there is a price, and below which the more expensive one holds. */
  readonly chargedBelowCosPercent: number
  readonly dearerBelowCosPercent: number
  readonly periods: readonly TariffPeriod[]
}

export const reactiveRule: readonly Rate<ReactiveRule>[] = [
  {
    from: '2021-06-01',
    value: {
      freePercent: 33,
      chargedBelowCosPercent: 95,
      dearerBelowCosPercent: 80,
      periods: [1, 2, 3, 4, 5],
    },
    source:
      'Circular 3/2020 art. 9.5, read: over 33 % of active energy in every period but P6; resolution of the CNMC of 16 December 2021 (BOE-A-2021-21208), annex III, read: R1 less R4 of each period, cos φ to two decimals (half up), a price from 0.80 to below 0.95 and a dearer one below 0.80, 0 for capacitive energy in P6. The annexes of the years since were not read; one repository quotes that of 2024 (BOE-A-2023-26251) with the same bands and 0 from 0.95 on',
    confidence: 'high',
  },
]

/** Regulated EUR/kvarh of reactive energy: cos φ from 0.80 to below 0.95, and below 0.80. */
export const reactivePrices: readonly Rate<{ readonly over80: Decimal; readonly below80: Decimal }>[] = [
  {
    from: '2021-06-01',
    value: { over80: '0.041554', below80: '0.062332' },
    source:
      'Resolution of the CNMC of 16 December 2021 (BOE-A-2021-21208), annex III, read; one repository quotes the same for 2024 (BOE-A-2023-26251), those of 2025 and 2026 were not read',
    confidence: 'medium',
  },
]
