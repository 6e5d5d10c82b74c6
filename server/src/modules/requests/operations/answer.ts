import { isAgreement } from '@endoll/domain/procedures/procedure-name.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import { tellNewHolder } from '../new-holder/tell.ts'
import { procedureOf, type RequestRow } from '../request.ts'
import { lockRequest } from '../unscoped-requests.ts'
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

/** Throws where a change would be in effect before its contract began: no contract ends before its first day. */
function requireDayWithin(startDay: string | null, effectiveDay: string | undefined): void {
  if (startDay === null || effectiveDay === undefined || effectiveDay >= startDay) return
  throw invalidFields({ effective_date: ['date_not_valid'] })
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

/** A request that nobody has signed was not sent to the retailer's systems to be answered. */
const unsigned: readonly RequestRow['state'][] = ['submitted', 'waiting_signature', 'waiting_acceptance']

/**
 * Takes the retailer's answer. The same answer again changes nothing; one that comes too late is `request_ended`, one before
 * the signature `request_not_sent`.
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
    // What is agreed on is in effect when it is accepted.
    const agreed = answer.answer === 'accepted' && isAgreement(procedureOf(request))
    const said = agreed ? 'effective' : answer.answer
    if (request.state === said) return request
    if (unsigned.includes(request.state)) throw new Failure('request_not_sent')
    const moved = await moveRequest(transaction, services, named.id, {
      event: EVENTS[said],
      actor: 'retailer',
      reasonCode: answer.answer === 'rejected' ? answer.reason_code : undefined,
      reasonText: answer.answer === 'rejected' ? plainText(answer.reason_text) : undefined,
      effectiveDay: answer.effective_date,
      named: { contract: answer.new_contract, customer: answer.new_customer },
    })
    await tellNewHolder(transaction, services, moved)
    return moved
  })
}

/** A file of the retailer's shows that a sent request is done. In the caller's transaction. */
export async function takeEffectByFile(
  transaction: Db,
  services: Pick<Services, 'clock'>,
  requestId: number,
): Promise<void> {
  await moveRequest(transaction, services, requestId, { event: 'take_effect', actor: 'system', why: 'file' })
}

/** A file of the retailer's has what a request asks for that nobody has signed: there is nothing left to sign. */
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

/** Requests of these contracts that set something and that a file may bring into effect or close. */
export async function readRequestsForFile(
  db: Db,
  contractNames: readonly string[],
): Promise<readonly Pick<RequestRow, 'id' | 'contract_name' | 'state' | 'changes' | 'before'>[]> {
  if (contractNames.length === 0) return []
  return db
    .selectFrom('request')
    .select(['id', 'contract_name', 'state', 'changes', 'before'])
    .where('state', 'in', ['waiting_signature', 'sent', 'accepted'])
    .where(sql<boolean>`contract_name = any(${contractNames})`)
    .where(sql<boolean>`changes <> '{}'::jsonb`)
    .orderBy('id')
    .execute()
}
