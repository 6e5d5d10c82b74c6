import { isAgreement, needsDistributor, needsRetailer } from '@endoll/domain/procedures/procedure-name.ts'
import { sealJson } from '../../../platform/at-rest/seal.ts'
import { withIban } from '../../../platform/contract-iban.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { newReference } from '../../../platform/reference.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256OfJson } from '../../../platform/sha256.ts'
import { isJoint } from '../joint.ts'
import { stepLocked, type Step } from '../move.ts'
import { notify } from '../notifications.ts'
import { changesOf, procedureOf, type Change, type RequestChanges, type RequestRow } from '../request.ts'
import { isSigned, openSignature } from '../signature/open.ts'
import type { Opened } from './open.ts'

export { jointSubmissionOf, type LeftOut } from '../joint.ts'
export type { Change, Notice } from '../request.ts'

/** A request that was submitted, now or by an earlier call under the same key. */
export interface Submitted {
  /** What the call replies. */
  readonly reply: {
    readonly waiting_for_signature: boolean
    readonly request: { readonly id: number; readonly reference: string }
  }
  /** What the request sets. */
  readonly changes: RequestChanges
}

export function submittedOf(request: RequestRow): Submitted {
  const { id, reference, state } = request
  return {
    reply: { waiting_for_signature: state === 'waiting_signature', request: { id, reference } },
    changes: changesOf(request),
  }
}

async function insertRequest(
  db: Db,
  services: Services,
  { asking, procedure, subject, bodyHash }: Opened,
  { submission, changes, joint, homeMove }: Change,
): Promise<RequestRow> {
  const now = at(services.clock.nowMs())
  const current: Readonly<Record<string, unknown>> = {
    ...(subject.contract ? withIban(subject.contract) : subject.account),
  }
  const before = Object.fromEntries(Object.keys(changes).map((column) => [column, current[column] ?? null]))
  const reference = newReference()
  const request = await db
    .insertInto('request')
    .values({
      reference,
      customer_id: asking.caller.customerId,
      account_id: asking.caller.accountId,
      // Of the desk it is no session of a customer.
      session_id: asking.caller.agent === undefined ? asking.caller.sessionId : null,
      agent: asking.caller.agent ?? null,
      contract_id: subject.contract?.id ?? null,
      contract_name: subject.contract?.name ?? null,
      joint_id: joint?.id ?? null,
      home_move_id: homeMove ?? null,
      procedure,
      state: 'submitted',
      needs_distributor: needsDistributor(procedure),
      submission: sealJson('request.submission', { reference }, submission),
      submission_hash: sha256OfJson(submission),
      changes: sealJson('request.changes', { reference }, changes),
      before: sealJson('request.before', { reference }, before),
      people: sealJson('request.people', { reference }, subject.people),
      idempotency_key: asking.key ?? `none:${reference}`,
      asked_hash: bodyHash,
      locale: asking.locale ?? subject.account.locale,
      submitted_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('request_event')
    .values({
      request_id: request.id,
      position: 1,
      event: 'submit',
      from_state: null,
      to_state: 'submitted',
      actor: 'customer',
      at: now,
      why: '',
      account_id: asking.caller.accountId,
      agent: asking.caller.agent ?? null,
    })
    .execute()
  return request
}

type Waiting = Pick<Change, 'confirmation' | 'waitsForEmail' | 'effectiveDay' | 'joint'>

/** Whether a request waits to be signed or confirmed, goes to the retailer, or is done at once. */
async function firstStep(
  db: Db,
  services: Services,
  request: RequestRow,
  { confirmation, waitsForEmail = false, effectiveDay, joint }: Waiting,
): Promise<Step> {
  const actor = 'system'
  // One signature for all of its parts.
  if (joint?.state === 'waiting_signature') {
    return { event: 'ask_signature', actor, ...(joint.due_day === null ? {} : { dueDay: joint.due_day }) }
  }
  if (confirmation || waitsForEmail || isSigned(services, request)) {
    const { lastDay } = await openSignature(db, services, { request, confirmation, waitsForEmail })
    return { event: 'ask_signature', actor, dueDay: lastDay }
  }
  const procedure = procedureOf(request)
  const answered = request.needs_distributor || isAgreement(procedure) || needsRetailer(procedure)
  return answered ? { event: 'send', actor } : { event: 'apply', actor, effectiveDay }
}

/** Writes a checked change: the request, its history, its effect and its notifications, in the transaction given. */
export async function submitChange(
  db: Db,
  services: Services,
  opened: Opened,
  change: Change,
): Promise<Submitted> {
  return submittedOf(await writeRequest(db, services, opened, change))
}

/**
 * Writes what is asked for several contracts at once, in the transaction given: the joint request, which the customer
 * signs and is mailed about, and a part for each contract. The contracts are locked by the caller.
 */
export async function submitJointChange(
  db: Db,
  services: Services,
  opened: Opened,
  {
    parts,
    ...change
  }: Pick<Change, 'submission' | 'notices'> & {
    readonly parts: readonly { readonly opened: Opened; readonly change: Change }[]
  },
): Promise<Submitted> {
  const joint = await writeRequest(db, services, opened, { ...change, changes: {} })
  for (const part of parts) await writeRequest(db, services, part.opened, { ...part.change, joint })
  return submittedOf(joint)
}

async function writeRequest(db: Db, services: Services, opened: Opened, change: Change): Promise<RequestRow> {
  const { subject } = opened
  const { notices, ...waiting } = change
  const { confirmation } = waiting
  const request = await insertRequest(db, services, opened, change)
  await services.failPoint?.('request-written')
  const step = await firstStep(db, services, request, waiting)
  const moved = await stepLocked(db, services, { request, subject }, step)
  await notify(db, services, moved, {
    event: isJoint(request) ? undefined : 'request.submitted',
    // A new address gets only the mail with the link; parts are reported with their joint request; of a move nobody is asked
    // to sign again.
    customer:
      confirmation === undefined &&
      change.joint === undefined &&
      (change.homeMove === undefined || step.event !== 'ask_signature'),
    ...(notices ? { notices } : {}),
  })
  return moved.request
}
