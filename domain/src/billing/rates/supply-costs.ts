import type { Decimal } from '../../money.ts'
import type { Rate } from './dated.ts'

/** EUR a year that each supply pays to finance the social bonus, charged by the day as 1/365. */
export const socialBonusFinancing: readonly Rate<Decimal>[] = [
  {
    from: '2024-02-15',
    to: '2025-01-01',
    value: '4.650987',
    source: 'from memory; 0.012742 EUR/day seen in one public simulator',
    confidence: 'low',
  },
  {
    from: '2025-01-01',
    to: '2026-06-26',
    value: '6.979247',
    source: 'Orden TED/1524/2025 keeps it for 2026; 0.019121 EUR/day in the tests of a cooperative',
    confidence: 'high',
  },
  {
    from: '2026-06-26',
    value: '9.011295',
    source:
      'Orden TED/634/2026 (BOE-A-2026-13759), in force the day after its publication on 25 June; a real bill shows 0.024688 EUR/day from 4 July',
    confidence: 'high',
  },
]

/** What a year is divided by for the financing and the rental of the meter, in leap years too. */
export const REGULATED_YEAR = '365'
export const REGULATED_YEAR_DAYS = 365

/** EUR a month for a meter that belongs to the distributor, charged by the day as 12/365. */
export const meterRental: readonly Rate<{
  readonly single_phase: Decimal
  readonly three_phase: Decimal
}>[] = [
  {
    from: '2013-08-03',
    value: { single_phase: '0.81', three_phase: '1.36' },
    source:
      'Orden IET/1491/2013, transitional provision; 0.026630 EUR/day on real bills of single-phase meters',
    confidence: 'high',
  },
]

/** Discount of the social bonus in per cent of power, financing and energy within the limit. */
export const socialBonusPercent: readonly Rate<{
  readonly vulnerable: Decimal
  readonly severe: Decimal
}>[] = [
  {
    from: '2025-01-01',
    to: '2025-07-01',
    value: { vulnerable: '50', severe: '65' },
    source: 'RDL 1/2025 art. 82.1.a (BOE-A-2025-1560)',
    confidence: 'high',
  },
  {
    from: '2025-07-01',
    to: '2026-01-01',
    value: { vulnerable: '42.5', severe: '57.5' },
    source: 'RDL 1/2025 art. 82.1.b (BOE-A-2025-1560)',
    confidence: 'high',
  },
  {
    from: '2026-01-01',
    to: '2027-01-01',
    value: { vulnerable: '42.5', severe: '57.5' },
    source: 'RDL 7/2026 art. 1 (BOE-A-2026-6544), with effect from 1 January',
    confidence: 'high',
  },
]

/** kWh a year to which the discount of the social bonus applies, by household. */
export const socialBonusLimitKwh: readonly Rate<{
  readonly without_minors: number
  readonly one_minor_or_pensioners: number
  readonly two_minors: number
  readonly large_family: number
}>[] = [
  {
    from: '2022-10-20',
    value: { without_minors: 1587, one_minor_or_pensioners: 2222, two_minors: 2698, large_family: 4761 },
    source:
      'RD 897/2017 annex I as worded by RDL 18/2022; the figures on a public bill checker, the households from memory',
    confidence: 'medium',
  },
]
