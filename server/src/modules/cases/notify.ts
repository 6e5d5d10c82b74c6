import type { CaseOutboxEvent, CaseOutboxType } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../mails/queue-mail.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { claimOf, contractOf } from './case-wire.ts'
import { writeCaseEvent } from './write-event.ts'
import { getActor } from '../delegations/queries.ts'
import { issueSatisfactionLink } from './satisfaction-link.ts'
import { readFacts, readReadings } from './facts.ts'
import { isAskedByMail } from './satisfaction.ts'
import type { CaseRow } from './own-cases.ts'

function messageAt(db: Db, row: CaseRow, position: number) {
  return db
    .selectFrom('crm_message')
    .select(['what', 'text', 'at', 'account_id'])
    .where('case_id', '=', row.id)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
}

function filesAt(db: Db, row: CaseRow, position: number) {
  return db
    .selectFrom('crm_file')
    .innerJoin('uploaded_file', 'uploaded_file.id', 'crm_file.file_id')
    .select([
      'uploaded_file.id',
      'uploaded_file.name',
      'uploaded_file.size_bytes',
      'uploaded_file.media_type',
    ])
    .where('crm_file.case_id', '=', row.id)
    .where('crm_file.position', '=', position)
    .orderBy('crm_file.number')
    .execute()
}

/** Tells the retailer what a customer said; those of one case in order. */
export async function tellRetailer(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  row: CaseRow,
  position: number,
): Promise<void> {
  const { what, text, at: saidAt, account_id: accountId } = await messageAt(db, row, position)
  // What the retailer asks for is nothing to tell it.
  if (what === 'incomplete') return
  const type: CaseOutboxType = position === 1 ? 'case.opened' : `case.${what}`
  const { code } = await db
    .selectFrom('crm_case')
    .innerJoin('customer', 'customer.id', 'crm_case.customer_id')
    .select('customer.code')
    .where('crm_case.id', '=', row.id)
    .executeTakeFirstOrThrow()
  const claim = claimOf(row)
  const actor =
    accountId === null ? undefined : await getActor(db, { accountId, customerId: row.customer_id })
  const payload: CaseOutboxEvent['case'] = {
    reference: row.reference,
    state: row.state,
    locale: row.locale as Locale,
    customer: { code },
    contract: contractOf(row),
    category: row.category_id,
    claim: claim && {
      type: claim.tipus,
      subtype: claim.subtipus,
      answer_due_date: claim.answer_due_date,
    },
    subject: row.subject,
    facts: position === 1 ? await readFacts(db, row.id) : [],
    readings: position === 1 ? await readReadings(db, row.id) : [],
    message: {
      position,
      text,
      at: saidAt,
      acted_by: actor?.isDelegate ? actor.email : null,
      files: await filesAt(db, row, position),
    },
  }
  await writeCaseEvent(db, services, row, { type, payload })
}

/** Mails the customer that a case was opened, answered or closed. */
export async function mailCustomer(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  row: CaseRow,
  position: number,
): Promise<void> {
  const { what, text } = await messageAt(db, row, position)
  const files = await filesAt(db, row, position)
  const { email, name, isDelegate } = await getActor(db, {
    accountId: row.account_id,
    customerId: row.customer_id,
  })
  await queueMail(db, services, {
    key: `case:${row.reference}:${position}`,
    template: 'case',
    locale: row.locale as Locale,
    to: email,
    data: {
      about: position === 1 ? 'opened' : what === 'closed' || what === 'incomplete' ? what : 'answered',
      isClaim: row.claim_type !== null,
      id: row.id,
      reference: row.reference,
      subject: row.subject,
      customer: name,
      contract: row.contract_name,
      dueDay: row.answer_due_day,
      completeBy: row.complete_by_day,
      // How content they were only the customer says.
      satisfactionToken:
        !isDelegate && (await isAskedByMail(db, row))
          ? await issueSatisfactionLink({ ...services, db }, { accountId: row.account_id, caseId: row.id })
          : null,
      text: position === 1 ? '' : text,
      files: files.length,
    },
  })
}
