import type { ExplainedBill } from '@endoll/api/bill.ts'
import {
  findCutDay,
  findNextStep,
  findPlannedCut,
  isLadderOfHomes,
  ladderStage,
  type UnpaidSupply,
} from '@endoll/domain/billing/pending-ladder.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { reconnection } from '@endoll/domain/billing/rates/unpaid.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { InvoiceParts } from '../invoices/queries.ts'

interface Climbing {
  readonly today: Day
  /** Whether it is owed, and there is still a supply that could be cut. */
  readonly climbs: boolean
  readonly supply: UnpaidSupply
}

/**
 * The way of an unpaid invoice to a cut: where it was, and, while it climbs, what comes next as far as the rules for
 * homes say; for any other supply only a cut that is already planned.
 */
export function ladderItems(
  states: InvoiceParts['rungs'],
  { today, climbs, supply }: Climbing,
): Pick<ExplainedBill, 'ladder' | 'ladder_next' | 'cut_date' | 'reconnection'> {
  const rungs = climbs ? states.map(({ change_day: day, code }) => ({ day, code })) : []
  const home = isLadderOfHomes(supply, today)
  const cutDay = home ? findCutDay(rungs) : findPlannedCut(rungs)
  const hours = findOn(reconnection, today)?.value
  return {
    ladder: states.map(({ change_day, code, description }) => ({
      stage: ladderStage(code),
      date: change_day,
      description,
    })),
    ladder_next: (home ? findNextStep(rungs) : undefined) ?? null,
    cut_date: cutDay ?? null,
    reconnection:
      hours && supply.energy === 'electricity' && cutDay !== undefined && cutDay <= today
        ? { asked_within_hours: hours.askedWithinHours, done_within_hours: hours.doneWithinHours }
        : null,
  }
}
