import { sql } from 'kysely'
import type { Locale } from '@endoll/api/language.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { isWithdrawable } from '@endoll/domain/procedures/request-state.ts'
import type { RetailerGateway } from '../../gateways/retailer/gateway.ts'
import { lockOwnContract, type ContractChanges, type ContractRow } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from './canonical.ts'
import { moveRequest } from './move.ts'
import { inTransaction } from './in-transaction.ts'
import { getOwnRequest } from './own-requests.ts'
import { eventOf, type EventRow } from './outbox.ts'
import { findOpenRequest } from './queries.ts'
import {
  changesOf,
  type AccountChanges,
  type AskedAccountChange,
  type AskedContractChange,
  type RequestRow,
} from './request.ts'
import { signLocked } from './signature/sign.ts'
import { findSignature, findSignatureByLink } from './signature/signature-row.ts'
import { lockAccount, lockRequest, readSubject, subjectOf } from './subject.ts'
import { findSent, writeRequest } from './write-request.ts'

/** Who asks, in which language, and the key that makes a second sending the same request. */
export interface Asking {
  readonly caller: Pick<Caller, 'accountId' | 'customerId'>
  /** Undefined where the call named none: then it is the account's. */
  readonly locale: Locale | undefined
  /** Undefined where the browser named none: then every sending is one of its own. */
  readonly key: string | undefined
}

/** What the customer is told at once, and what the request sets. */
export interface Submitted {
  readonly id: number
  readonly reference: string
  readonly state: RequestRow['state']
  readonly changes: ContractChanges & AccountChanges
}

function hashOf(body: object) {
  return sha256(JSON.stringify(body))
}

/** Two sendings with one key that meet in different contracts; or a rule that only the database saw. */
function constraintOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined
}

function submitting(services: Services, work: (db: Db) => Promise<Submitted>): Promise<Submitted> {
  return inTransaction(services, work).catch((error: unknown) => {
    const constraint = constraintOf(error)
    if (constraint === 'request_account_id_idempotency_key_key') throw new Failure('key_reused')
    if (constraint === 'request_one_open' || constraint === 'request_one_of_a_kind') {
      throw new Failure('process_running')
    }
    throw error
  })
}

/** Forbids a second change while one is under way, and names it. */
async function refuseSecond(db: Db, contract: ContractRow, procedure: ProcedureName) {
  const open = await findOpenRequest(db, contract.id, procedure)
  if (open) throw new Failure('process_running', { about: { request: open } })
}

/**
 * Asks for a change of a contract. The contract is locked first, and every rule is asked of it as it then stands. The
 * same key with the same content answers the request that was made before; with other content `key_reused`.
 */
export function submitContractChange(
  services: Services,
  asking: Asking,
  asked: AskedContractChange,
): Promise<Submitted> {
  return submitting(services, async (transaction) => {
    const { procedure } = asked
    const contract = await lockOwnContract(transaction, asking.caller, asked.contract)
    asked.admit?.(contract)
    const hash = hashOf(asked.body)
    const sent = await findSent(transaction, asking, { procedure, contractId: contract.id, hash })
    if (sent) return sent
    await refuseSecond(transaction, contract, procedure)
    const prepared = await asked.prepare(transaction, contract)
    const subject = await readSubject(transaction, asking.caller.accountId, contract)
    return writeRequest(transaction, services, { asking, procedure, hash, subject, prepared })
  })
}

/** Asks for a change of the account, as `submitContractChange` does of a contract, in a transaction of the caller. */
export async function submitAccountChange(
  transaction: Db,
  services: Services,
  asking: Asking,
  asked: AskedAccountChange,
): Promise<Submitted> {
  const { procedure } = asked
  const account = await lockAccount(transaction, asking.caller.accountId)
  const hash = hashOf(asked.body)
  const sent = await findSent(transaction, asking, { procedure, contractId: null, hash })
  if (sent) return sent
  const prepared = await asked.prepare(transaction)
  const subject = subjectOf(account, null)
  return writeRequest(transaction, services, { asking, procedure, hash, subject, prepared })
}

