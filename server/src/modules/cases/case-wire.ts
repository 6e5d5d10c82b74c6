import type { CaseItem } from '@endoll/api/cases.ts'
import type { CaseRow } from './own-cases.ts'

/** What makes a case a claim. */
export function claimOf({
  claim_type,
  claim_subtype,
  answer_due_day,
  complete_by_day,
}: CaseRow): CaseItem['claim'] {
  if (claim_type === null || claim_subtype === null || answer_due_day === null) return null
  return {
    tipus: claim_type,
    subtipus: claim_subtype,
    answer_due_date: answer_due_day,
    complete_by_date: complete_by_day,
  }
}

/** The contract that a case is about, as it was called then; null if its customer had none. */
export function contractOf({ contract_name: name, cups, supply }: CaseRow) {
  return name === null || cups === null || supply === null ? null : { name, cups, supply }
}

interface Listed extends CaseRow {
  readonly category_name: string | null
  readonly unread: number
  readonly answered: boolean
}

/** A case as lists show it; the category in the language of the call. */
export function caseItemOf(row: Listed, said: (text: string) => string): CaseItem {
  return {
    id: row.id,
    reference: row.reference,
    subject: row.subject,
    state: row.state,
    supply: row.supply,
    contract:
      row.contract_id === null || row.contract_name === null
        ? null
        : { id: row.contract_id, name: row.contract_name },
    category:
      row.category_id === null || row.category_name === null
        ? null
        : { id: row.category_id, name: said(row.category_name) },
    claim: claimOf(row),
    answer_by: row.claim_type === null && row.state === 'open' ? row.answer_due_day : null,
    opened_at: row.opened_at,
    updated_at: row.updated_at,
    unread: row.unread,
    answered: row.answered,
  }
}
