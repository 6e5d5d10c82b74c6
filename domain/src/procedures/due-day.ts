import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'
import type { ProcedureName } from './procedure-name.ts'

/**
 * Working days in which a change of power is in effect where the distributor has to go there. Who: low voltage; high
 * voltage has ten since 2026-02-12, which is not told apart here.
 */
export const powerChangeWorkingDays: readonly Rate<number>[] = [
  {
    from: '2000-01-01',
    to: '2026-02-12',
    value: 5,
    source: 'The rule before Real Decreto 88/2026 was not looked up: its five days are taken for it.',
    confidence: 'low',
  },
  {
    from: '2026-02-12',
    value: 5,
    source:
      'Real Decreto 88/2026 art. 38.6 (BOE-A-2026-3212, published on 2026-02-12; the day it came into force was not read)',
    confidence: 'high',
  },
]

/** Working days of the changes that only the retailer has to enter: a choice of ours. */
const RETAILER_WORKING_DAYS = 2

/**
 * The day by which a change that is sent on a day should be in effect: working days of the whole country, local
 * holidays do not count. Throws RangeError for a change of power before 2000. Source: Real Decreto 88/2026 art. 38.6
 * for power, ours for the others.
 */
export function dueDay(procedure: ProcedureName, sentDay: Day): Day {
  const days = procedure === 'power' ? valueOn(powerChangeWorkingDays, sentDay) : RETAILER_WORKING_DAYS
  return addWorkingDays(sentDay, days)
}
