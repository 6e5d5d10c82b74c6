import type { OutboxEvent, OutboxType } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import { queueMail, type ToldState } from '../../mails/queue-mail.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { beforeOf, changesOf, procedureOf, submissionOf, type Notice, type RequestRow } from './request.ts'
import type { Subject } from './subject.ts'

/** Deliveries of one contract, or of one customer where there is none, stay in order. */
function orderOf({ contract_id, customer_id }: RequestRow) {
  return contract_id === null ? `customer:${customer_id}` : `contract:${contract_id}`
}

async function signatureOf(db: Db, requestId: number): Promise<OutboxEvent['request']['signature']> {
  const row = await db
    .selectFrom('signature')
    .select(['provider', 'signed_at', 'document_hash'])
    .where('request_id', '=', requestId)
    .where('signed_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.signed_at) return null
  const { provider, signed_at, document_hash } = row
  return { provider, signed_at, document_sha256: document_hash?.toString('hex') ?? null }
}

/** Any fixed number: it names our lock among the database's advisory locks. */
const CURSOR_LOCK = 2_026_112_107

/** Puts an event for the retailer's systems beside what it tells of. Contract or account are locked: ids keep order. */
export async function tellRetailer(
  db: Db,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  told: { readonly type: OutboxType; readonly request: RequestRow; readonly subject: Subject },
): Promise<void> {
  const { type, request, subject } = told
  const { contract } = subject
  const payload: OutboxEvent['request'] = {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submitted_at: request.submitted_at,
    locale: request.locale as Locale,
    customer: { code: subject.customer.code },
    contract: contract && { name: contract.name, cups: contract.cups },
    submission: submissionOf(request),
    submission_sha256: request.submission_hash.toString('hex'),
    changes: { ...changesOf(request) },
    before: { ...beforeOf(request) },
    signature: await signatureOf(db, request.id),
  }
  const now = at(clock.nowMs())
  // One after the other until the end of the transaction: whoever reads by cursor must not pass by an event that has
  // its number already and is committed later.
  await sql`select pg_advisory_xact_lock(${CURSOR_LOCK})`.execute(db)
  await db
    .insertInto('outbox_event')
    .values({
      request_id: request.id,
      subject: orderOf(request),
      type,
      payload: JSON.stringify(payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await jobs?.wake(db, 'outbox')
}

/** Tells the customer by mail where a request stands now. */
export async function tellCustomer(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  told: { readonly request: RequestRow; readonly subject: Subject; readonly position: number },
): Promise<void> {
  const { request, subject, position } = told
  await queueMail(db, services, {
    key: `request:${request.reference}:${position}`,
    template: 'request',
    locale: request.locale as Locale,
    to: subject.account.email,
    data: {
      state: request.state as ToldState,
      id: request.id,
      reference: request.reference,
      procedure: procedureOf(request),
      customer: subject.customer.name,
      contract: subject.contract?.name ?? null,
      dueDay: request.due_day,
      effectiveDay: request.effective_day,
      reasonCode: request.reason_code,
      reasonText: request.reason_text,
    },
  })
}

/** Tells whoever reads the address that was there before. */
export async function tellOldAddress(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  told: { readonly request: RequestRow; readonly subject: Subject; readonly notice: Notice },
): Promise<void> {
  const { request, subject, notice } = told
  await queueMail(db, services, {
    key: `notice:${request.reference}:${notice.about}`,
    template: 'notice',
    locale: request.locale as Locale,
    to: notice.to,
    data: {
      about: notice.about,
      customer: subject.customer.name,
      contract: subject.contract?.name ?? null,
      reference: request.reference,
    },
  })
}
