import type {
  CaseOutboxEvent,
  ContractDraftOutboxEvent,
  ContractSignedOutboxEvent,
  EnquiryOutboxEvent,
  LeadOutboxEvent,
  MailAddressOutboxEvent,
  MailOwedOutboxEvent,
  OutboxEvent,
  PaymentOutboxEvent,
  RequestOutboxEvent,
  UnreachableOutboxEvent,
} from '@endoll/api/retailer.ts'
import { sql, type Selectable } from 'kysely'
import type { RetailerGateway } from '../../../gateways/retailer/gateway.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { OutboxEventTable } from '../../../platform/db/schema.generated.ts'
import { errorOf, leasedRows, type LeasedQueue, type Worked } from '../../../platform/leased-queue.ts'
import type { Services } from '../../../platform/services.ts'

/** An event has a number before it is sent to anybody. */
type NumberedRow = Selectable<OutboxEventTable> & { readonly number: number }

/** Numbers the events committed so far, in one statement: no lock is held across the network (decision 0012). */
async function numberEvents(db: Db): Promise<void> {
  await sql`select number_outbox_events()`.execute(db)
}

function eventOf(row: NumberedRow): OutboxEvent {
  const { number: id, created_at, payload } = row
  if (row.contract_draft_id !== null) {
    if (row.type === 'contract.signed') {
      const signed = payload as ContractSignedOutboxEvent['contract_draft']
      return { id, created_at, type: 'contract.signed', contract_draft: signed }
    }
    const contract_draft = payload as ContractDraftOutboxEvent['contract_draft']
    return { id, created_at, type: 'contract.drafted', contract_draft }
  }
  if (row.enquiry_id !== null) {
    return { id, created_at, type: 'enquiry.received', enquiry: payload as EnquiryOutboxEvent['enquiry'] }
  }
  if (row.lead_id !== null) {
    return {
      id,
      created_at,
      type: row.type as LeadOutboxEvent['type'],
      lead: payload as LeadOutboxEvent['lead'],
    }
  }
  if (row.case_id !== null) {
    const type = row.type as CaseOutboxEvent['type']
    return { id, created_at, type, case: payload as CaseOutboxEvent['case'] }
  }
  if (row.mail_about !== null) {
    if (row.type === 'account.unreachable')
      return { id, created_at, type: row.type, account: payload as UnreachableOutboxEvent['account'] }
    if (row.type === 'mail.owed_by_post')
      return { id, created_at, type: row.type, mail: payload as MailOwedOutboxEvent['mail'] }
    const type = row.type as MailAddressOutboxEvent['type']
    return { id, created_at, type, mail: payload as MailAddressOutboxEvent['mail'] }
  }
  return row.request_id === null
    ? {
        id,
        created_at,
        type: row.type as PaymentOutboxEvent['type'],
        payment: payload as PaymentOutboxEvent['payment'],
      }
    : {
        id,
        created_at,
        type: row.type as RequestOutboxEvent['type'],
        request: payload as RequestOutboxEvent['request'],
      }
}

/** Events in one reply. */
const pageSize = 100

/** Events after a cursor, oldest first, delivered or not. */
export async function readOutbox(db: Db, after: number) {
  await numberEvents(db)
  const rows = await db
    .selectFrom('outbox_event')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(pageSize)
    .$narrowType<{ number: number }>()
    .execute()
  return { events: rows.map(eventOf), next: rows.at(-1)?.number ?? after }
}

/** Events of one contract are delivered in order: one that is not taken holds back those behind it. */
export const outboxQueue: LeasedQueue = {
  table: 'outbox_event',
  doneColumn: 'delivered_at',
  leaseMs: 60_000,
  firstPauseMs: 10_000,
  longestPauseMs: 3_600_000,
  mayBeTaken: sql<boolean>`waiting.number is not null and not exists (
    select 1 from outbox_event earlier
     where earlier.subject = waiting.subject and earlier.id < waiting.id and earlier.delivered_at is null)`,
  failPoints: { claimed: 'event-claimed', handled: 'event-delivered' },
}

/** Delivers the events that are due: each at least once. */
export async function deliverOutbox(
  services: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  retailer: RetailerGateway,
): Promise<Worked> {
  await numberEvents(services.db)
  const worked = { done: 0, failed: 0 }
  for await (const { row, settle } of leasedRows<NumberedRow>(services, outboxQueue)) {
    const error = await errorOf(retailer.deliver(eventOf(row)))
    await settle(error)
    worked[error ? 'failed' : 'done'] += 1
  }
  return worked
}
