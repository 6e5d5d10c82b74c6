import { sql } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CardPaymentRow } from './payment.ts'

/** A payment, of any customer, locked until the transaction ends. A customer's call finds it with `getOwnPayment` first. */
export async function lockPayment(db: Db, id: string): Promise<CardPaymentRow> {
  return db.selectFrom('card_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The payment that the provider calls by this name, locked. */
export async function findByIntent(db: Db, intent: string): Promise<CardPaymentRow | undefined> {
  return db.selectFrom('card_payment').selectAll().where('intent', '=', intent).forUpdate().executeTakeFirst()
}

/** The payment of a bill that the provider may yet take the money of. */
export async function findLive(db: Db, invoiceId: number): Promise<CardPaymentRow | undefined> {
  return db
    .selectFrom('card_payment')
    .innerJoin('card_payment_part', 'card_payment_part.payment_id', 'card_payment.id')
    .selectAll('card_payment')
    .where('card_payment_part.invoice_id', '=', invoiceId)
    .where('card_payment_part.live', '=', true)
    .executeTakeFirst()
}

/** Payments by what the provider calls them. */
export async function readByIntents(
  db: Db,
  intents: readonly string[],
): Promise<ReadonlyMap<string, CardPaymentRow>> {
  const rows = await db
    .selectFrom('card_payment')
    .selectAll()
    .where('intent', '=', sql<string>`any(${intents}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.intent!, row]))
}

/** Payments that were opened between two instants; those near the edges may be the provider's of before or after. */
export function listOpenedBetween(
  db: Db,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<CardPaymentRow[]> {
  const edgeMs = 120_000
  return db
    .selectFrom('card_payment')
    .selectAll()
    .where('created_at', '>=', at(fromMs + edgeMs))
    .where('created_at', '<', at(toMs - edgeMs))
    .orderBy('created_at')
    .execute()
}
