import { sql } from 'kysely'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { inspectionMinutes } from '@endoll/api/inspection.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { writeLine } from './log.ts'
import { noteLook, type Doer } from './look.ts'

export interface Opening {
  readonly customerId: number
  readonly why: DeskReason
  readonly reason: string
  /** Of the cookie that its calls bring. */
  readonly secret: string
}

/** Opens a customer's office to be read, once it is written down who opens it and why; returns its number. */
export function openInspection(
  { db, clock }: Services,
  doer: Doer,
  { customerId, why, reason, secret }: Opening,
): Promise<number> {
  return transact(db, async (transaction) => {
    const nowMs = clock.nowMs()
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!account) throw notFound()
    const { id } = await transaction
      .insertInto('office_inspection')
      .values({
        staff_session_id: doer.staff.sessionId,
        secret_hash: sha256(secret),
        customer_id: customerId,
        account_id: account.id,
        opened_at: at(nowMs),
        expires_at: at(nowMs + inspectionMinutes * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const look = { customerId, what: 'office_opened', why, reason, about: String(id) } as const
    await noteLook({ db: transaction, clock }, doer, look)
    return id
  })
}

/** Ends an inspection of one's own, if it is not over already; whose office it was. */
export function endInspection(
  { db, clock }: Services,
  { staff, address }: Doer,
  named: string,
): Promise<number> {
  return transact(db, async (transaction) => {
    const row = await transaction
      .selectFrom('office_inspection')
      .innerJoin('staff_session', 'staff_session.id', 'office_inspection.staff_session_id')
      .select(['office_inspection.id', 'customer_id'])
      .select(sql<boolean>`office_inspection.ended_at is null`.as('is_open'))
      .where('office_inspection.id', '=', findId(named) ?? 0)
      .where('staff_id', '=', staff.staffId)
      .forUpdate('office_inspection')
      .executeTakeFirst()
    if (!row) throw notFound()
    const { id, customer_id: customerId, is_open } = row
    if (!is_open) return customerId
    await transaction
      .updateTable('office_inspection')
      .set({ ended_at: at(clock.nowMs()) })
      .where('id', '=', id)
      .execute()
    const line = {
      staffId: staff.staffId,
      what: 'office_left',
      customerId,
      about: String(id),
      address,
    } as const
    await writeLine({ db: transaction, clock }, line)
    return customerId
  })
}
