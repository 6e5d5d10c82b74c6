import type { CaseDetail } from '@endoll/api/cases.ts'

/** How a case is called: those that claim have a word of their own. */
export type CaseKind = 'case' | 'claim'

export function kindOf({ claim }: Pick<CaseDetail, 'claim'>): CaseKind {
  return claim ? 'claim' : 'case'
}
