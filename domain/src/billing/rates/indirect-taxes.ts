import type { Decimal } from '../../money.ts'
import type { LineKind } from '../bill.ts'
import type { Rate } from './dated.ts'

/** Per cent of IVA, and what supplies of more power pay where a cut does not reach them. */
export type IvaRate = {
  readonly percent: Decimal
  readonly above?: { readonly powerW: number; readonly percent: Decimal } | undefined
}

const GENERAL: IvaRate = { percent: '21' }

/** Per cent of IVA on what no cut reaches: services of their own beside the energy. */
export const ivaGeneral: readonly Rate<Decimal>[] = [
  { from: '2025-01-01', value: '21', source: 'Ley 37/1992 art. 90.1', confidence: 'high' },
]

/** Kinds of line that keep the general rate of IVA while that of energy is cut. */
export const notInIvaCut: readonly Rate<readonly LineKind[]>[] = [
  {
    from: '2025-01-01',
    value: ['service'],
    source:
      'RDL 7/2026 art. 42.a and b: the cut is of deliveries of electricity and gas; the rental of the meter goes with them, our reading',
    confidence: 'medium',
  },
]

/** IVA on electricity. */
export const ivaOnElectricity: readonly Rate<IvaRate>[] = [
  {
    from: '2025-01-01',
    to: '2026-03-22',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1',
    confidence: 'high',
  },
  {
    from: '2026-03-22',
    to: '2026-04-30',
    // "Inferior a 10 kW": contracted powers are whole tenths of a kilowatt.
    value: { percent: '10', above: { powerW: 9999, percent: '21' } },
    source:
      'RDL 7/2026 art. 42 (BOE-A-2026-6544): contracted power below 10 kW, as two public bill checkers have it; severely vulnerable holders of the social bonus at any power (recognised by its discount)',
    confidence: 'medium',
  },
  {
    from: '2026-04-30',
    to: '2026-06-01',
    value: { percent: '10', above: { powerW: 10_000, percent: '21' } },
    source:
      'RDL 7/2026 art. 42 as rewritten by RDL 10/2026 (BOE-A-2026-9286): up to 10 kW; severely vulnerable holders of the social bonus at any power; June depended on a price index that did not rise enough (RDL 18/2026, preamble)',
    confidence: 'medium',
  },
  {
    from: '2026-06-01',
    to: '2026-11-01',
    value: GENERAL,
    source:
      'Ley 37/1992 art. 90.1; the cuts of June (RDL 7/2026), August and September 2026 (RDL 18/2026) were not met, July and October have none',
    confidence: 'high',
  },
  {
    from: '2026-11-01',
    to: '2026-12-01',
    value: GENERAL,
    source: 'RDL 25/2026 art. 18.1 (BOE-A-2026-20265): 10 if electricity rose by more than 15 % in September',
    hangsOn: 'CPI of electricity, September 2026',
    knownOn: '2026-10-14',
    confidence: 'low',
  },
  {
    from: '2026-12-01',
    to: '2027-01-01',
    value: GENERAL,
    source: 'RDL 25/2026 art. 19.1: 10 if electricity rose by more than 15 % in October',
    hangsOn: 'CPI of electricity, October 2026',
    knownOn: '2026-11-13',
    confidence: 'low',
  },
  {
    from: '2027-01-01',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1',
    confidence: 'medium',
  },
]

/** IVA on gas. Who: everybody in the territory of IVA. */
export const ivaOnGas: readonly Rate<IvaRate>[] = [
  {
    from: '2025-01-01',
    to: '2026-03-22',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1',
    confidence: 'high',
  },
  {
    from: '2026-03-22',
    to: '2026-06-01',
    value: { percent: '10' },
    source:
      'RDL 7/2026 art. 42.b (BOE-A-2026-6544), at any power; off in June, for gas rose by 15 % or less in April (RDL 18/2026, preamble)',
    confidence: 'high',
  },
  {
    from: '2026-06-01',
    to: '2026-08-01',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1; the cut of June was not met (RDL 18/2026, preamble), July has none',
    confidence: 'high',
  },
  {
    from: '2026-08-01',
    to: '2026-09-01',
    value: GENERAL,
    source:
      'RDL 18/2026 art. 10.2 (BOE-A-2026-14112): 10 if gas rose by more than 15 % in June; it fell by 9.6 % in April and did not rise by more than 15 in July',
    hangsOn: 'CPI of gas, June 2026',
    confidence: 'medium',
  },
  {
    from: '2026-09-01',
    to: '2026-11-01',
    value: GENERAL,
    source:
      'Ley 37/1992 art. 90.1; the cut of September was not met (RDL 25/2026, preamble), October has none',
    confidence: 'high',
  },
  {
    from: '2026-11-01',
    to: '2026-12-01',
    value: GENERAL,
    source: 'RDL 25/2026 art. 18.2 (BOE-A-2026-20265): 10 if gas rose by more than 15 % in September',
    hangsOn: 'CPI of gas, September 2026',
    knownOn: '2026-10-14',
    confidence: 'low',
  },
  {
    from: '2026-12-01',
    to: '2027-01-01',
    value: GENERAL,
    source: 'RDL 25/2026 art. 19.2: 10 if gas rose by more than 15 % in October',
    hangsOn: 'CPI of gas, October 2026',
    knownOn: '2026-11-13',
    confidence: 'low',
  },
  {
    from: '2027-01-01',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1',
    confidence: 'medium',
  },
]

/** Per cent of IGIC: on electricity for homes of little power, on other electricity and all gas, on what is not energy. */
export const igic: readonly Rate<{
  readonly household: Decimal
  readonly householdUpToW: number
  readonly energy: Decimal
  readonly other: Decimal
}>[] = [
  {
    from: '2025-01-01',
    value: { household: '0', householdUpToW: 10_000, energy: '3', other: '7' },
    source:
      'Ley 4/2012 arts. 52.r (0 % on electricity of homes), 54.1.a (3 % on other electricity and on all gas), read; 7 % on the rest as kept in public simulators',
    confidence: 'medium',
  },
]

/** Per cent of IPSI: on energy and on what is not energy. */
export const ipsi: readonly Rate<{ readonly energy: Decimal; readonly other: Decimal }>[] = [
  {
    from: '2025-01-01',
    value: { energy: '1', other: '4' },
    source: 'Ley 8/1991 art. 18 and ordinances of Ceuta and Melilla, as kept in public simulators',
    confidence: 'medium',
  },
]

/** Kinds of line that are no energy for IGIC and IPSI. */
export const notEnergy: readonly Rate<readonly LineKind[]>[] = [
  {
    from: '2025-01-01',
    value: ['meter_rental', 'service'],
    source: 'Ley 4/2012 art. 52 and Ley 8/1991 art. 18: hire of the meter and services are taxed apart',
    confidence: 'medium',
  },
]
