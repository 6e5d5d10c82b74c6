import { isAgreement } from '@endoll/domain/procedures/procedure-name.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { todayOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import { tellNewHolder } from '../new-holder/tell.ts'
import { findUndone, mayCountFrom, productDayUnsaid } from '../product-change.ts'
import { beforeOf, changesOf, procedureOf, type RequestChanges, type RequestRow } from '../request.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { plannedNames } from './take-planned.ts'
import { inTransaction } from './transaction.ts'

/** The retailer's answer to a request. */
export interface RetailerAnswer {
  readonly answer: 'accepted' | 'rejected' | 'effective'
  readonly reason_code?: string | undefined
  readonly reason_text?: string | undefined
  readonly effective_date?: string | undefined
  readonly new_contract?: string | undefined
  readonly new_customer?: string | undefined
}

const EVENTS = { accepted: 'accept', rejected: 'reject', effective: 'take_effect' } as const

/** Throws where a change would be in effect before the first day of what it changes. */
function requireDayWithin(startDay: string | null, effectiveDay: string | undefined): void {
  if (startDay === null || effectiveDay === undefined || effectiveDay >= startDay) return
  throw invalidFields({ effective_date: ['date_not_valid'] })
}

/** Throws where a withdrawal would count before the change of product that it undoes. */
async function requireDayAfterUndone(db: Db, request: RequestRow, day: Day | undefined): Promise<void> {
  const undone = await findUndone(db, request)
  requireDayWithin(undone?.effective_day ?? null, day)
}

/**
 * What a change counts from where the answer says no day. A supply lasts until the day that its customer has asked for:
 * to end it sooner takes a day that is said.
 */
function unsaidDay(request: RequestRow, today: Day): Day | undefined {
  const { procedure, planned_day: told, due_day: asked } = request
  if (procedure === 'change_product') return productDayUnsaid(request)
  const last = told ?? asked
  return procedure === 'end_supply' && last !== null && last > today ? last : undefined
}

/** Throws where a product would count before the day from which its customer asked for it, or was told that it does. */
function requireAskedDay(request: RequestRow, said: RetailerAnswer['answer'], day: Day | undefined): void {
  if (request.procedure !== 'change_product' || said !== 'effective' || day === undefined) return
  const { planned_day: told } = request
  if (!mayCountFrom(request, day) || (told !== null && day < told)) {
    throw invalidFields({ effective_date: ['date_not_valid'] })
  }
}

/** The day to come on which the retailer says that a change is in effect; undefined if it is, or is not said. */
function plannedDayOf(said: RetailerAnswer['answer'], day: Day | undefined, today: Day): Day | undefined {
  return said === 'effective' && day !== undefined && day > today ? day : undefined
}

/** One line of text without control characters, which PostgreSQL can store. */
function plainText(text: string | undefined) {
  return text === undefined
    ? undefined
    : text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim() || undefined
}

/** An unsigned request was not sent to the retailer's systems, so it cannot be answered. */
const unsigned: readonly RequestRow['state'][] = ['submitted', 'waiting_signature', 'waiting_acceptance']

/**
 * Takes the retailer's answer. One that is in effect on a day to come waits for it, accepted. The same answer again
 * changes nothing; one that comes too late is `request_ended`, one before the signature `request_not_sent`.
 */
export async function answerRequest(
  services: Services,
  reference: string,
  answer: RetailerAnswer,
): Promise<Pick<RequestRow, 'reference' | 'state'>> {
  const named = await services.db
    .selectFrom('request')
    .select('id')
    .where('reference', '=', plainText(reference) ?? '')
    .executeTakeFirst()
  if (!named) throw notFound()
  return inTransaction(services, async (transaction) => {
    const { request, subject } = await lockRequest(transaction, named.id)
    requireDayWithin(subject.contract?.start_day ?? null, answer.effective_date)
    await requireDayAfterUndone(transaction, request, answer.effective_date)
    // What is agreed on is in effect when it is accepted.
    const agreed = answer.answer === 'accepted' && isAgreement(procedureOf(request))
    const said = agreed ? 'effective' : answer.answer
    const day = answer.effective_date ?? unsaidDay(request, todayOf(services))
    requireAskedDay(request, said, day)
    const plannedDay = plannedDayOf(said, day, todayOf(services))
    const stands = plannedDay === undefined ? request.state === said : request.planned_day === plannedDay
    if (stands) return request
    if (unsigned.includes(request.state)) throw new Failure('request_not_sent')
    const moved = await moveRequest(transaction, services, named.id, {
      event: plannedDay === undefined ? EVENTS[said] : 'accept',
      actor: 'retailer',
      reasonCode: answer.answer === 'rejected' ? answer.reason_code : undefined,
      reasonText: answer.answer === 'rejected' ? plainText(answer.reason_text) : undefined,
      effectiveDay: day,
      ...(plannedDay === undefined ? {} : { plannedDay }),
      named: { contract: answer.new_contract, customer: answer.new_customer },
    })
    await tellNewHolder(transaction, services, moved)
    return moved
  })
}

/** A file of the retailer's shows that a sent request is done, or on which day to come. In the caller's transaction. */
export async function takeEffectByFile(
  transaction: Db,
  services: Pick<Services, 'clock'>,
  requestId: number,
): Promise<void> {
  const { request } = await lockRequest(transaction, requestId)
  const { end_day: filedEnd } = changesOf(request)
  const day = request.planned_day ?? (typeof filedEnd === 'string' ? filedEnd : undefined)
  const byFile = { actor: 'system', why: 'file' } as const
  if (day === undefined || day <= todayOf(services)) {
    const named = plannedNames(request)
    await moveRequest(transaction, services, requestId, {
      event: 'take_effect',
      ...byFile,
      effectiveDay: day,
      named,
    })
  } else if (request.planned_day === null) {
    await moveRequest(transaction, services, requestId, { event: 'accept', ...byFile, plannedDay: day })
  }
}

/** A file of the retailer's has what an unsigned request asks for: nothing is left to sign. */
export async function closeByFile(
  transaction: Db,
  services: Pick<Services, 'clock'>,
  requestId: number,
): Promise<void> {
  await moveRequest(transaction, services, requestId, {
    event: 'withdraw',
    actor: 'system',
    why: 'file',
    reasonCode: 'already_so',
  })
}

interface RequestOfFile extends Pick<RequestRow, 'id' | 'contract_name' | 'state'> {
  readonly changes: RequestChanges
  readonly before: RequestChanges
}

/** Requests of these contracts that set something and that a file may bring into effect or close. */
export async function readRequestsForFile(
  db: Db,
  contractNames: readonly string[],
): Promise<readonly RequestOfFile[]> {
  if (contractNames.length === 0) return []
  const rows = await db
    .selectFrom('request')
    .select(['id', 'reference', 'contract_name', 'state', 'changes', 'before'])
    .where('state', 'in', ['waiting_signature', 'sent', 'accepted'])
    .where(sql<boolean>`contract_name = any(${contractNames})`)
    .where(sql<boolean>`changes <> '{}'::jsonb`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, changes: changesOf(row), before: beforeOf(row) }))
}
