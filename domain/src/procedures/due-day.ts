import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addWorkingDays } from '../supply/working-days.ts'
import type { Voltage } from '../supply/tariff.ts'
import { addDays, addMonths, type Day } from '../time/day.ts'
import type { PowerHolder } from './power-holder.ts'
import { findPowerRelief } from './power-relief.ts'
import type { ProcedureName } from './procedure-name.ts'

/** Working days in which a change of power is in effect where the distributor has to go there, by voltage. */
export const powerChangeWorkingDays: readonly Rate<Readonly<Record<Voltage, number>>>[] = [
  {
    from: '2000-01-01',
    to: '2026-02-12',
    value: { low: 5, high: 5 },
    source: 'The rule before Real Decreto 88/2026 was not looked up: its five days are taken for it.',
    confidence: 'low',
  },
  {
    from: '2026-02-12',
    value: { low: 5, high: 10 },
    source:
      'Real Decreto 88/2026 art. 38.6 (BOE-A-2026-3212, published on 2026-02-12; the day it came into force was not read)',
    confidence: 'high',
  },
]

/**
 * Working days of a change of holder, which the distributor enters without coming: those of a change of power before
 * 2026 are taken for it. Which law says so was not looked up.
 */
const HOLDER_WORKING_DAYS = 5

/** Working days of the changes that only the retailer has to enter: a choice of ours. */
const RETAILER_WORKING_DAYS = 2

/** Months in which the retailer answers who asks for erasing. Source: RGPD art. 12.3. */
const ERASURE_MONTHS = 1

/** What the deadline of a change of power depends on. */
export type PowerDeadline = { readonly voltage: Voltage; readonly holder: PowerHolder }

/**
 * The day by which a change that is sent on a day should be in effect: working days of the whole country, local
 * holidays do not count; five natural days within the relief of 2026. Throws RangeError for a change of power before
 * 2000. Source: Real Decreto 88/2026 art. 38.6 and RDL 7/2026 art. 5.4 for power, ours for the others.
 */
export function dueDay(
  procedure: ProcedureName,
  sentDay: Day,
  { voltage, holder }: PowerDeadline = { voltage: 'low', holder: 'other' },
): Day {
  if (procedure === 'change_holder') return addWorkingDays(sentDay, HOLDER_WORKING_DAYS)
  if (procedure === 'erasure') return addMonths(sentDay, ERASURE_MONTHS)
  if (procedure !== 'power') return addWorkingDays(sentDay, RETAILER_WORKING_DAYS)
  const relief = findPowerRelief(holder, sentDay)
  if (relief) return addDays(sentDay, relief.value.days)
  return addWorkingDays(sentDay, valueOn(powerChangeWorkingDays, sentDay)[voltage])
}
