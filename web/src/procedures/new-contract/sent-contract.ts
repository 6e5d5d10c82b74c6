import type { FieldErrors } from '@endoll/api/errors.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { draftKeyOf, type Answers } from './flow.ts'

/** What came of a contract that was sent. */
export interface SentContract {
  readonly reply: LeadReply
  /** Of a contract of both, what came of its gas: the reply, or what was wrong with it, nothing where it did not arrive. */
  readonly gas?: LeadReply | { readonly wrong: FieldErrors }
}

function sentKey(kind: ContractKind): string {
  return `${draftKeyOf(kind)} sent`
}
function waitingKey(kind: ContractKind): string {
  return `${draftKeyOf(kind)} to send`
}

/** What the last step sends by itself. */
export function keepToSend(kind: ContractKind, answers: Answers): void {
  clearDraft(sentKey(kind))
  writeDraft(waitingKey(kind), answers)
}

export function readToSend(kind: ContractKind): Answers | undefined {
  return readDraft(waitingKey(kind))
}

/** The server's answer, for a reload of the page that shows it. */
export function keepSent(kind: ContractKind, sent: SentContract): void {
  writeDraft(sentKey(kind), sent)
}

export function forgetToSend(kind: ContractKind): void {
  clearDraft(waitingKey(kind))
}

export function readSent(kind: ContractKind): SentContract | undefined {
  return readDraft(sentKey(kind)) as SentContract | undefined
}
