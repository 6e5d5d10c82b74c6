import type { CaseItem } from '@endoll/api/cases.ts'
import { today } from '../../site/today.ts'

/** Whether the day by which the law wants a claim answered has passed without a word of the retailer's. */
export function isLate({ state, claim, answered }: Pick<CaseItem, 'state' | 'claim' | 'answered'>): boolean {
  return state === 'open' && claim !== null && !answered && claim.answer_due_date < today()
}
