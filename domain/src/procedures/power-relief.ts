import { findOn, type Rate } from '../billing/rates/dated.ts'
import { contains } from '../time/date-span.ts'
import { addDays, type Day } from '../time/day.ts'
import type { PowerHolder } from './power-holder.ts'

type PowerRelief = {
  readonly holders: readonly PowerHolder[]
  /** Natural days in which a change is in effect. */
  readonly days: number
  /** Until this day (excluded) who changed within it may change once more without waiting. */
  readonly onceMoreTo: Day
}

/**
 * Changes of power without waiting and free of charge. Who: firms, and self-employed who prove that they are. Art. 5.2
 * binds reductions that six-period supplies ask for some months to periods of those months; a change asked for here has
 * no months, it holds until another one, so that all periods are in them and nothing is left to check.
 */
export const powerRelief: readonly Rate<PowerRelief>[] = [
  {
    from: '2026-03-22',
    to: '2027-01-01',
    value: { holders: ['firm', 'self_employed'], days: 5, onceMoreTo: '2027-04-01' },
    source:
      'RDL 7/2026 (BOE-A-2026-6544) arts. 5.1 (no wait), 5.3 (once more within three months after it), 5.4 (free, five natural days)',
    confidence: 'high',
  },
]

/** The relief that a holder has on a day, or undefined. */
export function findPowerRelief(holder: PowerHolder, day: Day): Rate<PowerRelief> | undefined {
  const row = findOn(powerRelief, day)
  return row?.value.holders.includes(holder) ? row : undefined
}

/** The last day on which somebody self-employed may change without waiting; undefined if no relief holds. */
export function lastDayOfRelief(day: Day): Day | undefined {
  const to = findOn(powerRelief, day)?.to
  return to === undefined ? undefined : addDays(to, -1)
}

/** Whether a holder need not wait since the last change: within the relief, or once more after a change made in it. */
export function needNotWait(holder: PowerHolder, lastChangeDay: Day, today: Day): boolean {
  if (findPowerRelief(holder, today)) return true
  return powerRelief.some(({ from, to, value }) => {
    if (to === undefined || !value.holders.includes(holder)) return false
    return contains({ from, to }, lastChangeDay) && contains({ from: to, to: value.onceMoreTo }, today)
  })
}
