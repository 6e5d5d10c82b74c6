import { timingSafeEqual } from 'node:crypto'
import { actingMinutes } from '@endoll/api/inspection.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { isLocale } from '@endoll/api/language.ts'
import { queueMail } from '../../mails/queue-mail.ts'
import { findId } from '../../platform/access.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { at } from '../../platform/db/at.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import { maskedEmail } from '../../platform/masked-email.ts'
import { codeHash, codeMinutes, mostTries, newCode } from '../../platform/one-time-code.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { signingAddress } from '../session/operations/signing-address.ts'
import { noteDeed, noteLook, type Doer } from './look.ts'

/** Codes that one customer is mailed in an hour, whoever of the desk asks. */
const codesPerCustomer = 5

export interface Asking {
  readonly customerId: number
  readonly why: DeskReason
  /** Of the cookie that the calls of the office will bring. */
  readonly secret: string
}

/**
 * Mails the customer a code, where codes for signing go, once it is written down who asks for it and why. What was asked for
 * before in this session waits no longer.
 */
export async function sendCode(
  services: Services,
  doer: Doer,
  { customerId, why, secret }: Asking,
): Promise<{ acting: number; sent_to: string; minutes: number }> {
  const codes = budgetOf(services.db, { kind: 'desk-code', points: codesPerCustomer, windowSeconds: 3600 })
  await spend(codes, String(customerId))
  return transact(services.db, async (db) => {
    const nowMs = services.clock.nowMs()
    const account = await db
      .selectFrom('account')
      .innerJoin('customer', 'customer.id', 'account.customer_id')
      .select(['account.id', 'account.locale', 'customer.name'])
      .where('customer_id', '=', customerId)
      .where('disabled_at', 'is', null)
      .orderBy('account.id')
      .limit(1)
      .executeTakeFirst()
    if (!account) throw notFound()
    await db
      .updateTable('office_inspection')
      .set({ ended_at: at(nowMs) })
      .where('staff_session_id', '=', doer.staff.sessionId)
      .where('customer_id', '=', customerId)
      .where('code_hash', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
    const { id } = await db
      .insertInto('office_inspection')
      .values({
        staff_session_id: doer.staff.sessionId,
        secret_hash: sha256(secret),
        customer_id: customerId,
        account_id: account.id,
        opened_at: at(nowMs),
        expires_at: at(nowMs + codeMinutes * 60_000),
        acts: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const code = newCode()
    await db
      .updateTable('office_inspection')
      .set({ code_hash: codeHash(`acting ${id}`, code) })
      .where('id', '=', id)
      .execute()
    const to = await signingAddress(db, account.id, nowMs)
    const locale = isLocale(account.locale) ? account.locale : services.deployment.defaultLanguage
    const look = { customerId, why, about: String(id) }
    await noteDeed({ db, clock: services.clock }, doer, { ...look, what: 'code_sent' })
    await queueMail(db, services, {
      key: `acting:${id}`,
      template: 'spoken_code',
      locale,
      to,
      data: { customer: account.name, agent: doer.staff.name, code, minutes: codeMinutes },
    })
    return { acting: id, sent_to: maskedEmail(to), minutes: codeMinutes }
  })
}

interface Begun {
  readonly id: string
  readonly code: string
  readonly why: DeskReason
  readonly reason: string
}

type Tried = 'code_wrong' | 'code_expired' | { readonly inspection: number }

/**
 * Opens the office to change something, by the code that the customer has said. A wrong one is counted; the right one counts
 * once. Nothing is opened before it is written down.
 */
export async function beginActing(
  services: Services,
  doer: Doer,
  { id: named, code, why, reason }: Begun,
): Promise<number> {
  const tried = await transact(services.db, async (db): Promise<Tried> => {
    const nowMs = services.clock.nowMs()
    const waiting = await db
      .selectFrom('office_inspection')
      .select(['id', 'customer_id', 'code_hash', 'code_attempts'])
      .where('id', '=', findId(named) ?? 0)
      .where('staff_session_id', '=', doer.staff.sessionId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at(nowMs))
      .forUpdate()
      .executeTakeFirst()
    if (!waiting?.code_hash || waiting.code_attempts >= mostTries) return 'code_expired'
    const { id, customer_id: customerId, code_hash: hash, code_attempts: tries } = waiting
    const row = db.updateTable('office_inspection').where('id', '=', id)
    if (!timingSafeEqual(hash, codeHash(`acting ${id}`, code))) {
      await row.set({ code_attempts: tries + 1 }).execute()
      return 'code_wrong'
    }
    const look = { customerId, what: 'acting_begun', why, reason, about: String(id) } as const
    await noteLook({ db, clock: services.clock }, doer, look)
    await row
      .set({ code_hash: null, opened_at: at(nowMs), expires_at: at(nowMs + actingMinutes * 60_000) })
      .execute()
    return { inspection: id }
  })
  if (typeof tried === 'string') throw new Failure(tried)
  return tried.inspection
}
