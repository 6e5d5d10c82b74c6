import { getContractDraft, listContractDrafts, type DraftState } from '@endoll/api/contract-drafts.ts'
import { read } from '../../calls/query.ts'
import type { Tone } from '../../ui/Chip.tsx'

export function draftQuery(id: string) {
  return read(getContractDraft, { params: { id } })
}

export function draftsQuery() {
  return read(listContractDrafts, {})
}

/** Amber: waits for the customer. */
export const draftTones: Readonly<Record<DraftState, Tone>> = {
  waiting_signature: 'wait',
  signed: 'good',
  declined: 'neutral',
  expired: 'neutral',
}
