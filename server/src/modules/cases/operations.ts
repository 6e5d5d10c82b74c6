import { enquiryAnswerDay } from '@endoll/domain/enquiries/answer-day.ts'
import { randomUUID } from 'node:crypto'
import { caseLimits } from '@endoll/api/cases.ts'
import type { ClaimFact } from '@endoll/api/cases.ts'
import type { FileInJson } from '@endoll/api/files.ts'
import { claimPause } from '@endoll/domain/claims/claim-pause.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import type { ContractRow } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Asking } from '../../platform/http/asking.ts'
import type { Caller } from '../../platform/http/implement.ts'
import { newReference } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { addMessage, hashOf, type Added } from './add-message.ts'
import type { CaseReading } from './facts.ts'
import { getOwnCase, type CaseRow } from './own-cases.ts'
import { lockCaseOf } from './unscoped-cases.ts'

/** What a customer opens a case with. */
export interface Opening {
  /** Null of who has none. */
  readonly contract: ContractRow | null
  readonly about:
    | { readonly category: number }
    | { readonly claim: { readonly type: string; readonly subtype: string; readonly answerDueDay: string } }
  readonly subject: string
  readonly text: string
  readonly attachment: readonly FileInJson[]
  /** What of the contract a claim is about. */
  readonly facts?: readonly ClaimFact[]
  /** What was read off a meter. */
  readonly readings?: readonly CaseReading[]
}

async function findOpened(db: Db, { caller, key }: Asking, asked: Buffer): Promise<CaseRow | undefined> {
  if (key === undefined) return undefined
  const row = await db
    .selectFrom('crm_case')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && !row.asked_hash.equals(asked)) throw new Failure('key_reused')
  return row
}

