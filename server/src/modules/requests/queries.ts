import type { Locale } from '@endoll/api/language.ts'
import { page } from '@endoll/api/paging.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import { sql } from 'kysely'
import { heldFrom, type ContractRow, type Owner } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { isJoint, readParts } from './joint.ts'
import { getOwnRequest, listedRequests, ownRequests, ownWholeRequests } from './own-requests.ts'
import { submissionOf } from './request.ts'
import { requestDetailOf, requestItemOf, requestReason } from './request-wire.ts'
import { actedBy } from '../delegations/queries.ts'
import { findAccountLink, findSignature } from './signature/signature-row.ts'
import { signerOf } from './signature/signer.ts'
import { signingAddress } from '../session/operations/signing-address.ts'

export { requestFilesOfMail } from './mail-files.ts'
export { findRecentProductChange, type RecentProductChange } from './product-change.ts'

export interface ListedRequests {
  readonly offset: number
  readonly limit: number
  readonly contract?: string | undefined
  readonly open: 'true' | 'false'
  readonly locale: Locale
}

/** How many requests of the customer wait for them or are under way. */
function countRequests(db: Db, owner: Owner) {
  return ownWholeRequests(db, owner)
    .select([
      sql<number>`count(*) filter (where state = 'waiting_signature')`.as('waiting_signature'),
      sql<number>`count(*) filter (where state in ('submitted', 'waiting_acceptance', 'sent', 'accepted'))`.as(
        'under_way',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The customer's requests, newest first, and how many wait for them or are under way. */
export async function listRequests(db: Db, owner: Owner, asked: ListedRequests) {
  const { offset, limit, contract, open, locale } = asked
  const matching = listedRequests(db, owner)
    .$if(contract !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('request.contract_name', '=', contract ?? ''),
          row.exists(
            row
              .selectFrom('request as part')
              .select('part.id')
              .whereRef('part.joint_id', '=', 'request.id')
              .where('part.contract_name', '=', contract ?? ''),
          ),
        ]),
      ),
    )
    .$if(open === 'true', (query) => query.where('request.state', 'in', [...openStates]))
  const [rows, total, summary] = await Promise.all([
    matching
      .orderBy('request.submitted_at', 'desc')
      .orderBy('request.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching
      .clearSelect()
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countRequests(db, owner),
  ])
  return {
    ...page(
      rows.map((row) => requestItemOf(row, locale)),
      { offset, limit, total: total.total },
    ),
    summary,
  }
}

/** What of the customer's requests needs them: one to sign, one that the retailer answered since an instant. */
export async function readRequestsForHome(
  db: Db,
  owner: Owner,
  { sinceMs, locale }: { readonly sinceMs: number; readonly locale: Locale },
) {
  const newest = listedRequests(db, owner)
    .orderBy('request.submitted_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(1)
  const [counts, toSign, answered] = await Promise.all([
    countRequests(db, owner),
    newest.where('request.state', '=', 'waiting_signature').executeTakeFirst(),
    newest
      .where('request.state', 'in', ['rejected', 'effective'])
      .where((row) =>
        row.exists(
          row
            .selectFrom('request_event')
            .select('request_event.position')
            .whereRef('request_event.request_id', '=', 'request.id')
            .where('request_event.actor', '=', 'retailer')
            .where('request_event.at', '>', at(sinceMs)),
        ),
      )
      .executeTakeFirst(),
  ])
  const item = (row: typeof toSign) => (row ? requestItemOf(row, locale) : null)
  return {
    to_sign: counts.waiting_signature,
    first_to_sign: item(toSign),
    under_way: counts.under_way,
    answered: item(answered),
  }
}

/** One request of the customer with its changes, history and signature; throws not-found. */
export async function getRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Owner & { readonly accountId: number },
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<RequestDetail> {
  const row = await getOwnRequest(db, caller, id)
  const [events, signature, codesTo, parts] = await Promise.all([
    db
      .selectFrom('request_event')
      .innerJoin('request', 'request.id', 'request_event.request_id')
      .select(['to_state', 'actor', 'at', 'why'])
      .select('request_event.agent as by_agent')
      .select(actedBy('request_event.account_id', 'request.customer_id').as('acted_by'))
      .where('request_id', '=', row.id)
      .orderBy('position')
      .execute(),
    findSignature(db, clock.nowMs(), row.id),
    signingAddress(db, caller.accountId, clock.nowMs()),
    isJoint(row) ? readParts(db, row.id) : [],
  ])
  // Several requests may wait for the one link of the account.
  const link =
    signature?.provider === 'confirmation'
      ? await findAccountLink(db, clock.nowMs(), row.account_id)
      : undefined
  const invitation =
    row.state === 'waiting_acceptance'
      ? await findSignature(db, clock.nowMs(), row.id, 'new_holder')
      : undefined
  // A code that another was sent is none of the caller's.
  const isOthers = signature !== undefined && signerOf(row, signature) !== caller.accountId
  return requestDetailOf(row, { events, signature, isOthers, link, invitation, codesTo, parts, locale })
}

const dayMs = 86_400_000
/** Procedures that send mails as often as somebody presses: to addresses that were typed, or at once. */
const contactProcedures = [
  'contact_email',
  'contact_mobile',
  'notification_address',
  'invoice_online',
  'tariff_options',
  'battery',
  'change_holder',
] as const
const mostOfContract = 10
const mostOfAccount = 60

/** Throws where so many changes of contact data were made in a day that somebody uses them to send mails. */
export async function requireContactBudget(
  db: Db,
  { contractId, accountId, nowMs }: { contractId: number; accountId: number; nowMs: number },
): Promise<void> {
  const { of_contract, of_account } = await db
    .selectFrom('request')
    .select([
      sql<number>`count(*) filter (where contract_id = ${contractId})`.as('of_contract'),
      sql<number>`count(*) filter (where account_id = ${accountId})`.as('of_account'),
    ])
    .where('contract_id', 'is not', null)
    .where((row) => row.or([row('contract_id', '=', contractId), row('account_id', '=', accountId)]))
    .where('procedure', 'in', [...contactProcedures])
    .where('submitted_at', '>', at(nowMs - dayMs))
    .executeTakeFirstOrThrow()
  if (of_contract >= mostOfContract || of_account >= mostOfAccount)
    throw new Failure('too_many_attempts', { retryAfterSeconds: dayMs / 1000 })
}

/**
 * The e-mail of a contract's notices that is known to be somebody's: the retailer's file has it. One that the customer
 * typed here nobody has confirmed, and it gets no notification.
 */
export async function findConfirmedEmail(
  db: Db,
  { id, notification_email }: Pick<ContractRow, 'id' | 'notification_email'>,
): Promise<string | null> {
  const change = await db
    .selectFrom('contract_change')
    .select(sql<string | null>`base_value #>> '{}'`.as('email'))
    .where('contract_id', '=', id)
    .where('field', '=', 'notification_email')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return change ? change.email : notification_email
}

/** What is under way for a contract that is already known to be the caller's: the day on which each was asked for. */
export async function readUnderWay(
  db: Db,
  contractId: number,
): Promise<Readonly<Partial<Record<ProcedureName, Day>>>> {
  const rows = await db
    .selectFrom('request')
    .select(['procedure', sql<Day>`(submitted_at at time zone 'Europe/Madrid')::date`.as('day')])
    .where('contract_id', '=', contractId)
    .where('state', 'in', [...openStates])
    .execute()
  return Object.fromEntries(rows.map(({ procedure, day }) => [procedure, day]))
}

/** A direct debit mandate: its unique reference, and when it was signed. */
export interface Mandate {
  readonly reference: string
  readonly signed_day: Day
}

/**
 * The mandate that came with a change of account, of a contract that is already known to be the caller's. None that the
 * retailer's file has in another state than active. Its day is that of the signature, of several contracts the one of all.
 */
export async function findSignedMandate(
  db: Db,
  contractId: number,
  iban: string,
): Promise<Mandate | undefined> {
  const reference = sql<string>`request.submission ->> 'mandate_reference'`
  const signedDay = sql<Day>`(coalesce(signature.signed_at, request.submitted_at) at time zone 'Europe/Madrid')::date`
  const rows = await db
    .selectFrom('request')
    .leftJoin('signature', (join) =>
      join
        .on('signature.request_id', '=', sql<number>`coalesce(request.joint_id, request.id)`)
        .on('signature.signer', '=', 'customer'),
    )
    .select(['request.reference', 'request.submission'])
    .select([reference.as('mandate'), signedDay.as('signed_day')])
    .where('request.contract_id', '=', contractId)
    .where('request.procedure', '=', 'iban')
    .where('request.state', '=', 'effective')
    .where(signedDay, '>=', heldFrom(contractId))
    .where(
      sql<boolean>`not exists (select from mandate where mandate.contract_id = request.contract_id
        and mandate.reference = ${reference} and mandate.state <> 'active')`,
    )
    .orderBy('request.submitted_at', 'desc')
    .execute()
  const found = rows.find((row) => submissionOf(row)['iban'] === iban)
  return found && { reference: found.mandate, signed_day: found.signed_day }
}

/** Whether a contract that is already known to be the caller's ended because somebody else became the holder. */
export async function isHandedOver(db: Db, contractId: number): Promise<boolean> {
  const row = await db
    .selectFrom('request')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('procedure', '=', 'change_holder')
    .where('state', '=', 'effective')
    .executeTakeFirst()
  return row !== undefined
}

/** How many new e-mail addresses were requested for an account since an instant. */
export async function countAskedEmails(db: Db, accountId: number, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('request')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('contract_id', 'is', null)
    .where('procedure', '=', 'contact_email')
    .where('submitted_at', '>', at(sinceMs))
    .executeTakeFirstOrThrow()
  return count
}

/** The new e-mail address of an account that waits to be confirmed. */
export async function findPendingEmail(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('request')
    .select(sql<string>`changes ->> 'email'`.as('email'))
    .where('account_id', '=', accountId)
    .where('contract_id', 'is', null)
    .where('procedure', '=', 'contact_email')
    .where('state', '=', 'waiting_signature')
    .executeTakeFirst()
  return row?.email ?? null
}

/** The last time that a customer asked to pay an invoice of theirs in parts. */
export async function findLastInstalmentsRequest(
  db: Db,
  owner: Owner,
  { invoiceId, locale }: { readonly invoiceId: number; readonly locale: Locale },
) {
  const row = await ownRequests(db, owner)
    .innerJoin('instalment', 'instalment.request_id', 'request.id')
    .selectAll('request')
    .where('instalment.invoice_id', '=', invoiceId)
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, reference, state } = row
  return { id, reference, state, reason_text: requestReason(row, locale) }
}

/** The customer's requests about one contract, each by the reference that they have of it: of a part that of the joint one. */
export function ownRequestsOf(db: Db, owner: Owner, contractId: number) {
  return ownRequests(db, owner)
    .where('request.contract_id', '=', contractId)
    .leftJoin('request as joint', 'joint.id', 'request.joint_id')
    .select(['request.id', sql<string>`coalesce(joint.reference, request.reference)`.as('name')])
}
