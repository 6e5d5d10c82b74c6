import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'

const sentKey = 'new-electricity-contract sent'

/** The server's answer, for a reload of the page that shows it. */
export function keepSent(reply: LeadReply): void {
  writeDraft(sentKey, reply)
}

export function readSent(): LeadReply | undefined {
  return readDraft(sentKey) as LeadReply | undefined
}

export function forgetSent(): void {
  clearDraft(sentKey)
}
