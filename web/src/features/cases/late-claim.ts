import type { CaseItem } from '@endoll/api/cases.ts'
import { today } from '../../site/today.ts'

type Claimed = Pick<CaseItem, 'state' | 'claim' | 'answered'>

/** Whether the law wants it answered by a day, and it is not; while a claim is incomplete that time does not run. */
export function isDue({ state, claim, answered }: Claimed): boolean {
  return state === 'open' && claim !== null && claim.complete_by_date === null && !answered
}

/** The last day to complete an open claim that lacks something; null if it lacks nothing. */
export function completeBy({ state, claim }: Claimed): string | null {
  return state === 'open' ? (claim?.complete_by_date ?? null) : null
}

/** Whether the day by which the law wants a claim answered has passed without a word of the retailer's. */
export function isLate(one: Claimed): boolean {
  return isDue(one) && (one.claim?.answer_due_date ?? '') < today()
}
