import { getCase, listCases, listCategories } from '@endoll/api/cases.ts'
import type { CaseState } from '@endoll/api/cases.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

export const casesPerPage = 10

export interface CasesShown {
  readonly state: 'any' | CaseState
  readonly supply: 'any' | SupplyKind
  /** From 1. */
  readonly page: number
}

/** What the card of all cases shows at first. */
export const firstCases: CasesShown = { state: 'any', supply: 'any', page: 1 }

export function casesQuery({ state, supply, page }: CasesShown) {
  return read(listCases, {
    query: { state, supply, offset: String((page - 1) * casesPerPage), limit: String(casesPerPage) },
  })
}

export function caseQuery(id: string) {
  return read(getCase, { params: { id } })
}

export function categoriesQuery() {
  return read(listCategories, {})
}

/** What the page of one case begins with. */
export function caseReads(id: string): readonly FirstRead[] {
  return [firstRead(caseQuery(id))]
}