/** Takes a request back while nobody has accepted it; taking it back again changes nothing. */
export async function withdrawRequest(services: Services, caller: Caller, id: string): Promise<void> {
  const own = await getOwnRequest(services.db, caller, id)
  await inTransaction(services, async (transaction) => {
    const { request } = await lockRequest(transaction, own.id)
    if (request.state === 'withdrawn') return
    if (!isWithdrawable(request.state)) throw new Failure('request_ended')
    await moveRequest(transaction, services, request.id, { event: 'withdraw', actor: 'customer' })
  })
}

/** Takes back a change of the account that another one replaces, in the caller's transaction. */
export async function replaceAccountRequest(
  transaction: Db,
  services: Services,
  { accountId, procedure }: { readonly accountId: number; readonly procedure: RequestRow['procedure'] },
): Promise<void> {
  const open = await transaction
    .selectFrom('request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('contract_id', 'is', null)
    .where('procedure', '=', procedure)
    .where('state', '=', 'waiting_signature')
    .executeTakeFirst()
  if (!open) return
  const step = { event: 'withdraw', actor: 'customer', why: 'replaced' } as const
  await moveRequest(transaction, services, open.id, step, { quiet: true })
}

/** Confirms the new address of an account by the token of the link that went there. */
export async function confirmAccountEmail(services: Services, token: string): Promise<{ email: string }> {
  const { db, clock } = services
  const found = await findSignatureByLink(db, clock.nowMs(), sha256(token))
  if (!found) throw new Failure('confirmation_invalid')
  return inTransaction(services, async (transaction) => {
    const { request, subject } = await lockRequest(transaction, found.request_id)
    const signature = await findSignature(transaction, clock.nowMs(), request.id)
    const email = changesOf(request).email
    if (!signature || email === undefined) throw new Failure('confirmation_invalid')
    // Followed twice: the first time counted.
    if (request.state === 'effective' && subject.account.email === email) return { email }
    if (request.state !== 'waiting_signature' || signature.over) throw new Failure('confirmation_invalid')
    const evidence = { method: 'link to the new address', link_sent_to: email }
    await signLocked(transaction, services, { request, signature, evidence, why: 'link' }, { quiet: true })
    await moveRequest(transaction, services, request.id, { event: 'take_effect', actor: 'system' })
    return { email }
  })
}

/** Ends requests that were not signed in time. Safe to run twice, and on two servers. */
export async function expireRequests(services: Services): Promise<number> {
  const { db, clock } = services
  const over = await db
    .selectFrom('request')
    .innerJoin('signature', 'signature.request_id', 'request.id')
    .select('request.id')
    .where('request.state', '=', 'waiting_signature')
    .where('signature.expires_at', '<=', at(clock.nowMs()))
    .orderBy('request.id')
    .execute()
  let expired = 0
  const failures: unknown[] = []
  for (const { id } of over) {
    try {
      await inTransaction(services, async (transaction) => {
        const { request } = await lockRequest(transaction, id)
        // Signed or withdrawn while we were on our way.
        if (request.state !== 'waiting_signature') return
        await moveRequest(transaction, services, id, { event: 'expire', actor: 'system' })
        expired += 1
      })
    } catch (error) {
      // One that cannot be ended must not keep the others open.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests could not expire`)
  return expired
}

/** What the retailer's systems say of a request. */
export interface RetailerAnswer {
  readonly answer: 'accepted' | 'rejected' | 'effective'
  readonly reason_code?: string | undefined
  readonly reason_text?: string | undefined
  readonly effective_date?: string | undefined
}

const EVENTS = { accepted: 'accept', rejected: 'reject', effective: 'take_effect' } as const

/** What PostgreSQL cannot hold as text, and what breaks a line, does not reach a customer. */
function plainText(text: string | undefined) {
  return text === undefined
    ? undefined
    : text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim() || undefined
}

/** Takes the retailer's answer. The same answer again changes nothing; one that comes too late is `request_ended`. */
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
    const { request } = await lockRequest(transaction, named.id)
    if (request.state === answer.answer) return request
    return moveRequest(transaction, services, named.id, {
      event: EVENTS[answer.answer],
      actor: 'retailer',
      reasonCode: answer.answer === 'rejected' ? answer.reason_code : undefined,
      reasonText: answer.answer === 'rejected' ? plainText(answer.reason_text) : undefined,
      effectiveDay: answer.effective_date,
    })
  })
}

