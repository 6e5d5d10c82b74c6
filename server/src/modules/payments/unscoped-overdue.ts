import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { isUnclaimed } from '../../billing/claims-on-bill.ts'
import { sinceHeld } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'

/** What has been owed longer is claimed by the retailer in other ways. */
const longestOverdueDays = 90
const mostReminders = 100

/**
 * Overdue bills, of any customer, of which nobody was reminded since they or their part fell due and which no claim
 * holds up, with the account that the reminder goes to.
 */
export function listOverdueInvoices(db: Db, today: Day) {
  return (
    db
      .selectFrom('invoice')
      .innerJoin('contract', 'contract.id', 'invoice.contract_id')
      .innerJoin('product', 'product.code', 'contract.product_code')
      .innerJoin('customer', 'customer.id', 'contract.customer_id')
      .innerJoin('account', 'account.customer_id', 'customer.id')
      .selectAll('invoice')
      .select([
        'account.id as account_id',
        'account.email',
        'account.locale',
        'customer.name as customer_name',
        'contract.kind as supply_kind',
        'product.pvpc',
      ])
      .distinctOn('invoice.id')
      .where('invoice.state', '=', 'open')
      .where('invoice.debt_cents', '>', 0)
      // Once for each day on which something fell due.
      .where(sql<boolean>`(invoice.reminded_at is null or invoice.reminded_at < invoice.due_day)`)
      .where('invoice.due_day', '<', today)
      .where('invoice.due_day', '>=', sql<Day>`${today}::date - ${longestOverdueDays}::int`)
      .where(sinceHeld('invoice.from_day'))
      .where(isUnclaimed)
      .where('account.disabled_at', 'is', null)
      .where('account.password_hash', 'is not', null)
      .orderBy('invoice.id')
      .orderBy('account.id')
      .limit(mostReminders)
      .execute()
  )
}

/** Says that a bill was reminded of; false if another server did it first. */
export async function markReminded(db: Db, invoiceId: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ reminded_at: at(nowMs) })
    .where('id', '=', invoiceId)
    .where(sql<boolean>`(reminded_at is null or reminded_at < due_day)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
