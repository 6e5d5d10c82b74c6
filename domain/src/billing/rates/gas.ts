import type { Decimal } from '../../money.ts'
import type { ElectricZone } from '../../supply/zone.ts'
import type { Rate } from './dated.ts'

/** EUR per kWh of gas: in general use, and in industrial plants and farming. */
export type HydrocarbonTax = { readonly general: Decimal; readonly professional: Decimal }

/** 0.15 EUR/GJ in all rows: Ley 38/1992 art. 50.1, 1.10.2. */
const professional = '0.00054'

/**
 * Special tax on hydrocarbons: EUR/GJ × 0.0036 GJ/kWh. Who: `professional` industrial plants and farming, not
 * cogeneration (Ley 38/1992 art. 50.1, 1.10.2); `general` all others, shops and offices too (1.10.1).
 */
export const hydrocarbonTax: readonly Rate<HydrocarbonTax>[] = [
  {
    from: '2025-01-01',
    to: '2026-03-22',
    value: { general: '0.00234', professional },
    source: 'Ley 38/1992 art. 50.1, 1.10.1: 0.65 EUR/GJ',
    confidence: 'high',
  },
  {
    from: '2026-03-22',
    to: '2026-06-01',
    value: { general: '0.00108', professional },
    source: 'RDL 7/2026 art. 38.Uno (BOE-A-2026-6544): 0.30 EUR/GJ',
    confidence: 'high',
  },
  {
    from: '2026-06-01',
    to: '2026-07-01',
    value: { general: '0.00108', professional },
    source: 'RDL 7/2026 art. 38.Dos: 0.30 EUR/GJ in June, 0.65 if fuels rose by 15 % or less in April',
    hangsOn: 'CPI of fuels, April 2026',
    confidence: 'low',
  },
  {
    from: '2026-07-01',
    to: '2026-08-01',
    value: { general: '0.001404', professional },
    source: 'RDL 18/2026 art. 5 (BOE-A-2026-14112): 0.39 EUR/GJ, without condition',
    confidence: 'high',
  },
  {
    from: '2026-08-01',
    to: '2026-09-01',
    value: { general: '0.001728', professional },
    source: 'RDL 18/2026 art. 6: 0.48 EUR/GJ, 0.30 if gas rose by more than 15 % in June',
    hangsOn: 'CPI of gas, June 2026',
    confidence: 'medium',
  },
  {
    from: '2026-09-01',
    to: '2026-10-01',
    value: { general: '0.002016', professional },
    source:
      'RDL 18/2026 art. 7: 0.56 EUR/GJ; not 0.30, for gas rose by 15 % or less in July (RDL 25/2026, preamble); 0.39 if it rose by more in June',
    hangsOn: 'CPI of gas, June 2026',
    confidence: 'medium',
  },
  {
    from: '2026-10-01',
    to: '2026-11-01',
    value: { general: '0.00234', professional },
    source: 'RDL 25/2026 art. 13 (BOE-A-2026-20265): 0.65 EUR/GJ, without condition',
    confidence: 'high',
  },
  {
    from: '2026-11-01',
    to: '2026-12-01',
    value: { general: '0.00234', professional },
    source: 'RDL 25/2026 art. 14: 0.65 EUR/GJ, 0.30 if gas rose by more than 15 % in September',
    hangsOn: 'CPI of gas, September 2026',
    knownOn: '2026-10-14',
    confidence: 'low',
  },
  {
    from: '2026-12-01',
    to: '2027-01-01',
    value: { general: '0.00234', professional },
    source:
      'RDL 25/2026 art. 15: 0.65 EUR/GJ, 0.30 if gas rose by more than 15 % in October, else 0.42 if it did in September',
    hangsOn: 'CPI of gas, September and October 2026',
    knownOn: '2026-11-13',
    confidence: 'low',
  },
  {
    from: '2027-01-01',
    value: { general: '0.00234', professional },
    source: 'Ley 38/1992 art. 50.1, 1.10.1: 0.65 EUR/GJ',
    confidence: 'medium',
  },
]

/** Where the tax on hydrocarbons is due. */
export const hydrocarbonTaxZones: readonly Rate<readonly ElectricZone[]>[] = [
  {
    from: '2025-01-01',
    value: ['peninsula', 'baleares'],
    source: 'Ley 38/1992 art. 3.1: all of Spain but Canarias, Ceuta and Melilla',
    confidence: 'high',
  },
]
