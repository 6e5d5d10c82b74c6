import type { DraftDetail, DraftItem } from '@endoll/api/contract-drafts.ts'

/** One of the contracts that a signature signs. */
export type SignedTogether = DraftItem & Pick<DraftDetail, 'summary_sent_at' | 'obligation'>

/** Contracts that the same signature signs: the one that is open, and those that go with it. */
export function signedTogether(draft: DraftDetail): readonly SignedTogether[] {
  return [draft, ...draft.together.filter(({ signed_with_it: isSigned }) => isSigned)]
}
