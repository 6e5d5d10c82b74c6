import type { OutboxType } from '@endoll/api/retailer.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import {
  ImpossibleStepError,
  nextState,
  type RequestActor,
  type RequestEvent,
} from '@endoll/domain/procedures/request-state.ts'
import { sql } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { applyChanges } from './effect.ts'
import { changesOf, procedureOf, todayOf, type RequestRow } from './request.ts'
import { lockRequest, type Subject } from './subject.ts'
import { tellCustomer, tellRetailer } from './told.ts'

/** What happens to a request, by whom and why. */
export interface Step {
  readonly event: RequestEvent
  readonly actor: RequestActor
  readonly why?: string
  readonly reasonCode?: string | undefined
  readonly reasonText?: string | undefined
  /** Day on which the change counts; today when nobody says otherwise. */
  readonly effectiveDay?: string | undefined
  /** Last day of the state that is entered, where the step knows it. */
  readonly dueDay?: string
}

/** Steps that the retailer's systems did not make themselves. */
const OUTBOX: Readonly<Partial<Record<RequestEvent, OutboxType>>> = {
  sign: 'request.signed',
  withdraw: 'request.withdrawn',
  expire: 'request.expired',
}

/** Adds to the history that nothing is taken from. Answers the event's place in it. */
export async function writeEvent(
  db: Db,
  request: Pick<RequestRow, 'id'>,
  event: {
    readonly event: string
    readonly from: string | null
    readonly to: string
    readonly actor: RequestActor
    readonly nowMs: number
    readonly why: string
  },
): Promise<number> {
  const { position } = await db
    .insertInto('request_event')
    .values({
      request_id: request.id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from request_event where request_id = ${request.id})`,
      event: event.event,
      from_state: event.from,
      to_state: event.to,
      actor: event.actor,
      at: at(event.nowMs),
      why: event.why,
    })
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

/** A step of a request that is locked: state, history and effect. Nobody is told yet. */
export async function stepLocked(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  locked: { readonly request: RequestRow; readonly subject: Subject },
  step: Step,
): Promise<{ readonly request: RequestRow; readonly position: number }> {
  const { request, subject } = locked
  const nowMs = services.clock.nowMs()
  const today = todayOf(services)
  const state = nextState(request.state, step.event, step.actor)
  const effectiveDay = state === 'effective' ? (step.effectiveDay ?? today) : null
  const due = state === 'sent' ? dueDay(procedureOf(request), today) : null
  const moved = await db
    .updateTable('request')
    .set({
      state,
      due_day: step.dueDay ?? (state === 'accepted' ? request.due_day : due),
      effective_day: effectiveDay,
      reason_code: step.reasonCode ?? null,
      reason_text: step.reasonText ?? null,
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const position = await writeEvent(db, request, {
    event: step.event,
    from: request.state,
    to: state,
    actor: step.actor,
    nowMs,
    why: step.why ?? '',
  })
  if (state === 'effective') {
    await applyChanges(db, moved, subject, nowMs)
    await services.failPoint?.('effect-written')
  }
  return { request: moved, position }
}

/** Who has confirmed a new address is told there. */
function toldNow(request: RequestRow, subject: Subject): Subject {
  const { email } = changesOf(request)
  if (request.state !== 'effective' || subject.contract || email === undefined) return subject
  return { ...subject, account: { ...subject.account, email } }
}

/** Steps after which another follows by itself: the mail is about where the request comes to rest. */
interface Moving {
  readonly quiet?: boolean
}

/**
 * The one way in which a request goes on: through the table of its life, with its history, its effect and everything
 * that is told of it, in one transaction. Throws Failure `request_ended` on a step that the table does not have.
 */
export async function moveRequest(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  requestId: number,
  step: Step,
  { quiet = false }: Moving = {},
): Promise<RequestRow> {
  const locked = await lockRequest(transaction, requestId)
  const { subject } = locked
  const { request, position } = await stepLocked(transaction, services, locked, step).catch(
    (error: unknown) => {
      throw error instanceof ImpossibleStepError ? new Failure('request_ended') : error
    },
  )
  const type = OUTBOX[step.event]
  if (type) await tellRetailer(transaction, services, { type, request, subject })
  await services.failPoint?.('told-retailer')
  if (!quiet) {
    await tellCustomer(transaction, services, { request, subject: toldNow(request, subject), position })
  }
  await services.failPoint?.('told-customer')
  return request
}
