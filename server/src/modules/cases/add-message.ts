import type { CaseState, messageKinds } from '@endoll/api/cases.ts'
import type { FileInJson } from '@endoll/api/files.ts'
import { caseLimits } from '@endoll/api/cases.ts'
import { enquiryAnswerDay } from '@endoll/domain/enquiries/answer-day.ts'
import { claimAnswerDay, claimCompletionDay } from '@endoll/domain/claims/claim-answer.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { mailCustomer, tellRetailer } from './notify.ts'
import { tellCollection } from './tell-collection.ts'
import type { CaseRow } from './own-cases.ts'

export interface Said {
  readonly author: 'customer' | 'retailer'
  /** By which account the customer says it. */
  readonly accountId?: number
  readonly what: (typeof messageKinds)[number]
  /** What was asked for, where the case stands otherwise by now. */
  readonly asked?: Said['what']
  readonly text: string
  readonly attachment: readonly FileInJson[]
  /** The sender's own name of it; the same again is the same message. */
  readonly key: string
}

/** What is compared with what comes under the same key. Files are left out: sent again, they have other ids. */
export function hashOf(said: object): Buffer {
  return sha256(JSON.stringify(said))
}

const nextState: Readonly<Record<Said['what'], CaseState | undefined>> = {
  message: undefined,
  closed: 'closed',
  reopened: 'open',
  incomplete: undefined,
}

function askedHash({ what, asked = what, text }: Said): Buffer {
  return hashOf({ what: asked, text })
}

/** The message that came under this key before. Throws `key_reused` if it said something else. */
async function findEarlier(db: Db, row: CaseRow, said: Said): Promise<number | undefined> {
  const earlier = await db
    .selectFrom('crm_message')
    .select(['position', 'asked_hash'])
    .where('case_id', '=', row.id)
    .where('message_key', '=', said.key)
    .executeTakeFirst()
  if (earlier && !earlier.asked_hash.equals(askedHash(said))) throw new Failure('key_reused')
  return earlier?.position
}

async function attach(
  db: Db,
  row: CaseRow,
  position: number,
  { attachment, nowMs }: Said & { nowMs: number },
) {
  const { last } = await db
    .selectFrom('crm_file')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('case_id', '=', row.id)
    .executeTakeFirstOrThrow()
  let ids: string[]
  try {
    ids = await attachFiles(db, attachment, { purpose: 'contact', attachedTo: `case/${row.id}`, nowMs })
  } catch (error) {
    const code = error instanceof Failure ? error.errors?.['file'] : undefined
    throw code ? invalidFields({ attachment: code }) : error
  }
  // The same file named twice is one.
  const files = [...new Set(ids)].map((file_id, index) => ({
    case_id: row.id,
    position,
    number: (last ?? 0) + index + 1,
    file_id,
  }))
  if (files.length > 0) await db.insertInto('crm_file').values(files).execute()
}

/**
 * What a message does to the time in which a claim is answered. One that asks for what is missing stops it, and what the
 * customer writes until the day that they were told has it begin again; any other message of the retailer's takes the
 * question back. Written later it begins nothing: the retailer answers or closes. A claim that is opened again has the
 * time of a new one. Source: Ley 10/2025 art. 13.3. What is no claim has the day that the retailer promises, from each time
 * that the customer writes and nothing waits yet.
 */
function clockOf(
  row: CaseRow,
  { author, what }: Said,
  today: Day,
  enquiryDays: number,
): Partial<Pick<CaseRow, 'complete_by_day' | 'answer_due_day'>> {
  const { claim_type: type, claim_subtype: subtype } = row
  if (type === null || subtype === null) {
    if (author === 'retailer' || what === 'closed') return { answer_due_day: null }
    return { answer_due_day: row.answer_due_day ?? enquiryAnswerDay(today, enquiryDays) }
  }
  if (what === 'incomplete') return { complete_by_day: claimCompletionDay(today) ?? null }
  if (what === 'closed' || author === 'retailer') return { complete_by_day: null }
  const isCompleted = row.complete_by_day !== null && today <= row.complete_by_day
  if (!isCompleted && what !== 'reopened') return {}
  return { complete_by_day: null, answer_due_day: claimAnswerDay(today, { type, subtype }) }
}

export interface Added {
  readonly row: CaseRow
  readonly position: number
}

/**
 * Adds a message to a case that is locked, with its files, its event or its mail; in the caller's transaction. The same
 * key again changes nothing.
 */
export async function addMessage(db: Db, services: Services, row: CaseRow, said: Said): Promise<Added> {
  const earlier = await findEarlier(db, row, said)
  if (earlier !== undefined) return { row, position: earlier }
  if (row.messages >= caseLimits.messages)
    throw new Failure('too_many_attempts', { retryAfterSeconds: 86_400 })
  const { author, accountId = null, what, text, key } = said
  const nowMs = services.clock.nowMs()
  const position = row.messages + 1
  await db
    .insertInto('crm_message')
    .values({
      case_id: row.id,
      position,
      author,
      what,
      text,
      at: at(nowMs),
      message_key: key,
      asked_hash: askedHash(said),
      account_id: accountId,
    })
    .execute()
  await attach(db, row, position, { ...said, nowMs })
  const state = nextState[what] ?? row.state
  const updated = await db
    .updateTable('crm_case')
    .set({
      messages: position,
      updated_at: at(nowMs),
      state,
      closed_at: state === 'closed' ? (row.closed_at ?? at(nowMs)) : null,
      ...clockOf(row, said, todayOf(services), services.deployment.contactForms.answerWorkingDays),
      // Who writes has seen what was there.
      ...(author === 'customer' ? { seen: position } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await services.failPoint?.('case-written')
  if (author === 'customer') await tellRetailer(db, services, updated, position)
  await tellCollection(db, services, position === 1 ? undefined : row, updated)
  await services.failPoint?.('retailer-notified')
  if (author === 'retailer' || position === 1) await mailCustomer(db, services, updated, position)
  await services.failPoint?.('customer-notified')
  return { row: updated, position }
}