/** A file of the retailer's shows that a request that was sent is done. In the caller's transaction. */
export async function takeEffectByFile(
  transaction: Db,
  services: Pick<Services, 'clock'>,
  requestId: number,
): Promise<void> {
  await moveRequest(transaction, services, requestId, { event: 'take_effect', actor: 'system', why: 'file' })
}

/** Requests of these contracts that a file of the retailer may bring into effect, by contract. */
export async function readSentRequests(
  db: Db,
  contractNames: readonly string[],
): Promise<readonly Pick<RequestRow, 'id' | 'contract_name' | 'changes' | 'before'>[]> {
  if (contractNames.length === 0) return []
  return db
    .selectFrom('request')
    .select(['id', 'contract_name', 'changes', 'before'])
    .where('state', 'in', ['sent', 'accepted'])
    .where(sql<boolean>`contract_name = any(${contractNames})`)
    .orderBy('id')
    .execute()
}

/** Whoever has taken an event has it for so long; then somebody else may try. */
const leaseMs = 60_000
const atOnce = 10

/** 10 s, 20 s, 40 s … an hour. */
function pauseMs(attempts: number) {
  return Math.min(3_600_000, 10_000 * 2 ** Math.min(attempts - 1, 12))
}

/** Takes events that are due and have nothing undelivered of the same contract before them. */
async function claim(db: Db, nowMs: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    update outbox_event set attempts = attempts + 1, next_attempt_at = ${at(nowMs + leaseMs)}
     where id in (
       select event.id from outbox_event event
        where event.delivered_at is null and event.next_attempt_at <= ${at(nowMs)}
          and not exists (select 1 from outbox_event earlier
                           where earlier.subject = event.subject and earlier.id < event.id
                             and earlier.delivered_at is null)
        order by event.id limit ${atOnce} for update skip locked)
       and delivered_at is null
    returning *`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/**
 * Renews the hold on an event right before it is delivered: what was delivered before it may have taken longer than the
 * hold, and somebody else may have it by now. The number of attempts tells whose it is.
 */
async function stillHeld(db: Db, { id, attempts }: EventRow, nowMs: number): Promise<boolean> {
  const held = await db
    .updateTable('outbox_event')
    .set({ next_attempt_at: at(nowMs + leaseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  return held.numUpdatedRows > 0n
}

export interface Delivered {
  readonly delivered: number
  readonly failed: number
}

/**
 * Delivers what is due: each event at least once, those of one contract in order. One that is not taken waits longer
 * each time, and those behind it wait with it.
 */
export async function deliverOutbox(
  services: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  retailer: RetailerGateway,
): Promise<Delivered> {
  const { db, clock, failPoint } = services
  let delivered = 0
  let failed = 0
  for (;;) {
    const rows = await claim(db, clock.nowMs())
    if (rows.length === 0) return { delivered, failed }
    await failPoint?.('event-claimed')
    for (const row of rows) {
      if (!(await stillHeld(db, row, clock.nowMs()))) continue
      const taken = await retailer.deliver(eventOf(row)).then(
        () => true,
        () => false,
      )
      await failPoint?.('event-delivered')
      const nowMs = clock.nowMs()
      await db
        .updateTable('outbox_event')
        .set(taken ? { delivered_at: at(nowMs) } : { next_attempt_at: at(nowMs + pauseMs(row.attempts)) })
        .where('id', '=', row.id)
        .execute()
      if (taken) delivered += 1
      else failed += 1
    }
  }
}
