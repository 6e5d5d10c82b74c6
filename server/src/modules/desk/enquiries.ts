import type { WaitingEnquiry } from '@endoll/api/desk-work.ts'
import type { Locale } from '@endoll/api/language.ts'
import { page } from '@endoll/api/paging.ts'
import { sql } from 'kysely'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

/** Whatever the form called it, as text. */
function textOf(payload: Readonly<Record<string, unknown>>, ...fields: readonly string[]): string {
  return fields
    .map((field) => payload[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' ')
}

/** What people sent without signing in and nobody has seen to: by the day that they were told, then the oldest. */
export async function listEnquiries(
  services: Services,
  { staff, address }: Doer,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const { db } = services
  await writeLine(services, { staffId: staff.staffId, what: 'enquiries_listed', address })
  const waiting = db.selectFrom('enquiry').where('done_at', 'is', null).where('cancelled_at', 'is', null)
  const [rows, { total, late }] = await Promise.all([
    waiting
      .select(['id', 'reference', 'kind', 'locale', 'payload', 'answer_due_day', 'created_at'])
      .select('slot_at')
      .orderBy('answer_due_day', (order) => order.asc().nullsLast())
      .orderBy('slot_at')
      .orderBy('created_at')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    waiting
      .select((row) => row.fn.countAll<number>().as('total'))
      .select(sql<number>`(count(*) filter (where answer_due_day < ${todayOf(services)}))::int`.as('late'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row): WaitingEnquiry => {
    const payload = unsealJson('enquiry.payload', row, row.payload) as Readonly<Record<string, unknown>>
    return {
      reference: row.reference,
      kind: row.kind,
      locale: row.locale as Locale,
      name: textOf(payload, 'name', 'surname1', 'surname2'),
      email: textOf(payload, 'email'),
      phone: textOf(payload, 'mobile', 'telephone', 'phone'),
      subject: textOf(payload, 'subject'),
      text: textOf(payload, 'description'),
      slot_at: row.slot_at,
      answer_by: row.answer_due_day,
      created_at: row.created_at,
    }
  })
  return { ...page(items, { offset, limit, total }), late }
}

/** Takes an enquiry off the queue; whoever is second finds it done. */
export async function settleEnquiry(
  services: Services,
  { staff, address }: Doer,
  reference: string,
): Promise<void> {
  const { db, clock } = services
  const { staffId } = staff
  const row = await db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) throw notFound()
  await transact(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiry')
      .set({ done_at: at(clock.nowMs()), done_by: staffId })
      .where('id', '=', row.id)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n)
      await writeLine(
        { db: transaction, clock },
        { staffId, what: 'enquiry_done', about: reference, address },
      )
  })
}
