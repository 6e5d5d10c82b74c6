import { ownInvoices, type InvoiceRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { CardPaymentRow } from './payment.ts'

function ownInvoice(db: Db, owner: Owner, number: string) {
  return ownInvoices(db, owner).selectAll('invoice').where('invoice.number', '=', number)
}

/** An invoice of the customer by its number. Throws not-found alike for what is absent and what is not theirs. */
export async function getInvoiceByNumber(db: Db, owner: Owner, number: string): Promise<InvoiceRow> {
  const row = await ownInvoice(db, owner, number).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function ownInvoicesByNumber(db: Db, owner: Owner, numbers: readonly string[]) {
  return ownInvoices(db, owner)
    .selectAll('invoice')
    .where('invoice.number', 'in', numbers)
    .orderBy('invoice.id')
}

/** All of them or not-found. */
export async function getInvoicesByNumber(
  db: Db,
  owner: Owner,
  numbers: readonly string[],
): Promise<InvoiceRow[]> {
  return allOf(numbers, await ownInvoicesByNumber(db, owner, numbers).execute())
}

/** The same, locked until the transaction ends, each transaction in the same order. */
export async function lockInvoicesByNumber(
  db: Db,
  owner: Owner,
  numbers: readonly string[],
): Promise<InvoiceRow[]> {
  return allOf(numbers, await ownInvoicesByNumber(db, owner, numbers).forUpdate('invoice').execute())
}

function allOf(numbers: readonly string[], rows: InvoiceRow[]): InvoiceRow[] {
  if (rows.length !== numbers.length) throw notFound()
  return rows
}

/** The payments that a customer made; ownership is part of the SQL. */
export function ownPayments(db: Db, owner: Owner) {
  return db.selectFrom('card_payment').where('card_payment.customer_id', '=', owner.customerId)
}

/** The customer's payments of an invoice, newest first. */
export async function paymentsOfInvoice(
  db: Db,
  owner: Owner,
  invoiceId: number,
): Promise<readonly CardPaymentRow[]> {
  return ownPayments(db, owner)
    .innerJoin('card_payment_part', 'card_payment_part.payment_id', 'card_payment.id')
    .where('card_payment_part.invoice_id', '=', invoiceId)
    .selectAll('card_payment')
    .orderBy('card_payment.created_at', 'desc')
    .orderBy('card_payment.reference')
    .execute()
}

/** A payment of the customer. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnPayment(
  db: Db,
  owner: Owner,
  by: { readonly reference: string } | { readonly intent: string; readonly invoiceId: number },
): Promise<CardPaymentRow> {
  const own = ownPayments(db, owner).selectAll('card_payment')
  const found =
    'reference' in by
      ? own.where('reference', '=', by.reference)
      : own
          .where('intent', '=', by.intent)
          .where((where) =>
            where.exists(
              where
                .selectFrom('card_payment_part')
                .select('invoice_id')
                .whereRef('payment_id', '=', 'card_payment.id')
                .where('invoice_id', '=', by.invoiceId),
            ),
          )
  const row = await found.executeTakeFirst()
  if (!row) throw notFound()
  return row
}
