import { sql } from 'kysely'
import { isLocale } from '@endoll/api/language.ts'
import type { DeskCase } from '@endoll/api/desk-work.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { takeRetailerMessage } from '../cases/operations.ts'
import { writeLine } from './log.ts'
import { lookAt, type Doer } from './look.ts'

/** Which case, whose, and who is on it. */
async function getCase(db: Db, named: string) {
  const row = await db
    .selectFrom('crm_case')
    .leftJoin('case_taken', 'case_taken.case_id', 'crm_case.id')
    .leftJoin('staff', 'staff.id', 'case_taken.staff_id')
    .select([
      'crm_case.id',
      'customer_id',
      'reference',
      'messages',
      'staff.name as taken_by',
      'staff.id as taken_id',
    ])
    .where('crm_case.id', '=', findId(named) ?? 0)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function readNotes(db: Db, caseId: number) {
  return db
    .selectFrom('case_note')
    .innerJoin('staff', 'staff.id', 'case_note.staff_id')
    .select(['staff.name as who', 'text', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('case_note.id')
    .execute()
}

/** What the customer sees of it too; asked in the name of that customer. */
async function readSaid(services: Services, caseId: number) {
  const { db, deployment } = services
  const [row, messages, files] = await Promise.all([
    db
      .selectFrom('crm_case')
      .innerJoin('customer', 'customer.id', 'crm_case.customer_id')
      .select(['crm_case.id', 'reference', 'customer_id', 'subject', 'state', 'answer_due_day', 'updated_at'])
      .select(['crm_case.locale', 'contract_name as contract', 'customer.name as customer'])
      .select(sql<boolean>`claim_type is not null`.as('is_claim'))
      .where('crm_case.id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('crm_message')
      .select(['position', 'author', 'what', 'text', 'at'])
      .where('case_id', '=', caseId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('crm_file')
      .innerJoin('uploaded_file', 'uploaded_file.id', 'crm_file.file_id')
      .select(['position', 'name'])
      .where('case_id', '=', caseId)
      .orderBy('number')
      .execute(),
  ])
  return {
    ...row,
    locale: isLocale(row.locale) ? row.locale : deployment.defaultLanguage,
    messages: messages.map((message) => ({
      ...message,
      files: files.filter(({ position }) => position === message.position).map(({ name }) => name),
    })),
  }
}

/** A case as the desk shows it; that it was read is written down first. */
export async function readCase(services: Services, doer: Doer, named: string): Promise<DeskCase> {
  const { id, customer_id, reference, taken_by, taken_id } = await getCase(services.db, named)
  const notes = await readNotes(services.db, id)
  const look = { customerId: customer_id, what: 'case_read', why: 'case', about: reference } as const
  const said = await lookAt(services, doer, look, () => readSaid(services, id))
  return { ...said, notes, taken_by, is_mine: taken_id === doer.staff.staffId }
}

/** Takes a case that nobody is on, or leaves it; whoever comes second does not get it. */
export async function takeCase(
  services: Services,
  doer: Doer,
  { id: named, take }: { readonly id: string; readonly take: boolean },
): Promise<void> {
  const { db, clock } = services
  const { staffId } = doer.staff
  const { id, customer_id, reference } = await getCase(db, named)
  await transact(db, async (transaction) => {
    if (take)
      await transaction
        .insertInto('case_taken')
        .values({ case_id: id, staff_id: staffId, at: at(clock.nowMs()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await transaction
        .deleteFrom('case_taken')
        .where('case_id', '=', id)
        .where('staff_id', '=', staffId)
        .execute()
    await writeLine(
      { ...services, db: transaction },
      {
        staffId,
        what: take ? 'case_taken' : 'case_left',
        customerId: customer_id,
        about: reference,
        address: doer.address,
      },
    )
  })
}

export interface DeskAnswer {
  readonly id: string
  /** Of the last message that whoever answers has read. */
  readonly position: number
  readonly text: string
  readonly closes: boolean
  /** Ids of files. */
  readonly attachment: readonly string[]
}

/**
 * Answers a case, unless somebody has written in it meanwhile: then false, and nothing is sent. Two who answer the same
 * message at the same time give it the same key, so that only one of them is sent.
 */
export async function answerCase(
  services: Services,
  doer: Doer,
  { id: named, position, text, closes, attachment }: DeskAnswer,
): Promise<boolean> {
  const { staffId } = doer.staff
  const { customer_id, reference, messages } = await getCase(services.db, named)
  const line = { staffId, customerId: customer_id, about: reference, address: doer.address }
  if (messages !== position) return false
  try {
    await takeRetailerMessage(services, {
      reference,
      messageId: `desk:${position}`,
      text,
      closes,
      incomplete: false,
      attachment,
    })
  } catch (error) {
    if (error instanceof Failure && error.code === 'key_reused') return false
    throw error
  }
  await writeLine(services, { ...line, what: 'case_answered' })
  return true
}

/** Notes something for the others at the desk; the customer is not told of it. */
export async function noteInCase(
  services: Services,
  doer: Doer,
  { id: named, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const { db, clock } = services
  const { staffId } = doer.staff
  const { id, customer_id, reference } = await getCase(db, named)
  await transact(db, async (transaction) => {
    const values = { case_id: id, staff_id: staffId, text, at: at(clock.nowMs()) }
    await transaction.insertInto('case_note').values(values).execute()
    const line = { staffId, customerId: customer_id, about: reference, address: doer.address }
    await writeLine({ ...services, db: transaction }, { ...line, what: 'case_noted' })
  })
}
