import type { Decimal } from '../../money.ts'
import type { LineKind } from '../bill.ts'
import type { Rate } from './dated.ts'

/** IVA on electricity, in per cent. */
export const ivaOnElectricity: readonly Rate<Decimal>[] = [
  { from: '2025-01-01', to: '2026-03-22', value: '21', source: 'Ley 37/1992 art. 90.1', confidence: 'high' },
  {
    from: '2026-03-22',
    to: '2026-06-01',
    value: '10',
    source:
      'RDL 7/2026; last day as rulings.md decides; whether it stops above some power was not found and is not applied',
    confidence: 'medium',
  },
  {
    from: '2026-06-01',
    value: '21',
    source: 'Ley 37/1992 art. 90.1; the cut of 2026 over as rulings.md has it',
    confidence: 'medium',
  },
]

/** IVA on gas, in per cent. */
export const ivaOnGas: readonly Rate<Decimal>[] = [
  {
    from: '2025-01-01',
    value: '21',
    source: 'Ley 37/1992 art. 90.1; that the cut of 2026 left gas alone was not checked',
    confidence: 'medium',
  },
]

/** Per cent of IGIC: on energy for homes of at most 10 kW, on other energy, on what is not energy. */
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
