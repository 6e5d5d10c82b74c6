import type { OutboxType } from '@endoll/api/retailer.ts'
import { dueDay, type PowerDeadline } from '@endoll/domain/procedures/due-day.ts'
import { endDueDay } from '@endoll/domain/procedures/end-supply.ts'
import { holderWhoSays } from '@endoll/domain/procedures/power-holder.ts'
import {
  findNextState,
  ImpossibleStepError,
  nextState,
  openStates,
  type RequestActor,
  type RequestEvent,
} from '@endoll/domain/procedures/request-state.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { applyChanges } from './effect.ts'
import { isJoint, isShared, jointStep, readParts } from './joint.ts'
import type { NamedByRetailer } from './new-holder/hand-over.ts'
import { notificationsOf, notify, type Notified } from './notifications.ts'
import { changesOf, procedureOf, submissionOf, type RequestRow } from './request.ts'
import { productDueDay } from './product-change.ts'
import { requireHolder, type Subject } from './subject.ts'
import { lockRequest } from './unscoped-requests.ts'

/** What happens to a request, by whom and why. */
export interface Step {
  readonly event: RequestEvent
  readonly actor: RequestActor
  /** The account of whoever takes it for the customer. */
  readonly accountId?: number | undefined
  readonly why?: string
  readonly reasonCode?: string | undefined
  readonly reasonText?: string | undefined
  /** Day from which the change counts; today by default. */
  readonly effectiveDay?: string | undefined
  /** What the retailer's systems call the new contract and its customer, of a change of holder. */
  readonly named?: NamedByRetailer
  /** The day to come on which an accepted change is in effect. */
  readonly plannedDay?: Day
  /** Last day of the state that is entered, where the step knows it. */
  readonly dueDay?: string
}

/** Steps that only end a request: all that is left to one whose contract has another customer. */
const ENDINGS: readonly RequestEvent[] = ['withdraw', 'expire']

function deadlineOf({ contract }: Subject, request: RequestRow): PowerDeadline | undefined {
  if (!contract) return undefined
  const selfEmployed = submissionOf(request)['self_employed'] === true
  return {
    voltage: findTariff(contract.tariff)?.voltage ?? 'low',
    holder: holderWhoSays(contract.owner_nif, selfEmployed),
  }
}

/** The day by which a request that is sent on a day should be in effect. */
function dueOnceSent(request: RequestRow, subject: Subject, today: Day): Day {
  const { end_day: asked } = changesOf(request)
  if (typeof asked === 'string') return endDueDay(asked, today)
  if (request.procedure === 'change_product') return productDueDay(request, today)
  return dueDay(procedureOf(request), today, deadlineOf(subject, request))
}

/** A step of a locked request: state, history and effect. Notifications are the caller's. */
export async function stepLocked(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  locked: { readonly request: RequestRow; readonly subject: Subject },
  step: Step,
): Promise<Notified> {
  const { request, subject } = locked
  const nowMs = services.clock.nowMs()
  const today = todayOf(services)
  const state = nextState(request.state, step.event, step.actor)
  const effectiveDay = state === 'effective' ? (step.effectiveDay ?? today) : null
  const due = state === 'sent' ? dueOnceSent(request, subject, today) : null
  const moved = await db
    .updateTable('request')
    .set({
      state,
      due_day: step.plannedDay ?? step.dueDay ?? (state === 'accepted' ? request.due_day : due),
      planned_day: step.plannedDay ?? null,
      planned_names: step.plannedDay && step.named ? JSON.stringify(step.named) : null,
      effective_day: effectiveDay,
      reason_code: step.reasonCode ?? null,
      reason_text: step.reasonText ?? null,
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { position } = await db
    .insertInto('request_event')
    .values({
      request_id: request.id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from request_event where request_id = ${request.id})`,
      event: step.event,
      from_state: request.state,
      to_state: state,
      actor: step.actor,
      at: at(nowMs),
      why: step.why ?? '',
      account_id: step.accountId ?? null,
    })
    .returning('position')
    .executeTakeFirstOrThrow()
  if (state === 'effective') {
    await applyChanges(db, moved, subject, { nowMs, named: step.named })
    await services.failPoint?.('effect-written')
  }
  return { request: moved, subject, position }
}

/** With a confirmed new address of the account, the mail goes to that address. */
function withNewAddress(moved: Notified): Notified {
  const { request, subject } = moved
  const { email } = changesOf(request)
  if (request.state !== 'effective' || subject.contract || email === undefined) return moved
  return { ...moved, subject: { ...subject, account: { ...subject.account, email } } }
}

interface Moving {
  /** No mail to the customer: another step follows at once, and its mail says where the request stands. */
  readonly quiet?: boolean
  /** Extra data for the retailer's systems. */
  readonly event?: OutboxType
}

/**
 * The only way in which a written request changes its state: by the table of its life, with history, effect and
 * notifications in one transaction. Throws Failure `request_ended` on a step that the table does not have.
 */
export async function moveRequest(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  requestId: number,
  step: Step,
  { quiet = false, event }: Moving = {},
): Promise<RequestRow> {
  const locked = await lockRequest(transaction, requestId)
  const { request, subject } = locked
  if (!ENDINGS.includes(step.event)) requireHolder(request, subject.contract)
  if (isJoint(request) && isShared(step) && !(await moveParts(transaction, services, request, step))) {
    return settleJoint(transaction, services, request.id, step.actor)
  }
  const moved = await stepLocked(transaction, services, locked, step).catch((error: unknown) => {
    throw error instanceof ImpossibleStepError ? new Failure('request_ended') : error
  })
  await notify(transaction, services, withNewAddress(moved), notificationsOf(request, step, { quiet, event }))
  if (request.joint_id !== null && !quiet) {
    await settleJoint(transaction, services, request.joint_id, step.actor)
  }
  return moved.request
}

/** The same step for each part that can take it; whether the joint request takes it too: not while a part is left. */
async function moveParts(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  joint: RequestRow,
  step: Step,
): Promise<boolean> {
  const open = (await readParts(transaction, joint.id)).filter(({ state }) => openStates.includes(state))
  const movable = open.filter(({ state }) => findNextState(state, step.event, step.actor) !== undefined)
  for (const { id } of movable) await moveRequest(transaction, services, id, step, { quiet: true })
  return movable.length === open.length
}

/** After a step of a part by itself: the joint request follows, and says so once. */
async function settleJoint(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  jointId: number,
  by: RequestActor,
): Promise<RequestRow> {
  const { request } = await lockRequest(transaction, jointId)
  const step = jointStep(request.state, await readParts(transaction, jointId))
  if (!step) return request
  // A file may have closed the last part after the retailer has rejected another one.
  const actor = step.event === 'reject' || by === 'retailer' ? 'retailer' : 'system'
  return moveRequest(transaction, services, jointId, { ...step, actor })
}
