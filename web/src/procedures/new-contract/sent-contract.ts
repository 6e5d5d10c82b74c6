import type { FieldErrors } from '@endoll/api/errors.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { clearDraft, readDraft, writeDraft } from '../../form/draft.ts'
import { draftKeyOf, type Answers } from './flow.ts'
import type { FurtherSupply } from './several/supplies.ts'

/** One of several supplies that were sent. */
export interface SentSupply {
  /** Of a supply after the first. */
  readonly key?: string | undefined
  readonly cups: string
  /** Null if it was refused, for what was wrong with its fields. */
  readonly reply: LeadReply | null
  readonly wrong: FieldErrors
}

/** What came of several supplies that were sent, in their order. */
interface SentSeveral {
  readonly supplies: readonly SentSupply[]
}

/** What came of what was sent. */
export type SentContract = SentAlone | SentSeveral

/** What is sent: the answers, and those of the supplies after the first. */
export interface ToSend {
  readonly answers: Answers
  readonly further: readonly FurtherSupply[]
}

/** What came of a contract that was sent. */
export interface SentAlone {
  readonly reply: LeadReply
  /** Of a contract of both, what came of its gas: the reply, or what was wrong with it, nothing if it did not arrive. */
  readonly gas?: LeadReply | { readonly wrong: FieldErrors }
}

function sentKey(kind: ContractKind): string {
  return `${draftKeyOf(kind)} sent`
}
function waitingKey(kind: ContractKind): string {
  return `${draftKeyOf(kind)} to send`
}

/** What the last step sends by itself. */
export function keepToSend(kind: ContractKind, toSend: ToSend): void {
  clearDraft(sentKey(kind))
  writeDraft(waitingKey(kind), toSend)
}

export function readToSend(kind: ContractKind): ToSend | undefined {
  const kept = readDraft(waitingKey(kind))
  return kept && 'answers' in kept ? (kept as ToSend) : undefined
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

/** Whether all of it was taken: nothing of the draft is needed any more. */
export function isDone(sent: SentContract): boolean {
  if ('supplies' in sent) return sent.supplies.every(({ reply }) => reply?.status === 'OK')
  const { reply, gas } = sent
  return reply.status === 'OK' && (gas === undefined || ('status' in gas && gas.status === 'OK'))
}
