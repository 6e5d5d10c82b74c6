import type { ExplainedBill } from '@endoll/contract/bill.ts'
import { findCutDay, findNextStep, ladderStage, reconnection } from '@endoll/domain/billing/pending-ladder.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { InvoiceParts } from '../invoices/queries.ts'

/** The way of an unpaid invoice to a cut: where it was, and, while it is owed, what comes next. */
export const ladderItems = (
  states: InvoiceParts['rungs'],
  { today, isOwed }: { readonly today: Day; readonly isOwed: boolean },
): Pick<ExplainedBill, 'ladder' | 'ladder_next' | 'cut_date' | 'reconnection'> => {
  const rungs = isOwed ? states.map(({ change_day: day, code }) => ({ day, code })) : []
  const cutDay = findCutDay(rungs)
  const { askedWithinHours, doneWithinHours } = reconnection
  return {
    ladder: states.map(({ change_day, code, description }) => ({
      stage: ladderStage(code),
      date: change_day,
      description,
    })),
    ladder_next: findNextStep(rungs) ?? null,
    cut_date: cutDay ?? null,
    reconnection:
      cutDay !== undefined && cutDay <= today
        ? { asked_within_hours: askedWithinHours, done_within_hours: doneWithinHours }
        : null,
  }
}
