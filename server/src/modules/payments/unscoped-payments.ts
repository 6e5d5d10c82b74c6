import type { Db } from '../../platform/db/open.ts'
import type { CardPaymentRow } from './payment.ts'

/** A payment, whoever's it is, locked until the transaction ends. A customer's call finds it with `getOwnPayment` first. */
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
