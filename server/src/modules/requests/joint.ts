import type { leftOutReasons } from '@endoll/api/requests.ts'
import { openStates, type RequestState } from '@endoll/domain/procedures/request-state.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Step } from './move.ts'
import { submissionOf, type RequestRow } from './request.ts'

/**
 * Whether a request is of several contracts at once. The customer sees, signs and withdraws it; each contract has a part
 * of it, which is what the retailer's systems see and answer.
 */
export function isJoint(request: RequestRow): boolean {
  return request.contract_id === null && 'contracts' in submissionOf(request)
}

/** Names and CUPS of the contracts of a joint request, and those that it leaves out, each with why. */
export interface JointSubmission {
  readonly contracts: readonly string[]
  readonly cups: readonly string[]
  readonly left_out: readonly LeftOut[]
}

/** A contract that is left out, as a submission has it: `A-001 process_running`. */
export interface LeftOut {
  readonly contract: string
  readonly error: (typeof leftOutReasons)[number]
}

/** What was asked for several contracts at once. */
export function jointSubmissionOf(request: RequestRow): JointSubmission {
  const submission = submissionOf(request)
  const texts = (field: keyof JointSubmission) => (submission[field] ?? []) as readonly string[]
  return {
    contracts: texts('contracts'),
    cups: texts('cups'),
    left_out: texts('left_out').map((text) => {
      // A name may have spaces in it.
      const end = text.lastIndexOf(' ')
      return { contract: text.slice(0, end), error: text.slice(end + 1) as LeftOut['error'] }
    }),
  }
}

export type Part = Pick<
  RequestRow,
  'id' | 'contract_name' | 'state' | 'effective_day' | 'reason_code' | 'reason_text'
>

/** The parts of a joint request, in the order in which they were asked for. */
export function readParts(db: Db, jointId: number): Promise<readonly Part[]> {
  return db
    .selectFrom('request')
    .select(['id', 'contract_name', 'state', 'effective_day', 'reason_code', 'reason_text'])
    .where('joint_id', '=', jointId)
    .orderBy('id')
    .execute()
}

function isOpen({ state }: Part) {
  return openStates.includes(state)
}

/** What the customer or the time does to a joint request, and so to each of its parts. */
const shared: readonly Step['event'][] = ['sign', 'withdraw', 'expire']

/** Whether a step of a joint request is one of its parts as well. */
export function isShared({ event }: Pick<Step, 'event'>): boolean {
  return shared.includes(event)
}

/**
 * The step of a joint request once its parts stand so; undefined if it stays as it is. It is accepted once none of
 * its parts can be withdrawn, and ends with the last of them: in effect where one is.
 */
export function jointStep(state: RequestState, parts: readonly Part[]): Omit<Step, 'actor'> | undefined {
  if (!openStates.includes(state)) return undefined
  if (parts.some(isOpen)) {
    const taken = state === 'sent' && parts.every((part) => part.state === 'accepted' || !isOpen(part))
    return taken ? { event: 'accept' } : undefined
  }
  const effective = parts.filter((part) => part.state === 'effective')
  if (effective.length > 0) {
    const effectiveDay = effective
      .flatMap(({ effective_day: day }) => day ?? [])
      .toSorted()
      .at(-1)
    return { event: 'take_effect', effectiveDay }
  }
  const rejected = parts.find((part) => part.state === 'rejected')
  if (rejected) {
    const { reason_code, reason_text } = rejected
    return { event: 'reject', reasonCode: reason_code ?? undefined, reasonText: reason_text ?? undefined }
  }
  // Each was closed by a file, or went to another holder.
  const closed = parts.find((part) => part.reason_code !== null)
  return { event: 'withdraw', why: 'file', reasonCode: closed?.reason_code ?? undefined }
}