async function writeCase(
  db: Db,
  services: Services,
  asking: Asking,
  { opening, asked }: { readonly opening: Opening; readonly asked: Buffer },
): Promise<CaseRow> {
  const { contract, about, subject, facts = [] } = opening
  const { locale } = await db
    .selectFrom('account')
    .select('locale')
    .where('id', '=', asking.caller.accountId)
    .executeTakeFirstOrThrow()
  const now = at(services.clock.nowMs())
  const reference = newReference()
  const claim = 'claim' in about ? about.claim : undefined
  return db
    .insertInto('crm_case')
    .values({
      reference,
      customer_id: asking.caller.customerId,
      account_id: asking.caller.accountId,
      contract_id: contract?.id ?? null,
      contract_name: contract?.name ?? null,
      cups: contract?.cups ?? null,
      supply: contract?.kind ?? null,
      category_id: 'category' in about ? about.category : null,
      claim_type: claim?.type ?? null,
      claim_subtype: claim?.subtype ?? null,
      answer_due_day: claim
        ? claim.answerDueDay
        : enquiryAnswerDay(todayOf(services), services.deployment.contactForms.answerWorkingDays),
      pauses:
        claim && contract
          ? claimPause({ ...claim, aboutBills: facts.some(({ kind }) => kind !== 'request') })
          : null,
      subject,
      state: 'open',
      locale: asking.locale ?? locale,
      opened_at: now,
      updated_at: now,
      closed_at: null,
      idempotency_key: asking.key ?? `none:${reference}`,
      asked_hash: asked,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function writeFacts(db: Db, { id: case_id }: CaseRow, facts: readonly ClaimFact[]): Promise<void> {
  if (facts.length === 0) return
  const rows = facts.map(({ kind, id: thing_id, name, day, amount_cents }, index) => ({
    case_id,
    number: index + 1,
    kind,
    thing_id,
    name,
    day,
    amount_cents,
  }))
  await db.insertInto('crm_fact').values(rows).execute()
}

async function writeReadings(db: Db, { id: case_id }: CaseRow, readings: readonly CaseReading[]) {
  if (readings.length === 0) return
  await db
    .insertInto('crm_reading')
    .values(readings.map((reading) => ({ case_id, ...reading })))
    .execute()
}

/** Opens a case with its first message. The same key again is the same case. */
export async function openCase(services: Services, asking: Asking, opening: Opening): Promise<CaseRow> {
  const { contract, about, subject, text, facts = [] } = opening
  // The day by which a claim is answered depends on the day of the call.
  const what = 'claim' in about ? [about.claim.type, about.claim.subtype] : about
  const ticked = facts.map(({ kind, id }) => `${kind} ${id}`)
  const asked = hashOf({ contract: contract?.id ?? null, what, subject, text, facts: ticked })
  return inTransaction(services, async (db) => {
    // One after the other, so that two of the same key are one.
    await db
      .selectFrom('account')
      .select('id')
      .where('id', '=', asking.caller.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const earlier = await findOpened(db, asking, asked)
    if (earlier) return earlier
    const row = await writeCase(db, services, asking, { opening, asked })
    await writeFacts(db, row, facts)
    await writeReadings(db, row, opening.readings ?? [])
    const { attachment } = opening
    const { accountId } = asking.caller
    const said = { author: 'customer', accountId, what: 'message', text, attachment, key: 'opening' } as const
    return (await addMessage(db, services, row, said)).row
  })
}

/** The last day on which a closed case can be reopened; null if it cannot. */
export function reopenUntil(services: Pick<Services, 'clock'>, { closed_at }: CaseRow): string | null {
  if (closed_at === null) return null
  const last = addDays(dayAt(instantMs(closed_at), 'Europe/Madrid'), caseLimits.reopenDays)
  return last < todayOf(services) ? null : last
}

export interface Answer {
  readonly id: string
  readonly text: string
  readonly attachment: readonly FileInJson[]
  readonly key: string | undefined
}

function customerKey(key: string | undefined) {
  return `customer:${key ?? randomUUID()}`
}

/** Whether a message of this key is there already: sent again after the case was closed, it is still the same. */
async function isThere(db: Db, row: CaseRow, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('crm_message')
    .select('position')
    .where('case_id', '=', row.id)
    .where('message_key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes in an open case, or opens a closed one again. */
export async function writeInCase(
  services: Services,
  caller: Caller,
  { id, text, attachment, ...answer }: Answer,
  what: 'message' | 'reopened',
): Promise<void> {
  const key = customerKey(answer.key)
  await inTransaction(services, async (db) => {
    const row = await getOwnCase(db, caller, id, { lock: true })
    // Opened again in another tab meanwhile: what is written here is one more message.
    const said = row.state === 'open' ? 'message' : what
    if (!(await isThere(db, row, key))) {
      const mayWrite = said === 'message' ? row.state === 'open' : reopenUntil(services, row) !== null
      if (!mayWrite) throw new Failure('case_closed')
    }
    await addMessage(db, services, row, {
      author: 'customer',
      accountId: caller.accountId,
      what: said,
      asked: what,
      text,
      attachment,
      key,
    })
  })
}

/** The customer closes a case. */
export async function closeCase(services: Services, caller: Caller, id: string): Promise<void> {
  await inTransaction(services, async (db) => {
    const row = await getOwnCase(db, caller, id, { lock: true })
    if (row.state === 'closed') return
    const { accountId } = caller
    const said = { author: 'customer', accountId, what: 'closed', text: '', attachment: [] } as const
    await addMessage(db, services, row, { ...said, key: customerKey(undefined) })
  })
}

/** Notes what the customer has seen; never less than before. */
export async function markRead(
  services: Services,
  caller: Caller,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<void> {
  await inTransaction(services, async (db) => {
    const { id: caseId, messages } = await getOwnCase(db, caller, id)
    const seen = Math.min(position, messages)
    await db
      .updateTable('crm_case')
      .set({ seen })
      .where('id', '=', caseId)
      .where('customer_id', '=', caller.customerId)
      .where('seen', '<', seen)
      .execute()
  })
}

export interface RetailerMessage {
  readonly reference: string
  readonly messageId: string
  readonly text: string
  readonly closes: boolean
  /** That the claim lacks something. */
  readonly incomplete: boolean
  readonly attachment: readonly FileInJson[]
}

/** Takes an answer of the retailer's. One that comes after the case was closed is added all the same. */
export async function takeRetailerMessage(services: Services, sent: RetailerMessage): Promise<Added> {
  const { text, attachment, closes, incomplete } = sent
  return inTransaction(services, async (db) => {
    const row = await lockCaseOf(db, sent.reference)
    const key = `retailer:${sent.messageId}`
    const isNew = !(await isThere(db, row, key))
    if (incomplete && isNew && (closes || row.claim_type === null || row.state !== 'open'))
      throw invalidFields({ incomplete: ['not_valid'] })
    const what = incomplete ? 'incomplete' : closes ? 'closed' : 'message'
    return addMessage(db, services, row, { author: 'retailer', what, text, attachment, key })
  })
}
