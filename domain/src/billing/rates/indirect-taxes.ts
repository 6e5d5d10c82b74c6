import type { Decimal } from '../../money.ts'
import type { LineKind } from '../bill.ts'
import type { Rate } from './dated.ts'

/** Per cent of IVA, and what supplies of more power pay where a cut does not reach them. */
export type IvaRate = {
  readonly percent: Decimal
  readonly above?: { readonly powerW: number; readonly percent: Decimal } | undefined
}

const GENERAL: IvaRate = { percent: '21' }

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
      'RDL 7/2026 art. 42 (BOE-A-2026-6544): contracted power below 10 kW, as two public bill checkers have it; severely vulnerable holders at any power are not told apart',
    confidence: 'medium',
  },
  {
    from: '2026-04-30',
    to: '2026-06-01',
    value: { percent: '10', above: { powerW: 10_000, percent: '21' } },
    source:
      'RDL 7/2026 art. 42 as rewritten by RDL 10/2026 (BOE-A-2026-9286): up to 10 kW; June depended on a price index that did not rise enough (RDL 18/2026, preamble)',
    confidence: 'medium',
  },
  {
    from: '2026-06-01',
    to: '2026-11-01',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1; the cuts of August and September 2026 (RDL 18/2026) were not met',
    confidence: 'high',
  },
  {
    from: '2026-11-01',
    value: GENERAL,
    source:
      'Ley 37/1992 art. 90.1; RDL 25/2026 cuts it to 10 in November and December 2026 if price indices say so: not known here',
    confidence: 'low',
  },
]

/** IVA on gas. */
export const ivaOnGas: readonly Rate<IvaRate>[] = [
  {
    from: '2025-01-01',
    value: GENERAL,
    source: 'Ley 37/1992 art. 90.1; that the cuts of 2026 left gas alone was not checked',
    confidence: 'medium',
  },
]

/** Per cent of IGIC: on energy for homes of little power, on other energy, on what is not energy. */
export const igic: readonly Rate<{
  readonly household: Decimal
  readonly householdUpToW: number
  readonly energy: Decimal
  readonly other: Decimal
}>[] = [
  {
    from: '2025-01-01',
    value: { household: '0', householdUpToW: 10_000, energy: '3', other: '7' },
    source: 'Ley 4/2012 art. 52, as kept in public simulators',
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
